// A number of something, as a picture with a number.
import { goodName, number } from "../names";
import type { Amount } from "../protocol";
import { useView } from "../view";
import { Icon } from "./icon";

/** `3 ☘`; a single one has no number. */
export function Quantity({ amount: [code, n] }: { amount: Amount }) {
  const book = useView().book.value;
  const name = `${number(n)} ${goodName(book, code)}`;
  return (
    <span class="ora-quantity" title={name}>
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
