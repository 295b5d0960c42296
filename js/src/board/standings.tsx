// Everybody at a glance: name, points, clergymen at home, who begins the round, who is to move, who thinks.
import { Figure, Mark } from "../parts/figures";
import { Thinking } from "../parts/thinking";
import { hasPart } from "../state/dock-tabs";
import { amountText, seatName } from "../state/names";
import type { Player } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";

function Standing({ player }: { player: Player }) {
  const view = useView();
  const { seat, score, prior, lay } = player;
  const { start, to_move } = view.scene.value;
  const { visitedSeat: visited } = view.layout;
  const book = view.book.value;
  const name = view.preferences.values.value.names[seat] ?? seatName(book, seat);
  const thinks = view.seats.opponents.value?.thinking === seat;
  const words = [
    name,
    amountText(book, "points", score.total),
    ...(start === seat ? [say(book, "start player")] : []),
    ...(to_move === seat ? [say(book, "to move")] : []),
  ].join(", ");
  const shown = visited.value === seat;
  return (
    <button
      type="button"
      class={`ora-standing-of ora-seat-${seat} ${to_move === seat ? "ora-to-move" : ""}`}
      aria-pressed={shown}
      aria-label={`${words}. ${say(book, shown ? "close board" : "open board")}`}
      data-says={say(book, shown ? "close board" : "open board")}
      data-standing={seat}
      disabled={!hasPart(view.scene.value, "others")}
      onClick={() => {
        visited.value = shown ? null : seat;
      }}
    >
      <Mark seat={seat} />
      <span class="ora-standing-name">{name}</span> <b>{score.total}</b>
      <span class="ora-standing-clergy" aria-hidden="true">
        {prior && <Figure seat={seat} kind="prior" />}
        {lay > 0 && <Figure seat={seat} kind="lay" />}
        {lay > 1 && <Figure seat={seat} kind="lay" />}
      </span>
      {start === seat && (
        <svg class="ora-flag" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 22V3M6 4h12l-3.5 4L18 12H6" />
        </svg>
      )}
      {thinks && <Thinking />}
    </button>
  );
}

export function Standings() {
  const { players } = useView().scene.value;
  return (
    <div class="ora-standings">
      {players.map((player) => (
        <Standing key={player.seat} player={player} />
      ))}
    </div>
  );
}
