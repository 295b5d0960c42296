// The score pad: a column for each player and a line for each source of points, as if the game ended now.

import { Chart } from "../parts/chart";
import { Mark } from "../parts/figures";
import { Icon } from "../parts/icon";
import { cardName, goodName, number, seatName } from "../state/names";
import type { Tally } from "../state/protocol";
import { useView, type View } from "../state/view";
import { say } from "../state/words";

type Column = Tally["pad"][number];

/** The lines of one part of the pad that any player has, in order of first appearance. */
function names(pad: readonly Column[], part: (column: Column) => readonly string[]): string[] {
  return [...new Set(pad.flatMap(part))];
}

function Head({ view, pad }: { view: View; pad: readonly Column[] }) {
  const book = view.book.value;
  return (
    <thead>
      <tr>
        <td />
        {pad.map(({ seat }) => (
          <th key={seat} scope="col">
            <Mark seat={seat} /> {seatName(book, seat)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Sum({ word, values }: { word: string; values: readonly number[] }) {
  return (
    <tr class="ora-score-pad-sum">
      <th scope="row">{word}</th>
      {values.map((value, n) => (
        <td key={n}>{number(value)}</td>
      ))}
    </tr>
  );
}

export function ScorePad({ tally }: { tally: Tally }) {
  const view = useView();
  const book = view.book.value;
  const { pad } = tally;
  const goods = names(pad, (column) => column.goods.map(([code]) => code));
  const settlements = names(pad, (column) => column.settlements.map(([card]) => card)).sort();
  return (
    <div class="ora-score-pad-frame">
      <table class="ora-score-pad">
        <Head view={view} pad={pad} />
        <tbody>
          {goods.map((code) => (
            <tr key={code}>
              <th scope="row">
                <Icon name={code} /> {goodName(book, code)}
              </th>
              {pad.map((column) => {
                const row = column.goods.find(([other]) => other === code);
                return (
                  <td key={column.seat}>
                    {row && (
                      <>
                        {row[2]} <span class="ora-muted">({row[1]})</span>
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
          <Sum word={say(book, "goods")} values={pad.map(({ sums }) => sums[0])} />
          <tr class="ora-score-pad-sum">
            <th scope="row">
              <Icon name="economic" /> {say(book, "economic value")}
            </th>
            {pad.map(({ seat, economic, sums }) => (
              <td key={seat}>
                {economic.length > 0 ? (
                  <details>
                    <summary>{number(sums[1])}</summary>
                    <ul>
                      {economic.map(([card, value]) => (
                        <li key={card}>
                          {cardName(book, card)} <b>{number(value)}</b>
                        </li>
                      ))}
                    </ul>
                  </details>
                ) : (
                  number(sums[1])
                )}
              </td>
            ))}
          </tr>
          {settlements.map((card) => (
            <tr key={card}>
              <th scope="row">
                <Icon name="dwelling" /> {cardName(book, card)}
              </th>
              {pad.map((column) => (
                <td key={column.seat}>
                  {column.settlements.flatMap(([other, , points]) => (other === card ? [number(points)] : []))}
                </td>
              ))}
            </tr>
          ))}
          <Sum word={say(book, "settlements")} values={pad.map(({ sums }) => sums[2])} />
          <tr class="ora-score-pad-sum ora-total">
            <th scope="row">{say(book, "total")}</th>
            {pad.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

/** The totals in one line each, shown until Python has sent the pad. */
function Totals({ view }: { view: View }) {
  const book = view.book.value;
  return (
    <ul class="ora-totals">
      {view.scene.value.players.map(({ seat, score }) => (
        <li key={seat}>
          <Mark seat={seat} /> {seatName(book, seat)} <b>{score.total}</b>
        </li>
      ))}
    </ul>
  );
}

export function ScoreTable() {
  const view = useView();
  const tally = view.reports.tally.value;
  return (
    <section class="ora-score" aria-label={say(view.book.value, "score pad")}>
      {tally ? (
        <>
          <ScorePad tally={tally} />
          <Chart
            title={say(view.book.value, "by round")}
            seats={tally.pad.map(({ seat }) => seat)}
            chart={tally.chart}
          />
        </>
      ) : (
        <Totals view={view} />
      )}
    </section>
  );
}
