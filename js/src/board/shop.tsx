// What the supply still has: land for sale and wonders.

import { Icon } from "../parts/icon";
import { useView } from "../state/view";
import { say, termName } from "../state/words";

export function Shop() {
  const view = useView();
  const { shop, wonders } = view.scene.value;
  const book = view.book.value;
  return (
    <section class="ora-shop" aria-label={say(book, "land for sale")}>
      <h3>{say(book, "land for sale")}</h3>
      <ul>
        {Object.entries(shop).map(([kind, offer]) => (
          <li key={kind} class={`ora-offer ora-offer-${kind}`} data-help={kind}>
            <span class="ora-shape" aria-hidden="true" />
            <span>{termName(book, kind)}</span>
            {offer ? (
              <>
                <span class="ora-quantity">
                  <b>{offer.price}</b>
                  <Icon name="Pn" label={say(book, "coins")} />
                </span>
                <span class="ora-quiet">
                  {offer.left} {say(book, "left").toLowerCase()}
                </span>
              </>
            ) : (
              <span class="ora-quiet">{say(book, "sold out")}</span>
            )}
          </li>
        ))}
        <li class="ora-offer" data-help="wonders">
          <Icon name="Wr" />
          <span>{say(book, "wonders")}</span>
          <b>{wonders}</b>
        </li>
      </ul>
    </section>
  );
}
