// What has happened, newest first. A line takes the board to the position after it.
import { seatName } from "../names";
import { useView } from "../view";
import { say } from "../words";
import { Mark } from "./figures";

export function Log() {
  const view = useView();
  const { log, at } = view.scene.value;
  const book = view.book.value;
  return (
    <details class="ora-log" open>
      <summary>{say(book, "log")}</summary>
      <ol>
        {[...log].reverse().map((entry) => (
          <li key={entry.ply} class={entry.ply > at ? "ora-undone" : ""}>
            <button type="button" title={entry.line} onClick={() => view.post({ do: "jump", ply: entry.ply })}>
              <Mark seat={entry.seat} label={seatName(book, entry.seat)} />
              <span>{entry.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
