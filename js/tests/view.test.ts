import { beforeEach, describe, expect, it } from "vitest";
import { chooseAction, takeBack, takeLastBack } from "../src/state/answering";
import { post } from "../src/state/connection";
import { createView, receive } from "../src/state/create-view";
import type { Ask, Message } from "../src/state/protocol";
import type { View } from "../src/state/view";
import { answer, fixtureWith, option } from "./fixtures";

const traits = fixtureWith((one) => one.ask.options.length > 0 && !one.ask.more);

function asking(options: Ask["options"], more = false): Ask {
  return { seat: traits.ask.seat, prompt: "?", options, more };
}

const BUILDS = asking([option("build X 0,3"), option("build X 1,3"), option("build Y 1,3"), option("done", ["done"])]);

describe("a view", () => {
  let sent: Message[];
  let view: View;

  const ask = (question: Ask) => {
    sent = [];
    view = createView({ ...traits, ask: question, ply: 7, claims: {} }, (message) => sent.push(message));
  };

  beforeEach(() => ask(BUILDS));

  it("plays a line once all of its picks are made", () => {
    view.pieces.press(["X"]);
    expect(sent).toEqual([]);
    view.pieces.press(["1,3"]);
    expect(sent).toEqual([{ do: "play", line: "build X 1,3", ply: 7 }]);
    expect(view.selection.picks.value).toEqual([]);
    expect(view.selection.waiting.value).toBe(true);
  });

  it("shows what is alive, picked and dead", () => {
    view.pieces.press(["X"]);
    expect(view.pieces.state(["X"])).toBe("picked");
    expect(view.pieces.state(["0,3"])).toBe("live");
    expect(view.pieces.state(["Y"])).toBe("dead");
    expect([...view.selection.live.value].sort()).toEqual(["0,3", "1,3"]);
  });

  it("shows what is picked and can be picked once more", () => {
    ask(asking([option("pay 2Gn Pt", ["Gn", "Gn", "Pt"]), option("pay Gn 2Pt", ["Gn", "Pt", "Pt"])]));
    view.pieces.press(["Gn"]);
    expect(view.pieces.state(["Gn"])).toBe("more");
    expect(view.pieces.state(["Pt"])).toBe("live");
    view.pieces.press(["Gn"]);
    expect(view.pieces.state(["Gn"])).toBe("picked");
  });

  it("takes a pick back, and all of them", () => {
    view.pieces.press(["1,3"]);
    view.pieces.press(["1,3"]);
    expect(view.selection.picks.value).toEqual([]);
    view.pieces.press(["X"]);
    expect(takeLastBack(view)).toBe(true);
    expect(view.selection.picks.value).toEqual([]);
    expect(takeLastBack(view)).toBe(false);
    expect(sent).toEqual([]);
  });

  it("lets a dead piece replace earlier picks only where that is wanted", () => {
    view.pieces.press(["X"]);
    view.pieces.press(["Y"]);
    expect(view.selection.picks.value).toEqual(["X"]);
    view.pieces.press(["Y"], true);
    expect(view.selection.picks.value).toEqual(["Y"]);
  });

  it("forgets its picks when the question changes, and keeps them for a notice", () => {
    view.pieces.press(["X"]);
    receive(view, { notice: { text: "no", rule: "", level: "refusal" } });
    expect(view.selection.picks.value).toEqual(["X"]);
    receive(view, { ask: BUILDS, ply: 8 });
    expect(view.selection.picks.value).toEqual([]);
    view.pieces.press(["done"]);
    expect(sent).toEqual([{ do: "play", line: "done", ply: 8 }]);
  });

  it("keeps its picks where the same question is put in other words, as when another page changes the language", () => {
    const build = { key: "build", label: "Build", verbs: ["build"] };
    ask({ ...BUILDS, actions: [build] });
    chooseAction(view, build);
    view.pieces.press(["X"]);
    receive(view, { ask: { ...BUILDS, prompt: "¿?", actions: [{ ...build, label: "Construir" }] }, language: "es" });
    expect(view.selection.picks.value).toEqual(["X"]);
    expect(view.selection.action.value?.label).toBe("Construir");
    expect(view.selection.lost.value).toBe(false);
  });

  it("says that its picks are gone where another page has played, until the next pick", () => {
    view.pieces.press(["X"]);
    receive(view, { ask: asking([option("skip", ["skip"])]), ply: 8 });
    expect(view.selection.lost.value).toBe(true);
    receive(view, { ask: BUILDS, ply: 9 });
    expect(view.selection.lost.value).toBe(true);
    view.pieces.press(["Y"]);
    expect(view.selection.lost.value).toBe(false);
    post(view, { do: "back" });
    receive(view, { ask: BUILDS, ply: 8 });
    expect(view.selection.picks.value).toEqual([]);
    expect(view.selection.lost.value).toBe(false);
  });

  it("no longer waits once there is news", () => {
    view.pieces.press(["done"]);
    receive(view, { notice: { text: "no", rule: "", level: "refusal" } });
    expect(view.selection.waiting.value).toBe(false);
  });

  it("pays with repeated tokens, one of which is taken back on the way", () => {
    ask(asking([option("pay 3Gn Sh", ["Gn", "Gn", "Gn", "Sh"]), option("pay 2Sh", ["Sh", "Sh"])]));
    for (const token of ["Gn", "Sh", "Gn"]) view.pieces.press([token]);
    takeBack(view, "Gn");
    expect(view.selection.picks.value).toEqual(["Sh", "Gn"]);
    view.pieces.press(["Gn"]);
    view.pieces.press(["Gn"]);
    expect(sent).toEqual([{ do: "play", line: "pay 3Gn Sh", ply: 7 }]);
  });

  it("means the land of the asked seat, or the one the question names", () => {
    expect(view.layout.landSeat.value).toBe(traits.ask.seat);
    ask({ ...BUILDS, land: "W" });
    expect(view.layout.landSeat.value).toBe("W");
  });

  describe("with a cut list", () => {
    beforeEach(() => ask(asking([option("pay 2Gn", ["Gn", "Gn"]), option("pay Gn Sh", ["Gn", "Sh"])], true)));

    it("asks at once, and after each pick", () => {
      view.pieces.press(["Gn"]);
      expect(sent).toMatchObject([
        { do: "narrow", picks: [], ply: 7 },
        { do: "narrow", picks: ["Gn"], ply: 7 },
      ]);
    });

    it("believes Python about what is alive", () => {
      answer(view, sent, "narrow", { live: ["Gn", "Mt"], line: null });
      expect([...view.selection.live.value]).toEqual(["Gn", "Mt"]);
      view.pieces.press(["Mt"]);
      expect(view.selection.picks.value).toEqual(["Mt"]);
      answer(view, sent, "narrow", { live: ["Sh"], line: null });
      expect(view.pieces.state(["Sh"])).toBe("live");
      expect(view.pieces.state(["Gn"])).toBe("dead");
      expect(view.pieces.state(["Mt"])).toBe("picked");
    });

    it("plays the line that Python found, and none of its own", () => {
      view.pieces.press(["Gn"]);
      view.pieces.press(["Sh"]);
      expect(sent.every((message) => message.do === "narrow")).toBe(true);
      answer(view, sent, "narrow", { live: [], line: "pay Gn Sh" });
      expect(sent.at(-1)).toEqual({ do: "play", line: "pay Gn Sh", ply: 7 });
    });

    it("does not listen to answers about other picks or another position", () => {
      view.pieces.press(["Gn"]);
      answer(view, sent, "narrow", { live: ["Mt"], line: null }, 2);
      receive(view, { ply: 8 });
      answer(view, sent, "narrow", { live: ["Mt"], line: null });
      expect([...view.selection.live.value].sort()).toEqual(["Gn", "Sh"]);
    });

    it("asks again after Escape and after taking back", () => {
      view.pieces.press(["Gn"]);
      takeBack(view, "Gn");
      view.pieces.press(["Gn"]);
      takeLastBack(view);
      expect(sent.map((message) => (message.do === "narrow" ? message.picks.length : -1))).toEqual([0, 1, 0, 1, 0]);
    });
  });
});
