// The bots of a game: which one is thinking, the reason of the latest move, and buttons to speed up or pause.

import { Thinking } from "../parts/thinking";
import { isAllowed, post } from "../state/connection";
import { seatName } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";

/** The bot that is thinking, or that bots rest; nothing during a person's turn. */
export function BotLine() {
  const view = useView();
  const bots = view.seats.opponents.value;
  if (!bots) return null;
  const book = view.book.value;
  const { thinking, paused, failed } = bots;
  return (
    <p class="ora-opponents" role="status" aria-live="polite" data-only-live>
      {thinking && (
        <>
          <Thinking />
          <span>
            {seatName(book, thinking)} {say(book, "is thinking")}
          </span>
        </>
      )}
      {(paused || failed) && <span>{say(book, failed ? "bot broke" : "bots rest")}</span>}
      {failed && <span class="ora-muted"> {failed}</span>}
    </p>
  );
}

export function BotButtons() {
  const view = useView();
  const bots = view.seats.opponents.value;
  if (!bots || view.scene.value.over || !isAllowed(view, "pause")) return null;
  const book = view.book.value;
  const asleep = bots.paused || bots.failed !== "";
  if (!bots.thinking && !asleep) return null;
  return (
    <span class="ora-opponents-actions" role="group" aria-label={say(book, "bots")} data-only-live>
      {bots.thinking && (
        <button type="button" class="ora-button" onClick={() => post(view, { do: "hurry" })}>
          {say(book, "play now")}
        </button>
      )}
      <button
        type="button"
        class={`ora-button ${asleep ? "ora-main" : ""}`}
        onClick={() => post(view, { do: asleep ? "resume" : "pause" })}
      >
        {say(book, asleep ? "bots go on" : "bots pause")}
      </button>
    </span>
  );
}
