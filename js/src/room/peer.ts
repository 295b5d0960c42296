// A connection between browsers: an offer and an answer, each complete in one code, since nothing can be sent later.
import { encodeSignal, type Signal } from "./signal-code";

/** Milliseconds in which a browser may look for its own network addresses. */
const MAX_GATHERING_MS = 3_000;
/** Milliseconds of interruption after which a connection counts as broken. */
const MAX_INTERRUPTION_MS = 10_000;
const MINUTE_MS = 60_000;

/** The servers that the site's owner has named; by default none, and only browsers in one network find each other. */
export type IceServers = RTCIceServer[];

export const hasPeers = () => typeof RTCPeerConnection !== "undefined";

export const nowInMinutes = () => Math.floor(Date.now() / MINUTE_MS);

/** Wait until a browser knows all its network addresses. */
function waitForGathering(peer: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, MAX_GATHERING_MS);
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
  await waitForGathering(peer);
  return { peer, channel, id, code: codeOf(peer, { kind: "offer", id, made: nowInMinutes() }) };
}

export interface Answered {
  peer: RTCPeerConnection;
  channel: Promise<RTCDataChannel>;
  code: string;
}

/** Answer an offer; the channel opens once the answer has arrived. */
export async function answer({ id, sdp }: Signal, iceServers: IceServers): Promise<Answered> {
  const peer = new RTCPeerConnection({ iceServers });
  const channel = new Promise<RTCDataChannel>((found) => {
    peer.addEventListener("datachannel", (event) => found(event.channel));
  });
  await peer.setRemoteDescription({ type: "offer", sdp });
  await peer.setLocalDescription();
  await waitForGathering(peer);
  return { peer, channel, code: codeOf(peer, { kind: "answer", id, made: nowInMinutes() }) };
}

/** Call back once when a connection ends, whether it is closed or lost. */
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
    if (peer.connectionState === "disconnected") timer = setTimeout(end, MAX_INTERRUPTION_MS);
  });
  // Close on leaving, so that the other side does not have to wait.
  addEventListener("pagehide", () => peer.close(), { once: true });
}
