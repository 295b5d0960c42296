// A card in large print, beside the small one that is being looked at.

import { Quantities } from "../parts/amount";
import { Icon, Pictogram } from "../parts/icon";
import { useView } from "../state/view";
import { say } from "../state/words";
import { price, Values, yieldOf } from "./card";
import { Functions } from "./functions";

export function Tip() {
  const view = useView();
  const book = view.book.value;
  const tip = view.tip.value;
  const card = tip && book.cards[tip.card];
  if (!card) return null;
  const cost = price(card);
  const now = yieldOf(view, card);
  return (
    // The piece itself says all this to a screen reader.
    <div
      class={`ora-tip ${tip.below ? "ora-below" : "ora-above"}`}
      style={{ left: `${tip.left}px`, top: `${tip.top}px` }}
      aria-hidden="true"
    >
      <Pictogram name={card.picture} />
      <strong>{card.name}</strong>
      {card.cloister && <span class="ora-tag">{say(book, "cloister building")}</span>}
      {card.text && <p>{card.text}</p>}
      {now && (
        <p class="ora-yield">
          <Icon name="wheel" />
          <b>{now}</b>
        </p>
      )}
      <Functions card={card} />
      <div class="ora-tip-foot">
        <span class="ora-cost">
          <Quantities list={cost} />
        </span>
        <span class="ora-terrains">
          {card.terrain.map((terrain) => (
            <Icon key={terrain} name={terrain} />
          ))}
        </span>
        <Values card={card} />
      </div>
    </div>
  );
}
