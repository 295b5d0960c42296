// The stage of an answer: what the bar offers next, the sentence that asks for it, and the large button.

import { describe, expect, it } from "vitest";
import { isBare, type TokenKind, tokenKind, verbOf } from "../src/state/answer-stage";
import { chooseAction, play, setPicks, takeLastBack } from "../src/state/answering";
import { createView } from "../src/state/create-view";
import { placeName } from "../src/state/names";
import type { Ask, Option } from "../src/state/protocol";
import type { View } from "../src/state/view";
import { fixture, NAMES, option } from "./fixtures";

/** A view of a fixture with a kind of action and picks, such as `build G01`. */
function at(name: string, chosen = ""): View {
  const view = createView(fixture(name), () => {});
  const [kind, ...picks] = chosen.split(" ");
  chooseAction(view, view.ask.value.actions?.find(({ key }) => key === kind) ?? null);
  for (const token of picks) view.pieces.press([token]);
  return view;
}

/** The offer in short. */
function offered(view: View): string {
  const offer = view.bar.offer.value;
  switch (offer.show) {
    case "actions":
      return `actions ${offer.actions.map(({ key }) => key).join(" ")}`;
    case "tokens":
      return `tokens ${offer.tokens.join(" ")}`;
    case "wholes":
      return `wholes ${offer.options.map(({ line }) => line).join("; ")}`;
    default:
      return offer.show;
  }
}

/** The line of the large button, with "!" if it is the likely choice. */
function large(view: View): string {
  const primary = view.bar.primary.value;
  return primary ? `${primary.option.line}${primary.strong ? "!" : ""}` : "";
}

// Position, choices, offer, sentence, large button.
// biome-ignore format: a table
const STAGES: [string, string, string, string, string][] = [
  ["start", "", "actions build use hire harvest", "Red: choose an action.", "pass"],
  ["start", "build", "tokens G01 G06 G07 G12", "Choose a building to build", ""],
  ["start", "build G01", "tokens 1,3", "Build the Priory on N6?", "build G01 1,3!"],
  ["start", "use", "tokens LR1 LR2 LR3", "Choose a building to use", ""],
  ["start", "use LR1", "tokens lay prior", "Which clergyman do you send to the Clay Mound?", ""],
  ["start", "hire", "tokens LG1 LG2 LG3 LB1 LB2 LB3", "Choose a building of another player", ""],
  ["start", "hire LG1", "tokens coins", "Use the Clay Mound (Green) by work contract for 1 coin?", "contract LG1 coins!"],
  ["start", "harvest", "tokens 0,1 0,2 1,1 0,0 1,0", "Choose a forest or a moor", ""],
  ["start", "harvest 0,1", "tokens wood joker", "What do you use on the wheel: wood or the joker?", ""],
  ["two", "", "actions build use hire harvest", "Green: choose an action (2 left).", "pass"],
  ["two", "hire LR1", "tokens coins whiskey", "How do you pay for the Clay Mound?", ""],
  ["middle", "build", "tokens G01", "Build the Priory on O8?", "build G01 2,5!"],
  ["middle", "use LB1", "tokens lay", "Use the Clay Mound with a lay brother?", "use LB1 lay!"],
  ["late", "build G16", "tokens 3,2 3,4", "Choose a space for the Cloister Chapter House (2 possible)", ""],
  ["settle", "", "actions settle land", "White, settlement phase A: you may buy land, then build one settlement.", "done"],
  ["settle", "settle S1", "tokens 0,1 1,0 -1,3 -1,4", "Choose a space for the Shanty Town (4 possible)", ""],
  ["settle", "land", "land", "Choose where the new land goes; buying it is no action", ""],
  ["bonus", "", "tokens LR1 LR2 LR3 LG1 LG2 LG3 LB1 LB2 LB3 G06 G01 G12 G07 I04 I09 I11 G18 G02 G19 I29 I30 I08 I33 I40 I21 I17 I20 I14", "Red, bonus round: build a building, or send the prior to any building.", "pass"],
  ["take", "", "wholes take grain; take livestock; take joker Gn; take joker Sh", "Red, Farmyard: with which indicator do you take grain or livestock?", "skip"],
  ["times", "", "numbers", "Green, Peat Coal Kiln: how many times, from 0 to 6, do you give 1 peat for 1 peat coal?", ""],
  ["different", "", "tokens Wo Pt Gn Pn Sw Bo", "Red, Cloister Courtyard: which 3 different goods do you give?", "skip"],
  ["choose", "", "tokens 2Gn 2Ma", "White, Sacred Site: what do you take?", ""],
  ["place", "", "tokens F15 G19", "Red: which building goes where on the neutral heartland? There are 4 left.", ""],
  ["payment", "", "payment", "Red pays 6 energy for the Hamlet.", "pay 3Pt!"],
  ["many", "", "payment", "Red, Stone Merchant: pay 10 food.", "pay 2Mt!"],
  ["over", "", "tokens ", "The game is over. Red wins with 83 points.", ""],
];

