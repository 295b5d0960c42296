import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { receive } from "../src/state/create-view";
import type { CostlyTurn, ReviewPanel } from "../src/state/protocol";
import { fixture } from "./fixtures";
import { all, clean, click, key, one, sent, show } from "./page";

const TURN: CostlyTurn = {
  seat: "G",
  round: 4,
  ply: 21,
  lost: "4 points lost (2 to 6)",
  played: "Pass",
  better: "Build the Bakery on 0,3",
  why: "Green builds the Bakery.",
};
const CHART = [
  { round: 1, totals: [17, 16, 15] },
  { round: 2, totals: [18, 14, 15] },
];
const started: ReviewPanel = { done: 3, steps: 12, summary: "", chart: CHART, mistakes: [] };

const open = (review: ReviewPanel | null) => {
  const view = show({ ...fixture("middle"), claims: {}, review });
  click(one("[data-door=menu]"));
  click(one(".ora-menu [data-item=review]"));
  return view;
};
const room = () => one(".ora-drawer-content");
const button = (name: string) => all(".ora-drawer-content button").find((each) => each.textContent === name);

afterEach(clean);

describe("the review", () => {
  it("begins when it is asked for", () => {
    open(null);
    expect(one(".ora-menu")).toBeNull();
    click(button("Review my game"));
    expect(sent.at(-1)).toEqual({ do: "review" });
  });

  it("leaves the keyboard on the board when the button that began it is gone, so that Escape closes it", async () => {
    const view = open(null);
    await Promise.resolve(); // run the work that opening has deferred
    button("Review my game")?.focus();
    act(() => receive(view, { review: started }));
    await vi.waitFor(() => expect(document.activeElement).toBe(one(".ora-panel")));
    key(document.activeElement, "Escape");
    expect(room()).toBeNull();
  });

  it("shows how far it has come, and ends there", () => {
    const view = open(started);
    const bar = one(".ora-drawer-content progress") as HTMLProgressElement;
    expect([bar.value, bar.max]).toEqual([3, 12]);
    act(() => receive(view, { review: { ...started, done: 4, mistakes: [TURN] } }));
    expect(all(".ora-review li")).toHaveLength(1);
    expect(button("Step through it")).toBeUndefined();
    click(button("Stop"));
    expect(sent.at(-1)).toEqual({ do: "stop-review" });
  });

  it("says what each turn cost, goes there, and has all of them practised", () => {
    const view = open({ ...started, done: 12, mistakes: [TURN] });
    const turn = one(".ora-review li")?.textContent;
    for (const words of [TURN.lost, TURN.played, TURN.better, TURN.why]) expect(turn).toContain(words);
    expect(all(".ora-drawer-content .ora-course")).toHaveLength(3);
    click(one(".ora-review li button"));
    expect(sent.slice(-2)).toEqual([{ do: "walk-review" }, { do: "walk", to: 21 }]);
    // The board shows the position, and the review returns with the game.
    expect(one(".ora-drawer-content")).toBeNull();
    act(() => receive(view, { review: null }));
    act(() => receive(view, { review: { ...started, done: 12, mistakes: [TURN] } }));
    click(button("Practise these in Today"));
    expect(sent.at(-1)).toEqual({ do: "practise-review" });
    // The result is shown on the board.
    expect(room()).toBeNull();
  });

  it("is walked through on the board", () => {
    open({ ...started, done: 12, mistakes: [TURN] });
    click(button("Step through it"));
    expect(sent.at(-1)).toEqual({ do: "walk-review" });
    expect(room()).toBeNull();
  });

  it("says so where nothing was found", () => {
    open({ ...started, done: 12, summary: "No turn cost a point or more." });
    expect(room()?.textContent).toContain("No turn cost");
    expect(button("Step through it")).toBeUndefined();
  });
});
