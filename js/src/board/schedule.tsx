// When and how the game ends, and the rounds ahead.

import { Mark } from "../parts/figures";
import { Table } from "../parts/table";
import { seatName } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";

export function Schedule() {
  const view = useView();
  const coming = view.reports.coming.value;
  const book = view.book.value;
  if (!coming) return null;
  return (
    <section class="ora-schedule" aria-label={say(book, "what is to come")}>
      <h3>{say(book, "what is to come")}</h3>
      <p class="ora-schedule-end" data-help="ending">
        {coming.ending}
      </p>
      {coming.rows.length > 0 && (
        <details>
          <summary>
            {say(book, "round")} {coming.rows[0]?.[0]}–{coming.rows.at(-1)?.[0]}
          </summary>
          <Table
            head={(["round", "start player", "checking number", "happens"] as const).map((word) => say(book, word))}
            rows={coming.rows.map(([round, seat, check, news]) => [
              round,
              <Mark key={round} seat={seat} label={seatName(book, seat)} />,
              check,
              news,
            ])}
          />
        </details>
      )}
    </section>
  );
}
