// Everything that can be taken into the hand: buildings by pile, settlements, clergymen.

import { kindOf, withTooltip } from "../board/card";
import { Figure } from "../parts/figures";
import { Pictogram } from "../parts/icon";
import { useEditing } from "../state/editor";
import { cardName } from "../state/names";
import type { LaidCard } from "../state/protocol";
import { say, termName } from "../state/words";
import { useWords } from "./words";

/** A card by its picture and name, with where it is now. */
function Chip({ card }: { card: LaidCard }) {
  const { view, held, take } = useEditing();
  const book = view.book.value;
  const printed = book.cards[card.id];
  const inHand = held.value !== null && "card" in held.value && held.value.card === card.id;
  return (
    <button
      type="button"
      class={`ora-ed-chip ora-ed-${card.place} ${printed ? kindOf(printed) : ""}`}
      data-card={card.id}
      aria-pressed={inHand}
      onClick={() => take({ card: card.id })}
      {...withTooltip(view, card.id)}
    >
      <Pictogram name={printed?.picture} />
      <span>{cardName(book, card.id)}</span>
      {card.at && <small>{card.at}</small>}
    </button>
  );
}

export function Cards() {
  const { draft, edit } = useEditing();
  const words = useWords();
  return (
    <>
      {draft.value.stacks.map((stack) => (
        <section key={stack.title} class="ora-ed-stack">
          <h3>{stack.title}</h3>
          <div class="ora-ed-chips">
            {stack.cards.map((card) => (
              <Chip key={card.id} card={card} />
            ))}
          </div>
        </section>
      ))}
      {!draft.value.dealt && (
        <button type="button" class="ora-button" onClick={() => edit({ do: "deal_display" })}>
          {words("deal-display")}
        </button>
      )}
    </>
  );
}

export function Settlements() {
  const { holding, edit } = useEditing();
  const words = useWords();
  const own = holding.value;
  if (!own?.settlements.length) return null;
  return (
    <>
      <div class="ora-ed-chips">
        {own.settlements.map((card) => (
          <Chip key={card.id} card={card} />
        ))}
      </div>
      <button type="button" class="ora-button" onClick={() => edit({ do: "deal_hand", seat: own.seat })}>
        {words("deal-hand")}
      </button>
    </>
  );
}

export function Clergymen() {
  const { view, holding, held, take } = useEditing();
  const book = view.book.value;
  const own = holding.value;
  if (!own) return null;
  return (
    <div class="ora-ed-chips">
      {own.clergymen.map((man, n) => (
        <button
          key={n}
          type="button"
          class="ora-ed-chip"
          data-clergyman={`${man.kind} ${man.card}`}
          aria-pressed={held.value !== null && "clergyman" in held.value && held.value.clergyman === man}
          onClick={() => take({ clergyman: man })}
        >
          <Figure seat={own.seat} kind={man.kind} />
          <span>{termName(book, man.kind)}</span>
          <small>{man.name}</small>
        </button>
      ))}
      {!own.clergymen.length && <p class="ora-quiet">{say(book, "clergy")}: –</p>}
    </div>
  );
}
