// A host's guests who come by the site owner's relays: numbered like other connections, and with the same limits.
import type { PeerNews } from "../state/protocol";
import { frameLimit } from "./frame-limit";
import type { HostMeeting, Meeting, meetGuests } from "./rendezvous";

export function createRelayed(send: (news: PeerNews) => void) {
  const meetings = new Map<string, Promise<HostMeeting>>();
  const guests = new Map<number, { peer: string; meeting: Promise<HostMeeting> }>();

  return {
    /**
     * Admit guests who know a secret.
     * @param came called for each guest who arrives
     */
    open(meet: typeof meetGuests, meeting: Meeting, came: () => void): Promise<HostMeeting> {
      const { secret } = meeting;
      const known = meetings.get(secret);
      if (known) return known;
      const numbers = new Map<string, { number: number; take: ReturnType<typeof frameLimit> }>();
      const tell = (number: number, what: PeerNews["what"], text = "") =>
        send({ do: "peer", peer: number, what, text });
      const opened: Promise<HostMeeting> = meet(meeting, {
        came(peer) {
          const number = crypto.getRandomValues(new Uint32Array(1))[0] as number;
          numbers.set(peer, { number, take: frameLimit() });
          guests.set(number, { peer, meeting: opened });
          tell(number, "came");
          came();
        },
        frame(peer, text) {
          const guest = numbers.get(peer);
          if (!guest) return;
          const taken = guest.take(text);
          if (taken === null) void opened.then((made) => made.end(peer));
          else tell(guest.number, "frame", taken);
        },
        gone(peer) {
          const guest = numbers.get(peer);
          numbers.delete(peer);
          if (!guest) return;
          guests.delete(guest.number);
          tell(guest.number, "gone");
        },
      });
      meetings.set(secret, opened);
      return opened;
    },
    frame(number: number, text: string) {
      const guest = guests.get(number);
      void guest?.meeting.then((made) => made.send(guest.peer, text));
    },
    end(number: number) {
      const guest = guests.get(number);
      void guest?.meeting.then((made) => made.end(guest.peer));
    },
    close() {
      for (const meeting of meetings.values()) void meeting.then((made) => made.leave());
      meetings.clear();
    },
  };
}
