// A card in large print, beside the small one that is being looked at.

import { useRef } from "preact/hooks";
import { usePopover } from "../effects/popover";
import { Quantities } from "../parts/amount";
import { price, Values } from "../parts/card-values";
import { Icon, Pictogram } from "../parts/icon";
import { useView } from "../state/view";
import { say } from "../state/words";
import { yieldOf } from "./card";
import { Functions } from "./functions";

export function CardTooltip() {
  const view = useView();
  const book = view.book.value;
  const tooltip = view.tooltip.value;
  const card = tooltip && book.cards[tooltip.card];
  const place = useRef<HTMLDivElement>(null);
  usePopover(place, tooltip?.anchor ?? null);
  if (!card) return null;
  const cost = price(card);
  const now = yieldOf(view, card);
  return (
    // The piece itself says all this to a screen reader.
    <div ref={place} class="ora-tip" aria-hidden="true">
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
