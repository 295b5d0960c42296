// A player's possessions: large for the asked or visited player, in short for the others.
import { Mark } from "../parts/figures";
import breakpoints from "../state/breakpoints.json";
import { seatName } from "../state/names";
import type { Player } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { ClergyAtHome } from "./clergy";
import { Goods } from "./goods";
import { SettlementsSummary } from "./hand";
import { Landscape } from "./landscape";
import { LandscapeSummary } from "./landscape-summary";
import { SeatOwner } from "./seat-owner";

function Title({ player }: { player: Player }) {
  const view = useView();
  const name = view.preferences.values.value.names[player.seat] ?? seatName(view.book.value, player.seat);
  return (
    <span class="ora-title">
      <Mark seat={player.seat} />
      <strong>{name}</strong>
      <SeatOwner seat={player.seat} />
    </span>
  );
}

/** The player who is asked or visited, at large. */
export function OwnBoard({ player, visited }: { player: Player; visited: boolean }) {
  const view = useView();
  const book = view.book.value;
  const { width } = view.layout;
  // A telephone has room for more land only while land is being bought.
  const roomy = !(width.value > 0 && width.value < breakpoints.slim) || view.bar.offer.value.show === "land";
  return (
    <section
      class={`ora-player ora-own ora-seat-${player.seat} ${visited ? "ora-visited" : ""}`}
      data-region="land"
      aria-label={seatName(book, player.seat)}
    >
      <header>
        <Title player={player} />
        <ClergyAtHome player={player} />
        <Goods player={player} />
        {visited && (
          <button
            type="button"
            class="ora-button ora-small"
            onClick={() => {
              view.layout.visitedSeat.value = null;
            }}
          >
            {say(book, "close board")}
          </button>
        )}
      </header>
      <Landscape player={player} large={roomy} />
    </section>
  );
}

/** Another player in the dock, at a glance. */
export function OtherBoard({ player }: { player: Player }) {
  const view = useView();
  const book = view.book.value;
  return (
    <section class={`ora-player ora-other ora-seat-${player.seat}`} aria-label={seatName(book, player.seat)}>
      <header>
        <Title player={player} />
        <ClergyAtHome player={player} />
        <Goods player={player} />
        <button
          type="button"
          class="ora-button ora-small"
          onClick={() => {
            view.layout.visitedSeat.value = player.seat;
          }}
        >
          {say(book, "open board")}
        </button>
      </header>
      <LandscapeSummary player={player} />
      <SettlementsSummary player={player} />
    </section>
  );
}

/** Another player's whole landscape, where all of them have room. */
export function WholeBoard({ player }: { player: Player }) {
  const book = useView().book.value;
  return (
    <section
      class={`ora-player ora-other ora-open ora-seat-${player.seat}`}
      aria-label={seatName(book, player.seat)}
      data-region="land"
    >
      <header>
        <Title player={player} />
        <ClergyAtHome player={player} />
        <Goods player={player} />
      </header>
      <Landscape player={player} />
    </section>
  );
}
