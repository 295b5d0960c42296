// A session of practice: what a press sends to Python.
import { expect, it } from "vitest";
import type { Training, TrainingMessage, TrainingTraits } from "../src/state/protocol";
import { createPractising, isOpen } from "../src/state/training";

const PANEL = { key: "quiz/cost", asks: "question", outcome: "", right: "" } as Training;

function practising() {
  const sent: TrainingMessage[] = [];
  const traits: TrainingTraits = { panel: PANEL, notice: "", theme: "follow", language: "en" };
  return { session: createPractising(traits, (message) => sent.push(message)), sent };
}

it("gives the picked answer, and none before one is picked", () => {
  const { session, sent } = practising();
  session.answer(true);
  expect(sent).toEqual([]);

  session.picked.value = "2";
  session.answer(false);
  expect(sent).toEqual([{ do: "answer", key: "quiz/cost", value: "2", sure: false }]);
});

it("forgets the pick when something else is asked, and keeps it when only something is said", () => {
  const { session } = practising();
  session.picked.value = "2";
  session.receive({ notice: "Somebody was quicker." });
  expect(session.picked.value).toBe("2");
  session.receive({ panel: { ...PANEL, key: "quiz/terrain" } });
  expect(session.picked.value).toBe("");
});

it("goes on from the exercise that is shown", () => {
  const { session, sent } = practising();
  session.go("later");
  expect(sent).toEqual([{ do: "later", key: "quiz/cost" }]);
});

it("waits for an answer until there is one", () => {
  expect([isOpen(PANEL), isOpen({ ...PANEL, outcome: "wrong" }), isOpen({ ...PANEL, asks: "nothing" })]).toEqual([
    true,
    false,
    false,
  ]);
});
