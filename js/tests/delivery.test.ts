// Boards out of sight wait until the page is quiet.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deliverWhenSeen, QUIET_MS } from "../src/effects/delivery";

type Look = (entries: { isIntersecting: boolean }[]) => void;
let look: Look;
let idle: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: Look) {
        look = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
  vi.stubGlobal("cancelIdleCallback", (number: number) => idle.splice(number - 1, 1));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function placed() {
  const place = document.body.appendChild(document.createElement("div"));
  const deliver = vi.fn();
  return { place, deliver, delivery: deliverWhenSeen(place, deliver) };
}

test("a board in sight gets changes at once", () => {
  const { deliver, delivery } = placed();
  delivery.changed();
  look([{ isIntersecting: true }]);
  delivery.changed();
  expect(deliver).toHaveBeenCalledTimes(2);
});

test("a board out of sight gets them once, when nothing has changed for a while and the page has time", () => {
  const { deliver, delivery } = placed();
  look([{ isIntersecting: false }]);
  delivery.changed();
  vi.advanceTimersByTime(QUIET_MS - 1);
  delivery.changed();
  vi.advanceTimersByTime(QUIET_MS - 1);
  expect(idle).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(deliver).not.toHaveBeenCalled();
  idle[0]?.();
  expect(deliver).toHaveBeenCalledOnce();
});

test("what comes into sight gets what it has missed, and nothing twice", () => {
  const { deliver, delivery } = placed();
  look([{ isIntersecting: false }]);
  look([{ isIntersecting: true }]);
  expect(deliver).not.toHaveBeenCalled();
  look([{ isIntersecting: false }]);
  delivery.changed();
  look([{ isIntersecting: true }]);
  vi.advanceTimersByTime(QUIET_MS);
  expect(deliver).toHaveBeenCalledOnce();
  expect(idle).toHaveLength(0);
});

test("what has the focus, or is drawn for Python, waits for nothing", () => {
  const { place, deliver, delivery } = placed();
  look([{ isIntersecting: false }]);
  delivery.changed();
  delivery.flush();
  expect(deliver).toHaveBeenCalledTimes(1);
  vi.spyOn(place, "matches").mockReturnValue(true);
  delivery.changed();
  expect(deliver).toHaveBeenCalledTimes(2);
});

test("a board that is gone gets nothing more", () => {
  const { deliver, delivery } = placed();
  look([{ isIntersecting: false }]);
  delivery.changed();
  delivery.stop();
  vi.advanceTimersByTime(QUIET_MS);
  expect(idle).toHaveLength(0);
  expect(deliver).not.toHaveBeenCalled();
});
