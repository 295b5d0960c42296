import { act } from "preact/test-utils";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { without } from "../src/state/picks";
import type { Traits } from "../src/state/protocol";
import { fixture, fixtureWith, NAMES } from "./fixtures";
import { all, clean, click, key, one, place, sent, show } from "./page";

const pieces = (token: string) => all(`[data-pick~="${token}"]`);
const tokensOf = (piece: HTMLElement) => (piece.dataset.pick ?? "").split(" ");
const live = (token: string) => pieces(token).filter((piece) => piece.dataset.state === "live");

it("has positions to draw", () => {
  expect(NAMES.length).toBeGreaterThan(0);
});

describe.each(NAMES)("the position %s", (name) => {
  const traits = fixture(name);
  const { scene, ask } = traits;

  // Drawing is slow without a browser, and these only look; the one that clicks comes last.
  beforeAll(() => void show(traits));
  afterAll(clean);

  it("is drawn without an error", () => {
    expect(all(".ora-error")).toEqual([]);
    expect(all(".ora-board")).toHaveLength(1);
  });

  it("shows the question, every building, every card and every indicator", () => {
    expect(place.querySelector(".ora-question")?.textContent).toContain(ask.prompt);
    const built = scene.players.flatMap((player) => player.spaces.map((space) => space.holds ?? ""));
    const cards = built.filter((id) => traits.book.cards[id]).sort();
    expect(
      all(".ora-plate[data-pick], .ora-built-card")
        .map((one) => one.dataset.pick)
        .sort(),
    ).toEqual(cards);
    for (const id of scene.display) expect(pieces(id)).not.toEqual([]);
    expect(all(".ora-indicator").map((one) => one.dataset.pick)).toEqual(scene.wheel.indicators.map((one) => one.id));
  });

  it("shows what everybody has", () => {
    const counts = scene.players.flatMap((player) => player.goods.map(([, count]) => String(count))).sort();
    expect(
      all(".ora-tile b")
        .map((tile) => tile.textContent)
        .sort(),
    ).toEqual(counts);
  });

  it("has a live piece for every live token", () => {
    const tokens = new Set(ask.options.flatMap((option) => option.picks));
    for (const token of tokens) expect(live(token), token).not.toEqual([]);
  });

  it("makes buttons of what is alive and of nothing else", () => {
    for (const piece of all("[data-pick]:not(button)")) {
      const alive = piece.dataset.state !== undefined;
      expect(piece.getAttribute("role")).toBe(alive ? "button" : null);
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

  it("plays an option of every kind by clicking its pieces", () => {
    if (ask.more) return;
    const kinds = new Map(ask.options.filter((one) => one.picks.length).map((one) => [one.line.split(" ")[0], one]));
    for (const option of kinds.values()) {
      sent.length = 0;
      let rest: string[] | null = option.picks;
      while (rest?.length) {
        const wanted: string[] = rest;
        const next = all("[data-pick][data-state]").find((one) => without(wanted, tokensOf(one)));
        click(next);
        rest = next ? without(wanted, tokensOf(next)) : null;
      }
      expect(sent).toEqual([{ do: "play", line: option.line, ply: traits.ply }]);
    }
  });
});

describe("the board", () => {
  afterEach(clean);

  const turn = fixtureWith((one) => one.ask.options.some((option) => option.picks.length === 2));
  const two = turn.ask.options.find((option) => option.picks.length === 2);
  const [first = "", second = ""] = two?.picks ?? [];

  it("is played with the keyboard alone", () => {
    show(turn);
    expect(key(live(first)[0], "Enter").defaultPrevented).toBe(true);
    key(
      live(second).find((piece) => piece.tagName !== "BUTTON"),
      " ",
    );
    expect(sent).toEqual([{ do: "play", line: two?.line, ply: turn.ply }]);
  });

  it("clears the picks with Escape and keeps that key to itself", () => {
    const view = show(turn);
    click(live(first)[0]);
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside);
    key(pieces(first)[0], "Escape");
    expect(view.picks.value).toEqual([]);
    expect(outside).not.toHaveBeenCalled();
    // With nothing to clear it is not ours.
    key(pieces(first)[0], "Escape");
    expect(outside).toHaveBeenCalledOnce();
    document.body.removeEventListener("keydown", outside);
  });

  it("marks what has been picked, and takes it back on the chip", () => {
    const view = show(turn);
    click(live(first)[0]);
    expect(pieces(first)[0]?.getAttribute("aria-pressed")).toBe("true");
    click(all(".ora-chip")[0]);
    expect(view.picks.value).toEqual([]);
  });

  it("takes only the asked seat's spaces for spaces", () => {
    const seat = turn.ask.land ?? turn.ask.seat;
    show(turn);
    const own = turn.scene.players.find((player) => player.seat === seat);
    expect(all(".ora-space[data-pick]")).toHaveLength(own?.spaces.length ?? 0);
  });

  it("undoes, redoes and jumps", () => {
    show({ ...turn, scene: { ...turn.scene, at: 3, plies: 5 } });
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
    act(() => view.receive({ notice: { text: "A moor lies there.", rule: "F5.5.3", level: "refusal" } }));
    expect(place.querySelector(".ora-notice")?.textContent).toContain("F5.5.3");
    click(all(".ora-notice button").at(-1));
    expect(sent).toEqual([{ do: "dismiss" }]);
  });

  it("offers the rest in one press when only one option is left", () => {
    const lone = { line: "choose 3Gn", picks: ["Gn", "Gn", "Gn"], label: "Take three grain" };
    const other = { line: "choose 3Sh", picks: ["Sh", "Sh", "Sh"], label: "Take three sheep" };
    show({ ...turn, ask: { ...turn.ask, options: [lone, other] } });
    click(live("Gn")[0]);
    click(all(".ora-picked .ora-main")[0]);
    expect(sent).toEqual([{ do: "play", line: "choose 3Gn", ply: turn.ply }]);
  });

  it("makes a button of an option without picks", () => {
    show({ ...turn, ask: { ...turn.ask, options: [{ line: "done", picks: [], label: "End the turn" }] } });
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
    show({ ...turn, ask: { ...turn.ask, options } });
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
    act(() => view.receive({ scene: turn.scene, ply: turn.ply + 1, ask: turn.ask }));
    expect(all(".ora-error")).toEqual([]);
    expect(all(".ora-wheel")).toHaveLength(1);
    quiet.mockRestore();
  });

  it("gives the focus back to the question when the table turns to the next player", () => {
    const late = fixture("late");
    const view = show(late);
    const next = late.scene.players.find(({ seat }) => seat !== late.ask.seat)?.seat ?? null;
    const land = one(".ora-own .ora-land-frame");
    act(() => land?.focus());
    act(() => view.receive({ ply: late.ply + 1 }));
    expect(document.activeElement).toBe(land);
    act(() => view.receive({ ask: { ...late.ask, seat: next, land: next }, ply: late.ply + 2 }));
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
