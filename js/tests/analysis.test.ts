// The worth of the offered answers, shown on the board while the player thinks.

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { receive } from "../src/state/create-view";
import type { Traits, Worth } from "../src/state/protocol";
import type { View } from "../src/state/view";
import { answer, fixture } from "./fixtures";
import { all, clean, sent, show as showBoard } from "./page";

afterEach(clean);

const game = fixture("late");
const show = (news: Partial<Traits> = {}) => showBoard({ ...game, claims: {}, analysis: true, ...news });
const steps = () => sent.filter((message) => message.do === "analyse");
const lines = game.ask.options.map(({ line }) => line);

function tell(view: View, worths: Worth[], more: boolean, back = 1): void {
  act(() => answer(view, sent, "analyse", { worths, more }, back));
}

describe("analysis", () => {
  it("asks on for as long as there is more to find out, and shows the latest", () => {
    const view = show();
    const [first, second] = lines as [string, string];
    tell(view, [{ line: first, points: 4.4, playouts: 9 }], true);
    expect(steps()).toMatchObject([{ step: 0 }, { step: 1 }]);
    tell(
      view,
      [
        { line: second, points: 6.2, playouts: 90 },
        { line: first, points: -3.6, playouts: 80 },
      ],
      false,
    );
    expect(steps()).toHaveLength(2);
    expect(all("[data-worth]").map((piece) => piece.getAttribute("data-worth"))).toContain("+6");
    for (const best of all("[data-best]")) {
      expect(best.getAttribute("data-worth")).toBe("+6");
      expect(best.getAttribute("aria-description")).toContain("+6");
    }
    expect(all("[data-best]").length).toBeGreaterThan(0);
  });

  it("says nothing of a question that has been answered meanwhile, and asks about the next", () => {
    const view = show();
    const at = game.scene.at + 1;
    act(() => receive(view, { scene: { ...game.scene, at }, ask: { ...game.ask }, ply: at }));
    tell(view, [{ line: lines[0] ?? "", points: 1, playouts: 1 }], true, 2);
    expect(steps()).toMatchObject([
      { ply: game.scene.at, step: 0 },
      { ply: at, step: 0 },
    ]);
    expect(all("[data-worth]")).toEqual([]);
  });

  it("is off until somebody wishes it", () => {
    show({ analysis: false });
    expect(steps()).toEqual([]);
    expect(all("[data-worth]")).toEqual([]);
  });
});
