// The host's side of connections between browsers: an offer for each guest, and frames between guests and Python.
import type { PeerNews } from "../state/protocol";
import { frameLimit } from "./frame-limit";
import { answerIn, awaitAnswer } from "./handed-answer";
import { packetSender } from "./packets";
import { type IceServers, offer, onEnd } from "./peer";
import { decodeSignal, type Fault } from "./signal-code";

/** Milliseconds in which two browsers must connect. */
export const MAX_CONNECTING_MS = 15_000;
/** Most invitations that may be open at once; a further one closes the oldest. */
const MAX_OPEN = 12;

type State = "open" | "connecting" | "connected" | "over";

/** A link for one guest. */
export interface Invitation {
  id: number;
  code: string;
  state: State;
}

/** The result of a code: its fault, already used, for no open invitation, a link instead, or its invitation. */
export type Accepted = Fault | "used" | "other" | "link" | Invitation;

interface Line extends Invitation {
  peer: RTCPeerConnection;
  end(): void;
  sender: ReturnType<typeof packetSender>;
}

/**
 * Connect a host with its guests.
 * @param send passes what guests send to Python
 * @param changed called with an invitation whose state has changed
 */
export function createHostPeers(
  iceServers: IceServers,
  send: (news: PeerNews) => void,
  changed: (invitation: Invitation) => void,
) {
  const lines = new Map<number, Line>();

  const enter = (line: Line, state: State) => {
    line.state = state;
    changed(line);
  };

  function close(line: Line) {
    line.end();
    line.peer.close();
    if (line.state !== "over") enter(line, "over");
  }

  function listen(line: Line, channel: RTCDataChannel) {
    const tell = (what: PeerNews["what"], text = "") => send({ do: "peer", peer: line.id, what, text });
    const take = frameLimit();
    channel.binaryType = "arraybuffer";
    channel.addEventListener("open", () => {
      enter(line, "connected");
      tell("came");
    });
    channel.addEventListener("message", ({ data }) => {
      const text = take(data);
      if (text === null) channel.close();
      else tell("frame", text);
    });
    onEnd(line.peer, channel, () => {
      const wasHere = line.state === "connected";
      close(line);
      if (wasHere) tell("gone");
    });
  }

  /** Make a link for one guest. */
  async function invite(): Promise<Invitation> {
    const waiting = [...lines.values()].filter(({ state }) => state === "open");
    if (waiting.length >= MAX_OPEN && waiting[0]) close(waiting[0]);
    const { peer, channel, id, code } = await offer(iceServers);
    const end = awaitAnswer(id, (found) => void accept(found));
    const line: Line = { id, code, state: "open", peer, end, sender: packetSender(channel) };
    lines.set(id, line);
    listen(line, channel);
    return line;
  }

  /** Accept the code of any open invitation. */
  async function accept(text: string): Promise<Accepted> {
    const code = answerIn(text) ?? text.replaceAll(/\s/g, "");
    if (/join\.html#/.test(code)) return "link";
    const signal = decodeSignal(code);
    if (typeof signal === "string") return signal;
    if (signal.kind === "offer") return "link";
    const line = lines.get(signal.id);
    if (!line) return "other";
    if (line.state !== "open") return "used";
    line.end();
    enter(line, "connecting");
    setTimeout(() => {
      if (line.state === "connecting") close(line);
    }, MAX_CONNECTING_MS);
    await line.peer.setRemoteDescription({ type: "answer", sdp: signal.sdp }).catch(() => close(line));
    return line;
  }

  return {
    invite,
    accept,
    frame(id: number, text: string) {
      lines.get(id)?.sender.send(text);
    },
    /** Close a connection after everything sent has arrived. */
    end(id: number) {
      lines.get(id)?.sender.close();
    },
    /** Close all connections and open invitations, or with `waiting` only the invitations. */
    close(only: "waiting" | "all") {
      for (const line of lines.values()) if (only === "all" || line.state === "open") close(line);
    },
  };
}
