// The supply: land for sale, which a press begins to buy, and wonders.

import { Icon } from "../parts/icon";
import { chooseAction } from "../state/answering";
import { hasPart } from "../state/dock-tabs";
import type { Action } from "../state/protocol";
import { useView, type View } from "../state/view";
import { say, termName } from "../state/words";

/** The action that buys this kind of land now, or null. */
function buying(view: View, kind: string): Action | null {
  const sold = view.ask.value.options.some(({ line, picks }) => picks.length > 0 && line.startsWith(`${kind} `));
  return sold ? { key: kind, label: termName(view.book.value, kind), verbs: [kind] } : null;
}

function LandOffer({ kind }: { kind: string }) {
  const view = useView();
  const book = view.book.value;
  const offer = view.scene.value.shop[kind];
  const name = termName(book, kind);
  const action = buying(view, kind);
  const { value: chosen } = view.selection.action;
  // After another action has begun, land can still be pressed but is no longer highlighted.
  const asked = chosen ? chosen.verbs.includes(kind) : view.selection.picks.value.length === 0;
  const picked = chosen?.key === kind;
  const inside = (
    <>
      <span class="ora-shape" aria-hidden="true" />
      <span>{name}</span>
      {offer ? (
        <span class="ora-quantity" data-says={`${offer.left} ${say(book, "left").toLowerCase()}`}>
          <b>{offer.price}</b>
          <Icon name="Pn" label={say(book, "coins")} />
        </span>
      ) : (
        <span class="ora-muted">{say(book, "sold out")}</span>
      )}
    </>
  );
  if (!action)
    return (
      <div class={`ora-offer ora-offer-${kind}`} data-help={kind}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      class={`ora-offer ora-offer-${kind}`}
      data-help={kind}
      data-state={picked ? "picked" : asked ? "live" : undefined}
      onClick={() => chooseAction(view, picked ? null : action)}
    >
      {inside}
    </button>
  );
}

export function Shop() {
  const view = useView();
  const { shop, wonders } = view.scene.value;
  const book = view.book.value;
  if (!hasPart(view.scene.value, "land")) return null;
  return (
    <section class="ora-shop" aria-label={say(book, "land for sale")}>
      {Object.keys(shop).map((kind) => (
        <LandOffer key={kind} kind={kind} />
      ))}
      <div class="ora-offer" data-help="wonders">
        <Icon name="Wr" />
        <span>{say(book, "wonders")}</span>
        <b>{wonders}</b>
      </div>
    </section>
  );
}
