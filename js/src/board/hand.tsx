// The settlements that a player has not built yet.
import { number } from "../state/names";
import type { Player } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { CardFace, withTooltip } from "./card";

/** The settlements of the asked player as cards. All seats have the same ones; a pick means these. */
export function SettlementsInHand({ player }: { player: Player }) {
  const view = useView();
  if (!player.hand.length) return null;
  const asked = view.ask.value.seat === player.seat;
  return (
    <section class="ora-hand" aria-label={say(view.book.value, "settlements in hand")}>
      <div class="ora-cards ora-strip">
        {player.hand.map((id) => (
          <CardFace key={id} id={id} pickable={asked} />
        ))}
      </div>
    </section>
  );
}

/** The names of another player's settlements, with their details on hover. */
export function SettlementsSummary({ player }: { player: Player }) {
  const view = useView();
  const book = view.book.value;
  if (!player.hand.length) return null;
  return (
    <ul class="ora-settlement-list" aria-label={say(book, "settlements in hand")}>
      {player.hand.map((id) => {
        const card = book.cards[id];
        return (
          card && (
            <li key={id} data-help={`card ${id}`} {...withTooltip(view, id)} aria-description={card.text}>
              {card.name} <b>{number(card.dwelling)}</b>
            </li>
          )
        );
      })}
    </ul>
  );
}
