// A connection from browser to browser: an offer and its answer, each complete in one code, since nobody carries later news.
import { encodeSignal, type Signal } from "./signal-code";

/** How long a browser may look for ways to itself, in milliseconds. */
const MAX_GATHERING = 3_000;
/** How long a connection may be interrupted before it counts as broken, in milliseconds. */
const MAX_INTERRUPTION = 10_000;
const MINUTE = 60_000;

/** Which servers the owner of the site has chosen; by default none, and browsers find each other in one network. */
export type IceServers = RTCIceServer[];

export const hasPeers = () => typeof RTCPeerConnection !== "undefined";

export const now = () => Math.floor(Date.now() / MINUTE);

/** Wait until a browser knows all ways to itself. */
function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, MAX_GATHERING);
    peer.addEventListener("icegatheringstatechange", () => {
      if (peer.iceGatheringState === "complete") done();
    });
    if (peer.iceGatheringState === "complete") done();
  });
}

const codeOf = (peer: RTCPeerConnection, signal: Omit<Signal, "sdp">) =>
  encodeSignal({ ...signal, sdp: peer.localDescription?.sdp ?? "" });

export interface Offered {
  peer: RTCPeerConnection;
  channel: RTCDataChannel;
  id: number;
  code: string;
}

/** Offer a connection. */
export async function offer(iceServers: IceServers): Promise<Offered> {
  const peer = new RTCPeerConnection({ iceServers });
  const channel = peer.createDataChannel("ora");
  const id = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  await peer.setLocalDescription();
  await gathered(peer);
  return { peer, channel, id, code: codeOf(peer, { kind: "offer", id, made: now() }) };
}

export interface Answered {
  peer: RTCPeerConnection;
  channel: Promise<RTCDataChannel>;
  code: string;
}

/** Answer an offer; the channel is there once the answer has arrived. */
export async function answer({ id, sdp }: Signal, iceServers: IceServers): Promise<Answered> {
  const peer = new RTCPeerConnection({ iceServers });
  const channel = new Promise<RTCDataChannel>((found) => {
    peer.addEventListener("datachannel", (event) => found(event.channel));
  });
  await peer.setRemoteDescription({ type: "offer", sdp });
  await peer.setLocalDescription();
  await gathered(peer);
  return { peer, channel, code: codeOf(peer, { kind: "answer", id, made: now() }) };
}

/** Hear once of a connection that is over, by a farewell or by silence. */
export function onEnd(peer: RTCPeerConnection, channel: RTCDataChannel, ended: () => void): void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    if (isOver) return;
    isOver = true;
    peer.close();
    ended();
  };
  channel.addEventListener("close", end);
  peer.addEventListener("connectionstatechange", () => {
    clearTimeout(timer);
    if (peer.connectionState === "failed" || peer.connectionState === "closed") end();
    if (peer.connectionState === "disconnected") timer = setTimeout(end, MAX_INTERRUPTION);
  });
  // A page that is left says so, rather than have the other wait for it.
  addEventListener("pagehide", () => peer.close(), { once: true });
}
