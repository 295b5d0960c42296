import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { post, query, receiveReply } from "../src/state/connection";
import { receive } from "../src/state/create-view";
import { requestPreviews } from "../src/state/previews";
import type { Traits } from "../src/state/protocol";
import { lineWithGame } from "../src/state/resuming";
import { fixture, fixtureWith } from "./fixtures";
import { all, clean, click, key, one, sent, show } from "./page";

const turn = fixtureWith((one) => one.ask.options.some((option) => option.picks.length === 1));
const line = turn.ask.options.find((option) => option.picks.length === 1)?.line;
const kept = {
  load: 'ora.load("ora1:x")',
  ply: turn.ply,
  resume: 'ora.resume("game-1.ora")',
  file: "ora-games/game-1.ora",
};

const open = (news: Partial<Traits> = {}) => show({ ...turn, claims: {}, kept, ...news });
const press = () => click(one(`.ora-panel [data-line="${line}"]`));
const notice = () => one(".ora-no-response");
const lines = () => all(".ora-no-response input").map((field) => (field as HTMLInputElement).value);
/** Advance the time beyond the page's patience. */
const wait = () => act(() => void vi.advanceTimersByTime(60_000));
const alive = () => sent.filter((message) => message.do === "alive");

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  clean();
  vi.useRealTimers();
});

describe("when Python does not answer", () => {
  it("says so after a press, with the lines that go on", () => {
    open();
    press();
    expect(notice()).toBeNull();
    wait();
    expect(lines()).toEqual([kept.resume, kept.load]);
    expect(notice()?.closest("[role=status]")).not.toBeNull();
  });

  it("asks to load the page again where there is no cell to run", () => {
    open({ denied: ["edit"] });
    press();
    wait();
    expect(notice()?.textContent).toBe("The game does not answer. Load this page again: the game is kept.");
    expect(lines()).toEqual([]);
  });

  it("says nothing while nothing has been pressed", () => {
    const view = open();
    requestPreviews(view, ["pass"]);
    wait();
    expect(alive()).toEqual([]);
    expect(notice()).toBeNull();
  });

  it("asks whether anybody is there where a press need not change anything", () => {
    const view = open();
    post(view, { do: "undo", by: "move" });
    act(() => void vi.advanceTimersByTime(5_000));
    const [asked] = alive();
    act(() => receiveReply(view, { do: "answer", id: asked && "id" in asked ? asked.id : 0, answer: true }));
    wait();
    expect(alive()).toHaveLength(1);
    expect(notice()).toBeNull();
  });

  it("sends a query once more that never reached Python, which answers a later one", () => {
    const view = show({ ...fixture("start"), claims: {} });
    const opened = vi.fn();
    act(() => query(view, "open", { text: "x" }, opened));
    act(() => query(view, "advise", { ply: 0 }, () => {}));
    const [first] = sent.filter((message) => message.do === "open");
    wait();
    const asked = alive().at(-1);
    expect(alive()).toHaveLength(4); // the first ones may be lost as well
    expect(notice()).not.toBeNull();
    act(() => receiveReply(view, { do: "answer", id: asked && "id" in asked ? asked.id : 0, answer: true }));
    expect(sent.filter((message) => message.do === "open")).toEqual([first, first]);
    expect(sent.filter((message) => message.do === "advise")).toHaveLength(1);
    act(() => receiveReply(view, { do: "answer", id: first && "id" in first ? first.id : 0, answer: {} }));
    expect(notice()).toBeNull();
    expect(opened).toHaveBeenCalledOnce();
    expect(sent.filter((message) => message.do === "open")).toHaveLength(2);
  });

  const answerAlive = (view: Parameters<typeof receiveReply>[0]) => {
    const asked = alive().at(-1);
    act(() => receiveReply(view, { do: "answer", id: asked && "id" in asked ? asked.id : 0, answer: true }));
  };
  const plays = () => sent.filter((message) => message.do === "play");

  it("sends a move once more that never reached Python, which answers a later query", () => {
    const view = open();
    press();
    act(() => void vi.advanceTimersByTime(5_000));
    answerAlive(view);
    expect(plays()).toEqual([plays()[0], plays()[0]]);
    act(() => receive(view, { ply: turn.ply + 1 }));
    expect(notice()).toBeNull();
  });

  it("sends no move again that Python has made or refused before it answers", () => {
    for (const news of [{ ply: turn.ply + 1 }, { notice: { text: "No.", rule: "F5.1", level: "refusal" } }] as const) {
      const view = open();
      press();
      act(() => void vi.advanceTimersByTime(5_000));
      act(() => receive(view, news));
      answerAlive(view);
      expect(plays()).toHaveLength(1);
      clean();
    }
  });

  it("is quiet again as soon as Python says anything", () => {
    const view = open();
    press();
    wait();
    act(() => receive(view, { ply: turn.ply + 1 }));
    expect(notice()).toBeNull();
    press();
    wait();
    expect(notice()).not.toBeNull();
  });

  it("shows the code alone where the game is in no file, and no line before the first move", () => {
    const view = open({ kept: { ...kept, resume: "", file: "" } });
    press();
    wait();
    expect(lines()).toEqual([kept.load]);
    act(() => receive(view, { kept: null }));
    press();
    wait();
    expect(lines()).toEqual([]);
    expect(notice()).not.toBeNull();
  });

  it("goes on from the code by the moves that came after it", () => {
    const log = [4, 5, 6].map((ply) => ({ ply, line: `move ${ply}`, turn: 2, seat: "R" as const, text: "" }));
    expect(lineWithGame({ ...kept, ply: 4 }, log, 6)).toBe(`${kept.load}.play("move 5; move 6")`);
    expect(lineWithGame({ ...kept, ply: 4 }, log, 5)).toBe(`${kept.load}.play("move 5")`);
    expect(lineWithGame({ ...kept, ply: 6 }, log, 6)).toBe(kept.load);
  });

  it("copies a line at a press, and leaves its letters to the field", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    open();
    press();
    wait();
    const before = sent.length;
    await act(async () => one(".ora-no-response button")?.click());
    expect(writeText).toHaveBeenCalledWith(kept.resume);
    key(one(".ora-no-response input"), ",");
    expect(sent).toHaveLength(before);
    vi.unstubAllGlobals();
  });

  it("stands on the start screen too", () => {
    const view = show({ ...fixture("start"), claims: {} });
    act(() => query(view, "open", { text: "x" }, () => {}));
    wait();
    expect(notice()).not.toBeNull();
  });

  it("misses nobody on a page that never had a Python", () => {
    show({ ...turn, kept });
    press();
    wait();
    expect(notice()).toBeNull();
  });
});

describe("the menu", () => {
  it("names the file that the game is kept in, where it is in one", () => {
    const view = open();
    click(one("[data-door=menu]"));
    expect(one(".ora-kept-file")?.textContent).toBe(`Saved in ${kept.file}`);
    act(() => receive(view, { kept: { ...kept, resume: "", file: "" } }));
    expect(one(".ora-kept-file")).toBeNull();
  });
});
