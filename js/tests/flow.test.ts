import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pictogram } from "../src/parts/pictograms";
import { receive } from "../src/state/create-view";
import { requestPreviews } from "../src/state/previews";
import { answer, fixture, NAMES } from "./fixtures";
import { all, clean, click, fire, key, one, openTab, sent, show } from "./page";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clean();
  vi.useRealTimers();
});

const wait = () => act(() => void vi.advanceTimersByTime(200));

const change = {
  goods: [["Cl", 5]] as [string, number][],
  points: { goods: 0, economic: 4, settlements: 0, total: 4 },
};

describe("pictograms", () => {
  it("are drawn for every card of every book", () => {
    for (const name of NAMES) {
      for (const card of Object.values(fixture(name).book.cards))
        expect(pictogram(card.picture), card.id).toBeDefined();
    }
    show(fixture("start"));
    expect(all(".ora-display > .ora-cards .ora-pictogram")).toHaveLength(fixture("start").scene.display.length);
  });
});

describe("previews", () => {
  const traits = fixture("start");
  const two = traits.ask.options.find((option) => option.line.startsWith("build"));
  const [card = "", space = ""] = two?.picks ?? [];

  it("are asked for when something has been picked, once, and shown on the spaces", () => {
    const view = show(traits);
    click(one(`.ora-display [data-pick="${card}"]`));
    wait();
    const asked = sent.filter((message) => message.do === "preview");
    expect(asked).toHaveLength(1);
    const lines = asked.flatMap((message) => (message.do === "preview" ? message.lines : []));
    expect(lines).toContain(two?.line);
    act(() => answer(view, sent, "preview", [{ line: two?.line ?? "", follows: "", taken: [], ...change }]));
    expect(one(`.ora-space[data-pick="${space}"] > .ora-change-badge`)?.textContent).toBe("+4");
    expect(one(`.ora-space[data-pick="${space}"] > .ora-build-preview`)?.textContent).toContain(
      traits.book.cards[card]?.name,
    );
    wait();
    expect(sent.filter((message) => message.do === "preview")).toHaveLength(1);
  });

  it.each([
    ["points, whatever else changes", { goods: [["Cl", -2]], total: 4 }, "+4"],
    ["fewer points", { goods: [["Wo", 2]], total: -1 }, "−1"],
    [
      "goods, where no points change",
      {
        goods: [
          ["Wo", 2],
          ["Pn", -1],
        ],
        total: 0,
      },
      "+2",
    ],
    ["nothing, where nothing is gained", { goods: [["Cl", -1]], total: 0 }, undefined],
  ] as [string, { goods: [string, number][]; total: number }, string | undefined][])(
    "bring to a space %s",
    (_, { goods, total }, text) => {
      const view = show(traits);
      click(one(`.ora-display [data-pick="${card}"]`));
      wait();
      const points = { goods: 0, economic: total, settlements: 0, total };
      act(() => answer(view, sent, "preview", [{ line: two?.line ?? "", follows: "", taken: [], goods, points }]));
      expect(one(`.ora-space[data-pick="${space}"] > .ora-change-badge`)?.textContent).toBe(text);
    },
  );

  it("are asked for when the pointer rests on an answer, and said beside the question", () => {
    const view = show(traits);
    const lone = traits.ask.options.find((option) => option.picks.length === 1);
    fire(one(`.ora-panel [data-line="${lone?.line}"]`), "pointerover");
    expect(sent).toEqual([]);
    wait();
    expect(sent).toMatchObject([{ do: "preview", lines: [lone?.line], ply: traits.ply }]);
    act(() => answer(view, sent, "preview", [{ line: lone?.line ?? "", follows: "What now?", taken: [], ...change }]));
    expect(one(".ora-preview-text")?.textContent).toContain("+5 clay, +4 points");
    expect(one(".ora-preview-text")?.textContent).toContain("What now?");
    fire(one(".ora-header"), "pointerover");
    expect(one(".ora-preview-text")?.textContent).toBe("");
  });

  it("are asked for again where the same question is put anew", () => {
    const view = show(traits);
    click(one(`.ora-display [data-pick="${card}"]`));
    for (let times = 1; times <= 2; times++) {
      wait();
      expect(sent.filter((message) => message.do === "preview")).toHaveLength(times);
      act(() => receive(view, { ask: { ...traits.ask } }));
    }
  });

  it("of another position are not shown", () => {
    const view = show(traits);
    act(() => requestPreviews(view, [two?.line ?? ""]));
    act(() => receive(view, { ply: traits.ply + 1 }));
    act(() => answer(view, sent, "preview", [{ line: two?.line ?? "", follows: "", taken: [], ...change }]));
    expect(view.previews.byLine.value.size).toBe(0);
  });

  it("stop with the board", () => {
    show(traits);
    click(one(`.ora-display [data-pick="${card}"]`));
    act(clean);
    wait();
    expect(sent).toEqual([]);
  });
});

