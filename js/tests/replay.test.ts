import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createModel, searchRules } from "../src/replay/saved-model";
import type { Message, Rule, RuleIndex, SavedGame, Scene, WalkthroughPanel } from "../src/state/protocol";
import { fixture, NAMES } from "./fixtures";

const SEARCH = join(import.meta.dirname, "../../tests/fixtures/search/es.json");
type Search = { rules: Rule[]; index: RuleIndex; found: Record<string, string[]> };

const { book, scene, ask } = fixture(NAMES[0] ?? "");
const rule = (number: string, title: string, parent: string | null, children: string[] = []): Rule => ({
  number,
  title,
  text: `${title}.`,
  parent,
  children,
  see: [],
});
const RULES = [rule("1", "Goods", null, ["1.1"]), rule("1.1", "Grain and straw", "1"), rule("2", "Land", null)];

/** "Grain and straw" is the second rule; the bit says that its words are in the title. */
const INDEX: RuleIndex = { wordings: [], small: "", same: "", games: {}, questions: "" };
const BOOK = { rules: RULES, index: INDEX };

/** Three positions of a game, and two answers to try at the last one, one of which leads further. */
function saved(): SavedGame {
  const coming = { check: null, ending: "", rows: [] };
  const entry = (ply: number) => ({ ply, seat: "R", line: `m${ply}`, text: `Move ${ply}.`, turn: 1 });
  return {
    book,
    language: "en",
    languages: { en: "English" },
    shown: "No further.",
    at: 1,
    first: 0,
    positions: [0, 1, 2, 3, 3, 4].map((ply) => [{ ...scene, log: ply ? [entry(ply)] : [] }, ask, coming, null]),
    moves: [
      [0, "a"],
      [1, "done"],
      [2, "b"],
      [2, "c"],
      [4, "done"],
    ],
    game: 3,
    turns: [0, 2, 5],
    ...BOOK,
    names: {},
  };
}

function open() {
  const model = createModel(saved());
  const heard: unknown[] = [];
  model.on("msg:custom", (news) => heard.push(news));
  const send = (message: Message) => model.send(message);
  const place = () => [model.get("_ply"), (model.get("_scene") as { plies: number }).plies];
  return { model, send, place, heard };
}

it("walks through the game and no further", () => {
  const { send, place } = open();
  expect(place()).toEqual([1, 2]);
  send({ do: "jump", ply: 99 });
  expect(place()).toEqual([2, 2]);
  send({ do: "undo", by: "turn" });
  expect(place()).toEqual([0, 2]);
  send({ do: "undo", by: "move" });
  expect(place()).toEqual([0, 2]);
  send({ do: "redo", by: "turn" });
  expect(place()).toEqual([2, 2]);
});

it("tries answers, takes them back and tries others", () => {
  const { model, send, place } = open();
  send({ do: "jump", ply: 2 });
  send({ do: "play", line: "c", ply: 2 });
  send({ do: "play", line: "done", ply: 3 });
  expect(place()).toEqual([4, 4]);
  send({ do: "undo", by: "turn" });
  expect(place()).toEqual([2, 4]);
  send({ do: "redo", by: "move" });
  expect(place()).toEqual([3, 4]);
  send({ do: "jump", ply: 2 });
  send({ do: "play", line: "b", ply: 2 });
  expect(place()).toEqual([3, 3]);
  send({ do: "play", line: "done", ply: 3 });
  expect(model.get("_notice")).toMatchObject({ text: "No further.", level: "info" });
  expect(place()).toEqual([3, 3]);
});

it("tells what has changed, until nobody listens", () => {
  const { model, send } = open();
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  model.on("change:_ply", count);
  send({ do: "jump", ply: 0 });
  model.off("change:_ply", count);
  send({ do: "jump", ply: 1 });
  expect(changes).toBe(1);
});

it("answers for the log, the options and the rulebook", () => {
  const { model, send, heard } = open();
  send({ do: "jump", ply: 2 });
  send({ do: "log", id: 6, before: 1 });
  expect(heard.at(-1)).toMatchObject({ do: "answer", id: 6, answer: [{ ply: 1 }] });
  send({ do: "option", name: "theme", value: "dark", id: 8 });
  expect(heard.at(-1)).toEqual({ do: "answer", id: 8, answer: "dark" });
  expect(model.get("theme")).toBe("dark");
  send({ do: "rules", query: "straw", number: "", id: 7 });
  expect(heard.at(-1)).toEqual({ do: "answer", id: 7, answer: [RULES[1]] });
});

it("counts on from where it begins", () => {
  const model = createModel({ ...saved(), first: 40 });
  expect(model.get("_ply")).toBe(41);
  model.send({ do: "jump", ply: 40 });
  expect(model.get("_scene")).toMatchObject({ at: 40, plies: 42 });
  model.send({ do: "jump", ply: 0 });
  expect(model.get("_ply")).toBe(40);
});

it("looks up rules", () => {
  expect(searchRules(BOOK, "", "").map((one) => one.number)).toEqual(["1", "2"]);
  expect(searchRules(BOOK, "", "1").map((one) => one.number)).toEqual(["1", "1.1"]);
  expect(searchRules(BOOK, "", "9")).toEqual([]);
  expect(searchRules(BOOK, "and STRAW", "").map((one) => one.number)).toEqual(["1.1"]);
  expect(searchRules(BOOK, "<script>", "")).toEqual([]);
});

it("finds the rules that Python finds", () => {
  const { found, ...saved } = JSON.parse(readFileSync(SEARCH, "utf8")) as Search;
  for (const [query, numbers] of Object.entries(found)) {
    expect(
      searchRules(saved, query, "").map((one) => one.number),
      query,
    ).toEqual(numbers);
  }
});

/** A commented game: two moves, and a side line of two moves after the first. */
function commented(): SavedGame {
  const said = (text: string, more: Partial<WalkthroughPanel> = {}): WalkthroughPanel => ({
    ...{ title: "A walk", text, aside: "", marks: [], arrows: [], branches: [] },
    ...{ back: null, on: null, out: null, stop: 1, stops: 3, ...more },
  });
  const positions = saved().positions.slice(0, 5);
  const moves: [number, string][] = [
    [0, "a"],
    [1, "done"],
    [1, "b"],
    [3, "c"],
  ];
  const walks = [said("begin"), said("one"), said("two"), said("aside", { out: 1 }), said("deeper", { out: 1 })];
  return { ...saved(), positions, moves, game: 3, at: 0, walks };
}

it("says at every position what is said there, and walks into a side line and out of it", () => {
  const model = createModel(commented());
  const at = () => {
    const { scene, walk } = { scene: model.get("_scene") as Scene, walk: model.get("_walk") as WalkthroughPanel };
    return [walk.text, scene.at, scene.plies];
  };
  expect(at()).toEqual(["begin", 0, 2]);
  model.send({ do: "redo", by: "move" });
  expect(at()).toEqual(["one", 1, 2]);
  model.send({ do: "walk", to: 3 });
  expect(at()).toEqual(["aside", 2, 3]);
  model.send({ do: "redo", by: "move" });
  expect(at()).toEqual(["deeper", 3, 3]);
  model.send({ do: "walk", to: 1 });
  expect(at()).toEqual(["one", 1, 2]);
  model.send({ do: "play", line: "b", ply: 1 });
  expect(at()).toEqual(["aside", 2, 3]);
});

it("says nothing where nothing is said", () => {
  expect(open().model.get("_walk")).toBeNull();
});
