// A building or settlement, as a card on the table or as a plate on a space of land.

import { pointerRests } from "../effects/pointer-rest";
import { ChangeBadge, Quantities } from "../parts/amount";
import { CardValues, priceOf } from "../parts/card-values";
import { cardYield } from "../parts/card-yield";
import { Icon, Pictogram } from "../parts/icon";
import { memo } from "../parts/memo";
import { type PieceProps, piece } from "../parts/piece";
import { isInHand } from "../state/dock-tabs";
import { cardName } from "../state/names";
import type { Amount, Card } from "../state/protocol";
import { useView, type View } from "../state/view";
import { say, termName } from "../state/words";
import { Functions } from "./functions";

/**
 * Handlers that show a card in large print; after a pick they do not, so that it hides no place where the pick may go.
 */
export function withTooltip(view: View, id: string) {
  const show = (event: Event) => {
    if (!view.selection.picks.value.length && !pointerRests(event))
      view.layout.tooltip.value = { card: id, anchor: event.currentTarget as Element };
  };
  const hide = () => {
    if (view.layout.tooltip.value?.card === id) view.layout.tooltip.value = null;
  };
  return { onPointerEnter: show, onPointerLeave: hide, onFocusIn: show, onFocusOut: hide };
}

/** The description of a card for screen readers, in addition to its name. */
export function cardDescription(view: View, card: Card): string {
  const now = cardYield(view, card);
  return now ? `${card.text} ${say(view.book.value, "produces")}: ${now}.` : card.text;
}

/** The style class of a card's kind. */
export function cardClass(card: Card): string {
  return card.kind === "settlement" ? "ora-settlement" : card.cloister ? "ora-cloister" : "";
}

/** The printed parts of a card. */
const Face = memo(({ card, lacks }: { card: Card; lacks: string }) => {
  const book = useView().book.value;
  const short: Amount[] = lacks ? JSON.parse(lacks) : [];
  return (
    <>
      <div class="ora-banner">
        {card.cloister && <Icon name="cloister" label={say(book, "cloister building")} />}
        <span class="ora-name">{card.name}</span>
        {card.label && <span class="ora-label">{card.label}</span>}
      </div>
      <div class="ora-card-body">
        <div class="ora-cost">
          <Quantities list={priceOf(card)} short={short} />
        </div>
        <Pictogram name={card.picture} />
      </div>
      {card.icons.length > 0 && <Functions card={card} />}
      <div class="ora-card-foot">
        <span class="ora-terrains">
          {card.terrain.map((terrain) => (
            <Icon key={terrain} name={terrain} label={termName(book, terrain)} />
          ))}
        </span>
        <CardValues card={card} />
      </div>
    </>
  );
});

/** What a screen reader reads after a card's name: its worth in an analysis, then its description. */
function described(view: View, card: Card, { "aria-description": worth }: Partial<PieceProps>): string {
  return [worth, cardDescription(view, card)].filter(Boolean).join(". ");
}

/** A whole card, as in the display. */
export function CardFace({ id, pickable = true }: { id: string; pickable?: boolean }) {
  const view = useView();
  const book = view.book.value;
  const card = book.cards[id];
  if (!card) return <div class="ora-card">{cardName(book, id)}</div>;
  const props: Partial<PieceProps> = pickable ? piece(view, [id], null) : {};
  const preview = pickable ? view.pieces.preview([id]) : null;
  const lacks = pickable ? view.scene.value.lacking[id] : undefined;
  const withoutSpace = pickable ? view.scene.value.without_space[id] : undefined;
  return (
    <div
      class={`ora-card ${cardClass(card)} ${lacks || withoutSpace ? "ora-unaffordable" : ""}`}
      data-move={id}
      data-place="table"
      {...props}
      {...withTooltip(view, id)}
      aria-description={described(view, card, props)}
    >
      {/* A string compares by value, so the printed parts are drawn again only when the shortage changes. */}
      <Face card={card} lacks={lacks ? JSON.stringify(lacks) : ""} />
      {withoutSpace && <small class="ora-without-space">{withoutSpace}</small>}
      {preview && <ChangeBadge change={preview} />}
    </div>
  );
}

/** The part of a card that can be read on a space. */
const SmallFace = memo(({ card, functions }: { card: Card; functions: boolean }) => (
  <>
    <div class="ora-banner">
      <span class="ora-name">{card.name}</span>
    </div>
    <Pictogram name={card.picture} />
    {functions && <Functions card={card} />}
    <CardValues card={card} />
  </>
));

/** A card that lies on a space of land. */
export function CardPlate({ id }: { id: string }) {
  const view = useView();
  const book = view.book.value;
  const card = book.cards[id];
  if (!card) return <div class="ora-card-plate">{cardName(book, id)}</div>;
  const inHand = isInHand(view.scene.value, view.ask.value.seat, id);
  const props: Partial<PieceProps> = inHand ? { "data-pick": id } : piece(view, [id], null);
  return (
    <div
      class={`ora-card-plate ${cardClass(card)}`}
      data-move={id}
      data-place="land"
      {...props}
      {...withTooltip(view, id)}
      aria-description={described(view, card, props)}
    >
      <SmallFace card={card} functions />
    </div>
  );
}

/** A card as a preview on the space where it would be placed. */
export function GhostPlate({ id }: { id: string }) {
  const card = useView().book.value.cards[id];
  if (!card) return null;
  return (
    <div class={`ora-card-plate ora-build-preview ${cardClass(card)}`} aria-hidden="true">
      <SmallFace card={card} functions={false} />
    </div>
  );
}
