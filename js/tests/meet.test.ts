// A guest's page says why a link leads nowhere, and the possible reasons why no connection is made.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { encodeSignal } from "../src/room/signal-code";
import { forged } from "./forged-code";

const PRINT = Array.from({ length: 32 }, () => "0A").join(":");
const SDP = `v=0\r\na=ice-ufrag:abcd\r\na=ice-pwd:${"x".repeat(24)}\r\na=fingerprint:sha-256 ${PRINT}\r\n`;
const NOW = 29_000_000; // minutes since 1970
const CODE = (made = NOW) => encodeSignal({ kind: "offer", id: 7, made, sdp: SDP });
/** The same code by a future version, which is its first byte. */
const OTHER_VERSION = () =>
  forged(CODE(), (bytes) => {
    bytes[0] = 2;
  });

class StandInPeer extends EventTarget {
  iceGatheringState = "complete";
  localDescription = { sdp: SDP };
  setLocalDescription = async () => {};
  setRemoteDescription = async () => {};
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW * 60_000, toFake: ["Date"] });
  vi.stubGlobal("RTCPeerConnection", StandInPeer);
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (name: string) => document.querySelector(`[data-room="${name}"]`) as HTMLElement;

/** Open the page with a link; each of its words is shown by its key. */
async function open(link: string) {
  const built = JSON.stringify({ words: { en: {} }, board: "", relays: [], rendezvous: "", iceServers: [] });
  document.body.innerHTML = `<p data-room="status"></p><form data-room="lobby" hidden></form><main></main>
    <script type="application/json" data-room="built">${built}</script>`;
  location.hash = link;
  await import("../src/meet");
}

it.each([
  ["cut off", () => `secret.${CODE().slice(0, -4)}`, "cut"],
  ["without a secret", () => `.${CODE()}`, "cut"],
  ["of another version", () => `secret.${OTHER_VERSION()}`, "version"],
  ["more than a day old", () => `secret.${CODE(NOW - 24 * 60 - 1)}`, "old"],
])("says that a link is %s, and takes another one", async (_, link, said) => {
  await open(link());
  await vi.waitFor(() => expect(part("status").textContent?.trim()).toBe(said));
  expect(part("status").querySelector("input")?.placeholder).toBe("new");
  expect(part("lobby").hidden).toBe(true);
});

it("says that a link has been used, and that a browser has no WebRTC", async () => {
  localStorage.setItem("ora-used-7", "1");
  await open(`secret.${CODE()}`);
  await vi.waitFor(() => expect(part("status").textContent?.trim()).toBe("used"));
  vi.resetModules();
  vi.stubGlobal("RTCPeerConnection", undefined);
  await open(`secret.${CODE()}`);
  await vi.waitFor(() => expect(part("status").textContent?.trim()).toBe("none"));
});

it("says after a minute what may keep the browsers apart", async () => {
  await open(`secret.${CODE()}`);
  await vi.waitFor(() => expect(part("lobby").hidden).toBe(false));
  vi.useFakeTimers();
  part("lobby").dispatchEvent(new Event("submit", { cancelable: true }));
  expect(part("lobby").textContent).not.toContain("late");
  vi.advanceTimersByTime(60_000);
  expect(part("lobby").querySelector("small[role=status]:last-child")?.textContent).toBe("late");
});
