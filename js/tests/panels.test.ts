// The parts beside the board: the log, explanations, rules, options, the score pad.

import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { entriesByTurn } from "../src/board/log";
import { pickedTokens } from "../src/effects/help-topics";
import { highlight } from "../src/effects/highlight";
import { scale, spread } from "../src/parts/chart";
import { receive } from "../src/state/create-view";
import { mergeLog, requestEarlier } from "../src/state/history";
import { closeDrawer } from "../src/state/layout";
import { setPreference, withNames } from "../src/state/preferences";
import type { Example, LogEntry, Rule, Traits } from "../src/state/protocol";
import { openRule } from "../src/state/rule-lookup";
import { answer, fixture } from "./fixtures";
import { all, clean, click, one, openTab, key as press, sent, show as showBoard, tell } from "./page";

afterEach(clean);

const show = (news: Partial<Traits> = {}, name = "late") => showBoard({ ...fixture(name), ...news });
const key = (name: string, element = one(".ora-board")) => press(element, name);
const entry = (ply: number, line = `move ${ply}`, turn = ply): LogEntry => ({ ply, line, turn, seat: "R", text: line });

describe("the log", () => {
  it("keeps what it knew and takes what is new", () => {
    expect(mergeLog([entry(1), entry(2)], [entry(2), entry(3)]).map(({ ply }) => ply)).toEqual([1, 2, 3]);
  });

  it("forgets what followed a move that was played differently", () => {
    const log = mergeLog([entry(1), entry(2), entry(3)], [entry(2, "another")]);
    expect(log.map(({ line }) => line)).toEqual(["move 1", "another"]);
  });

  it("is told by turn, and read in the order it happened", () => {
    const turns = entriesByTurn([entry(1, "a", 1), entry(2, "b", 1), entry(3, "c", 2)]);
    expect(turns.map((turn) => turn.map(({ line }) => line))).toEqual([["a", "b"], ["c"]]);
  });

  it("shows on the board what a line changed, and goes there", () => {
    const { scene } = fixture("late");
    show();
    openTab("log");
    const last = scene.log.filter(({ touched }) => touched?.length).at(-1);
    const line = all(".ora-log-turn button").find((button) => button.textContent === last?.text) ?? null;
    tell(line, new Event("pointerenter"));
    expect(all(".ora-highlight").length).toBeGreaterThan(0);
    tell(line, new Event("pointerleave"));
    expect(all(".ora-highlight")).toEqual([]);
    click(line);
    expect(sent.at(-1)).toEqual({ do: "jump", ply: last?.ply });
  });

  it("stays short in a long game, and whole for who reads on", () => {
    const { scene } = fixture("late");
    const view = show();
    const play = (from: number, plies: number) => {
      for (let at = from; at < from + plies; at++)
        act(() => receive(view, { scene: { ...scene, at, plies: at, log: [entry(at)] } }));
    };
    play(scene.at + 1, 100);
    const shown = view.history.log.value.length;
    play(scene.at + 101, 100);
    expect(view.history.log.value.length).toBe(shown);
    expect(view.history.log.value.at(-1)?.ply).toBe(scene.at + 200);
    act(() => requestEarlier(view, scene.at + 100));
    play(scene.at + 201, 10);
    expect(view.history.log.value.length).toBe(shown + 10);
  });

  it("leaves out nothing without a word: what lies between two parts can be asked for", () => {
    const { scene } = fixture("late");
    const [oldest] = scene.log;
    const far = entry((oldest?.ply ?? 0) - 20, "far away", 1);
    show({ scene: { ...scene, log: [far, ...scene.log] } });
    openTab("log");
    const between = all(".ora-log > ol > li > button").map((button) => button.parentElement?.previousElementSibling);
    expect(between[1]?.textContent).toContain("far away");
    click(all(".ora-log > ol > li > button")[1] ?? null);
    expect(sent.at(-1)).toMatchObject({ do: "log", before: (oldest?.ply ?? 0) - 1 });
    expect(entriesByTurn([entry(1, "a", 1), entry(3, "b", 1)])).toHaveLength(2);
  });

  it("asks for older moves", () => {
    const { scene } = fixture("late");
    show();
    openTab("log");
    click(all(".ora-log > ol > li > button")[0] ?? null);
    expect(sent.at(-1)).toMatchObject({ do: "log", before: (scene.log[0]?.ply ?? 0) - 1 });
  });
});

