// What has happened, by turn, newest first. A line shows on the board what it changed, and takes the board there.
import { useRef } from "preact/hooks";
import { highlight } from "../highlight";
import { seatName } from "../names";
import type { LogEntry } from "../protocol";
import { useView } from "../view";
import { say } from "../words";
import { Mark } from "./figures";

/** Neighbouring entries of the same turn, newest first. */
export function byTurn(log: readonly LogEntry[]): LogEntry[][] {
  const turns: LogEntry[][] = [];
  for (const entry of [...log].reverse()) {
    const turn = turns.at(-1);
    if (turn && turn[0]?.turn === entry.turn) turn.push(entry);
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
        aria-current={entry.ply === at ? "step" : undefined}
        onClick={() => view.post({ do: "jump", ply: entry.ply })}
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

export function Log() {
  const view = useView();
  const { desk } = view;
  const book = view.book.value;
  const log = desk.log.value;
  const list = useRef<HTMLOListElement>(null);
  const first = log[0];
  return (
    <details class="ora-log" open data-only-live>
      <summary>{say(book, "log")}</summary>
      <ol ref={list}>
        {byTurn(log).map((turn) => {
          const [newest] = turn;
          const opened = turn.at(-1);
          return (
            newest &&
            opened && (
              <li key={newest.turn} class="ora-log-turn">
                <span class="ora-log-head">
                  <Mark seat={opened.seat} label={seatName(book, opened.seat)} />
                  {opened.round !== undefined && (
                    <span class="ora-quiet">
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
            )
          );
        })}
        {first && first.ply > 1 && (
          <li>
            <button type="button" class="ora-button" onClick={() => desk.earlier()}>
              {say(book, "earlier moves")}
            </button>
          </li>
        )}
      </ol>
    </details>
  );
}
