// The bots at the table: who thinks, why the last of them did what it did, and the ways to wait less or more.
import { seatName } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";

/** Somebody is thinking: three dots, which stand still where motion is not wanted. */
export function Thinking() {
  return (
    <span class="ora-thinking" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

export function OpponentsPanel() {
  const view = useView();
  const { company } = view;
  const book = view.book.value;
  const bots = company.opponents.value;
  if (!bots) return null;
  const { over } = view.scene.value;
  const { thinking, paused, failed, said } = bots;
  const names = Object.keys(bots.seats)
    .map((seat) => seatName(book, seat))
    .join(", ");
  const asleep = paused || failed !== "";
  return (
    <div class="ora-opponents" role="group" aria-label={say(book, "bots")} data-only-live>
      <p role="status" aria-live="polite">
        {thinking && (
          <>
            <Thinking />
            <span>
              {seatName(book, thinking)} {say(book, "is thinking")}
            </span>
          </>
        )}
        {asleep && <span>{say(book, failed ? "bot broke" : "bots rest")}</span>}
        {failed && <span class="ora-quiet"> {failed}</span>}
        {!asleep && said && <q class="ora-said">{said}</q>}
        {!thinking && !asleep && !said && <span class="ora-quiet">{`${say(book, "bots")}: ${names}`}</span>}
      </p>
      {!over && (
        <span class="ora-opponents-buttons">
          {thinking && (
            <button type="button" class="ora-button ora-small" onClick={() => view.post({ do: "hurry" })}>
              {say(book, "play now")}
            </button>
          )}
          <button
            type="button"
            class={`ora-button ora-small ${asleep ? "ora-main" : ""}`}
            onClick={() => view.post({ do: asleep ? "resume" : "pause" })}
          >
            {say(book, asleep ? "bots go on" : "bots pause")}
          </button>
        </span>
      )}
    </div>
  );
}
