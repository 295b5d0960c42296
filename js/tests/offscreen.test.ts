// Boards that nobody sees wait until the page is quiet.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QUIET, tellWhenSeen } from "../src/effects/offscreen";

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

function told() {
  const mount = document.body.appendChild(document.createElement("div"));
  const tell = vi.fn();
  return { mount, tell, telling: tellWhenSeen(mount, tell) };
}

test("a board in sight is told at once", () => {
  const { tell, telling } = told();
  telling.news();
  look([{ isIntersecting: true }]);
  telling.news();
  expect(tell).toHaveBeenCalledTimes(2);
});

test("a board out of sight is told once, when there have been no news for a while and the page has time", () => {
  const { tell, telling } = told();
  look([{ isIntersecting: false }]);
  telling.news();
  vi.advanceTimersByTime(QUIET - 1);
  telling.news();
  vi.advanceTimersByTime(QUIET - 1);
  expect(idle).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(tell).not.toHaveBeenCalled();
  idle[0]?.();
  expect(tell).toHaveBeenCalledOnce();
});

test("what comes into sight is told what it has missed, and nothing twice", () => {
  const { tell, telling } = told();
  look([{ isIntersecting: false }]);
  look([{ isIntersecting: true }]);
  expect(tell).not.toHaveBeenCalled();
  look([{ isIntersecting: false }]);
  telling.news();
  look([{ isIntersecting: true }]);
  vi.advanceTimersByTime(QUIET);
  expect(tell).toHaveBeenCalledOnce();
  expect(idle).toHaveLength(0);
});

test("what has the focus, or is drawn for Python, waits for nothing", () => {
  const { mount, tell, telling } = told();
  look([{ isIntersecting: false }]);
  telling.news();
  telling.now();
  expect(tell).toHaveBeenCalledTimes(1);
  vi.spyOn(mount, "matches").mockReturnValue(true);
  telling.news();
  expect(tell).toHaveBeenCalledTimes(2);
});

test("a board that is gone is told nothing more", () => {
  const { tell, telling } = told();
  look([{ isIntersecting: false }]);
  telling.news();
  telling.end();
  vi.advanceTimersByTime(QUIET);
  expect(idle).toHaveLength(0);
  expect(tell).not.toHaveBeenCalled();
});