describe("the chart", () => {
  it("does not cut through a name and its colour", () => {
    show({ names: { R: "Ada", G: "Bartholomew the Younger", B: "", W: "" } }, "over");
    const [red, green] = all(".ora-chart .ora-chart-end").map((label) => label.textContent);
    expect(red).toMatch(/^Ada \d+$/);
    expect(green).toMatch(/^Bartholo… \d+$/);
  });
});

describe("time", () => {
  it("is walked through by keys", () => {
    show();
    for (const name of [",", ".", "<", ">"]) key(name);
    expect(sent).toEqual([
      { do: "undo", by: "move" },
      { do: "redo", by: "move" },
      { do: "undo", by: "turn" },
      { do: "redo", by: "turn" },
    ]);
  });

  it("says what a branch means, and leads back to the end", () => {
    const { scene } = fixture("late");
    show({ scene: { ...scene, branch: "A move from here begins another branch.", plies: scene.at + 7 } });
    expect(one(".ora-branch")?.textContent).toContain("another branch");
    click(all(".ora-branch button").at(-1));
    expect(sent).toEqual([{ do: "jump", ply: scene.at + 7 }]);
  });

  it("goes back to a line that was left", () => {
    const { scene } = fixture("late");
    show({ scene: { ...scene, lines: ["From move 30: 12 moves", "From move 9: 4 moves"] } });
    openTab("log");
    click(all(".ora-other-lines button")[1]);
    expect(sent).toEqual([{ do: "line", number: 2 }]);
  });

  it("follows the slider as fast as Python answers", async () => {
    const { scene } = fixture("late");
    const view = show();
    act(() => {
      view.layout.width.value = 1400; // where there is room for it
    });
    const slider = one(".ora-history input") as HTMLInputElement;
    for (const ply of ["30", "20", "10"]) {
      slider.value = ply;
      tell(slider, new Event("input", { bubbles: true }));
    }
    expect(sent).toEqual([{ do: "jump", ply: 30 }]);
    await act(async () => receive(view, { scene: { ...scene, at: 30 } }));
    expect(sent.slice(1)).toEqual([{ do: "jump", ply: 10 }]);
  });
});

