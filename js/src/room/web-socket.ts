// Carries frames by a WebSocket to where the page came from.
import type { Transport } from "./channel";

export function webSocketTransport(address: string): Transport {
  return {
    open({ opened, received, closed }) {
      const socket = new WebSocket(address);
      socket.addEventListener("open", opened);
      socket.addEventListener("message", ({ data }) => received(String(data)));
      socket.addEventListener("close", closed);
      return {
        send(text) {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
  };
}
