// Connections between browsers, without browsers: codes, packets, ended connections, answers from other windows.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ChannelEvents, createChannel } from "../src/room/channel";
import { answerIn, awaitAnswer, handAnswer } from "../src/room/handed-answer";
import { createHostPeers, type Invitation, MAX_CONNECTING_MS } from "../src/room/host-peers";
import { createInvitePanel, type InvitePanel, MAX_MEETING_MS } from "../src/room/invite-panel";
import { pack, packetReader, splitParts, unpack } from "../src/room/packets";
import { decodeSignal, encodeSignal, MAX_CODE_LENGTH, type Signal } from "../src/room/signal-code";
import { forged } from "./forged-code";

const PRINT = Array.from({ length: 32 }, (_, n) => (n * 7).toString(16).padStart(2, "0").slice(-2).toUpperCase());
/**
 * As browsers write it, Chromium with hidden addresses and Firefox with two; lines that a data channel does not need
 * are left out.
 */
const SDP = [
  "v=0",
  "o=mozilla 113588508555671924 2 IN IP4 127.0.0.1",
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
  "a=candidate:3764955422 1 udp 2113937151 0f2d111d-edb2-4576-837f-fcbca23e3940.local 44228 typ host generation 0 network-cost 999",
  "a=candidate:0 1 UDP 2122252543 192.168.1.20 50007 typ host",
  "a=candidate:1 1 TCP 2105524479 192.168.1.20 9 typ host tcptype active",
  "a=candidate:2 1 UDP 1686052863 203.0.113.9 50007 typ srflx raddr 192.168.1.20 rport 50007",
  "a=candidate:3 1 udp 2122252542 fd00::2 50008 typ host",
  "a=ice-ufrag:dO+O",
  "a=ice-pwd:74d4Ktk29SdTY+Bm4F7z/mVI",
  "a=mid:0",
  `a=fingerprint:sha-256 ${PRINT.join(":")}`,
  "",
].join("\r\n");
const OFFER: Signal = { kind: "offer", id: 0xf1234567, made: 29_000_000, sdp: SDP };
const CODE = encodeSignal(OFFER);

function read(code: string): Signal {
  const found = decodeSignal(code);
  if (typeof found === "string") throw new Error(found);
  return found;
}

describe("a code", () => {
  it("holds what the other browser needs, and little else", () => {
    const found = read(CODE);
    expect({ ...found, sdp: "" }).toEqual({ ...OFFER, sdp: "" });
    for (const line of [
      "a=candidate:1 1 udp 2113937151 0f2d111d-edb2-4576-837f-fcbca23e3940.local 44228 typ host",
      "a=candidate:2 1 udp 2122252543 192.168.1.20 50007 typ host",
      "a=candidate:3 1 udp 1686052863 203.0.113.9 50007 typ srflx raddr 0.0.0.0 rport 0",
      "a=candidate:4 1 udp 2122252542 fd00::2 50008 typ host",
      "a=ice-ufrag:dO+O",
      "a=ice-pwd:74d4Ktk29SdTY+Bm4F7z/mVI",
      `a=fingerprint:sha-256 ${PRINT.join(":")}`,
      "a=setup:actpass",
    ])
      expect(found.sdp.split("\r\n")).toContain(line);
    expect(found.sdp).not.toContain("tcp");
    expect(CODE.length).toBeLessThan(250);
    expect(read(encodeSignal({ ...found, kind: "answer" })).sdp).toContain("a=setup:active");
    expect(encodeSignal(found)).toBe(CODE);
  });

  it("is refused where a part is missing or mistyped, wherever that is", () => {
    for (let length = 0; length < CODE.length; length++) expect(decodeSignal(CODE.slice(0, length))).toBe("cut");
    for (let at = 2; at < CODE.length - 3; at++) {
      const other = CODE.slice(0, at) + (CODE[at] === "A" ? "B" : "A") + CODE.slice(at + 1);
      expect(decodeSignal(other)).toBe("cut");
    }
    expect(decodeSignal("A".repeat(MAX_CODE_LENGTH + 1))).toBe("cut");
    expect(decodeSignal("<script>")).toBe("cut");
  });

  it("is refused where another version has made it", () => {
    const other = forged(CODE, (bytes) => {
      bytes[0] = 2;
    });
    expect(decodeSignal(other)).toBe("version");
  });

  it("brings no line of its own into what the browser reads", () => {
    const evil = encodeSignal({ ...OFFER, sdp: SDP.replace("dO+O", "dO+O a=x").replace("fd00::2", "a.b\u000aa=y") });
    expect(decodeSignal(evil)).toBe("cut");
  });
});

