import { expect, it } from "vitest";
import { clockText } from "../src/state/clock";

it.each([
  [0, "0:00"],
  [5, "0:05"],
  [90.9, "1:30"],
  [3_725, "62:05"],
  [-1, "−0:01"],
  [-75, "−1:15"],
])("shows %s seconds as %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
