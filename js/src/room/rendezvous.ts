// One link and nothing to paste: two browsers find each other by relays that the site's owner has named. This code is
// loaded only after a press on a button that names the relays. They see neither the secret nor the game.
import { getRelaySockets, joinRoom } from "trystero";
import type { Transport } from "./channel";
import { pack, unpack } from "./packets";
import type { IceServers } from "./peer";

const APP = "ora-et-labora";
/** A guest's question whether a peer is the host; the host sends it back. */
const HERE = "here";
/** Milliseconds that a guest waits for the host before trying again. */
const MAX_WAITING_MS = 20_000;

export interface Meeting {
  relays: string[];
  iceServers: IceServers;
  secret: string;
}

/** The name of a meeting, which does not reveal the secret it is made from. */
async function nameOf(secret: string): Promise<string> {
  const hashed = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${APP} ${secret}`));
  return [...new Uint8Array(hashed)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function join({ relays, iceServers, secret }: Meeting) {
  // Without explicit servers the library would use its own.
  const config = { appId: APP, password: secret, relayConfig: { urls: relays }, rtcConfig: { iceServers } };
  const room = joinRoom(config, await nameOf(secret));
  return { room, up: room.makeAction<string>("up"), down: room.makeAction<ArrayBufferView>("down") };
}

export interface HostEvents {
  came(peer: string): void;
  frame(peer: string, text: string): void;
  gone(peer: string): void;
}

export type HostMeeting = Awaited<ReturnType<typeof meetGuests>>;

/** Open the host's side, which any guest with the secret can join. */
export async function meetGuests(meeting: Meeting, events: HostEvents) {
  const { room, up, down } = await join(meeting);
  const here = new Set<string>();
  let last = Promise.resolve();
  const next = (step: () => Promise<unknown> | unknown) => {
    last = last.then(step).then(
      () => {},
      (error: unknown) => console.warn("ora_widgets: not sent", error),
    );
  };
  const send = (peer: string, text: string) => {
    const packed = pack(text);
    next(async () => down.send(await packed, { target: peer }));
  };
  room.onPeerLeave = (peer) => {
    if (here.delete(peer)) events.gone(peer);
  };
  up.onMessage = (text, { peerId }) => {
    if (here.has(peerId)) return events.frame(peerId, String(text));
    here.add(peerId);
    events.came(peerId);
    send(peerId, HERE);
  };
  return {
    send,
    /** Whether any relay is connected. */
    isHeard: () => Object.values<WebSocket>(getRelaySockets()).some((one) => one.readyState === WebSocket.OPEN),
    end: (peer: string) => next(() => room.getPeers()[peer]?.close()),
    leave: () => next(() => room.leave()),
  };
}

/** A guest's side. Other guests may join the same meeting; the first peer that answers as a host is the one. */
export function relayTransport(meeting: Meeting): Transport {
  return {
    open({ opened, received, closed }) {
      const joined = join(meeting);
      let host = "";
      let isOver = false;
      let last = Promise.resolve();
      const end = () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        void joined.then(({ room }) => room.leave());
        closed();
      };
      const timer = setTimeout(end, MAX_WAITING_MS);
      joined.then(({ room, up, down }) => {
        room.onPeerJoin = (peer) => void up.send(HERE, { target: peer });
        room.onPeerLeave = (peer) => peer === host && end();
        down.onMessage = (data, { peerId }) => {
          if (host && peerId !== host) return;
          last = last
            .then(async () => {
              const text = await unpack([data as BlobPart]);
              if (host) return received(text);
              host = peerId;
              clearTimeout(timer);
              opened();
            })
            .catch(end);
        };
      }, end);
      return {
        send: (text) => void joined.then(({ up }) => (host ? up.send(text, { target: host }) : undefined)),
        close: end,
      };
    },
  };
}
