// A player's goods, with their total food and energy.

import { Icon } from "../parts/icon";
import { piece } from "../parts/piece";
import { ownPlayer } from "../state/dock-tabs";
import { showSources } from "../state/goods-sources";
import { goodName, number } from "../state/names";
import type { Player } from "../state/protocol";
import { useView, type View } from "../state/view";
import { say } from "../state/words";

/** From this many kinds of goods on, the tiles form two lines, or three. */
const MIN_KINDS_ON_TWO_LINES = 5;
const MIN_KINDS_ON_THREE = 13;

function linesOf(kinds: number): string {
  if (kinds >= MIN_KINDS_ON_THREE) return "ora-three-lines";
  return kinds >= MIN_KINDS_ON_TWO_LINES ? "ora-two-lines" : "ora-one-line";
}

/** Attributes that make a tile ask where its good can be had, while no question needs the tile. */
function sourceButton(view: View, code: string, label: string) {
  const seat = ownPlayer(view.scene.value, view.layout.largeSeat.value)?.seat;
  // During a payment a press explains instead why the tile does not count.
  if (!seat || !view.connection.exists || view.selection.picks.value.length || view.pieces.state([code]) !== "dead")
    return {};
  const ask = () => showSources(view, seat, code);
  return {
    "data-asks": true,
    role: "button" as const,
    tabindex: 0,
    "aria-label": label,
    onClick: ask,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      (event.currentTarget as HTMLElement).click(); // a real click also reaches the listeners for marks and for help
    },
  };
}

export function Goods({ player }: { player: Player }) {
  const view = useView();
  const book = view.book.value;
  const asked = view.ask.value.seat === player.seat;
  return (
    <div class="ora-goods">
      <ul class={linesOf(player.goods.length)} aria-label={say(book, "goods")}>
        {player.goods.map(([code, count]) => {
          const name = goodName(book, code);
          const chosen = asked ? view.selection.picks.value.filter((pick) => pick === code).length : 0;
          return (
            <li key={code}>
              {/* No swap: tiles are pressed several times, and one press too many must not drop the other picks. */}
              <div
                class="ora-tile"
                data-goods={`${player.seat} ${code}`}
                data-count={count}
                {...(asked ? piece(view, [code], `${name}: ${count}`, false) : {})}
                {...sourceButton(view, code, `${name}: ${count}`)}
              >
                <Icon name={code} label={name} />
                <b>{count}</b>
                {chosen > 0 && <span class="ora-pick-count">{chosen}</span>}
              </div>
            </li>
          );
        })}
      </ul>
      {!player.goods.length && <p class="ora-muted">{say(book, "no goods")}</p>}
      {player === ownPlayer(view.scene.value, view.layout.largeSeat.value) && (
        <button
          type="button"
          class="ora-step ora-goods-sources-button"
          data-door="sources"
          data-only-live
          data-says={say(book, "where from")}
          aria-label={say(book, "where from")}
          onClick={() => showSources(view, player.seat)}
        >
          <svg class="ora-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M14.5 14.5 20 20" />
          </svg>
        </button>
      )}
      <p class="ora-help-text">
        <span data-help="food">
          <Icon name="food" label={say(book, "food")} />
          <b>{number(player.food)}</b>
        </span>
        <span data-help="energy">
          <Icon name="energy" label={say(book, "energy")} />
          <b>{number(player.energy)}</b>
        </span>
      </p>
    </div>
  );
}