it("packs a frame in parts, and reads frames in their order", async () => {
  const frames = ["short", JSON.stringify(Array.from({ length: 30_000 }, () => Math.random())), "{}"];
  const packed = await Promise.all(frames.map(pack));
  expect(splitParts(packed[1] as Uint8Array<ArrayBuffer>).length).toBeGreaterThan(2);
  const received: string[] = [];
  const read = packetReader((text) => received.push(text), vi.fn());
  for (const one of packed) for (const part of splitParts(one)) read(part.buffer);
  await vi.waitFor(() => expect(received).toEqual(frames), { timeout: 20_000 });
});

it("breaks off where a frame is none, or is far too long", async () => {
  const broken = vi.fn();
  packetReader(vi.fn(), broken)(new Uint8Array([1, 1, 2, 3]).buffer);
  await vi.waitFor(() => expect(broken).toHaveBeenCalled());
  await expect(unpack([await pack("x".repeat(9_000_000))])).rejects.toThrow("too long");
  const endless = packetReader(vi.fn(), broken);
  broken.mockClear();
  for (let n = 0; n < 70; n++) endless(new Uint8Array(16_001).buffer);
  expect(broken).toHaveBeenCalled();
});

it("ends once its only connection has, and says what helps", () => {
  const changed = vi.fn();
  const others = { welcomed: vi.fn(), present: vi.fn(), named: vi.fn(), ready: vi.fn() };
  const events: ChannelEvents = { changed, ...others };
  let close = () => {};
  const open = vi.fn((at: { closed(): void }) => {
    close = at.closed;
    return { send: vi.fn(), close: vi.fn() };
  });
  createChannel({ lost: "A new link helps.", open }, { secret: "s", key: "k", language: "en" }, events).connect();
  close();
  expect(changed).toHaveBeenLastCalledWith("ended", "A new link helps.");
  expect(open).toHaveBeenCalledTimes(1);
});

it("opens a line anew that is dead although no browser says so, and sends again what was asked", () => {
  vi.useFakeTimers();
  const changed = vi.fn();
  const events = { changed, welcomed() {}, present() {}, named() {}, ready() {} } as ChannelEvents;
  const sent: string[][] = [];
  let answer = (_: object) => {};
  const open = vi.fn((at: { opened(): void; received(text: string): void }) => {
    const frames: string[] = [];
    sent.push(frames);
    answer = (frame) => at.received(JSON.stringify(frame));
    setTimeout(at.opened);
    return { send: (text: string) => frames.push(text), close: vi.fn() };
  });
  const channel = createChannel({ patience: 6_000, open }, { secret: "s", key: "k", language: "en" }, events);
  const welcome = () => {
    vi.advanceTimersByTime(1);
    answer({ frame: "hello", who: "" });
    answer({ frame: "traits", id: 1, all: true, ply: 0, head: "", record: "", traits: {} });
  };
  channel.connect();
  welcome();
  vi.advanceTimersByTime(60_000); // nothing was asked
  expect(changed).toHaveBeenLastCalledWith("playing", "");

  channel.hurry();
  vi.advanceTimersByTime(5_000);
  expect(open).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(changed).toHaveBeenLastCalledWith("waiting", "");
  vi.advanceTimersByTime(500);
  expect(open).toHaveBeenCalledTimes(2);
  welcome();
  const [asked] = sent[1]?.slice(1).map((text) => JSON.parse(text)) ?? [];
  expect(asked.message).toEqual({ do: "alive", id: 0 });
  answer({ frame: "answer", id: asked.id, replies: [] });
  vi.advanceTimersByTime(60_000);
  expect(open).toHaveBeenCalledTimes(2);
  expect(changed).toHaveBeenLastCalledWith("playing", "");
  vi.useRealTimers();
});

// ---- the host's side