describe("reading help", () => {
  const rule: Rule = {
    number: "1.2",
    title: "A title",
    text: "Prose.\n\n| a | b |\n|---|---|\n| c | d |",
    parent: "1",
    children: [],
    see: ["3"],
  };

  it("explains what the second button is pressed on, and asks why it is dead", () => {
    show();
    const dead = all(".ora-tile[data-goods]").find((tile) => !tile.dataset.state) ?? null;
    tell(dead, new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    expect(one(".ora-help-popover[role=dialog]")?.textContent).toContain("F6.5");
    expect(sent.at(-1)).toMatchObject({ do: "why", picks: [dead?.dataset.goods?.split(" ")[1]] });
    key("Escape");
    expect(one(".ora-help-popover")).toBeNull();
  });

  it("tells where a good can be had, also one that nobody owns", () => {
    const view = show({ claims: {} });
    const tile = all(".ora-own .ora-tile[data-asks]")[0] ?? null;
    click(tile);
    const seat = tile?.dataset.goods?.split(" ")[0];
    expect(sent).toEqual([
      expect.objectContaining({ do: "sources", good: tile?.dataset.goods?.split(" ")[1], seat, way: false }),
    ]);
    key("Escape");
    expect(one(".ora-drawer-content")).toBeNull();

    click(one(".ora-own [data-door=sources]"));
    click(one(".ora-goods-sources button:last-child"));
    const place = { card: "F05", title: "Bakery", text: "Bake.", notes: ["Cost: 2 clay."], now: false };
    const found = { good: "Wr", title: "Where?", empty: "", groups: [{ title: "Display", places: [place] }], way: [] };
    act(() => answer(view, sent, "sources", found));
    expect(one(".ora-results section")?.textContent).toContain("Bakery Bake. Cost: 2 clay.");

    click(one(".ora-results .ora-button"));
    expect(sent.at(-1)).toMatchObject({ do: "sources", way: true });
    act(() => answer(view, sent, "sources", { ...found, way: ["Turn 1: build."] }));
    expect(one(".ora-results")?.textContent).toContain("Turn 1: build.");
  });

  it("says in one line why a plain press on something dead did nothing", () => {
    const view = show({ claims: {} });
    const dead = one(".ora-display .ora-card:not([data-state])");
    click(dead);
    expect(sent).toMatchObject([{ do: "why", picks: [dead?.dataset.pick] }]);
    act(() => answer(view, sent, "why", { text: "A Bakery costs 2 clay.", rule: "F5.5", level: "refusal" }));
    expect(one(".ora-reason")?.textContent).toContain("A Bakery costs 2 clay. F5.5");
    expect(one(".ora-help-popover[role=dialog]")).toBeNull();
    // The next press closes it, and a press on a live piece acts instead of explaining.
    click(one(".ora-header"));
    expect(one(".ora-reason")).toBeNull();
    click(one("[data-action]"));
    expect(one(".ora-reason")).toBeNull();
    expect(view.selection.action.value).not.toBeNull();
    expect(sent).toHaveLength(1);
  });

  it("says of a place why the card that was chosen cannot lie there, and keeps it", () => {
    const view = show({ claims: {}, ...fixture("start") });
    click(one(".ora-display .ora-card[data-pick=G01]"));
    for (const [at, part] of [
      ["0,0", ""],
      ["1,2", ".ora-card-plate"],
    ]) {
      click(one(`.ora-own [data-space="R ${at}"] ${part}`));
      expect(sent.at(-1)).toMatchObject({ do: "why", picks: ["G01", at] });
      expect(view.selection.picks.value).toEqual(["G01"]);
    }
  });

  it("puts the list of moves away at a press elsewhere", () => {
    const view = show({ claims: {} });
    view.layout.listsMoves.value = true;
    tell(one(".ora-moves summary"), new PointerEvent("pointerdown", { bubbles: true }));
    expect(view.layout.listsMoves.value).toBe(true);
    tell(one(".ora-own .ora-land"), new PointerEvent("pointerdown", { bubbles: true }));
    expect(view.layout.listsMoves.value).toBe(false);
  });

  it("says why, too, where the page around it has a state of its own, as the live page has", () => {
    document.body.dataset.state = "ready";
    show({ claims: {} });
    click(one(".ora-display .ora-card:not([data-state])"));
    delete document.body.dataset.state;
    expect(sent).toMatchObject([{ do: "why" }]);
  });

  it.each<[string, Partial<Traits>]>([
    ["nobody could answer", { claims: undefined as never }],
    ["nobody is asked", { claims: {}, ask: { ...fixture("late").ask, seat: null, options: [], actions: [] } }],
  ])("asks nothing where %s", (_, told) => {
    show(told);
    click(one(".ora-display .ora-card:not([data-state])"));
    expect(sent).toEqual([]);
    expect(one(".ora-reason")).toBeNull();
  });

  it("explains instead of playing as long as one is asking", () => {
    show();
    key("?");
    const live = one(".ora-space[data-state=live], .ora-card-plate[data-state=live]");
    click(live);
    expect(one(".ora-help-popover")).not.toBeNull();
    expect(sent.filter((message) => message.do === "play")).toEqual([]);
    expect(all("[data-help]:not([tabindex])")).toEqual([]);
    key("Escape");
    key("Escape");
    expect(one(".ora-help-mode-note")).toBeNull();
  });

  it("shows hints only where they are wanted", () => {
    const view = show();
    const good = one("[data-goods]");
    tell(good, new Event("pointerover", { bubbles: true }));
    expect(one(".ora-help-popover[aria-hidden]")).not.toBeNull();
    act(() => setPreference(view, "show_hints", false));
    tell(one(".ora-header"), new Event("pointerover", { bubbles: true }));
    tell(good, new Event("pointerover", { bubbles: true }));
    expect(one(".ora-help-popover")).toBeNull();
  });

  it("shows no hints under a finger that presses", () => {
    show();
    const good = one("[data-goods]");
    tell(good, new PointerEvent("pointerover", { bubbles: true, pointerType: "touch" }));
    expect(one(".ora-help-popover")).toBeNull();
    tell(good, new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: 5 }));
    expect(one(".ora-help-popover")).not.toBeNull();
  });

  it("knows what a thing is picked by", () => {
    expect(pickedTokens("good R Gn")).toEqual(["Gn"]);
    expect(pickedTokens("space R 0,3")).toEqual(["0,3"]);
    expect(pickedTokens("district")).toEqual(["district"]);
    expect(pickedTokens("pile A")).toEqual([]);
  });

  it("is searched by what is typed anywhere beside the board, where nothing answers", () => {
    const view = show({ claims: {} });
    click(one("[data-door=rules]"));
    const shut = one(".ora-drawer .ora-close");
    shut?.focus();
    key("u", shut);
    expect(view.selection.action.value).toBeNull();
    expect(document.activeElement).toBe(one(".ora-drawer [type=search]"));
  });

  it("leads from a refusal to its rule, and from there to others", () => {
    const view = show();
    act(() => receive(view, { notice: { text: "No.", rule: "1.2", level: "refusal" } }));
    click(one(".ora-notice .ora-rule-link"));
    expect(sent.at(-1)).toMatchObject({ do: "rules", number: "1.2" });
    act(() => openRule(view, "1.2"));
    act(() => answer(view, sent, "rules", [], 2));
    expect(one(".ora-rule")).toBeNull();
    act(() => answer(view, sent, "rules", [rule]));
    expect(one(".ora-rule")?.textContent).toContain("Prose.");
    expect(one(".ora-rule td")?.textContent).toBe("c");
    click(all(".ora-see-also .ora-rule-link").at(-1) ?? null);
    expect(sent.at(-1)).toMatchObject({ do: "rules", number: "3" });
  });

  it("shows a rule where it bites, on a table of its own", () => {
    const { scene, book } = fixture("start");
    const [player] = scene.players;
    if (!player) throw new Error("nobody plays");
    const spaces = player.spaces.map((space, n) => (n ? space : { ...space, holds: "X1" }));
    const [card] = Object.values(book.cards);
    if (!card) throw new Error("no card");
    const example: Example = {
      title: "Example:",
      task: "Do it.",
      says: "No.",
      where: "Try:",
      code: "rule.example",
      when: "Round 1",
      wheel: scene.wheel.indicators,
      players: [{ ...player, spaces }],
      cards: { X1: { ...card, id: "X1", name: "Elsewhere" } },
      seats: [{ seat: player.seat, name: "Purple", neutral: false }],
    };
    const view = show();
    act(() => openRule(view, "1.2"));
    const before = all(".ora-highlight").length;
    act(() => answer(view, sent, "rules", [{ ...rule, example }]));
    const drawn = one(".ora-example");
    for (const words of ["Do it.", "No.", "rule.example", "Purple", "Elsewhere"]) {
      expect(drawn?.textContent).toContain(words);
    }
    expect(drawn?.querySelectorAll(".ora-space")).toHaveLength(spaces.length);
    // The example is only to be looked at: nothing in it can be pressed, and the log does not mark it.
    expect(drawn?.querySelector("[inert] .ora-land")).not.toBeNull();
    expect(drawn?.querySelector("[data-state], [role=button]")).toBeNull();
    const board = one(".ora-board");
    if (board)
      highlight(
        board,
        player.spaces.map((space) => `${player.seat} ${space.at}`),
      );
    expect(all(".ora-highlight").length).toBeGreaterThan(before);
    expect(drawn?.querySelector(".ora-highlight")).toBeNull();
  });

  it("searches the rules a moment after the last letter", () => {
    vi.useFakeTimers();
    const view = show();
    act(() => {
      view.layout.drawer.value = "rules";
    });
    const search = one(".ora-search input") as HTMLInputElement;
    for (const words of ["wo", "work"]) {
      search.value = words;
      tell(search, new Event("input", { bubbles: true }));
    }
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(sent.filter((message) => message.do === "rules" && message.query)).toMatchObject([{ query: "work" }]);
  });
});

