// A number of something, as a picture with a number.
import { changeWords, number, signed, tiles } from "../state/names";
import type { Amount, Change } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Icon } from "./icon";

/** `3 ☘`; a single one has no number. */
export function Quantity({ amount: [code, n] }: { amount: Amount }) {
  const book = useView().book.value;
  const name = tiles(book, code, n);
  return (
    <span class="ora-quantity">
      {n !== 1 && <b>{number(n)}</b>}
      <Icon name={code} label={name} />
    </span>
  );
}

export function Quantities({ list }: { list: readonly Amount[] }) {
  return (
    <>
      {list.map((amount) => (
        <Quantity key={amount[0]} amount={amount} />
      ))}
    </>
  );
}

function Signed({ code, n }: { code: string; n: number }) {
  return (
    <span class={`ora-quantity ${n < 0 ? "ora-less" : "ora-gain"}`}>
      <b>{signed(n)}</b>
      <Icon name={code} />
    </span>
  );
}

/** What there would be more or less of. */
export function Changes({ change }: { change: Change }) {
  const book = useView().book.value;
  const { goods, points } = change;
  return (
    <span class="ora-changes">
      <span class="ora-hidden">{changeWords(book, change)}</span>
      <span class="ora-changes" aria-hidden="true">
        {goods.map(([code, n]) => (
          <Signed key={code} code={code} n={n} />
        ))}
        {points.total !== 0 && <Signed code="points" n={points.total} />}
        {!goods.length && !points.total && <i>{say(book, "nothing changes")}</i>}
      </span>
    </span>
  );
}

/** The points alone, on the piece that would bring them. */
export function Brings({ change }: { change: Change }) {
  const book = useView().book.value;
  return (
    <span class={`ora-brings ${change.points.total < 0 ? "ora-less" : ""}`}>
      <b>{signed(change.points.total) === "0" ? "±0" : signed(change.points.total)}</b>
      <Icon name="points" label={say(book, "points")} />
    </span>
  );
}
