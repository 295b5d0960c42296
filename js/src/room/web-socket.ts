// Carries frames by a WebSocket to the server of the page.
import type { Transport } from "./channel";

const PATIENCE = 6_000; // milliseconds: sooner than the board gives up

export function webSocketTransport(address: string): Transport {
  return {
    patience: PATIENCE,
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
