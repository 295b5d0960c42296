// All players at a glance: name, points, clergymen at home, who begins the round, whose turn it is, who is thinking.
import { Figure, Mark } from "../parts/figures";
import { Thinking } from "../parts/thinking";
import { hasPart, ownPlayer } from "../state/dock-tabs";
import { amountText, number, seatName } from "../state/names";
import type { Player } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";

/** Letters of a person's name that always fit; the mark shows the colour as well. */
const MAX_SHORT_NAME = 5;

function Standing({ player }: { player: Player }) {
  const view = useView();
  const { seat, score, prior, lay } = player;
  const { start, to_move } = view.scene.value;
  const { visitedSeat: visited } = view.layout;
  const book = view.book.value;
  const given = view.preferences.values.value.names[seat];
  const name = given ?? seatName(book, seat);
  const thinks = view.seats.opponents.value?.thinking === seat;
  const words = [
    name,
    amountText(book, "points", score.total),
    ...(start === seat ? [say(book, "start player")] : []),
    ...(to_move === seat ? [say(book, "to move")] : []),
  ].join(", ");
  const own = ownPlayer(view.scene.value, view.layout.largeSeat.value)?.seat;
  const shown = visited.value === seat && seat !== own;
  const settled = score.settlements.reduce((sum, [, , points]) => sum + points, 0);
  const parts = [
    `${say(book, "goods")} ${number(score.goods)}`,
    `${say(book, "economic value")} ${number(score.economic)}`,
    `${say(book, "settlements")} ${number(settled)}`,
  ].join(" · ");
  const does = say(book, seat === own ? "score" : shown ? "close board" : "open board");
  return (
    <button
      type="button"
      class={`ora-standing-of ora-seat-${seat} ${to_move === seat ? "ora-to-move" : ""}`}
      aria-pressed={shown}
      aria-label={`${words}. ${does}`}
      data-says={`${does} (${parts})`}
      data-standing={seat}
      disabled={!hasPart(view.scene.value, "others")}
      onClick={() => {
        visited.value = shown ? null : seat;
        // A player's own land is in sight already, so the press shows how the points add up.
        if (seat === own && hasPart(view.scene.value, "score")) view.layout.tab.value = "score";
      }}
    >
      <Mark seat={seat} />
      <span class="ora-standing-name" data-short={(given && given.length <= MAX_SHORT_NAME) || undefined}>
        {name}
      </span>{" "}
      <b>{score.total}</b>
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