class StandInChannel extends EventTarget {
  readyState = "connecting";
  bufferedAmount = 0;
  binaryType = "";
  sent: unknown[] = [];
  send(data: unknown) {
    this.sent.push(data);
  }
  close() {
    this.readyState = "closed";
    this.dispatchEvent(new Event("close"));
  }
  open() {
    this.readyState = "open";
    this.dispatchEvent(new Event("open"));
  }
  receive(data: unknown) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

class StandInPeer extends EventTarget {
  static all: StandInPeer[] = [];
  channel = new StandInChannel();
  iceGatheringState = "complete";
  connectionState = "new";
  localDescription = { sdp: SDP };
  constructor(readonly options: unknown) {
    super();
    StandInPeer.all.push(this);
  }
  createDataChannel = () => this.channel;
  setLocalDescription = async () => {};
  setRemoteDescription = vi.fn(async () => {});
  close = vi.fn();
}

describe("a host", () => {
  beforeEach(() => {
    StandInPeer.all = [];
    localStorage.clear();
    vi.stubGlobal("RTCPeerConnection", StandInPeer);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const answerTo = ({ id }: Invitation) => encodeSignal({ ...OFFER, kind: "answer", id });

  async function host() {
    const send = vi.fn();
    const changed = vi.fn();
    const peers = createHostPeers([], send, changed);
    const invitation = await peers.invite();
    const peer = StandInPeer.all[0] as StandInPeer;
    return { send, changed, peers, invitation, peer };
  }

  it("asks no server unless the site's owner has named one", async () => {
    const { peer } = await host();
    expect(peer.options).toEqual({ iceServers: [] });
  });

  it("takes an answer, as a link too, and carries frames to and fro", async () => {
    const { peers, invitation, peer, send } = await host();
    expect(await peers.accept(`https://any.where/#answer=${answerTo(invitation)}`)).toMatchObject({
      id: invitation.id,
    });
    expect(peer.setRemoteDescription).toHaveBeenCalledTimes(1);
    peer.channel.open();
    peer.channel.receive("{}");
    peer.channel.receive(new ArrayBuffer(3));
    peer.channel.receive("x".repeat(64_001));
    const told = (what: string, text = "") => ({ do: "peer", peer: invitation.id, what, text });
    expect(send.mock.calls.map(([news]) => news)).toEqual([
      told("came"),
      told("frame", "{}"),
      told("frame"),
      told("frame"),
    ]);
    peers.frame(invitation.id, "hello");
    peers.end(invitation.id);
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(told("gone")));
    expect(peer.channel.sent).toHaveLength(1); // everything sent before the end has arrived
  });

  it.each([
    ["nothing", () => "nonsense", "cut"],
    ["a part", (one: Invitation) => answerTo(one).slice(0, -3), "cut"],
    ["its own link", () => `https://any.where/join.html#secret.${CODE}`, "link"],
    ["an offer", () => CODE, "link"],
    ["a code for another invitation", () => encodeSignal({ ...OFFER, kind: "answer", id: 5 }), "other"],
  ])("says what is wrong with %s, and the invitation stays open", async (_, code, expected) => {
    const { peers, invitation } = await host();
    expect(await peers.accept(code(invitation))).toBe(expected);
    expect(invitation.state).toBe("open");
  });

  it("takes a code for whichever invitation it is, once", async () => {
    const { peers, invitation } = await host();
    const second = await peers.invite();
    expect(await peers.accept(answerTo(second))).toMatchObject({ id: second.id, state: "connecting" });
    expect(await peers.accept(answerTo(second))).toBe("used");
    expect(invitation.state).toBe("open");
  });

  it("gives up where no connection comes about", async () => {
    const { peers, invitation, changed, peer, send } = await host();
    vi.useFakeTimers();
    await peers.accept(answerTo(invitation));
    vi.advanceTimersByTime(MAX_CONNECTING_MS);
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ state: "over" }));
    expect(peer.close).toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it("keeps a flood away from Python", async () => {
    const { peers, invitation, peer, send } = await host();
    await peers.accept(answerTo(invitation));
    peer.channel.open();
    for (let n = 0; n < 500 && peer.channel.readyState === "open"; n++) peer.channel.receive("{}");
    expect(peer.channel.readyState).toBe("closed");
    expect(send.mock.calls.length).toBeLessThan(450);
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ what: "gone" }));
  });

  it("drops a guest who does not read", async () => {
    const { peers, invitation, peer } = await host();
    await peers.accept(answerTo(invitation));
    peer.channel.open();
    peer.channel.bufferedAmount = 3_000_000;
    peers.frame(invitation.id, "hello");
    await vi.waitFor(() => expect(peer.channel.readyState).toBe("closed"));
  });

  it("closes the oldest of many open invitations", async () => {
    const { peers, invitation } = await host();
    for (let n = 0; n < 12; n++) await peers.invite();
    expect(invitation.state).toBe("over");
    expect(await peers.accept(answerTo(invitation))).toBe("used");
  });
});

