// A card in large print beside the small one that has the pointer or the focus.

import { useRef } from "preact/hooks";
import { usePopover } from "../effects/popover";
import { CardFacts } from "../parts/card-facts";
import { cardYield } from "../parts/card-yield";
import { Icon, Pictogram } from "../parts/icon";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Functions } from "./functions";

export function CardTooltip() {
  const view = useView();
  const book = view.book.value;
  const tooltip = view.layout.tooltip.value;
  const card = tooltip && book.cards[tooltip.card];
  const place = useRef<HTMLDivElement>(null);
  usePopover(place, tooltip?.anchor ?? null);
  if (!card) return null;
  const now = cardYield(view, card);
  return (
    // Hidden from screen readers: the piece itself has the same text.
    <div ref={place} class="ora-card-tooltip" aria-hidden="true">
      <Pictogram name={card.picture} />
      <strong>{card.name}</strong>
      {card.cloister && <span class="ora-tag">{say(book, "cloister building")}</span>}
      {card.text && <p>{card.text}</p>}
      {now && (
        <p class="ora-card-yield">
          <Icon name="wheel" />
          <b>{now}</b>
        </p>
      )}
      <Functions card={card} />
      <CardFacts card={card} />
    </div>
  );
}