describe("the options", () => {
  it("take effect at once and are told to Python", () => {
    const view = show({ languages: { en: "English", pl: "Polski" }, language: "en" });
    act(() => {
      view.layout.drawer.value = "options";
    });
    click(all(".ora-options [aria-pressed]")[2]);
    expect(one(".ora-board")?.className).toContain("ora-dark");
    expect(sent.at(-1)).toMatchObject({ do: "option", name: "theme", value: "dark" });
    const chosen = one(".ora-options select") as HTMLSelectElement;
    chosen.value = "pl";
    tell(chosen, new Event("change", { bubbles: true }));
    expect(sent.at(-1)).toEqual({ do: "language", language: "pl" });
    act(() => receive(view, { open_all: true, motion: false }));
    expect(all(".ora-other[class~=ora-open]")).toHaveLength(all(".ora-other").length);
    expect(one(".ora-no-motion")).not.toBeNull();
  });

  it("offer comments on turns, and a costly turn is taken back where its reason stands", () => {
    const view = show({});
    const remark = { text: "That turn cost about 3 points.", rule: "", level: "info" as const, back: 4 };
    act(() => receive(view, { remark }));
    const [back, away] = all(".ora-notice button");
    click(back);
    expect(sent.at(-1)).toMatchObject({ do: "jump", ply: 4 });
    click(away);
    expect(sent.at(-1)).toEqual({ do: "dismiss" });
  });

  it("stand as they were set here until Python has answered all of it", () => {
    const view = show({ names: {} });
    setPreference(view, "names", { R: "An" });
    setPreference(view, "names", { R: "Anna " });
    act(() => receive(view, { names: { R: "An" } })); // the echo of an outdated change
    expect(view.preferences.values.value.names).toEqual({ R: "Anna " });
    act(() => answer(view, sent, "option", { R: "An" }, 2));
    expect(view.preferences.values.value.names).toEqual({ R: "Anna " });
    act(() => answer(view, sent, "option", { R: "Anna" }));
    expect(view.preferences.values.value.names).toEqual({ R: "Anna" });
    act(() => receive(view, { names: { R: "Zoe" } })); // a change by another page
    expect(view.preferences.values.value.names).toEqual({ R: "Zoe" });
  });

  it("leave a name alone while it is being typed, and tell it after a pause or at the end", () => {
    vi.useFakeTimers();
    const view = show({ names: { R: "Zoe" } });
    act(() => {
      view.layout.drawer.value = "options";
    });
    const field = one(".ora-names input") as HTMLInputElement;
    const type = (text: string) => {
      field.value = text;
      tell(field, new Event("input", { bubbles: true }));
    };
    const told = () => sent.filter((message) => message.do === "option").map(({ value }) => value);
    type("M");
    type("Ma");
    act(() => receive(view, { names: { R: "Somebody else" } }));
    expect(field.value).toBe("Ma");
    expect(told()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1000));
    expect(told()).toEqual([{ R: "Ma" }]);
    type("Magda");
    tell(field, new Event("blur"));
    expect(told()).toEqual([{ R: "Ma" }, { R: "Magda" }]);
    type("Magdalena");
    act(() => closeDrawer(view));
    expect(told().at(-1)).toEqual({ R: "Magdalena" });
    vi.useRealTimers();
  });

  it("put a person's name beside the colour", () => {
    const { book } = fixture("late");
    expect(withNames(book, { R: "Ada" }).seats[0]).toMatchObject({ name: "Ada (Red)", plain: "Red" });
    show({ names: { R: "Ada" } });
    expect(one('[data-standing="R"]')?.textContent).toContain("Ada");
    const said = all("[role=tab], .ora-own").map((place) => place.getAttribute("aria-label") ?? place.textContent);
    expect(said.filter((words) => words?.includes("Ada (Red)"))).toHaveLength(1);
  });
});

