// Which tab of the dock holds the pieces of the question, and that the dock opens it by itself.

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import { receive } from "../src/state/create-view";
import { isInHand, landHasLive, liveTabs, ownPlayer } from "../src/state/dock-tabs";
import { hover } from "../src/state/pieces";
import type { Player, Seat, Traits } from "../src/state/protocol";
import { fixture, NAMES, option } from "./fixtures";
import { all, clean, click, key, one, openTab, show } from "./page";

afterEach(clean);

const openedTab = () => one("[role=tab][aria-selected=true]")?.dataset.tab;
const action = (key: string) => click(one(`[data-action="${key}"]`));
const pick = (token: string) => click(one(`.ora-panel [data-pick="${token}"]`));

/** The owner of a card's land. */
function ownerOf({ scene }: Traits, card: string): Seat {
  return scene.players.find(({ spaces }) => spaces.some(({ holds }) => holds === card))?.seat ?? "";
}

it("has no tab of buildings where none is on display", () => {
  const late = fixture("late");
  show({ ...late, scene: { ...late.scene, display: [] } });
  expect(all("[data-tab=buildings]")).toEqual([]);
  expect(openedTab()).toBe("settlements");
});

describe("the regions", () => {
  const { scene, ask } = fixture("late");
  const [red, green] = scene.players;

  it("belong to the one who is asked, or to the first where nobody is", () => {
    expect(ownPlayer(scene, ask.seat)?.seat).toBe(ask.seat);
    expect(ownPlayer(scene, null)).toBe(red);
  });

  it("hold what can be picked: cards wherever they lie, spaces on the land that is meant", () => {
    if (!red || !green) throw new Error("a table for four");
    const [space] = red.spaces;
    const [card] = green.spaces
      .map(({ holds }) => holds ?? "")
      .filter((holds) => ownerOf(fixture("late"), holds) === "G");
    const live = new Set([space?.at ?? ""]);
    expect(landHasLive(red, live, "R")).toBe(true);
    expect(landHasLive(red, live, "G")).toBe(false);
    expect(landHasLive(green, new Set([card ?? ""]), "R")).toBe(true);
    expect(landHasLive(red, new Set(["coins"]), "R")).toBe(false);
  });

  it("are named in the order in which they lie", () => {
    const [first] = scene.display;
    const [settlement] = red?.hand ?? [];
    const card = fixture("late").ask.options.find(({ line }) => line.startsWith("contract"))?.picks[0] ?? "";
    const live = new Set([card, settlement ?? "", first ?? ""]);
    expect(liveTabs(scene, live, red, "R")).toEqual([
      "buildings",
      "settlements",
      `seat ${ownerOf(fixture("late"), card)}`,
    ]);
    expect(liveTabs(scene, new Set(["lay"]), red, "R")).toEqual([]);
  });

  it("hold no settlement of somebody else's where one of the same name is in the hand", () => {
    const traits = fixture("late");
    const theirs = green?.spaces.map(({ holds }) => holds ?? "").find((card) => card.startsWith("S")) ?? "";
    const players = scene.players.map((player) =>
      player.seat === "R" ? { ...player, hand: [...player.hand, theirs] } : player,
    );
    expect(isInHand({ ...scene, players }, "R", theirs)).toBe(true);
    const options = [option(`settle ${theirs} 0,3`), option(`settle ${theirs} 1,3`)];
    show({ ...traits, scene: { ...scene, players }, ask: { ...traits.ask, actions: [], options } });
    expect(all(".ora-tabs .ora-hint").map((hint) => hint.parentElement?.dataset.tab)).toEqual(["settlements"]);
    openTab("seat G");
    expect(one(`.ora-built-card[data-pick="${theirs}"]`)?.dataset.state).toBeUndefined();
  });

  it.each(NAMES)("in %s are marked on their tabs", (name) => {
    show(fixture(name));
    for (const tab of all("[role=tab]")) {
      const marked = tab.querySelector(".ora-hint") !== null;
      click(tab);
      expect(all('.ora-docked [data-state="live"]').length > 0, tab.dataset.tab).toBe(marked);
    }
  });
});

