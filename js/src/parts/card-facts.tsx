// A card's cost, terrain and values, in words beside their signs.
import { amountText, number } from "../state/names";
import type { Card } from "../state/protocol";
import { useView } from "../state/view";
import { say, translated } from "../state/words";
import { Quantities } from "./amount";
import { cardValues, priceOf } from "./card-values";
import { Icon } from "./icon";

export function CardFacts({ card }: { card: Card }) {
  const book = useView().book.value;
  const cost = priceOf(card).map(([code, n]) => amountText(book, code, n));
  return (
    <dl>
      {cost.length > 0 && (
        <>
          <dt>{say(book, "cost")}</dt>
          <dd>
            <Quantities list={priceOf(card)} /> {cost.join(", ")}
          </dd>
        </>
      )}
      {card.terrain.length > 0 && (
        <>
          <dt>{say(book, "terrain")}</dt>
          <dd>{card.terrain.map((terrain) => translated(book, terrain) ?? terrain).join(", ")}</dd>
        </>
      )}
      {card.label && (
        <>
          <dt>{say(book, "label")}</dt>
          <dd>{card.label}</dd>
        </>
      )}
      {cardValues(book, card).map(([name, label, value]) => (
        <div key={name}>
          <dt>
            <Icon name={name} /> {label}
          </dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
