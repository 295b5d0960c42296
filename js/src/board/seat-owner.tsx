// Who plays which colour, where several pages share one game; a small mark until somebody takes a colour.

import { isAllowed } from "../state/connection";
import { seatName } from "../state/names";
import type { Seat } from "../state/protocol";
import { ownerOf, toggleClaim } from "../state/seats";
import { useView } from "../state/view";
import { say } from "../state/words";

const CHAIR_PATH = "M7 4v16M7 13h10v7M7 13V9M17 13v-1";

function Claim({ seat }: { seat: Seat }) {
  const view = useView();
  const book = view.book.value;
  const owner = ownerOf(view, seat);
  if (owner === "other") {
    return (
      <span class="ora-tag" data-says={say(book, "taken")}>
        {say(book, "somebody else")}
      </span>
    );
  }
  if (!isAllowed(view, "claim")) return owner && <span class="ora-tag">{say(book, "you")}</span>;
  const word = owner ? say(book, "claimed") : `${seatName(book, seat)}: ${say(book, "claim")}`;
  return (
    <button
      type="button"
      class={`ora-claim ${owner ? "ora-claimed" : ""}`}
      data-says={word}
      aria-label={word}
      aria-pressed={owner === "you"}
      data-claim={seat}
      onClick={() => toggleClaim(view, seat)}
    >
      {owner ? (
        say(book, "you")
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={CHAIR_PATH} />
        </svg>
      )}
    </button>
  );
}

/** The bot that plays a seat, next to its name. */
function BotTag({ seat }: { seat: string }) {
  const view = useView();
  const bot = view.seats.opponents.value?.seats[seat];
  if (!bot) return null;
  return (
    <span class="ora-tag ora-bot" data-says={say(view.book.value, "bot")}>
      {bot}
    </span>
  );
}

/** Who plays a colour: a bot, you, another person, or nobody in particular. */
export function SeatOwner({ seat }: { seat: Seat }) {
  const view = useView();
  const bots = view.seats.opponents.value?.seats ?? {};
  if (bots[seat]) return <BotTag seat={seat} />;
  const people = view.book.value.seats.filter((one) => !one.neutral && !bots[one.seat]);
  // A game alone or only with bots has nobody to share it with, and a saved page cannot be shared.
  if (!view.connection.exists || people.length < 2 || !people.some((one) => one.seat === seat)) return null;
  return (
    <span class="ora-seat-owner" data-only-live>
      <Claim seat={seat} />
    </span>
  );
}
