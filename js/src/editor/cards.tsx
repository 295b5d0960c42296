// Everything that can be taken into the hand: buildings by pile, settlements, clergymen.

import { cardClass, withTooltip } from "../board/card";
import { Figure } from "../parts/figures";
import { Pictogram } from "../parts/icon";
import { edit, toggleHeld, useEditor } from "../state/editor";
import { cardName } from "../state/names";
import type { LaidCard } from "../state/protocol";
import { say, termName } from "../state/words";
import { useWords } from "./words";

/** A card with its picture, its name and its present place. */
function Chip({ card }: { card: LaidCard }) {
  const editor = useEditor();
  const { view, held } = editor;
  const book = view.book.value;
  const printed = book.cards[card.id];
  const isInHand = held.value !== null && "card" in held.value && held.value.card === card.id;
  return (
    <button
      type="button"
      class={`ora-editor-chip ora-editor-${card.place} ${printed ? cardClass(printed) : ""}`}
      data-card={card.id}
      aria-pressed={isInHand}
      onClick={() => toggleHeld(editor, { card: card.id })}
      {...withTooltip(view, card.id)}
    >
      <Pictogram name={printed?.picture} />
      <span>{cardName(book, card.id)}</span>
      {card.at && <small>{card.at}</small>}
    </button>
  );
}

export function Cards() {
  const editor = useEditor();
  const { draft } = editor;
  const words = useWords();
  return (
    <>
      {draft.value.stacks.map((stack) => (
        <section key={stack.title} class="ora-editor-stack">
          <h3>{stack.title}</h3>
          <div class="ora-editor-chips">
            {stack.cards.map((card) => (
              <Chip key={card.id} card={card} />
            ))}
          </div>
        </section>
      ))}
      {!draft.value.dealt && (
        <button type="button" class="ora-button" onClick={() => edit(editor, { do: "deal_display" })}>
          {words("deal-display")}
        </button>
      )}
    </>
  );
}

export function Settlements() {
  const editor = useEditor();
  const { holding } = editor;
  const words = useWords();
  const own = holding.value;
  if (!own?.settlements.length) return null;
  return (
    <>
      <div class="ora-editor-chips">
        {own.settlements.map((card) => (
          <Chip key={card.id} card={card} />
        ))}
      </div>
      <button type="button" class="ora-button" onClick={() => edit(editor, { do: "deal_hand", seat: own.seat })}>
        {words("deal-hand")}
      </button>
    </>
  );
}

export function Clergymen() {
  const editor = useEditor();
  const { view, holding, held } = editor;
  const book = view.book.value;
  const own = holding.value;
  if (!own) return null;
  return (
    <div class="ora-editor-chips">
      {own.clergymen.map((man, n) => (
        <button
          key={n}
          type="button"
          class="ora-editor-chip"
          data-clergyman={`${man.kind} ${man.card}`}
          aria-pressed={held.value !== null && "clergyman" in held.value && held.value.clergyman === man}
          onClick={() => toggleHeld(editor, { clergyman: man })}
        >
          <Figure seat={own.seat} kind={man.kind} />
          <span>{termName(book, man.kind)}</span>
          <small>{man.name}</small>
        </button>
      ))}
      {!own.clergymen.length && <p class="ora-muted">{say(book, "clergy")}: –</p>}
    </div>
  );
}
