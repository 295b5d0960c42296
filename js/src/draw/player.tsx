// Everything that lies in front of one player.
import { tracks } from "../geometry";
import { seatName } from "../names";
import type { Player } from "../protocol";
import { useView } from "../view";
import { say } from "../words";
import { ClergyAtHome } from "./clergy";
import { Mark } from "./figures";
import { Goods } from "./goods";
import { Hand, HandInBrief } from "./hand";
import { Landscape } from "./landscape";

function Title({ player }: { player: Player }) {
  const view = useView();
  const { start, to_move } = view.scene.value;
  const book = view.book.value;
  return (
    <span class="ora-title">
      <Mark seat={player.seat} />
      <strong>{seatName(book, player.seat)}</strong>
      {start === player.seat && <span class="ora-tag">{say(book, "start player")}</span>}
      {to_move === player.seat && <span class="ora-tag ora-turn">{say(book, "to move")}</span>}
      <span class="ora-points">
        {player.score.total} {say(book, "points").toLowerCase()}
      </span>
    </span>
  );
}

/** The player who is asked: large, always open. */
export function OwnBoard({ player }: { player: Player }) {
  return (
    <section class={`ora-player ora-own ora-seat-${player.seat}`}>
      <header>
        <Title player={player} />
        <ClergyAtHome player={player} />
      </header>
      <Goods player={player} />
      <Landscape player={player} />
      <Hand player={player} />
    </section>
  );
}

/** Another player: may be folded away, and says so if something in there can be picked. */
export function OtherBoard({ player }: { player: Player }) {
  const view = useView();
  const live = view.live.value;
  const pickable =
    player.spaces.some((space) => space.holds !== null && live.has(space.holds)) ||
    (view.land.value === player.seat && player.spaces.some((space) => live.has(space.at)));
  return (
    <details
      class={`ora-player ora-other ora-seat-${player.seat}`}
      style={{ "--ora-wide": tracks(player.spaces, []).cols.length }}
      open
    >
      <summary>
        <Title player={player} />
        {pickable && (
          <span class="ora-hint" title={say(view.book.value, "can be picked")}>
            ●<span class="ora-hidden">{say(view.book.value, "can be picked")}</span>
          </span>
        )}
      </summary>
      <div class="ora-belongings">
        <ClergyAtHome player={player} />
        <Goods player={player} />
      </div>
      <Landscape player={player} />
      <HandInBrief player={player} />
    </details>
  );
}