describe("a payment", () => {
  const traits = fixture("payment");
  const pay = traits.ask.pay;

  it("shows the running sum against the price", () => {
    show(traits);
    expect(one(".ora-sum")?.textContent).toContain(`Paid 0 of ${pay?.text}`);
    const [token = ""] = traits.ask.options[0]?.picks ?? [];
    click(one(`.ora-tile[data-pick="${token}"]`));
    expect(one(".ora-sum")?.textContent).toContain(`Paid ${pay?.worth[token]} of`);
  });

  it("is made by one tap where it is obvious", () => {
    show(traits);
    click(one("[data-primary]"));
    expect(sent).toEqual([{ do: "play", line: pay?.quick[0]?.line, ply: traits.ply }]);
  });

  it("has its words in small letters where they are many, for they have a button to fit in", () => {
    const paying = traits.ask.pay as NonNullable<typeof traits.ask.pay>;
    const label = "Exact change: 2 grain and 1 livestock, and as much again";
    const quick = [{ line: "pay 2Gn Sh", label }];
    show({ ...traits, ask: { ...traits.ask, pay: { ...paying, quick } } });
    expect(one("[data-primary]")?.dataset.long).toBe("true");
    expect(one("[data-primary]")?.textContent).toBe(label);
  });

  it("has free conversions beside it, which a press makes at once and which answer nothing", () => {
    const flip = { line: "flip Gn", label: "Turn 1 grain into straw" };
    show({ ...traits, ask: { ...traits.ask, conversions: [flip] } });
    const row = one(".ora-conversions");
    expect(row?.textContent).toContain("At any time");
    // After the answers, and never on the large button.
    expect(one(".ora-answers")?.lastElementChild).toBe(row);
    expect(one("[data-primary]")?.dataset.line).not.toBe(flip.line);
    click(one('.ora-conversions [data-line="flip Gn"]'));
    expect(sent).toEqual([{ do: "play", line: "flip Gn", ply: traits.ply }]);
  });

  it("shows no row of conversions where there are none", () => {
    show({ ...traits, ask: { ...traits.ask, conversions: [] } });
    expect(one(".ora-conversions")).toBeNull();
  });

  it("is made by hand tile by tile: what is owed and what can be added is seen, and nothing is paid by a slip", () => {
    const mixed = { line: "pay Pt 2Wo", picks: ["Pt", "Wo", "Wo"], label: "Pay 1 peat and 2 wood" };
    const peat = { line: "pay 2Pt", picks: ["Pt", "Pt"], label: "Pay 2 peat" };
    const ask = { ...traits.ask, options: [mixed, peat], pay: pay ? { ...pay, price: 4 } : null };
    show({ ...traits, ask });
    click(one('.ora-tile[data-pick="Wo"]'));
    expect(one(".ora-sum")?.textContent).toContain("still owed: 3");
    // Another one of the same kind can be added, so its ring stays.
    expect(one('.ora-tile[data-pick="Wo"]')?.dataset.again).toBe("true");
    expect(one("[data-primary]")).toBeNull();
    for (const token of ["Wo", "Pt"]) click(one(`.ora-tile[data-pick="${token}"]`));
    expect(sent.filter((message) => message.do === "play")).toEqual([]);
    expect(one("[data-primary]")?.textContent).toBe("Pay");
    click(one("[data-primary]"));
    expect(sent).toContainEqual({ do: "play", line: mixed.line, ply: traits.ply });
  });

  it("says what would be lost", () => {
    const dear = { line: "pay 3Pt", picks: ["Pt", "Pt", "Pt"], label: "Pay 3 peat" };
    const other = { line: "pay 5Wo", picks: ["Wo", "Wo", "Wo", "Wo", "Wo"], label: "Pay 5 wood" };
    const ask = { ...traits.ask, options: [dear, other], pay: pay ? { ...pay, price: 5 } : null };
    const view = show({ ...traits, ask });
    for (const token of dear.picks) click(one(`.ora-tile[data-pick="${token}"]`));
    expect(view.selection.ready.value).toBe(dear.line);
    expect(sent.filter((message) => message.do === "play")).toEqual([]);
    expect(one(".ora-sum em")?.textContent).toContain("1 too much");
    click(one("[data-primary]"));
    expect(sent).toContainEqual({ do: "play", line: dear.line, ply: traits.ply });
  });

  it("is offered ready made until one pays by hand", () => {
    const exact = { line: "pay 5Wo", picks: ["Wo", "Wo", "Wo", "Wo", "Wo"], label: "Pay 5 wood" };
    const dear = { line: "pay 3Pt", picks: ["Pt", "Pt", "Pt"], label: "Pay 3 peat" };
    const dearer = { line: "pay 2Co", picks: ["Co", "Co"], label: "Pay 2 peat coal" };
    const options = [exact, dear, dearer];
    const quick = options.map(({ line, label }) => ({ line, label }));
    const ask = { ...traits.ask, options, pay: pay ? { ...pay, price: 5, quick } : null };
    show({ ...traits, ask });
    const lines = () => all(".ora-panel [data-line^=pay]").map((button) => button.dataset.line);
    expect(lines().sort()).toEqual(options.map(({ line }) => line).sort());
    for (const token of dear.picks) click(one(`.ora-tile[data-pick="${token}"]`));
    expect(one("[data-primary]")?.dataset.line).toBe(dear.line);
    expect(lines()).toEqual([dear.line]);
  });
});

