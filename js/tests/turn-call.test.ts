// A player who looks elsewhere is called at the beginning of their turn, with a sound if that is switched on.

import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receive } from "../src/state/create-view";
import type { Seat, Traits } from "../src/state/protocol";
import { fixture } from "./fixtures";
import { all, clean, show } from "./page";

let tones = 0;
let notified: string[] = [];
let tags: unknown[] = [];

class StandInNotification {
  static requestPermission = vi.fn(async () => "granted");
  onclick: (() => void) | null = null;
  constructor(title: string, { tag }: NotificationOptions = {}) {
    notified.push(title);
    tags.push(tag);
  }
}

class StandInAudio {
  currentTime = 0;
  destination = {};
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: object) => next,
    start: () => {
      tones += 1;
    },
    stop() {},
  });
}

beforeEach(() => {
  tones = 0;
  localStorage.clear();
  document.title = "Ora et Labora";
  vi.stubGlobal("AudioContext", StandInAudio);
  vi.stubGlobal("Notification", StandInNotification);
  notified = [];
  tags = [];
});
afterEach(() => {
  clean();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

/** A game for two in which Red plays at this page and a guest plays Green, unless `company` is false. */
function table(company = true) {
  const base = fixture("two");
  const asks = (seat: Seat): Partial<Traits> => ({ ask: { ...base.ask, seat } });
  const view = show({ ...base, ...asks("G"), opponents: null, claims: company ? { G: "a guest" } : {} });
  return { view, turn: (seat: Seat) => act(() => receive(view, asks(seat))) };
}

function toggle() {
  const box = all(".ora-options .ora-switch input").at(-1) as HTMLInputElement;
  box.checked = !box.checked;
  return act(async () => void box.dispatchEvent(new Event("change", { bubbles: true })));
}

test("the title calls until somebody looks, and nothing else unless it was switched on", () => {
  const { turn } = table();
  hide(true);
  turn("R");
  expect(document.title).toBe("● Your turn · Ora et Labora");
  turn("G");
  expect(document.title).toBe("Ora et Labora");
  turn("R");
  hide(false);
  expect(document.title).toBe("Ora et Labora");
  expect(tones).toBe(0);
});

test("nobody is called who looks at the board, nor who plays alone", () => {
  const { turn } = table();
  hide(false);
  turn("R");
  expect(document.title).toBe("Ora et Labora");
  clean();
  const alone = table(false);
  hide(true);
  alone.turn("R");
  expect(document.title).toBe("Ora et Labora");
});

test("calls are heard once when they are switched on, and then at each own turn", async () => {
  const { view, turn } = table();
  act(() => {
    view.layout.drawer.value = "options";
  });
  await toggle();
  expect(tones).toBe(1);
  hide(true);
  expect(StandInNotification.requestPermission).toHaveBeenCalledTimes(1);
  turn("R");
  expect(tones).toBe(2);
  expect(notified).toEqual(["Your turn"]);
  expect(tags).toEqual(["ora-call"]); // so that a later call replaces it
  await toggle();
  turn("G");
  turn("R");
  expect(tones).toBe(2);
  expect(notified).toHaveLength(1);
});

test("a browser that refuses notifications calls by title and sound", async () => {
  const refuse = () => {
    throw new TypeError("Illegal constructor");
  };
  vi.stubGlobal("Notification", Object.assign(refuse, { requestPermission: async () => "denied" }));
  const { view, turn } = table();
  act(() => {
    view.layout.drawer.value = "options";
  });
  await toggle();
  hide(true);
  turn("R");
  expect(document.title).toBe("● Your turn · Ora et Labora");
  expect(tones).toBe(2);
});
