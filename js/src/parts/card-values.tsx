// A card's cost and values, wherever they are shown.
import { number } from "../state/names";
import type { Book, Card } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Icon } from "./icon";

/** The cost of a card; a settlement's is food and energy. */
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

/** The two values, on a coin shield and a house. */
export function CardValues({ card }: { card: Card }) {
  const book = useView().book.value;
  return (
    <div class="ora-values">
      {cardValues(book, card).map(([name, label, value]) => (
        <span key={name} class={`ora-value ora-${name}`}>
          <Icon name={name} label={label} />
          {/* A house leaves only enough width for a short minus sign. */}
          <b>{number(value).replace("−", "-")}</b>
        </span>
      ))}
    </div>
  );
}
