// The host's side of connections from browser to browser: an offer for each guest, and frames between the guests and Python.
import type { PeerNews } from "../state/protocol";
import { frameLimit } from "./frame-limit";
import { answerIn, awaitAnswer } from "./handed-answer";
import { packetSender } from "./packets";
import { type IceServers, offer, onEnd } from "./peer";
import { decodeSignal, type Fault } from "./signal-code";

/** How long two browsers may look for a way to each other, in milliseconds. */
export const MAX_CONNECTING = 15_000;
/** Invitations that wait for an answer at once; the oldest is closed for another one. */
const MAX_OPEN = 12;

type State = "open" | "connecting" | "connected" | "over";

/** One link for one guest. */
export interface Invitation {
  id: number;
  code: string;
  state: State;
}

/** What became of a code: why it is none, that it has been used, that it is for no open invitation, or a link to be sent. */
export type Accepted = Fault | "used" | "other" | "link" | Invitation;

interface Line extends Invitation {
  peer: RTCPeerConnection;
  end(): void;
  sender: ReturnType<typeof packetSender>;
}

/**
 * @param send takes what guests say to Python
 * @param changed hears of an invitation whose state is another one, and of a code from another window
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

  /** Take a code, for whichever invitation it is. */
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
    }, MAX_CONNECTING);
    await line.peer.setRemoteDescription({ type: "answer", sdp: signal.sdp }).catch(() => close(line));
    return line;
  }

  return {
    invite,
    accept,
    frame(id: number, text: string) {
      lines.get(id)?.sender.send(text);
    },
    /** End a connection once all that was sent has arrived. */
    end(id: number) {
      lines.get(id)?.sender.close();
    },
    /** End what waits and what is connected; `waiting` only what waits. */
    close(only: "waiting" | "all") {
      for (const line of lines.values()) if (only === "all" || line.state === "open") close(line);
    },
  };
}