describe("a stage of an answer", () => {
  it.each(STAGES)("in %s, with %j chosen, offers %j", (name, chosen, offer, sentence, primary) => {
    const view = at(name, chosen);
    expect([offered(view), view.bar.sentence.value, large(view)]).toEqual([offer, sentence, primary]);
  });

  it("names a settlement in hand as one's own, wherever others have built theirs", () => {
    const { scene, book, ask } = fixture("settle");
    const other = scene.players.find(({ seat }) => seat !== ask.seat);
    other?.spaces.push({ at: "9,9", terrain: "plains", holds: "S1" });
    expect(placeName(book, scene, ask, ask.options, "S1")).toBe("Shanty Town");
  });

  it("is in the table for every position", () => {
    expect([...new Set(STAGES.map(([name]) => name))].sort()).toEqual([...NAMES].sort());
  });

  it.each(NAMES)("in %s never says a placeholder, and goes on from the question", (name) => {
    const view = at(name);
    for (const action of [null, ...(view.ask.value.actions ?? [])]) {
      chooseAction(view, action);
      expect(view.bar.sentence.value).not.toMatch(/[{}]/);
      const offer = view.bar.offer.value;
      for (const token of offer.show === "tokens" ? offer.tokens : []) {
        const before = view.bar.sentence.value;
        // A single remaining answer is asked for at once.
        const decided = large(view).endsWith("!");
        view.pieces.press([token], true);
        if (view.selection.waiting.value) continue;
        expect(view.bar.sentence.value).not.toMatch(/[{}]/);
        if (action && view.selection.picks.value.length && !decided)
          expect(view.bar.sentence.value, `${action.key} ${token}`).not.toBe(before);
        while (view.selection.picks.value.length) takeLastBack(view);
        chooseAction(view, action);
      }
    }
  });

  it.each(NAMES)(
    "in %s names an action with answers or with the reason why there is none, and each answer by one",
    (name) => {
      const { ask } = fixture(name);
      const verbs = new Set(ask.options.filter((one) => !isBare(one)).map(({ line }) => verbOf(line)));
      for (const action of ask.actions ?? [])
        expect(action.verbs.some((verb) => verbs.has(verb))).toBe(action.because === undefined);
      const reached = new Set(ask.actions?.flatMap((action) => action.verbs));
      if (ask.actions?.length) for (const verb of verbs) expect(reached.has(verb), verb).toBe(true);
    },
  );
});

describe("a token", () => {
  it.each<[string, string, TokenKind]>([
    ["G01", "build", "card"],
    ["0,3", "build", "space"],
    ["-1,3", "fell", "space"],
    ["lay", "use", "clergyman"],
    ["prior", "use", "clergyman"],
    ["coins", "contract", "payment"],
    ["wine", "contract", "payment"],
    ["Gn", "give", "good"],
    ["2Gn", "choose", "good"],
    ["hills", "district", "side"],
    ["coast", "plot", "side"],
    ["joker", "take", "indicator"],
    ["grain", "take", "indicator"],
    ["3", "times", "number"],
    ["3", "district", "row"],
  ])("%s of %s is a %s", (token, verb, kind) => {
    const { book, scene } = fixture("start");
    expect(tokenKind(token, verb, book, scene)).toBe(kind);
  });
});

