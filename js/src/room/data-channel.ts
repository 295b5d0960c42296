// Carries frames over an existing data channel. There is only one connection: after a break the guest needs a new link.
import type { Transport } from "./channel";
import { packetReader } from "./packets";
import { onEnd } from "./peer";

/**
 * A transport over a data channel.
 * @param lost the message once the connection has broken
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
