// A thing that comes under a resting pointer is not explained.
import { expect, test } from "vitest";
import { pointerMoved, pointerRests } from "../src/effects/pointer-rest";

const at = (kind: string, clientX: number, clientY: number) => new PointerEvent(kind, { clientX, clientY });

test("a pointer that moves over something looks at it; one that rests does not", () => {
  expect(pointerRests(at("pointerover", 10, 10))).toBe(false);
  pointerMoved(at("pointermove", 10, 10));
  expect(pointerRests(at("pointerover", 10, 10))).toBe(true);
  expect(pointerRests(at("pointerover", 11, 10))).toBe(false);
});

test("where a finger was, the mouse rests that a browser puts there, in whole pixels", () => {
  pointerMoved(at("pointerdown", 20.4, 30.6));
  expect(pointerRests(at("pointerover", 20, 31))).toBe(true);
  expect(pointerRests(at("pointerover", 20, 33))).toBe(false);
});

test("the keyboard looks wherever it goes", () => {
  expect(pointerRests(new FocusEvent("focusin"))).toBe(false);
});
