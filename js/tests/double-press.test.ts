// Presses that are faster than answers: each step counts, a confirmation counts once.

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { receive } from "../src/state/create-view";
import type { Lesson, WalkthroughPanel } from "../src/state/protocol";
import { fixture } from "./fixtures";
import { all, clean, click, key, one, openTab, sent, show, tell } from "./page";

afterEach(clean);

const again = (element: Element | null) =>
  tell(element, new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
const moves = () => sent.filter((message) => ["play", "undo", "redo", "walk", "step"].includes(message.do));

function walk(stop: number): WalkthroughPanel {
  return {
    title: "",
    aside: "",
    text: "",
    branches: [],
    marks: [],
    arrows: [],
    back: stop - 1,
    on: stop + 1,
    out: null,
    stop,
    stops: 9,
  };
}

describe("two quick presses", () => {
  it.each([
    ["on", 1, [5, 6]],
    ["back", 0, [3, 2]],
  ])("on the way %s of a walkthrough go two stops", (_, button, stops) => {
    const view = show({ ...fixture("start"), claims: {}, walk: walk(4) });
    const press = () => click(all(".ora-walk .ora-lesson-buttons button")[button]);
    press();
    press();
    expect(moves()).toEqual([{ do: "walk", to: stops[0] }]);
    act(() => receive(view, { walk: walk(stops[0] as number) }));
    act(() => receive(view, { walk: walk(stops[1] as number) }));
    expect(moves()).toEqual(stops.map((to) => ({ do: "walk", to })));
  });

  it("on the way back of a lesson go two steps, and no further than the first", () => {
    const lesson = (step: number) =>
      ({
        name: "", title: "", heading: "", text: "", task: "", rules: [], choices: [], answer: "", hint: "", verdict: "",
        step, steps: 5, reached: 5, first: 1, solved: [], hints_left: 0, terms: [], outcome: "untried", stays: false, shown: 0, following: "", lead: null,
      }) as unknown as Lesson; // biome-ignore format: only the step of this lesson matters
    const view = show({ ...fixture("start"), claims: {}, lesson: lesson(3) });
    const back = all(".ora-task .ora-lesson-buttons button")[1];
    for (let press = 0; press < 3; press++) click(back);
    for (const step of [2, 1]) act(() => receive(view, { lesson: lesson(step) }));
    expect(moves()).toEqual([2, 1].map((step) => ({ do: "step", step })));
  });

  it.each([true, false])("are one step of a lesson, by a finger (%s), too: not every browser counts them", (finger) => {
    const lesson = {
      ...({ name: "", title: "", heading: "", text: "", task: "", rules: [], choices: [], answer: "", hint: "", verdict: "" } as const),
      ...({ step: 2, steps: 5, reached: 5, first: 1, solved: [], hints_left: 0, terms: [], outcome: "untried", lead: null } as const),
    } as unknown as Lesson; // biome-ignore format: a lesson of which only the step matters
    show({ ...fixture("start"), claims: {}, lesson });
    const next = one(".ora-task .ora-lesson-buttons button");
    tell(next, new MouseEvent("pointerdown", { bubbles: true }));
    if (finger) one(".ora-board")?.setAttribute("data-finger", "");
    for (const time of [1000, 1300, 2000]) {
      const tap = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: 90, clientY: 90 });
      Object.defineProperty(tap, "timeStamp", { value: time });
      tell(next, tap);
    }
    expect(sent.filter((message) => message.do === "next")).toHaveLength(2);
  });

  it("at one place are one where the first has scrolled the row of answers", () => {
    vi.useFakeTimers();
    const flip = { line: "flip Gn", label: "Turn 1 grain into straw" };
    const traits = fixture("start");
    show({ ...traits, claims: {}, ask: { ...traits.ask, conversions: [flip] } });
    vi.advanceTimersByTime(10_000);
    for (const [pressed, time] of [
      [one(".ora-panel"), 1000],
      [one('[data-line="flip Gn"]'), 1500],
      [one('[data-line="flip Gn"]'), 2500],
    ] as const) {
      const press = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: 90, clientY: 90 });
      Object.defineProperty(press, "timeStamp", { value: time });
      tell(pressed, press);
      if (time < 2000) expect(moves()).toEqual([]);
    }
    expect(moves()).toMatchObject([{ do: "play", line: "flip Gn" }]);
    vi.useRealTimers();
  });

  it("take two moves back, and go two forward", () => {
    const traits = fixture("two");
    show({ ...traits, claims: {}, scene: { ...traits.scene, plies: traits.scene.at + 5 } });
    const [undo, redo] = [1, 2].map((n) => all(".ora-step")[n]);
    for (const button of [undo, undo, redo, redo]) click(button);
    expect(moves().map((message) => message.do)).toEqual(["undo", "undo", "redo", "redo"]);
  });

  it("on a line that was left go there and not back again", () => {
    const traits = fixture("late");
    show({ ...traits, scene: { ...traits.scene, lines: ["From move 9: 4 moves"] } });
    openTab("log");
    click(one(".ora-other-lines button"));
    again(one(".ora-other-lines button"));
    expect(sent).toEqual([{ do: "line", number: 1 }]);
  });

  it("on the large button play one move, before the answer has come and after", () => {
    const traits = fixture("start");
    const view = show({ ...traits, claims: {} });
    click(one("[data-primary]"));
    again(one("[data-primary]"));
    expect(moves()).toHaveLength(1);
    act(() => receive(view, { ply: traits.ply + 1, ask: traits.ask }));
    again(one("[data-primary]"));
    expect(moves()).toHaveLength(1);
    // The next press means the piece that it is on.
    click(one("[data-primary]"));
    expect(moves()).toHaveLength(2);
  });

  describe("in one place", () => {
    /** A mouse press, which has a position. */
    const at = (element: Element | null, x: number) =>
      tell(element, new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: 300 }));

    /** Press the large button, after which the next question puts another answer in its place. */
    function pressed(later: number, x: number) {
      const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
      const traits = fixture("start");
      const view = show({ ...traits, claims: {} });
      at(one("[data-primary]"), 700);
      act(() => receive(view, { ply: traits.ply + 1, ask: fixture("settle").ask }));
      clock.mockReturnValue(1000 + later);
      at(one("[data-action]"), x);
      const done = view.selection.action.value !== null;
      const words = one(".ora-help-popover")?.textContent ?? "";
      clock.mockRestore();
      return { done, words };
    }

    it.each([150, 250, 400])("%i ms apart answer the first question only, and say so", (later) => {
      const { done, words } = pressed(later, 703);
      expect(done).toBe(false);
      expect(words).toContain("meant for the question before");
    });

    it.each(["start", "settle"])("do nothing by whatever else comes to lie there: %s", (name) => {
      const clock = vi.spyOn(performance, "now");
      for (const n of [0, 1, 2]) {
        clean();
        clock.mockReturnValue(1000);
        const view = show({ ...fixture(name), claims: {} });
        const button = all(".ora-answers button")[n] ?? null;
        at(button, 700);
        const chosen = () => [view.selection.action.value?.key, ...view.selection.picks.value];
        const [before, done] = [chosen(), sent.length];
        if (!done && before.join() === "") continue; // what cannot be done now only says why
        const others = all(".ora-answers button, [data-primary], [data-pick][data-state]").slice(0, 4);
        clock.mockReturnValue(1250);
        for (const other of others) if (other.textContent !== button?.textContent) at(other, 700);
        expect([chosen(), sent.slice(done).filter(({ do: kind }) => kind === "play")]).toEqual([before, []]);
      }
      clock.mockRestore();
    });

    it("do not take back by a double click what the first click has chosen", () => {
      const view = show({ ...fixture("start"), claims: {} });
      const card = () => one(".ora-card[data-pick=G07]");
      click(card());
      again(card());
      again(card());
      expect(view.selection.picks.value).toEqual(["G07"]);
    });

    it("answer the second one, too, once it has been there for long enough", () => {
      expect(pressed(800, 703).done).toBe(true);
    });

    it("are none where the pointer has gone elsewhere", () => {
      expect(pressed(150, 500).done).toBe(true);
    });
  });
});

describe("Enter on what has been chosen", () => {
  it.each([
    [".ora-chip", () => click(one("[data-action=build]"))],
    [".ora-card[data-state=picked]", () => click(one(".ora-card[data-pick=G07]"))],
  ])("keeps it: %s", (chosen, choose) => {
    const view = show({ ...fixture("start"), claims: {} });
    choose();
    const kept = () => [view.selection.action.value, ...view.selection.picks.value];
    const before = kept();
    key(one(chosen), "Enter");
    expect(kept()).toEqual(before);
    // The space bar takes it back, but a browser turns it into a press of a button.
    if (chosen === ".ora-chip") click(one(chosen));
    else key(one(chosen), " ");
    expect(kept()).toEqual([null]);
  });
});
