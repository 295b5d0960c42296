import { act } from "preact/test-utils";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { isBare, tokenKind, verbOf } from "../src/state/answer-stage";
import { receive } from "../src/state/create-view";
import { without } from "../src/state/picks";
import type { Option, Traits } from "../src/state/protocol";
import type { View } from "../src/state/view";
import { fixture, fixtureWith, NAMES } from "./fixtures";
import { all, clean, click, inEachTab, key, one, place, sent, show } from "./page";

const pieces = (token: string) => all(`[data-pick~="${token}"]`);
const pickedTokens = (piece: HTMLElement) => (piece.dataset.pick ?? "").split(" ");
const live = (token: string) => pieces(token).filter((piece) => piece.dataset.state === "live");
const livePicks = () => all('[data-pick][data-state="live"]').flatMap(pickedTokens);

/** Some of the options that together contain every token. */
function covering(options: readonly Option[]): Option[] {
  const seen = new Set<string>();
  return options.filter(({ line, picks }) => {
    const fresh = [verbOf(line), ...picks].filter((token) => !seen.has(token));
    for (const token of fresh) seen.add(token);
    return fresh.length > 0;
  });
}

/** What `look` finds with each kind of action chosen; afterwards none is. */
function inEachAction<Found>(look: () => Found[]): Found[] {
  const kinds = all("[data-action]").map((button) => button.dataset.action);
  return kinds.flatMap((kind) => {
    click(one(`[data-action="${kind}"]`));
    const found = look();
    key(one(".ora-board"), "Escape");
    return found;
  });
}

it("has positions to draw", () => {
  expect(NAMES.length).toBeGreaterThan(0);
});

describe.each(NAMES)("the position %s", (name) => {
  const traits = fixture(name);
  const { scene, ask } = traits;

  // Drawing is slow without a browser, so the looking tests share a board; the test that clicks comes last.
  let view: View;
  beforeAll(() => {
    view = show(traits);
  });
  afterAll(clean);

  it("is drawn without an error", () => {
    expect(all(".ora-error")).toEqual([]);
    expect(all(".ora-board")).toHaveLength(1);
  });

  it("shows the question, every building, every card and every indicator", () => {
    expect(place.querySelector(".ora-question")?.textContent).toContain(ask.prompt);
    const built = scene.players.flatMap((player) => player.spaces.map((space) => space.holds ?? ""));
    const cards = built.filter((id) => traits.book.cards[id]).sort();
    const onLand = all(".ora-own .ora-card-plate[data-pick]").map((one) => one.dataset.pick);
    const inDock = inEachTab(() => all(".ora-dock .ora-built-card").map((one) => one.dataset.pick));
    expect([...onLand, ...inDock].sort()).toEqual(cards);
    const offered = inEachTab(() => all(".ora-display [data-pick]").map((one) => one.dataset.pick));
    expect(offered.sort()).toEqual([...scene.display].sort());
    expect(all(".ora-indicator").map((one) => one.dataset.pick)).toEqual(scene.wheel.indicators.map((one) => one.id));
  });

  it("shows what everybody has", () => {
    const counts = scene.players.flatMap((player) => player.goods.map(([, count]) => String(count))).sort();
    const tiles = (where: string) => all(`${where} .ora-tile b`).map((tile) => tile.textContent);
    expect([...tiles(".ora-own"), ...inEachTab(() => tiles(".ora-dock"))].sort()).toEqual(counts);
  });

  it("has a live piece for every live token: on the land, in a tab, or a button in the bar", () => {
    const found = new Set([...inEachTab(livePicks), ...inEachAction(livePicks)]);
    for (const button of all(".ora-panel [data-line]")) {
      for (const token of ask.options.find(({ line }) => line === button.dataset.line)?.picks ?? []) found.add(token);
    }
    const isLater = (token: string, verb: string) => tokenKind(token, verb, traits.book, scene) === "payment";
    for (const { line, picks } of ask.options) {
      // The payment of a contract is asked for once its purpose is known; the tests below press that too.
      const missed = picks.filter((token) => !found.has(token) && !isLater(token, verbOf(line)));
      expect(missed, line).toEqual([]);
    }
  });

  it("makes buttons of what is alive and of nothing else", () => {
    for (const piece of all("[data-pick]:not(button)")) {
      const alive = piece.dataset.state !== undefined;
      expect(piece.getAttribute("role") === "button").toBe(alive);
      expect(piece.getAttribute("tabindex")).toBe(alive ? "0" : null);
      if (alive) expect(piece.getAttribute("aria-label") || piece.textContent).toBeTruthy();
    }
  });

  it("has a name for every button", () => {
    for (const button of all("button")) {
      expect((button.getAttribute("aria-label") || button.textContent || "").trim()).not.toBe("");
    }
  });

  it("leaves no name to the browser to show, which would lie over what the board shows itself", () => {
    expect(all("[title], svg title").map((one) => one.outerHTML.slice(0, 120))).toEqual([]);
  });

  it("uses no ids", () => {
    expect(all("[id]")).toEqual([]);
  });

  const kinds = new Map(ask.options.map((option) => [verbOf(option.line), option]));

  /** Press an element for each remaining token, until no token is left or no element is found. */
  const answerBy = (option: Option, found: (wanted: readonly string[]) => HTMLElement | undefined) => {
    sent.length = 0;
    let rest: string[] | null = option.picks;
    while (rest && !sent.some((message) => message.do === "play")) {
      const wanted: string[] = rest;
      const next = found(wanted);
      click(next);
      rest = next ? without(wanted, pickedTokens(next)) : null;
    }
    // The next question begins in the same way.
    act(() => receive(view, { ask }));
    return sent.filter((message) => message.do === "play");
  };

  it("plays an option of every kind by clicking its pieces", () => {
    if (ask.more) return;
    for (const option of kinds.values()) {
      if (isBare(option)) continue;
      const inTabs = (wanted: readonly string[]) => {
        const here = () => all("[data-pick][data-state]").find((one) => without(wanted, pickedTokens(one)));
        if (here()) return here();
        // Its tab is closed, so the first press opens the tab.
        for (const tab of all("[role=tab]")) {
          click(tab);
          if (here()) return here();
        }
        return one(`.ora-panel [data-line="${option.line}"]`) ?? undefined;
      };
      expect(answerBy(option, inTabs)).toEqual([{ do: "play", line: option.line, ply: traits.ply }]);
    }
  });

  it("can be played by the buttons of the bar alone, with every token there is", () => {
    // Payments are picked on the goods, which are above the land.
    if (ask.more || ask.pay) return;
    for (const option of covering(ask.options)) {
      const kind = ask.actions?.find(({ verbs }) => verbs.includes(verbOf(option.line)));
      click(kind && one(`[data-action="${kind.key}"]`));
      const inBar = (wanted: readonly string[]) => {
        const bar = all(".ora-panel button:not([disabled])");
        const whole = bar.find((button) => button.dataset.line === option.line);
        return whole ?? bar.find((one) => one.dataset.state && without(wanted, pickedTokens(one)));
      };
      expect(answerBy(option, inBar), option.line).toEqual([{ do: "play", line: option.line, ply: traits.ply }]);
    }
  });
});

