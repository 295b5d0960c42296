// An amount of something, as a picture with a number.
import { amountText, changeWords, goodName, number, signed } from "../state/names";
import type { Amount, Change } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Icon } from "./icon";

/** `3 ☘`; a single good has no number. `short` of the amount are lacking. */
export function Quantity({ amount: [code, n], short = 0 }: { amount: Amount; short?: number }) {
  const book = useView().book.value;
  const name = short ? `${amountText(book, code, n)}, ${say(book, "lacking")} ${short}` : amountText(book, code, n);
  return (
    <span class={short ? "ora-quantity ora-shortage" : "ora-quantity"}>
      {n !== 1 && <b>{number(n)}</b>}
      <Icon name={code} label={name} />
    </span>
  );
}

export function Quantities({ list, short }: { list: readonly Amount[]; short?: readonly Amount[] | undefined }) {
  return (
    <>
      {list.map((amount) => (
        <Quantity key={amount[0]} amount={amount} short={short?.find(([code]) => code === amount[0])?.[1] ?? 0} />
      ))}
    </>
  );
}

function Signed({ code, n, label }: { code: string; n: number; label?: string }) {
  return (
    <span class={`ora-quantity ${n < 0 ? "ora-loss" : "ora-gain"}`}>
      <b>{signed(n)}</b>
      <Icon name={code} label={label} />
    </span>
  );
}

/** Amounts with gains before costs, because costs are known and may be cut off where there is no room. */
function gainsFirst(goods: readonly Amount[]): readonly Amount[] {
  return [...goods].sort(([, one], [, other]) => Number(one < 0) - Number(other < 0));
}

/** Changes of goods and points. */
export function Changes({ change }: { change: Change }) {
  const book = useView().book.value;
  const { goods, points } = change;
  return (
    <span class="ora-changes">
      <span class="ora-hidden">{changeWords(book, change)}</span>
      <span class="ora-changes" aria-hidden="true">
        {points.total !== 0 && <Signed code="points" n={points.total} />}
        {gainsFirst(goods).map(([code, n]) => (
          <Signed key={code} code={code} n={n} />
        ))}
        {!goods.length && !points.total && <i>{say(book, "nothing changes")}</i>}
      </span>
    </span>
  );
}

/** What a press would bring, shown on the piece: points or, without any, goods. */
export function ChangeBadge({ change: { goods, points } }: { change: Change }) {
  const book = useView().book.value;
  const gained = goods.filter(([, n]) => n > 0);
  const shown: Amount[] = points.total ? [["points", points.total]] : gained;
  if (!shown.length) return null;
  return (
    <span class={`ora-change-badge ${points.total < 0 ? "ora-loss" : ""}`}>
      {shown.map(([code, n]) => (
        <Signed key={code} code={code} n={n} label={goodName(book, code)} />
      ))}
    </span>
  );
}