describe("the panel of invitations", () => {
  const words = new Proxy({} as Record<string, string>, { get: (_, name) => String(name).replace("peer-", "") });
  const asked = { which: "G", title: "Invite Green", secret: "secret" };

  async function panel(relayed: Partial<InvitePanel> = {}) {
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    const send = vi.fn();
    const made = createInvitePanel({
      place,
      words,
      iceServers: [],
      relays: [],
      rendezvous: vi.fn(),
      join: "https://any.where/join.html",
      send,
      ...relayed,
    });
    made.receive({ invite: asked });
    const press = (label: string) =>
      [...place.querySelectorAll("button")].find(({ textContent }) => textContent === label)?.click();
    return { made, place, press, send };
  }

  beforeEach(() => {
    StandInPeer.all = [];
    localStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it("offers to play by message where the browser knows no connections", async () => {
    const { place, press, send } = await panel();
    expect(place.textContent).toContain("none");
    press("message");
    expect(send).toHaveBeenCalledWith({ do: "together", what: "message", which: "G" });
    expect(place.textContent).toBe("");
  });

  it("shows one link until it has been used, and says what is wrong with a code", async () => {
    vi.stubGlobal("RTCPeerConnection", StandInPeer);
    const { made, place, press } = await panel();
    await vi.waitFor(() => expect(place.textContent).toContain("waiting"));
    const [link, field] = [...place.querySelectorAll("input")] as [HTMLInputElement, HTMLInputElement];
    expect(link.value).toMatch(/^https:\/\/any\.where\/join\.html#secret\.[\w-]+$/);
    press("close");
    made.receive({ invite: asked });
    await vi.waitFor(() => expect(place.querySelector("input")?.value).toBe(link.value));
    for (const [code, said] of [
      ["AAAA", "code-cut"],
      [link.value, "code-link"],
      [encodeSignal({ ...OFFER, kind: "answer", id: 1 }), "code-other"],
    ] as const) {
      const now = place.querySelector<HTMLInputElement>("[data-peer=code]") as HTMLInputElement;
      now.value = code;
      now.dispatchEvent(new Event("input"));
      await vi.waitFor(() => expect(place.textContent).toContain(said));
    }
    expect(field).toBeDefined();
    expect(StandInPeer.all).toHaveLength(1);
    press("new");
    await vi.waitFor(() => expect(StandInPeer.all).toHaveLength(2));
  });

  it.each([true, false])(
    "says that no relay answers, or that nobody comes by one (%s), and leads on",
    async (isHeard) => {
      vi.stubGlobal("RTCPeerConnection", StandInPeer);
      const meeting = { send: vi.fn(), isHeard: () => isHeard, end: vi.fn(), leave: vi.fn() };
      const rendezvous = vi.fn(async () => ({ meetGuests: async () => meeting }));
      const { place, press, send } = await panel({ relays: ["wss://relay.example.org"], rendezvous });
      await vi.waitFor(() => expect(place.textContent).toContain("waiting"));
      vi.useFakeTimers();
      press("relay relay.example.org");
      await vi.waitFor(() => expect(place.textContent).toContain("relay-link"));
      vi.advanceTimersByTime(MAX_CONNECTING_MS);
      expect(place.textContent?.includes("relay-silent")).toBe(!isHeard);
      vi.advanceTimersByTime(MAX_MEETING_MS - MAX_CONNECTING_MS);
      vi.useRealTimers();
      expect(place.textContent?.includes("relay-late")).toBe(isHeard);
      press("message");
      expect(send).toHaveBeenCalledTimes(1);
    },
  );

  it("shows who was lost beside an invitation, with a button for a new link", async () => {
    vi.stubGlobal("RTCPeerConnection", StandInPeer);
    const { made, place, press, send } = await panel();
    made.receive({ lost: { text: "Anna is lost.", again: [["B", "New link for Anna"]] } });
    await vi.waitFor(() => expect(place.textContent).toContain("waiting"));
    expect(place.textContent).toContain("Anna is lost.");
    press("New link for Anna");
    expect(send).toHaveBeenCalledWith({ do: "together", what: "invite", which: "B" });
    expect(place.textContent).not.toContain("Anna");
    made.receive({ closed: true });
    expect(place.textContent).toBe("");
  });
});

describe("an answer that was opened in another window", () => {
  beforeEach(() => localStorage.clear());

  it("goes to the window that waits for it, which says that it has come", () => {
    const [came, taken] = [vi.fn(), vi.fn()];
    const end = awaitAnswer(7, came);
    expect(handAnswer(7, "code", taken)).toBe(true);
    dispatchEvent(new StorageEvent("storage", { key: "ora-answer-7", newValue: "code" }));
    expect(came).toHaveBeenCalledWith("code");
    dispatchEvent(new StorageEvent("storage", { key: "ora-answer-7", newValue: null }));
    expect(taken).toHaveBeenCalled();
    end();
    expect(handAnswer(7, "code", taken)).toBe(false);
  });

  it("is found in an address", () => {
    expect(answerIn("https://any.where/#answer=Ab-_1")).toBe("Ab-_1");
    expect(answerIn("Ab-_1")).toBeNull();
  });
});
