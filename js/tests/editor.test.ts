// The page of the editor: what a press sends to Python, and what can be pressed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { expect, it, vi } from "vitest";
import { EditorApp } from "../src/editor/app";
import { Stepper } from "../src/editor/controls";
import { EDITOR_WORDS } from "../src/editor/words";
import { createEditor, EditorContext, edit, receiveEditor, showSeat, toggleHeld } from "../src/state/editor";
import type { Draft, EditorMessage, EditorTraits, Holding } from "../src/state/protocol";
import { fixture } from "./fixtures";

const HOLDING: Holding = {
  seat: "R",
  neutral: false,
  goods: [["Wo", 1]],
  settlements: [{ id: "S1", place: "ready", at: "in hand" }],
  clergymen: [
    { kind: "prior", card: "", name: "at home" },
    { kind: "lay", card: "LR1", name: "Clay Mound" },
  ],
  land: [],
  wild: { "0,0": "cut", "0,1": "" },
};

function editing() {
  const { book, scene } = fixture("start");
  const sent: EditorMessage[] = [];
  const draft = { holdings: [HOLDING, { ...HOLDING, seat: "G" }], stacks: [], aside: [] };
  const traits = { book, scene, draft, problems: [], words: {}, answered: 0 } as unknown as EditorTraits;
  return { editor: createEditor(traits, (message) => sent.push(message)), sent };
}

it("lays a card from the hand on the space that is pressed", () => {
  const { editor, sent } = editing();
  const { view } = editor;
  toggleHeld(editor, { card: "G07" });
  expect([view.pieces.state(["0,3"]), view.pieces.state(["G07"]), [...view.selection.picks.value]]).toEqual([
    "live",
    "picked",
    ["G07"],
  ]);

  view.pieces.press(["0,3"]);
  expect(sent).toEqual([{ do: "place_card", card: "G07", seat: "R", space: "0,3" }]);
  expect(editor.held.value).toBeNull();
});

it("takes a card off the table into the hand, and puts it back at a second press", () => {
  const { editor, sent } = editing();
  editor.view.pieces.press(["G07"]);
  expect(editor.held.value).toEqual({ card: "G07" });
  editor.view.pieces.press(["G07"]);
  expect([editor.held.value, sent]).toEqual([null, []]);
});

it("lets a card lie on another one only before the neutral player, who covers cards", () => {
  const { editor, sent } = editing();
  toggleHeld(editor, { card: "G07" });
  expect(editor.view.pieces.state(["0,4"])).toBe("dead");
  receiveEditor(editor, { draft: { ...editor.draft.value, holdings: [{ ...HOLDING, neutral: true }] } });
  editor.view.pieces.press(["LR1"]);
  expect(sent).toEqual([{ do: "place_card", card: "G07", seat: "R", space: "0,4" }]);
});

it("leaves what is printed on the land where it is, but lets clergymen stand there", () => {
  const { editor, sent } = editing();
  expect(editor.view.pieces.state(["LR1"])).toBe("dead");
  editor.view.pieces.press(["LR1"]);
  expect(editor.held.value).toBeNull();

  const [, lay] = HOLDING.clergymen;
  if (lay) toggleHeld(editor, { clergyman: lay });
  expect([editor.view.pieces.state(["LR1"]), editor.view.pieces.state(["0,0"])]).toEqual(["live", "dead"]);
  editor.view.pieces.press(["LR2"]);
  expect(sent).toEqual([{ do: "move_clergyman", seat: "R", kind: "lay", card: "LR2", was: "LR1" }]);
});

it("clears a forest with an empty hand, and lets it grow again", () => {
  const { editor, sent } = editing();
  expect([editor.view.pieces.state(["0,0"]), editor.view.pieces.state(["0,3"])]).toEqual(["live", "dead"]);
  editor.view.pieces.press(["0,3"]);
  editor.view.pieces.press(["0,0"]);
  editor.view.pieces.press(["0,1"]);
  expect(sent).toEqual([
    { do: "set_cleared", seat: "R", space: "0,0", cleared: true },
    { do: "set_cleared", seat: "R", space: "0,1", cleared: false },
  ]);
  expect(editor.view.selection.options.value.map(({ line }) => line)).toEqual(["cut 0,0"]);
});

it("adds land to the landscape that is shown, whatever is in the hand", () => {
  const { editor, sent } = editing();
  showSeat(editor, "G");
  toggleHeld(editor, { card: "G07" });
  editor.view.pieces.press(["district", "-1", "hills"]);
  expect(sent).toEqual([{ do: "add_land", seat: "G", kind: "district", row: -1, side: "hills" }]);
  expect(editor.held.value).toEqual({ card: "G07" });
});

