// The room of a game with guests: links, people and proposals.

import { useRoomLinks } from "../effects/room-links";
import { useSecondsSince } from "../effects/seconds-since";
import { wholeLink } from "../effects/send-link";
import { CopyField } from "../parts/copy-field";
import { Mark } from "../parts/figures";
import { clockText } from "../state/clock";
import { post } from "../state/connection";
import type { PlayTogether, PresenceFrame, RoomLink, Seat } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Drawer } from "./drawer";

export function Together() {
  const view = useView();
  const room = view.together.value;
  const links = useRoomLinks(view);
  if (!room) return null;
  const { words, presence } = room;
  const press = (what: PlayTogether["what"], which = "") => post(view, { do: "together", what, which });
  const button = (text: string | undefined, what: PlayTogether["what"], which = "", about = "") => (
    <button
      type="button"
      class="ora-button ora-small"
      data-together={what}
      aria-label={about ? `${text}: ${about}` : undefined}
      onClick={() => press(what, which)}
    >
      {text}
    </button>
  );
  const isHere = (which: string) => presence.seats.some(({ seat, who }) => seat === which && who === "guest");
  const owner = { host: words.here, guest: words.here, away: words.away, bot: words["bot-plays"], free: words.free };
  return (
    <Drawer title={words.title ?? ""}>
      <p>{room.says}</p>
      {room.local && button(say(view.book.value, "open network"), "network")}
      {presence.proposal && (
        <p role="status">
          {presence.proposal.text} {room.asks && button(words.agree, "yes")} {room.asks && button(words.disagree, "no")}
        </p>
      )}
      <ul class="ora-room-people">
        {presence.seats.map(({ seat, colour, name, who, left, runs }) => (
          <li key={seat} data-who={who}>
            <Mark seat={seat} /> {name || colour}: {owner[who]}{" "}
            {left !== null && <Countdown news={presence} left={left} runs={runs} />}{" "}
            {who === "away" && button(words.bot, "bot", seat, colour)}{" "}
            {room.invites &&
              (who === "guest" || who === "away") &&
              button(words.remove, "remove", seat, name || colour)}
          </li>
        ))}
      </ul>
      {links
        .filter(({ which }) => !(room.invites && isHere(which)))
        .map((link) => (
          <Link
            key={link.which}
            link={link}
            code={words.code ?? ""}
            invite={button(words.invite, "invite", link.which, link.label)}
            revoke={button(words.revoke, "revoke", link.which, link.label)}
          />
        ))}
      <p>
        {view.scene.value.over && button(words.again, "again")} {button(words.close, "close")}
      </p>
    </Drawer>
  );
}

/** A player's remaining time, which runs until the next news. */
function Countdown({ news, left, runs }: { news: PresenceFrame; left: number; runs: boolean }) {
  return <time>{clockText(left - useSecondsSince(news, runs))}</time>;
}

interface LinkProps {
  link: RoomLink;
  code: string;
  invite: preact.ComponentChild;
  revoke: preact.ComponentChild;
}

/** A link to copy; on the live page, which makes a link for each guest, the button that makes one. */
function Link({ link, code, invite, revoke }: LinkProps) {
  const seat = link.which.length === 1 ? (link.which as Seat) : null;
  return (
    <section class="ora-room-link" data-link={link.which}>
      <h4>
        {seat && <Mark seat={seat} />} {link.label}
      </h4>
      {link.link ? <CopyField word="game link" text={wholeLink(link.link)} /> : invite}
      {link.code && (
        <details>
          <summary>{code}</summary>
          <svg viewBox={`0 0 ${link.size} ${link.size}`} role="img" aria-label={`${code}: ${link.label}`}>
            <rect width={link.size} height={link.size} fill="white" />
            <path d={link.code} fill="black" shape-rendering="crispEdges" />
          </svg>
        </details>
      )}
      {link.link && revoke}
    </section>
  );
}
