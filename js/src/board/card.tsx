// A building or settlement, as a card on the table or as a plate on a space of land.

import { Brings, Quantities } from "../parts/amount";
import { Icon, Pictogram } from "../parts/icon";
import { pure } from "../parts/memo";
import { piece } from "../parts/piece";
import { cardName, number } from "../state/names";
import type { Card } from "../state/protocol";
import { useView, type View } from "../state/view";
import { capital, say, translated } from "../state/words";
import { Functions } from "./functions";

/** What a card costs; settlements cost food and energy. */
export function price(card: Card): Card["cost"] {
  const list: Card["cost"] = [...card.cost];
  if (card.food) list.push(["food", card.food]);
  if (card.energy) list.push(["energy", card.energy]);
  return list;
}

/** The two values, coin shield and house. */
export function Values({ card }: { card: Card }) {
  const book = useView().book.value;
  const values = [
    ["economic", say(book, "economic value"), card.economic],
    ["dwelling", say(book, "dwelling value"), card.dwelling],
  ] as const;
  return (
    <div class="ora-values">
      {values.map(([name, label, value]) => (
        <span key={name} class={`ora-value ora-${name}`}>
          <Icon name={name} label={label} />
          <b>{number(value)}</b>
        </span>
      ))}
    </div>
  );
}

/** Show the card's text beside whatever the pointer or the keyboard is on. */
export function tipped(view: View, id: string) {
  const show = (event: Event) => {
    const target = event.currentTarget as Element;
    const root = target.closest(".ora-board");
    if (!root) return;
    const [here, all] = [target.getBoundingClientRect(), root.getBoundingClientRect()];
    const below = here.top - all.top < 180;
    view.tip.value = {
      card: id,
      left: Math.max(0, Math.min(here.left - all.left, all.width - 272)),
      top: (below ? here.bottom : here.top) - all.top,
      below,
    };
  };
  const hide = () => {
    if (view.tip.value?.card === id) view.tip.value = null;
  };
  return { onPointerEnter: show, onPointerLeave: hide, onFocusIn: show, onFocusOut: hide };
}

/** What producing by this card would bring now, in words; empty where it does not produce. */
export function yieldOf(view: View, card: Card): string {
  const said = card.icons.flatMap((icon) =>
    "wheel" in icon ? [view.scene.value.yields[icon.wheel.join(" ") + (icon.joker_only ? "!" : "")] ?? ""] : [],
  );
  return said.filter(Boolean).join("; ");
}

/** What a screen reader is told about a card beside its name. */
export function described(view: View, card: Card): string {
  const now = yieldOf(view, card);
  return now ? `${card.text} ${say(view.book.value, "produces")}: ${now}.` : card.text;
}

/** How a card looks by its kind. */
export function kindOf(card: Card): string {
  return card.kind === "settlement" ? "ora-settlement" : card.cloister ? "ora-cloister" : "ora-lay-building";
}

/** What is printed on a card. */
const Face = pure(({ card }: { card: Card }) => {
  const book = useView().book.value;
  return (
    <>
      <div class="ora-banner">
        {card.cloister && <Icon name="cloister" label={say(book, "cloister building")} />}
        <span class="ora-name">{card.name}</span>
        {card.label && <span class="ora-label">{card.label}</span>}
      </div>
      <div class="ora-card-body">
        <div class="ora-cost">
          <Quantities list={price(card)} />
        </div>
        <Pictogram name={card.picture} />
      </div>
      {card.icons.length > 0 && <Functions card={card} />}
      <div class="ora-card-foot">
        <span class="ora-terrains">
          {card.terrain.map((terrain) => (
            <Icon key={terrain} name={terrain} label={translated(book, terrain) ?? capital(terrain)} />
          ))}
        </span>
        <Values card={card} />
      </div>
    </>
  );
});

/** A whole card, as in the display. */
export function CardFace({ id, pickable = true }: { id: string; pickable?: boolean }) {
  const view = useView();
  const book = view.book.value;
  const card = book.cards[id];
  if (!card) return <div class="ora-card">{cardName(book, id)}</div>;
  const props = pickable ? piece(view, [id], null) : {};
  const outlook = pickable ? view.outlook([id]) : null;
  return (
    <div
      class={`ora-card ${kindOf(card)}`}
      data-move={id}
      data-place="table"
      {...props}
      {...tipped(view, id)}
      aria-description={described(view, card)}
    >
      <Face card={card} />
      {outlook && <Brings change={outlook} />}
    </div>
  );
}

/** What can be read of a card that lies on a space. */
const SmallFace = pure(({ card, functions }: { card: Card; functions: boolean }) => (
  <>
    <div class="ora-banner">
      <span class="ora-name">{card.name}</span>
    </div>
    <Pictogram name={card.picture} />
    {functions && <Functions card={card} />}
    <Values card={card} />
  </>
));

/** A card that lies on a space of land. */
export function Plate({ id }: { id: string }) {
  const view = useView();
  const book = view.book.value;
  const card = book.cards[id];
  if (!card) return <div class="ora-plate">{cardName(book, id)}</div>;
  return (
    <div
      class={`ora-plate ${kindOf(card)}`}
      data-move={id}
      data-place="land"
      {...piece(view, [id], null)}
      {...tipped(view, id)}
      aria-description={described(view, card)}
    >
      <SmallFace card={card} functions />
    </div>
  );
}

/** A card as it would lie on a space. */
export function GhostPlate({ id }: { id: string }) {
  const card = useView().book.value.cards[id];
  if (!card) return null;
  return (
    <div class={`ora-plate ora-would-lie ${kindOf(card)}`} aria-hidden="true">
      <SmallFace card={card} functions={false} />
    </div>
  );
}