it("goes on with somebody's land when the one that was shown is gone", () => {
  const { editor } = editing();
  showSeat(editor, "G");
  receiveEditor(editor, { draft: { ...editor.draft.value, holdings: [HOLDING] } });
  expect(editor.seat.value).toBe("R");
});

it("has the words that Python says, and no others", () => {
  const file = join(import.meta.dirname, "../../ora_widgets/locale/en/editor.ftl");
  const said = [...readFileSync(file, "utf8").matchAll(/^editor-page-([\w-]+) =/gm)].map(([, word]) => word);
  expect([...EDITOR_WORDS].sort()).toEqual(said.sort());
});

it("counts a step from what the step before it leads to, however quickly they follow", () => {
  const { editor, sent } = editing();
  const more = (draft: Draft): EditorMessage & { do: "set_wonders" } => ({
    do: "set_wonders",
    count: draft.wonders + 1,
  });
  const answer = (answered: number, wonders: number) =>
    receiveEditor(editor, { answered, draft: { ...editor.draft.value, wonders } });
  receiveEditor(editor, { answered: 0, draft: { ...editor.draft.value, wonders: 3 } });

  edit(editor, more);
  edit(editor, more);
  edit(editor, { do: "undo" }); // keeps its place
  expect(sent).toEqual([{ do: "set_wonders", count: 4 }]);
  answer(1, 4);
  expect(sent.slice(1)).toEqual([{ do: "set_wonders", count: 5 }]);
  answer(2, 5);
  expect(sent.slice(2)).toEqual([{ do: "undo" }]);
  answer(3, 4);
  edit(editor, more);
  expect(sent.slice(3)).toEqual([{ do: "set_wonders", count: 5 }]);
});

it("goes on after a change that was refused", () => {
  const { editor, sent } = editing();
  receiveEditor(editor, { answered: 0 });
  edit(editor, { do: "clear" });
  edit(editor, () => ({ do: "redo" }));
  expect(sent).toEqual([{ do: "clear" }]);
  receiveEditor(editor, { notice: "no" });
  receiveEditor(editor, { answered: 1 });
  expect(sent.slice(1)).toEqual([{ do: "redo" }]);
});

it("says so where Python does not answer, until it does", () => {
  vi.useFakeTimers();
  const { editor } = editing();
  const words = { "no-answer": "Python has not answered." };
  receiveEditor(editor, { words, theme: "light" });
  const place = document.body.appendChild(document.createElement("div"));
  const said = () => place.querySelector("[role=alert]")?.textContent;
  act(() => render(h(EditorApp, { editor }), place));
  act(() => edit(editor, { do: "clear" }));
  expect(said()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).toBe(words["no-answer"]);
  act(() => receiveEditor(editor, { answered: 1 }));
  expect(said()).toBeUndefined();
  act(() => render(null, place));
  place.remove();
  vi.useRealTimers();
});

it("keeps the number that is being typed while the answer to an earlier change comes", () => {
  const { editor, sent } = editing();
  receiveEditor(editor, { draft: { ...editor.draft.value, wonders: 3 } });
  const place = document.createElement("div");
  const stepper = h(Stepper, {
    name: "Wonders",
    of: (draft) => draft.wonders,
    to: (count) => ({ do: "set_wonders", count }),
    least: 0,
    most: 8,
  });
  act(() => render(h(EditorContext.Provider, { value: editor }, stepper), place));
  const field = place.querySelector("input");
  if (!field) throw new Error("no field");
  const tell = (name: string) => act(() => void field.dispatchEvent(new Event(name, { bubbles: true })));

  field.value = "7";
  tell("input");
  act(() => receiveEditor(editor, { draft: { ...editor.draft.value, wonders: 4 } }));
  expect(field.value).toBe("7");

  tell("change");
  expect(sent).toEqual([{ do: "set_wonders", count: 7 }]);
  act(() => receiveEditor(editor, { draft: { ...editor.draft.value, wonders: 7 } }));
  expect(field.value).toBe("7");

  // Typing the old value again sends nothing, and leaving the field ends the typing.
  field.value = "6";
  tell("input");
  field.value = "7";
  tell("input");
  tell("blur");
  act(() => receiveEditor(editor, { draft: { ...editor.draft.value, wonders: 2 } }));
  expect([field.value, sent.length]).toEqual(["2", 1]);

  field.value = "many";
  tell("input");
  tell("change");
  expect(field.value).toBe("2");
});
