// Everything that lies in front of one player.
import { useState } from "preact/hooks";
import { Mark } from "../parts/figures";
import { seatName, tiles } from "../state/names";
import type { Player } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { SeatOwner } from "./claims";
import { ClergyAtHome } from "./clergy";
import { tracks } from "./geometry";
import { Goods } from "./goods";
import { Hand, HandSummary } from "./hand";
import { Landscape } from "./landscape";
import { LandscapeSummary } from "./landscape-summary";

function Title({ player }: { player: Player }) {
  const view = useView();
  const { start, to_move } = view.scene.value;
  const book = view.book.value;
  return (
    <span class="ora-title">
      <Mark seat={player.seat} />
      <strong>{seatName(book, player.seat)}</strong>
      {start === player.seat && (
        <span class="ora-tag" data-help="start">
          {say(book, "start player")}
        </span>
      )}
      {to_move === player.seat && <span class="ora-tag ora-turn">{say(book, "to move")}</span>}
      <span class="ora-points">{tiles(book, "points", player.score.total)}</span>
    </span>
  );
}

/** The player who is asked: large, always open. */
export function OwnBoard({ player }: { player: Player }) {
  return (
    <section class={`ora-player ora-own ora-seat-${player.seat}`}>
      <header>
        <Title player={player} />
        <SeatOwner seat={player.seat} />
        <ClergyAtHome player={player} />
      </header>
      <Goods player={player} />
      <Landscape player={player} />
      <Hand player={player} />
    </section>
  );
}

/** Pixels of board for every player from which on all landscapes are shown. */
const SPACIOUS = 450;

/** Another player: a summary that opens, and says so if something in there can be picked. */
export function OtherBoard({ player }: { player: Player }) {
  const view = useView();
  const book = view.book.value;
  const live = view.live.value;
  // What somebody has opened or closed stays so; before that it is a matter of room.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const asked = view.land.value === player.seat;
  const spacious = view.width.value >= SPACIOUS * view.scene.value.players.length;
  const open = asked || (wanted ?? (spacious || view.desk.options.value.open_all));
  const pickable =
    player.spaces.some((space) => space.holds !== null && live.has(space.holds)) ||
    (asked && player.spaces.some((space) => live.has(space.at)));
  return (
    <section
      class={`ora-player ora-other ora-seat-${player.seat} ${open ? "ora-open" : ""}`}
      style={{ "--ora-wide": open ? tracks(player.spaces, []).cols.length : 5 }}
      aria-label={seatName(book, player.seat)}
    >
      <header>
        <button
          type="button"
          class="ora-fold"
          aria-expanded={open}
          data-says={say(book, open ? "close board" : "open board")}
          onClick={() => setWanted(!open)}
        >
          <Title player={player} />
          {pickable && (
            <span class="ora-hint">
              ●<span class="ora-hidden">{say(book, "can be picked")}</span>
            </span>
          )}
        </button>
        <SeatOwner seat={player.seat} />
      </header>
      <div class="ora-belongings">
        <ClergyAtHome player={player} />
        <Goods player={player} />
      </div>
      {open ? (
        <>
          <Landscape player={player} />
          <HandSummary player={player} />
        </>
      ) : (
        <LandscapeSummary player={player} />
      )}
    </section>
  );
}