describe("the large button", () => {
  const traits = fixture("start");
  const asking = (options: Option[], more: Partial<Ask> = {}) =>
    createView({ ...traits, ask: { ...traits.ask, actions: [], options, ...more } }, () => {});

  it("is there from the first where there is one answer only", () => {
    expect(large(asking([option("done", ["done"])]))).toBe("done!");
    expect(large(asking([option("give Gn")]))).toBe("give Gn!");
  });

  it("merely offers to leave something out where there is more to do", () => {
    expect(large(asking([option("give Gn"), option("skip", ["skip"])]))).toBe("skip");
    expect(large(asking([option("done", ["done"]), option("pass", ["pass"])]))).toBe("");
  });

  it("is what the picks are already, though one could pick more", () => {
    const view = asking([option("give Gn"), option("give Gn Sh"), option("give Sh Wo")]);
    expect(large(view)).toBe("");
    view.pieces.press(["Gn"]);
    expect(large(view)).toBe("give Gn!");
    takeLastBack(view);
    view.pieces.press(["Sh"]);
    expect(large(view)).toBe("");
  });

  it("is never guessed from a list that was cut", () => {
    expect(large(asking([option("give Gn")], { more: true }))).toBe("");
  });

  it("pays the best that there is, and after a tap what was picked by hand once it suffices", () => {
    const view = at("payment");
    expect(large(view)).toBe("pay 3Pt!");
    view.pieces.press(["Pt"]);
    expect(large(view)).toBe("");
    const dear = view.ask.value.options.at(-1);
    setPicks(view, dear?.picks ?? []);
    expect(large(view)).toBe(`${dear?.line}!`);
    setPicks(view, ["Pt"]);
    takeLastBack(view);
    expect(large(view)).toBe("pay 3Pt!");
  });

  it("comes back from the old question only when nobody answers", () => {
    const view = at("settle");
    const large = () => view.bar.primary.value?.option.line;
    expect(large()).toBe("done");
    setPicks(view, ["S1"]);
    const [option] = view.selection.options.value;
    setPicks(view, option?.picks ?? []);
    expect(view.selection.waiting.value).toBe(true);
    expect(large()).not.toBe("done");
    view.connection.unresponsive.value = true;
    expect(large()).toBe("done");
  });

  it("stays where it was while its own answer is on its way", () => {
    const view = at("payment");
    play(view, "pay 3Pt");
    expect(large(view)).toBe("pay 3Pt!");
  });

  it.each(NAMES)("in %s is an answer of the list", (name) => {
    const view = at(name);
    const { options, pay } = view.ask.value;
    const line = view.bar.primary.value?.option.line;
    const lines = [...options, ...(pay?.quick ?? [])].map((one) => one.line);
    if (line !== undefined) expect(lines).toContain(line);
  });
});

describe("a kind of action", () => {
  it("narrows what can be picked to its answers, and lets go of it again", () => {
    const view = at("start");
    const all = view.selection.live.value.size;
    chooseAction(view, view.ask.value.actions?.find(({ key }) => key === "build") ?? null);
    expect(view.pieces.state(["G01"])).toBe("live");
    expect(view.pieces.state(["LR1"])).toBe("dead");
    expect(view.selection.live.value.size).toBeLessThan(all);
    chooseAction(view, null);
    expect(view.selection.live.value.size).toBe(all);
  });

  it("gives way to another kind where a piece of that one is pressed", () => {
    const view = at("start", "use LR1");
    view.pieces.press(["G01"], true);
    expect(view.selection.picks.value).toEqual(["G01"]);
    expect(view.selection.action.value).toBeNull();
    // Picking a piece of the chosen kind of action keeps the kind.
    const same = at("start", "build G01");
    same.pieces.press(["G06"], true);
    expect(same.selection.picks.value).toContain("G06");
    expect(same.selection.action.value?.key).toBe("build");
  });

  it("keeps the card that was chosen where a space is pressed on which it cannot lie", () => {
    const view = at("start", "build G01");
    for (const onLand of ["0,0", "LR1"]) view.pieces.press([onLand], true);
    expect([view.selection.picks.value, view.selection.action.value?.key]).toEqual([["G01"], "build"]);
    // Without a card, a press means the space.
    const none = at("start", "build");
    none.pieces.press(["0,0"], true);
    expect(none.selection.picks.value).toEqual(["0,0"]);
  });

  it("is taken back after the picks, one by one", () => {
    const view = at("late", "build G16");
    expect(takeLastBack(view)).toBe(true);
    expect([view.selection.picks.value, view.selection.action.value?.key]).toEqual([[], "build"]);
    expect(takeLastBack(view)).toBe(true);
    expect(view.selection.action.value).toBeNull();
    expect(takeLastBack(view)).toBe(false);
  });

  it("begins anew: its picks are none of those before", () => {
    const view = at("start", "build G01");
    chooseAction(view, view.ask.value.actions?.find(({ key }) => key === "use") ?? null);
    expect(view.selection.picks.value).toEqual([]);
  });
});
