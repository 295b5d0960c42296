// The turns of others are shown on their own land before the player's question; a replay goes on by itself.

import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { receive } from "../src/state/create-view";
import type { LogEntry, Traits } from "../src/state/protocol";
import { fixture } from "./fixtures";
import { all, clean, click, key, one, sent, show } from "./page";

let less = false;
beforeEach(() => {
  less = false;
  vi.stubGlobal("matchMedia", () => ({ matches: less, addEventListener() {}, removeEventListener() {} }));
  vi.useFakeTimers();
});
afterEach(() => {
  clean();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shownSeat = () => one(".ora-land-pane .ora-own")?.className.match(/ora-seat-(\w)/)?.[1];
const jumps = () => sent.flatMap((message) => (message.do === "jump" ? [message.ply] : []));
const options = () => all("[data-line], [data-action]").length;

/** A game for two against a bot that plays Green, and the news of its next turns. */
function table(): { traits: Traits; green: (turns: string[][]) => Partial<Traits> } {
  const base = fixture("two");
  const opponents = { seats: { G: "Greedy" }, thinking: null, paused: false, failed: "", reason: "" };
  const traits = {
    ...base,
    claims: {},
    opponents,
    ask: { ...base.ask, seat: "R", land: "R" },
    scene: { ...base.scene, branch: "" },
  };
  return {
    traits,
    green(turns) {
      let ply = base.scene.at;
      const log = turns.flatMap((texts, turn) =>
        texts.map((text): LogEntry => {
          ply += 1;
          return { ply, seat: "G", line: text, text, turn: 1000 + turn, touched: ["G 0,3"] };
        }),
      );
      return { ply, scene: { ...traits.scene, at: ply, plies: ply, log, since: log } };
    },
  };
}

test("a bot's turn is shown on its land, one turn after the other, and then one's own question", () => {
  const { traits, green } = table();
  const view = show(traits);
  expect(shownSeat()).toBe("R");
  act(() => receive(view, green([["Green builds.", "Green uses it."], ["Green fells."]])));
  expect(shownSeat()).toBe("G");
  expect(one(".ora-shown-turn")?.textContent).toContain("Green builds. Green uses it.");
  expect(one(".ora-own .ora-highlight")).not.toBeNull();
  expect(options()).toBe(0);
  wait(1600);
  expect(one(".ora-shown-turn")?.textContent).toContain("Green fells.");
  wait(1600);
  expect(shownSeat()).toBe("R");
  expect(one(".ora-shown-turn")).toBeNull();
  expect(one(".ora-highlight")).toBeNull();
  expect(options()).toBeGreaterThan(0);
});

test("while a turn is shown, goods and points are those after it, not after a later one", () => {
  const { traits, green } = table();
  const view = show(traits);
  const points = () => one('[data-standing="R"] b')?.textContent;
  const news = (turns: string[][], total: number): Partial<Traits> => {
    const sent = green(turns);
    const score = { ...traits.scene.players[0]?.score, total };
    const players = traits.scene.players.map((player) => (player.seat === "R" ? { ...player, score } : player));
    return { ...sent, scene: { ...sent.scene, players } as Traits["scene"] };
  };
  act(() => receive(view, news([["Green builds."]], 91)));
  act(() => receive(view, news([["Green builds."], ["Green fells."]], 92)));
  expect(points()).toBe("91");
  wait(1600);
  expect(points()).toBe("92");
  wait(1600);
  act(() => receive(view, news([["Green builds."], ["Green fells."], ["Green cuts."]], 93)));
  act(() => void one(".ora-land-pane")?.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  expect(points()).toBe("93");
});

test("any press skips, and does nothing else", () => {
  const { traits, green } = table();
  const view = show(traits);
  act(() => receive(view, green([["Green builds."]])));
  const board = one(".ora-land-pane");
  act(() => void board?.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  expect(one(".ora-shown-turn")).toBeNull();
  const button = one("[data-action]");
  click(button);
  expect(view.selection.action.value).toBeNull();
  click(button);
  expect(view.selection.action.value).not.toBeNull();
});

test("the menu opens by the press that skips", () => {
  const { traits, green } = table();
  const view = show(traits);
  act(() => receive(view, green([["Green builds."]])));
  const menu = one('.ora-toolbar [data-door="menu"]');
  act(() => void menu?.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  click(menu);
  expect(one(".ora-shown-turn")).toBeNull();
  expect(menu?.getAttribute("aria-expanded")).toBe("true");
});

test.each([
  ["that comes as the last turn ends", false],
  ["that comes second, after one that skipped", true],
])("a press on “Skip” %s ends no turn", (_, first) => {
  const { traits, green } = table();
  const view = show(traits);
  const at = (name: string, target: Element | null, x: number) =>
    act(() => void target?.dispatchEvent(new MouseEvent(name, { bubbles: true, detail: 1, clientX: x, clientY: 99 })));
  act(() => receive(view, green([["Green builds."]])));
  const skip = one(".ora-shown-buttons .ora-main");
  at("pointermove", skip, 700);
  if (first) at("click", skip, 700);
  else wait(1600);
  expect(one(".ora-shown-turn")).toBeNull();
  at("click", one("[data-primary]"), 701);
  expect(sent.filter(({ do: verb }) => verb === "play")).toEqual([]);
  expect(one(".ora-help-popover")?.textContent).toContain("meant for the question before");
  wait(800);
  at("click", one("[data-primary]"), 701);
  expect(sent.filter(({ do: verb }) => verb === "play")).toHaveLength(1);
});

test("a digit skips and answers nothing", () => {
  const { traits, green } = table();
  const view = show(traits);
  act(() => receive(view, green([["Green builds."]])));
  key(one(".ora-panel"), "1");
  expect(one(".ora-shown-turn")).toBeNull();
  expect(view.selection.action.value).toBeNull();
});

test("with less motion, at no pace, and while somebody looks back nothing is shown but the position", () => {
  const { traits, green } = table();
  const quiet = (news: Partial<Traits>, prefers: boolean) => {
    less = prefers;
    const view = show({ ...traits, ...news });
    act(() => receive(view, green([["Green builds."]])));
    expect(one(".ora-shown-turn")).toBeNull();
    expect(shownSeat()).toBe("R");
    clean();
  };
  quiet({}, true);
  quiet({ pace: "off" }, false);
  quiet({ motion: false }, false);
  const view = show(traits);
  const news = green([["Green builds."]]);
  const scene = { ...traits.scene, ...news.scene };
  act(() => receive(view, { scene: { ...scene, at: scene.at, plies: scene.plies + 3 } }));
  expect(one(".ora-shown-turn")).toBeNull();
});

test("the list of what has happened marks what a turn changed, and shows it once more", () => {
  const { traits, green } = table();
  const news = green([["Green builds."]]);
  const view = show({ ...traits, ...news });
  act(() => {
    view.history.recap.value = "requested";
  });
  const line = all(".ora-land-pane .ora-recap li button")[0];
  expect(line?.textContent).toContain("Green builds.");
  act(() => void line?.dispatchEvent(new Event("pointerenter")));
  expect(one(".ora-highlight")).not.toBeNull();
  click(line);
  expect(shownSeat()).toBe("G");
});

test("a game is watched move by move on the land of who moved, with nothing to press by mistake", () => {
  const { traits } = table();
  const plies = traits.scene.at + 3;
  const log = (at: number): LogEntry[] => [
    { ply: at, seat: "G", line: "x", text: `Green makes move ${at}.`, turn: at, touched: [] },
  ];
  const earlier = (by: number) => ({
    ...traits.scene,
    at: plies - by,
    plies,
    branch: by ? "Earlier" : "",
    log: log(plies - by),
  });
  const view = show({ ...traits, scene: earlier(3) });
  wait(60_000);
  expect(jumps()).toEqual([]);
  click(all(".ora-branch button")[0]);
  expect(options()).toBe(0);
  expect(shownSeat()).toBe("G");
  wait(1600);
  expect(jumps()).toEqual([plies - 2]);
  act(() => receive(view, { scene: earlier(2) }));
  expect(one(".ora-shown-turn")?.textContent).toContain(`Green makes move ${plies - 2}.`);
  const [quick, hold] = all(".ora-shown-buttons button");
  click(quick);
  wait(800);
  expect(jumps()).toEqual([plies - 2, plies - 1]);
  act(() => receive(view, { scene: earlier(1) }));
  click(hold);
  wait(60_000);
  expect(jumps()).toEqual([plies - 2, plies - 1]);
  click(hold);
  wait(800);
  expect(jumps()).toEqual([plies - 2, plies - 1, plies]);
  act(() => receive(view, { scene: earlier(0) }));
  expect(view.otherTurns.watching.value).toBe(false);
});

test("the dock opens to one's own question once the others' turns have been shown", () => {
  const { traits, green } = table();
  const view = show(traits);
  const tab = () => one("[role=tab][aria-selected=true]")?.dataset.tab;
  click(one("[data-tab=log]"));
  const hand = traits.scene.players.find(({ seat }) => seat === "R")?.hand ?? [];
  const settle = hand.slice(0, 2).map((card) => ({ line: `settle ${card} 0,0`, label: card, picks: [card, "0,0"] }));
  act(() => receive(view, { ...green([["Green fells."]]), ask: { ...traits.ask, actions: [], options: settle } }));
  expect(tab()).toBe("log");
  wait(1600);
  expect(tab()).toBe("settlements");
});

test("the others' last turns are shown before the result", () => {
  const { traits, green } = table();
  const view = show(traits);
  const news = green([["Green builds the Castle."]]);
  const scene = { ...traits.scene, ...news.scene, over: true };
  act(() => receive(view, { ...news, scene, ask: { ...traits.ask, seat: null, actions: [], options: [] } }));
  expect(one(".ora-shown-turn")?.textContent).toContain("Green builds the Castle.");
  expect(one(".ora-end-card")).toBeNull();
  expect(one("[role=tab][aria-selected=true]")?.dataset.tab).not.toBe("score");
  wait(1600);
  expect(one(".ora-end-card")).not.toBeNull();
  expect(one("[role=tab][aria-selected=true]")?.dataset.tab).toBe("score");
});

test("whoever watches a whole game again goes back to its result, and quick turns have a way back to calm ones", () => {
  const { traits } = table();
  const end = { ...traits.scene, at: 9, plies: 9, over: true };
  const view = show({ ...traits, scene: end, ply: 9 });
  click(all(".ora-end-buttons button").find((button) => button.textContent?.includes("Watch")) ?? null);
  expect(jumps()).toEqual([0]);
  act(() => receive(view, { ply: 0, scene: { ...end, at: 0, over: false } }));
  const buttons = () => all(".ora-shown-buttons button");
  click(buttons()[0]);
  expect(buttons()[0]?.textContent).toBe("Calm");
  click(buttons()[0]);
  expect(buttons()[0]?.textContent).toBe("Quick");
  expect(buttons().at(-1)?.textContent).toBe("Back to the end");
  click(buttons().at(-1));
  expect(jumps()).toEqual([0, 9]);
  expect(view.otherTurns.watching.value).toBe(false);
  act(() => receive(view, { ply: 9, scene: end }));
  click(all(".ora-end-buttons button").find((button) => button.textContent?.includes("Watch")) ?? null);
  act(() => receive(view, { ply: 0, scene: { ...end, at: 0, over: false } }));
  key(one(".ora-board"), "Escape");
  expect(jumps()).toEqual([0, 9, 0, 9]);
  expect(view.otherTurns.watching.value).toBe(false);
});
