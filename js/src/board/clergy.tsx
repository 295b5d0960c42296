// The clergymen that a player has at home.

import { Figure } from "../parts/figures";
import { type PieceProps, piece } from "../parts/piece";
import { seatName } from "../state/names";
import type { Clergyman, Player } from "../state/protocol";
import { useView } from "../state/view";
import { say, termName } from "../state/words";

/** The clergymen on a card. */
export function ClergyOn({ card, clergy }: { card: string; clergy: readonly Clergyman[] }) {
  const book = useView().book.value;
  return (
    <>
      {clergy.map(({ seat, kind }, n) => (
        <Figure key={n} seat={seat} kind={kind} label={`${seatName(book, seat)}: ${termName(book, kind)}`} at={card} />
      ))}
    </>
  );
}

/** The attributes of a piece; without those for screen readers where an equal piece already has them. */
function spoken(props: PieceProps, speaks: boolean): Partial<PieceProps> {
  return speaks || !props.onClick
    ? props
    : { "data-pick": props["data-pick"], "data-swaps": true, onClick: props.onClick };
}

export function ClergyAtHome({ player }: { player: Player }) {
  const view = useView();
  const book = view.book.value;
  const asked = view.ask.value.seat === player.seat;
  const home = [...(player.prior ? ["prior" as const] : []), ...Array<"lay">(player.lay).fill("lay")];
  return (
    <div class="ora-clergy" role="group" aria-label={say(book, "clergy")}>
      {home.map((kind, n) => (
        // Lay brothers are alike: each can be pressed, but the keyboard stops only at the first.
        <div
          key={n}
          class="ora-at-home"
          data-move={`${player.seat} ${kind}`}
          data-place="home"
          {...(asked ? spoken(piece(view, [kind], say(book, kind)), home.indexOf(kind) === n) : {})}
        >
          <Figure seat={player.seat} kind={kind} label={say(book, kind)} />
        </div>
      ))}
      {!home.length && <span class="ora-muted">–</span>}
    </div>
  );
}