describe("the score", () => {
  it("is told in its parts where the points stand, and opened by a press on one's own", () => {
    const view = show({}, "start");
    const { seat, score } = view.scene.value.players[0] ?? {};
    const plate = one(`[data-standing="${seat}"]`);
    expect(plate?.dataset.says).toContain(`Goods ${score?.goods} · Economic value ${score?.economic}`);
    click(plate);
    expect(one('[data-tab="score"]')?.getAttribute("aria-selected")).toBe("true");
  });

  it("is open at the end", () => {
    const traits = fixture("over");
    show({}, "over");
    expect(one('[data-tab="score"]')?.getAttribute("aria-selected")).toBe("true");
    const totals = all(".ora-score-pad .ora-total td").map((cell) => Number(cell.textContent));
    expect(totals).toEqual(traits.scene.players.map(({ score }) => score.total));
  });

  it("is drawn over the rounds, with a table for those who do not see it", () => {
    const traits = fixture("over");
    show({}, "over");
    expect(all(".ora-course")).toHaveLength(traits.tally?.pad.length ?? 0);
    expect(all(".ora-chart tbody tr")).toHaveLength(traits.tally?.chart.length ?? 0);
  });

  it("is asked for when somebody opens it", () => {
    show({ tally: null });
    expect(sent).toEqual([]);
    openTab("score");
    expect(sent).toContainEqual(expect.objectContaining({ do: "tally" }));
  });

  it("has round numbers beside it, and names that do not overlap", () => {
    expect(scale(0, 83)).toEqual([0, 50, 100]);
    expect(scale(-3, 9)).toEqual([-5, 0, 5, 10]);
    expect(scale(0, 0)).toEqual([0, 2]); // nobody has a point, but the height is still divided by something
    expect(spread([50, 10, 12], 15)).toEqual([50, 10, 25]);
  });
});

it("says when the game ends, and keeps the checking number, a safeguard for cardboard, out of the headline", () => {
  const { coming } = fixture("late");
  show();
  openTab("coming");
  expect(one(".ora-schedule-end")?.textContent).toBe(coming?.ending);
  expect(one(".ora-header")?.textContent).not.toContain("Checking number");
  expect(one(".ora-check-mark text")?.textContent).toBe(String(coming?.check?.number));
});
