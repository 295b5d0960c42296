import { describe, expect, it } from "vitest";
import {
  completeOption,
  missing,
  nextTokens,
  optionsWith,
  type Picks,
  press,
  replacePicks,
  samePicks,
  without,
} from "../src/state/picks";
import type { Option } from "../src/state/protocol";
import { fixture, NAMES, option } from "./fixtures";

const BUILDS = [
  option("build X 0,3"),
  option("build X 1,3"),
  option("build Y 0,3"),
  option("use A lay"),
  option("use A prior"),
  option("done", ["done"]),
];
const PAYMENTS = [
  option("pay 3Gn Sh", ["Gn", "Gn", "Gn", "Sh"]),
  option("pay Gn 2Sh", ["Gn", "Sh", "Sh"]),
  option("pay Mt", ["Mt"]),
  option("pay 5Gn", ["Gn", "Gn", "Gn", "Gn", "Gn"]),
];

const fits = (options: readonly Option[]) => (picks: Picks) => optionsWith(options, picks).length > 0;

/** A small random generator, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffled<T>(list: readonly T[], roll: (below: number) => number): T[] {
  const out = [...list];
  for (let n = out.length - 1; n > 0; n--) {
    const other = roll(n + 1);
    [out[n], out[other]] = [out[other] as T, out[n] as T];
  }
  return out;
}

describe("multisets", () => {
  it("takes each token once", () => {
    expect(without(["Gn", "Gn", "Sh"], ["Gn"])).toEqual(["Gn", "Sh"]);
    expect(without(["Gn"], ["Gn", "Gn"])).toBeNull();
    expect(missing(["Gn", "Gn", "Sh"], ["Gn"])).toEqual(["Gn", "Sh"]);
  });

  it("does not mind order, but counts", () => {
    expect(samePicks(["a", "b", "a"], ["a", "a", "b"])).toBe(true);
    expect(samePicks(["a", "b", "b"], ["a", "a", "b"])).toBe(false);
    expect(samePicks([], ["a"])).toBe(false);
  });
});

describe("options", () => {
  it("all fit before anything is picked", () => {
    expect(optionsWith(BUILDS, [])).toHaveLength(BUILDS.length);
    expect(nextTokens(BUILDS, [])).toEqual(new Set(["X", "0,3", "1,3", "Y", "A", "lay", "prior", "done"]));
  });

  it("leave alive what some optionsWith option still needs", () => {
    expect(nextTokens(BUILDS, ["X"])).toEqual(new Set(["0,3", "1,3"]));
    expect(nextTokens(BUILDS, ["0,3"])).toEqual(new Set(["X", "Y"]));
    expect(nextTokens(PAYMENTS, ["Gn", "Gn"])).toEqual(new Set(["Gn", "Sh"]));
    expect(nextTokens(PAYMENTS, ["Sh", "Sh"])).toEqual(new Set(["Gn"]));
  });

  it("are spelled out by all of their picks and by nothing less", () => {
    expect(completeOption(BUILDS, [])).toBeNull();
    expect(completeOption(BUILDS, ["X"])).toBeNull();
    expect(completeOption(BUILDS, ["1,3", "X"])?.line).toBe("build X 1,3");
    expect(completeOption(BUILDS, ["done"])?.line).toBe("done");
    expect(completeOption(PAYMENTS, ["Sh", "Gn", "Sh"])?.line).toBe("pay Gn 2Sh");
  });

  it("without picks never play by themselves", () => {
    expect(completeOption([option("done", [])], [])).toBeNull();
  });

  it("that look alike wait for the reader to say which one is meant", () => {
    const twins = [option("sell Wn", ["Wn"]), option("flip Wn", ["Wn"])];
    expect(completeOption(twins, ["Wn"])).toBeNull();
    expect(optionsWith(twins, ["Wn"])).toHaveLength(2);
  });

  it("that contain another one keep it from being played too early", () => {
    const nested = [option("choose Gn", ["Gn"]), option("choose 2Gn", ["Gn", "Gn"])];
    expect(completeOption(nested, ["Gn"])).toBeNull();
    expect(completeOption(nested, ["Gn", "Gn"])?.line).toBe("choose 2Gn");
  });
});

describe("a press", () => {
  it("picks what is alive", () => {
    expect(press([], ["X"], fits(BUILDS))).toEqual({ picks: ["X"], kind: "add" });
    expect(press(["X"], ["Y"], fits(BUILDS))).toBeNull();
    expect(press([], ["nothing"], fits(BUILDS))).toBeNull();
  });

  it("gives back what has been picked", () => {
    expect(press(["X"], ["X"], fits(BUILDS))).toEqual({ picks: [], kind: "back" });
  });

  it("adds the same tile again while it fits, then gives one back", () => {
    let picks: string[] = [];
    for (let n = 0; n < 5; n++) picks = press(picks, ["Gn"], fits(PAYMENTS))?.picks ?? [];
    expect(picks).toHaveLength(5);
    expect(press(picks, ["Gn"], fits(PAYMENTS))).toEqual({ picks: ["Gn", "Gn", "Gn", "Gn"], kind: "back" });
  });

  it("on a piece of several tokens adds those that are still missing", () => {
    const land = [option("district -1 hills"), option("district -1 plains"), option("district 2 hills")];
    expect(press([], ["-1", "hills"], fits(land))).toEqual({ picks: ["-1", "hills"], kind: "add" });
    expect(press(["hills"], ["-1", "hills"], fits(land))).toEqual({ picks: ["hills", "-1"], kind: "add" });
    expect(press(["hills"], ["-1", "plains"], fits(land))).toBeNull();
    expect(press(["hills", "-1"], ["-1", "hills"], fits(land))).toEqual({ picks: [], kind: "back" });
  });
});

describe("a change of mind", () => {
  it("keeps the earlier picks that go with the new one", () => {
    expect(replacePicks(["X", "0,3"], ["Y"], fits(BUILDS))).toEqual(["0,3", "Y"]);
    expect(replacePicks(["X", "1,3"], ["Y"], fits(BUILDS))).toEqual(["Y"]);
    expect(replacePicks(["X"], ["done"], fits(BUILDS))).toEqual(["done"]);
  });

  it("is no way to pick what the question is not about", () => {
    expect(replacePicks(["X"], ["Z"], fits(BUILDS))).toBeNull();
  });
});

describe("any multiset", () => {
  const roll = dice(7);
  const tokens = ["Gn", "Sh", "Mt", "Pt", "Wo"];
  /** Random payments of equal size, so that none contains another. */
  const questions = Array.from({ length: 60 }, () => {
    const size = 1 + roll(5);
    const bags = new Map<string, string[]>();
    for (let n = 0; n < 1 + roll(12); n++) {
      const bag = Array.from({ length: size }, () => tokens[roll(tokens.length)] as string).sort();
      bags.set(bag.join(" "), bag);
    }
    return [...bags].map(([line, bag]) => option(`pay ${line}`, bag));
  });

  it("is reached in any order, over live tokens only, and not before its last pick", () => {
    for (const options of questions) {
      for (const goal of options) {
        let picks: string[] = [];
        for (const token of shuffled(goal.picks, roll)) {
          expect(completeOption(options, picks)).toBeNull();
          expect(nextTokens(options, picks)).toContain(token);
          picks = [...picks, token];
        }
        expect(completeOption(options, picks)).toBe(goal);
        expect(nextTokens(options, picks).size).toBe(0);
      }
    }
  });

  it("lives exactly where a press would leave something possible", () => {
    for (const options of questions) {
      const picks = shuffled(options[0]?.picks ?? [], roll).slice(0, roll(3));
      const live = nextTokens(options, picks);
      for (const token of tokens) {
        expect(live.has(token)).toBe(optionsWith(options, [...picks, token]).length > 0);
        expect(press(picks, [token], fits(options))?.kind === "add").toBe(live.has(token));
      }
    }
  });

  it("can be taken apart again, pick by pick, in any order", () => {
    for (const options of questions) {
      let picks: string[] = [...(options[0]?.picks ?? [])];
      for (const token of shuffled(picks, roll)) {
        picks = without(picks, [token]) ?? [];
        expect(nextTokens(options, picks)).toContain(token);
      }
      expect(picks).toEqual([]);
    }
  });
});

describe.each(NAMES)("the question of %s", (name) => {
  const { options } = fixture(name).ask;

  it("leads to every option, first pick first or last pick first", () => {
    for (const goal of options.filter((one) => one.picks.length)) {
      for (const order of [goal.picks, [...goal.picks].reverse()]) {
        expect(completeOption(options, order.slice(0, -1))).toBeNull();
        expect(completeOption(options, order)).toBe(goal);
      }
    }
  });
});