describe("the dock", () => {
  it("is one stop for Tab, names what is open, and holds it", () => {
    show(fixture("start"));
    for (const name of ["log", "seat G", "buildings"]) {
      openTab(name);
      expect(all("[role=tab][tabindex='0']").map((tab) => tab.dataset.tab)).toEqual([name]);
      const panel = one("[role=tabpanel]");
      expect(panel?.tabIndex).toBe(0);
      expect(one(`[role=tab][data-tab="${name}"]`)?.textContent).toContain(panel?.getAttribute("aria-label"));
    }
  });

  it("opens what the kind of action is about", () => {
    show(fixture("start"));
    openTab("log");
    action("build");
    expect(openedTab()).toBe("buildings");
    key(one(".ora-board"), "Escape");
    openTab("log");
    action("hire");
    expect(openedTab()).toMatch(/^seat /);
  });

  it("shows the buildings while the action is to be chosen, though none can be built", () => {
    const traits = fixture("two");
    const others = (traits.scene.players[0] as Player).seat;
    const view = show(traits);
    expect(openedTab()).toBe("buildings");
    const build = all(".ora-action")[0];
    expect(build?.getAttribute("aria-disabled")).toBe("true");
    click(build);
    expect(one(".ora-help-popover")?.textContent).toContain(traits.ask.actions?.[0]?.because);
    expect(view.selection.action.value).toBeNull();
    key(one(".ora-board"), "b");
    expect(view.selection.action.value).toBeNull();
    action("hire");
    expect(openedTab()).toBe(`seat ${others}`);
    // It would be wrong for another position.
    click(build);
    act(() => receive(view, { scene: { ...traits.scene } }));
    expect(one(".ora-help-popover")).toBeNull();
    // Things for sale can still be pressed, but only the action that has begun is highlighted.
    expect(all(".ora-offer[data-state]")).toEqual([]);
  });

  it("stays where it is while the land holds what is next", () => {
    show(fixture("start"));
    action("build");
    pick("G01");
    expect(openedTab()).toBe("buildings");
    openTab("log");
    action("harvest");
    expect(openedTab()).toBe("log");
  });

  it("stays with whoever opened a tab, until the question moves on", () => {
    const traits = fixture("start");
    const view = show(traits);
    action("build");
    openTab("coming");
    act(() => hover(view, ["G01"]));
    expect(openedTab()).toBe("coming");
    act(() => receive(view, { ask: { ...traits.ask }, ply: traits.ply + 1 }));
    expect(openedTab()).toBe("buildings");
  });

  it("follows a press on a piece as it follows the bar", () => {
    const traits = fixture("late");
    show(traits);
    const hire = traits.ask.options.find(({ line }) => line.startsWith("contract"))?.picks[0] ?? "";
    click(one(`[data-tab="seat ${ownerOf(traits, hire)}"]`));
    click(one(`.ora-built-card[data-pick="${hire}"]`));
    expect(openedTab()).toBe(`seat ${ownerOf(traits, hire)}`);
    expect(one(`.ora-built-card[data-pick="${hire}"]`)?.dataset.state).toBe("picked");
  });

  it("shows the score at the end, and the lesson first where there is one", () => {
    show(fixture("over"));
    expect(openedTab()).toBe("score");
  });

  it("gives the large place to the land that is meant, though nobody sits there", () => {
    const traits = fixture("place");
    show(traits);
    expect(traits.ask.land).not.toBe(traits.ask.seat);
    expect(all(`.ora-own .ora-space[data-space^="${traits.ask.land} "][data-state="live"]`).length).toBeGreaterThan(0);
    // The player's own land is not gone: it has a tab meanwhile.
    expect(one(`[role=tab][data-tab="seat ${traits.ask.seat}"]`)).not.toBeNull();
    expect(one(`[role=tab][data-tab="seat ${traits.ask.land}"]`)).toBeNull();
  });
});
