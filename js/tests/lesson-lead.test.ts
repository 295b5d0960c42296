// The next click of a led move.

import { expect, test } from "vitest";
import { chooseAction } from "../src/state/answering";
import { createView } from "../src/state/create-view";
import { nextClickOf } from "../src/state/lesson-lead";
import type { Action } from "../src/state/protocol";
import { fixture } from "./fixtures";

const LINE = "use LR1 lay";

function begin() {
  return createView(fixture("start"), () => {});
}

function lead(view: ReturnType<typeof begin>, line = LINE) {
  const now = {
    ask: view.ask.value,
    book: view.book.value,
    scene: view.scene.value,
    picks: view.selection.picks.value,
    action: view.selection.action.value,
    options: view.selection.options.value,
    live: view.selection.live.value,
  };
  return nextClickOf(now, line, view.bar.offer.value, view.bar.primary.value);
}

function action(view: ReturnType<typeof begin>, key: string): Action {
  const found = view.ask.value.actions?.find((one) => one.key === key);
  if (!found) throw new Error(`no action ${key}`);
  return found;
}

test("leads from the action over the pieces to the answer", () => {
  const view = begin();
  expect(lead(view)).toEqual({ action: "use" });
  chooseAction(view, action(view, "use"));
  expect(lead(view)).toEqual({ token: "LR1" });
  view.pieces.press(["LR1"]);
  expect(lead(view)).toEqual({ token: "lay" });
});

test("leads back from what does not lead there", () => {
  const view = begin();
  chooseAction(view, action(view, "build"));
  expect(lead(view)).toEqual({ back: true });
  chooseAction(view, null);
  view.pieces.press(["LR2"]);
  expect(lead(view)).toEqual({ back: true });
});

test("leads to an answer of one word", () => {
  expect(lead(begin(), "pass")).toEqual({ line: "pass" });
});

test("leads to a whole answer by its button and by the piece that gives it", () => {
  const view = createView(fixture("take"), () => {});
  const option = view.ask.value.options.find(({ picks }) => picks.length === 1);
  expect(view.bar.offer.value.show).toBe("wholes");
  expect(lead(view, option?.line)).toEqual({ line: option?.line, token: option?.picks[0] });
});

test("leads nowhere to a move that is not offered", () => {
  expect(lead(begin(), "use LG1 lay")).toBeNull();
});
