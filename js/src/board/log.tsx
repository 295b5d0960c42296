// The log by turn, oldest first, scrolled to its end. A line marks on the board what it changed, and a press goes to
// that position.

import { Fragment } from "preact";
import { highlight } from "../effects/highlight";
import { useCurrentInSight } from "../effects/scrolling";
import { Mark } from "../parts/figures";
import { isAllowed, post } from "../state/connection";
import { requestEarlier } from "../state/history";
import { seatName } from "../state/names";
import type { LogEntry } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";

/** Consecutive entries of one turn; where moves between two entries are unknown, a new group begins. */
export function entriesByTurn(log: readonly LogEntry[]): LogEntry[][] {
  const turns: LogEntry[][] = [];
  for (const entry of log) {
    const turn = turns.at(-1);
    const older = turn?.at(-1);
    if (older?.turn === entry.turn && older.ply + 1 === entry.ply) turn?.push(entry);
    else turns.push([entry]);
  }
  return turns;
}

function Line({ entry }: { entry: LogEntry }) {
  const view = useView();
  const { at } = view.scene.value;
  const book = view.book.value;
  const undone = entry.ply > at;
  const show = (event: Event) => highlight(event.currentTarget as Element, entry.touched ?? []);
  const hide = (event: Event) => highlight(event.currentTarget as Element, []);
  return (
    <li class={undone ? "ora-undone" : ""}>
      <button
        type="button"
        data-says={entry.line}
        aria-disabled={!isAllowed(view, "jump") || undefined}
        aria-current={entry.ply === at ? "step" : undefined}
        onClick={() => isAllowed(view, "jump") && post(view, { do: "jump", ply: entry.ply })}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {entry.text}
        {undone && <span class="ora-hidden"> ({say(book, "undone")})</span>}
      </button>
    </li>
  );
}

/** A button that requests the moves before an entry, where they are unknown. */
function Earlier({ than }: { than: LogEntry }) {
  const view = useView();
  return (
    <li>
      <button type="button" class="ora-button" onClick={() => requestEarlier(view, than.ply - 1)}>
        {say(view.book.value, "earlier moves")}
      </button>
    </li>
  );
}

function Turn({ turn }: { turn: LogEntry[] }) {
  const book = useView().book.value;
  const opened = turn[0] as LogEntry;
  return (
    <li class="ora-log-turn">
      <span class="ora-log-head">
        <Mark seat={opened.seat} label={seatName(book, opened.seat)} />
        {opened.round !== undefined && (
          <span class="ora-muted">
            {say(book, "round")} {opened.round}
          </span>
        )}
      </span>
      <ol>
        {turn.map((entry) => (
          <Line key={entry.ply} entry={entry} />
        ))}
      </ol>
    </li>
  );
}

/** The lines that were abandoned by playing on from an earlier position; a press goes to the end of one. */
function OtherLines() {
  const view = useView();
  const { lines = [] } = view.scene.value;
  if (!lines.length || !isAllowed(view, "line")) return null;
  const word = say(view.book.value, "other lines");
  return (
    <div class="ora-other-lines" role="group" aria-label={word}>
      <span class="ora-muted">{word}</span>
      {lines.map((text, place) => (
        <button
          key={text}
          type="button"
          class="ora-button ora-small"
          // The second press of a double click would go back.
          onClick={({ detail }) => detail > 1 || post(view, { do: "line", number: place + 1 })}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

export function Log() {
  const view = useView();
  const list = useCurrentInSight(view.scene.value.at);
  const turns = entriesByTurn(view.history.log.value);
  return (
    <section class="ora-log" aria-label={say(view.book.value, "log")} data-only-live>
      <OtherLines />
      <ol ref={list}>
        {turns.map((turn, place) => {
          const opened = turn[0] as LogEntry;
          const before = turns[place - 1]?.at(-1)?.ply ?? 0;
          return (
            <Fragment key={opened.ply}>
              {opened.ply > before + 1 && <Earlier than={opened} />}
              <Turn turn={turn} />
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}