describe("the board", () => {
  afterEach(clean);

  const isBuild = ({ line }: Option) => line.startsWith("build");
  const turn = fixtureWith((one) => one.ask.options.some(isBuild));
  const two = turn.ask.options.find(isBuild);
  const [first = "", second = ""] = two?.picks ?? [];
  const asking = (options: Option[]): Traits => ({ ...turn, ask: { ...turn.ask, actions: [], options } });

  it("is played with the keyboard alone", () => {
    show(turn);
    const drawn = (token: string) => live(token).find((piece) => piece.tagName !== "BUTTON");
    expect(key(drawn(first), "Enter").defaultPrevented).toBe(true);
    key(drawn(second), " ");
    expect(sent).toEqual([{ do: "play", line: two?.line, ply: turn.ply }]);
  });

  it("clears the picks with Escape and keeps that key to itself", () => {
    const view = show(turn);
    click(live(first)[0]);
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside);
    key(pieces(first)[0], "Escape");
    expect(view.selection.picks.value).toEqual([]);
    expect(outside).not.toHaveBeenCalled();
    // With nothing to clear, the key is left to the page.
    key(pieces(first)[0], "Escape");
    expect(outside).toHaveBeenCalledOnce();
    document.body.removeEventListener("keydown", outside);
  });

  it("marks what has been picked, and takes it back on the chip", () => {
    const view = show(turn);
    click(live(first)[0]);
    expect(pieces(first)[0]?.getAttribute("aria-pressed")).toBe("true");
    click(all(".ora-chip")[0]);
    expect(view.selection.picks.value).toEqual([]);
  });

  it("takes only the asked seat's spaces for spaces", () => {
    const seat = turn.ask.land ?? turn.ask.seat;
    show(turn);
    const own = turn.scene.players.find((player) => player.seat === seat);
    expect(all(".ora-space[data-pick]")).toHaveLength(own?.spaces.length ?? 0);
  });

  it("undoes, redoes and jumps", () => {
    const view = show({ ...turn, scene: { ...turn.scene, at: 3, plies: 5 } });
    act(() => {
      view.layout.width.value = 1400; // wide enough for the slider
    });
    for (const step of all(".ora-history .ora-step")) click(step);
    expect(sent).toEqual([
      { do: "undo", by: "turn" },
      { do: "undo", by: "move" },
      { do: "redo", by: "move" },
      { do: "redo", by: "turn" },
    ]);
    const slider = place.querySelector<HTMLInputElement>(".ora-history input");
    if (slider) slider.value = "2";
    act(() => void slider?.dispatchEvent(new Event("change", { bubbles: true })));
    expect(sent.at(-1)).toEqual({ do: "jump", ply: 2 });
  });

  it("shows a notice with its rule, and dismisses it", () => {
    const view = show(turn);
    act(() => receive(view, { notice: { text: "A moor lies there.", rule: "F5.5.3", level: "refusal" } }));
    expect(place.querySelector(".ora-notice")?.textContent).toContain("F5.5.3");
    click(all(".ora-notice button").at(-1));
    expect(sent).toEqual([{ do: "dismiss" }]);
  });

  it("offers the rest in one press when only one option is left", () => {
    const lone = { line: "choose 3Gn", picks: ["Gn", "Gn", "Gn"], label: "Take three grain" };
    const other = { line: "choose 3Sh", picks: ["Sh", "Sh", "Sh"], label: "Take three sheep" };
    const view = show(asking([lone, other]));
    expect(one("[data-primary]")).toBeNull();
    act(() => view.pieces.press(["Gn"]));
    // The question already contains the words.
    expect(one(".ora-question")?.textContent).toContain("Take three grain?");
    expect(one("[data-primary]")?.textContent).toBe("Do it");
    expect(one("[data-primary]")?.getAttribute("aria-label")).toBe("Do it: Take three grain");
    click(one("[data-primary]"));
    expect(sent).toEqual([{ do: "play", line: "choose 3Gn", ply: turn.ply }]);
  });

  it("makes a button of an option without picks", () => {
    show(asking([{ line: "done", picks: [], label: "End the turn" }]));
    const button = all("button").find((one) => one.textContent === "End the turn");
    click(button);
    expect(sent).toEqual([{ do: "play", line: "done", ply: turn.ply }]);
  });

  it("asks for a large number with a slider", () => {
    const options = Array.from({ length: 30 }, (_, n) => ({
      line: `times ${n}`,
      picks: [String(n)],
      label: `${n} times`,
    }));
    show(asking(options));
    const slider = place.querySelector<HTMLInputElement>(".ora-counter input");
    if (slider) slider.value = "17";
    act(() => void slider?.dispatchEvent(new Event("input", { bubbles: true })));
    click(place.querySelector(".ora-counter .ora-main") ?? undefined);
    expect(sent).toEqual([{ do: "play", line: "times 17", ply: turn.ply }]);
  });

  it("shows an error of its own where the board would be, until the next position", () => {
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    const view = show({ ...turn, scene: { ...turn.scene, wheel: null } as unknown as Traits["scene"] });
    expect(place.querySelector(".ora-error")?.textContent).toBeTruthy();
    act(() => receive(view, { scene: turn.scene, ply: turn.ply + 1, ask: turn.ask }));
    expect(all(".ora-error")).toEqual([]);
    expect(all(".ora-wheel")).toHaveLength(1);
    quiet.mockRestore();
  });

  it("gives the focus back to the question when the table turns to the next player", async () => {
    const late = fixture("late");
    const view = show(late);
    const next = late.scene.players.find(({ seat }) => seat !== late.ask.seat)?.seat ?? null;
    const land = one(".ora-own .ora-land-frame");
    act(() => land?.focus());
    await act(async () => receive(view, { ply: late.ply + 1 }));
    expect(document.activeElement).toBe(land);
    await act(async () => receive(view, { ask: { ...late.ask, seat: next, land: next }, ply: late.ply + 2 }));
    expect(document.activeElement).toBe(one("[data-focus=panel]"));
  });

  it("follows the theme of the notebook", async () => {
    show(turn);
    expect(all(".ora-light")).toHaveLength(1);
    document.body.dataset.jpThemeLight = "false";
    await vi.waitFor(() => act(() => expect(all(".ora-dark")).toHaveLength(1)), 60_000);
    delete document.body.dataset.jpThemeLight;
  });
});
