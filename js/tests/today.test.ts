// A session of Today: what a press sends to Python.
import { expect, it } from "vitest";
import type { TodayMessage, TodayPanel, TodayTraits } from "../src/state/protocol";
import { createToday, giveAnswer, goOn, isOpen, receiveToday } from "../src/state/today";

const PANEL = { key: "quiz/cost", asks: "question", outcome: "", right: "" } as TodayPanel;

function opened() {
  const sent: TodayMessage[] = [];
  const traits: TodayTraits = { panel: PANEL, notice: "", theme: "follow", language: "en" };
  return { session: createToday(traits, (message) => sent.push(message)), sent };
}

it("gives the picked answer, and none before one is picked", () => {
  const { session, sent } = opened();
  giveAnswer(session, true);
  expect(sent).toEqual([]);

  session.picked.value = "2";
  giveAnswer(session, false);
  expect(sent).toEqual([{ do: "answer", key: "quiz/cost", value: "2", sure: false }]);
});

it("forgets the pick when something else is asked, and keeps it when only something is said", () => {
  const { session } = opened();
  session.picked.value = "2";
  receiveToday(session, { notice: "Somebody was quicker." });
  expect(session.picked.value).toBe("2");
  receiveToday(session, { panel: { ...PANEL, key: "quiz/terrain" } });
  expect(session.picked.value).toBe("");
});

it("goes on from the exercise that is shown", () => {
  const { session, sent } = opened();
  goOn(session, "later");
  expect(sent).toEqual([{ do: "later", key: "quiz/cost" }]);
});

it("waits for an answer until there is one", () => {
  expect([isOpen(PANEL), isOpen({ ...PANEL, outcome: "wrong" }), isOpen({ ...PANEL, asks: "nothing" })]).toEqual([
    true,
    false,
    false,
  ]);
});
