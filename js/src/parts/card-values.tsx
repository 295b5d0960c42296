// What a card costs and is worth, wherever it is shown.
import { number } from "../state/names";
import type { Book, Card } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Icon } from "./icon";

/** What a card costs; settlements cost food and energy. */
export function priceOf(card: Card): Card["cost"] {
  const list: Card["cost"] = [...card.cost];
  if (card.food) list.push(["food", card.food]);
  if (card.energy) list.push(["energy", card.energy]);
  return list;
}

/** The two values of a card: sign, name and number. */
export function cardValues(book: Book, card: Card) {
  return [
    ["economic", say(book, "economic value"), card.economic],
    ["dwelling", say(book, "dwelling value"), card.dwelling],
  ] as const;
}

/** The two values, coin shield and house. */
export function CardValues({ card }: { card: Card }) {
  const book = useView().book.value;
  return (
    <div class="ora-values">
      {cardValues(book, card).map(([name, label, value]) => (
        <span key={name} class={`ora-value ora-${name}`}>
          <Icon name={name} label={label} />
          <b>{number(value)}</b>
        </span>
      ))}
    </div>
  );
}
