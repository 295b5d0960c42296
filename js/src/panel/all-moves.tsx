// The remaining moves as a list, for those who would rather read.

import { dismissAdvice } from "../state/advice";
import { play } from "../state/answering";
import { signed } from "../state/names";
import type { Whole } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";

/** Nobody reads a longer list; picks make it shorter. */
const MAX_SHOWN_MOVES = 60;

/** What an analysis has found out about a move. */
function WorthOfMove({ line }: { line: string }) {
  const view = useView();
  const worth = view.analysis.worths.value.get(line);
  if (!worth) return null;
  const book = view.book.value;
  return (
    <span class="ora-muted">
      {say(book, "worth short")}: {signed(worth.points)}, {say(book, "playouts")}: {worth.playouts}
    </span>
  );
}

export function AllMoves() {
  const view = useView();
  const { listsMoves } = view.layout;
  const open = listsMoves.value;
  const options: Whole[] = [...view.selection.options.value, ...(view.ask.value.conversions ?? [])];
  // A single answer is on the large button; an empty element keeps the place.
  if (options.length < 2) return <span class="ora-moves" />;
  return (
    <details
      class="ora-moves"
      open={open}
      onToggle={(event) => {
        listsMoves.value = event.currentTarget.open;
        if (listsMoves.value) dismissAdvice(view);
      }}
    >
      <summary data-says={say(view.book.value, "all moves")}>
        <span class="ora-hidden">{say(view.book.value, "all moves")}</span>
        <svg class="ora-sign" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h1M9 7h11M4 12h1M9 12h11M4 17h1M9 17h11" />
        </svg>
        <span class="ora-count">
          {options.length}
          {view.ask.value.more && "+"}
        </span>
      </summary>
      {open && (
        <ul>
          {options.slice(0, MAX_SHOWN_MOVES).map((option) => (
            <li key={option.line}>
              <button
                type="button"
                class="ora-move"
                data-line={option.line}
                data-says={option.line}
                onClick={() => play(view, option.line)}
              >
                {option.label} <WorthOfMove line={option.line} />
              </button>
            </li>
          ))}
          {options.length > MAX_SHOWN_MOVES && <li class="ora-muted">…</li>}
        </ul>
      )}
    </details>
  );
}
