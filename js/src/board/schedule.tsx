// When and how the game ends, the checking number of the round, and the rounds ahead.

import { Mark } from "../parts/figures";
import { seatName } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";

/** The number that says whether a step has been forgotten, as a plate to look at. */
export function CheckingNumber() {
  const view = useView();
  const check = view.desk.coming.value?.check;
  if (!check) return null;
  const word = say(view.book.value, "checking number");
  return (
    <span class={check.bold ? "ora-check ora-bold" : "ora-check"} data-help="check">
      {word} <b>{check.number}</b>
    </span>
  );
}

export function Ahead() {
  const view = useView();
  const coming = view.desk.coming.value;
  const book = view.book.value;
  if (!coming) return null;
  return (
    <section class="ora-ahead-of" aria-label={say(book, "what is to come")}>
      <h3>{say(book, "what is to come")}</h3>
      <p class="ora-ending" data-help="ending">
        {coming.ending}
      </p>
      {coming.rows.length > 0 && (
        <details>
          <summary>
            {say(book, "round")} {coming.rows[0]?.[0]}–{coming.rows.at(-1)?.[0]}
          </summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{say(book, "round")}</th>
                <th scope="col">{say(book, "start player")}</th>
                <th scope="col">{say(book, "checking number")}</th>
                <th scope="col">{say(book, "happens")}</th>
              </tr>
            </thead>
            <tbody>
              {coming.rows.map(([round, seat, check, news]) => (
                <tr key={round}>
                  <th scope="row">{round}</th>
                  <td>
                    <Mark seat={seat} label={seatName(book, seat)} />
                  </td>
                  <td>{check}</td>
                  <td>{news}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