describe("the wheel", () => {
  it("shows what the next rotation brings while one looks at its middle", () => {
    const traits = fixture("middle");
    const { next, indicators } = traits.scene.wheel;
    show(traits);
    const values = () => all(".ora-pointer-value").map((text) => Number(text.textContent));
    expect(values()).toEqual(indicators.map((indicator) => indicator.value));
    act(() => void one(".ora-axle")?.dispatchEvent(new Event("focus")));
    expect(values()).toEqual(indicators.map((indicator) => next?.values[indicator.id]));
    expect(one(".ora-axle")?.getAttribute("aria-label")).toBe(next?.text);
    act(() => void one(".ora-axle")?.dispatchEvent(new Event("blur")));
    expect(values()).toEqual(indicators.map((indicator) => indicator.value));
  });

  it("says at a card what producing would bring", () => {
    const traits = fixture("start");
    show(traits);
    const mound = Object.values(traits.book.cards).find((card) => card.picture === "clay-pit");
    const said = traits.scene.yields[Object.keys(traits.scene.yields).find((key) => key === "Cl") ?? ""] ?? "?";
    expect(one(`.ora-card-plate[data-pick="${mound?.id}"]`)?.getAttribute("aria-description")).toContain(said);
  });
});

describe("a landscape", () => {
  it("says what every settlement is worth, with a line to each neighbour that counts", () => {
    const traits = fixture("late");
    const own = traits.scene.players.find((player) => player.seat === traits.ask.seat);
    const settled = own?.spaces.filter((space) => space.dwelling !== undefined) ?? [];
    show(traits);
    expect(settled.length).toBeGreaterThan(1);
    expect(all(".ora-own .ora-dwelling-value > b").map((one) => one.textContent?.replace("−", "-"))).toEqual(
      settled.map((space) => String(space.dwelling)),
    );
    const lines = settled.flatMap((space) => Object.keys(space.near ?? {}));
    expect(all(".ora-own .ora-link")).toHaveLength(lines.length);
  });

  it("is whole on a telephone, and has room for more land while that is laid", () => {
    const traits = fixture("settle");
    const view = show(traits);
    const tracks = () => one(".ora-own .ora-land")?.style.gridTemplateColumns ?? "";
    expect(all(".ora-own .ora-handle").length).toBeGreaterThan(1);
    act(() => {
      view.layout.width.value = 390;
    });
    expect([tracks().includes("slim"), all(".ora-own .ora-handle").length]).toEqual([false, 0]);
    click(one('[data-action="land"]'));
    expect(tracks()).toContain("slim");
    expect(all(".ora-own .ora-handle").length).toBeGreaterThan(1);
    key(one(".ora-board"), "Escape");
    expect(all(".ora-own .ora-handle")).toHaveLength(0);
    act(() => {
      view.layout.width.value = 640;
    });
    expect(tracks()).toContain("slim");
  });

  it("of another player is short until it is opened, and can be used all the same", () => {
    const traits = fixture("late");
    show(traits);
    const theirs = traits.ask.options.find((option) => option.line.startsWith("contract"));
    const [card = ""] = theirs?.picks ?? [];
    const owner = traits.scene.players.find(({ spaces }) => spaces.some(({ holds }) => holds === card));
    openTab(`seat ${owner?.seat}`);
    expect(all(".ora-other .ora-space")).toHaveLength(0);
    expect(one(`.ora-built-card[data-pick="${card}"]`)?.dataset.state).toBe("live");
    const standing = one(`[data-standing="${owner?.seat}"]`);
    expect(standing?.getAttribute("aria-pressed")).toBe("false");
    click(standing);
    expect(standing?.getAttribute("aria-pressed")).toBe("true");
    expect(all(`.ora-visited .ora-space[data-space^="${owner?.seat} "]`)).toHaveLength(owner?.spaces.length ?? 0);
    expect(one(`.ora-visited .ora-card-plate[data-pick="${card}"]`)?.dataset.state).toBe("live");
    click(standing);
    expect(all(".ora-visited")).toEqual([]);
  });

  it("of another player is open where there is room", () => {
    const traits = fixture("late");
    const view = show(traits);
    act(() => {
      view.layout.width.value = 2400;
      view.layout.height.value = 1200;
    });
    expect(all(".ora-other .ora-space").length).toBeGreaterThan(20);
  });
});

describe("the turn", () => {
  it("says what it has brought and takes the last move back in one press", () => {
    const traits = fixture("payment");
    show(traits);
    for (const [, n] of traits.scene.sofar?.goods ?? []) {
      expect(one(".ora-outlook")?.textContent).toContain(String(Math.abs(n)));
    }
    click(one(".ora-back"));
    expect(sent).toEqual([{ do: "undo", by: "move" }]);
  });

  it("is calm at rest and eager once something has been picked", () => {
    const traits = fixture("start");
    show(traits);
    expect(all(".ora-picking")).toHaveLength(0);
    click(one(".ora-display [data-state]"));
    expect(all(".ora-picking")).toHaveLength(1);
  });
});
