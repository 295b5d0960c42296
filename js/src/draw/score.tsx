// The points of everybody as if the game ended now.
import { seatName } from "../names";
import { useView } from "../view";
import { say } from "../words";
import { Mark } from "./figures";

export function ScoreTable() {
  const view = useView();
  const { players, over } = view.scene.value;
  const book = view.book.value;
  return (
    <details class="ora-score" open={over}>
      <summary>{say(book, "score")}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {(["goods", "economic value", "settlements", "total"] as const).map((word) => (
              <th key={word} scope="col">
                {say(book, word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, score }) => (
            <tr key={seat}>
              <th scope="row">
                <Mark seat={seat} /> {seatName(book, seat)}
              </th>
              <td>{score.goods}</td>
              <td>{score.economic}</td>
              <td>{score.settlements.reduce((sum, [, , points]) => sum + points, 0)}</td>
              <td class="ora-total">{score.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
