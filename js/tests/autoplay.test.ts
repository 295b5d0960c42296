// A game that is watched goes on by itself, and stops where it is told to or where it ends.

import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receive } from "../src/state/create-view";
import { fixture } from "./fixtures";
import { all, clean, click, sent, show } from "./page";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clean();
  vi.useRealTimers();
});

const steps = () => sent.filter((message) => message.do === "redo").length;

test("from an earlier position it goes on turn by turn to the end", () => {
  const traits = fixture("two");
  const plies = traits.scene.at + 3;
  const earlier = (by: number) => ({ ...traits.scene, at: plies - by, plies, branch: by ? "Earlier" : "" });
  const view = show({ ...traits, claims: {}, scene: earlier(3) });
  const [watch] = all(".ora-branch button");
  expect(watch?.textContent).toBe("Play automatically");
  act(() => void vi.advanceTimersByTime(60_000));
  expect(steps()).toBe(0);
  click(watch);
  expect(watch?.textContent).toBe("Stop here");
  act(() => void vi.advanceTimersByTime(2000));
  expect(steps()).toBe(1);
  act(() => receive(view, { scene: earlier(2) }));
  act(() => void vi.advanceTimersByTime(2000));
  expect(steps()).toBe(2);
  act(() => receive(view, { scene: earlier(0) }));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(steps()).toBe(2);
  expect(view.history.watching.value).toBe(false);
});
