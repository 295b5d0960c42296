// Carries frames by a data channel that exists already: there is one connection, and after a break the guest needs a new link.
import type { Transport } from "./channel";
import { packetReader } from "./packets";
import { onEnd } from "./peer";

/**
 * @param lost what is said once the connection has broken
 */
export function dataTransport(peer: RTCPeerConnection, channel: RTCDataChannel, lost: string): Transport {
  channel.binaryType = "arraybuffer";
  return {
    lost,
    open({ opened, received, closed }) {
      const read = packetReader(received, () => channel.close());
      channel.addEventListener("message", ({ data }) => read(data as ArrayBuffer));
      onEnd(peer, channel, closed);
      if (channel.readyState === "open") queueMicrotask(opened);
      else channel.addEventListener("open", opened);
      return {
        send(text) {
          if (channel.readyState === "open") channel.send(text);
        },
        close: () => channel.close(),
      };
    },
  };
}
