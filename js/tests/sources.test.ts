import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WORDS } from "../src/state/words";
import { fixture, NAMES } from "./fixtures";

const SRC = join(import.meta.dirname, "../src");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(tsx?|css)$/.test(name));
const text = (name: string) => readFileSync(join(SRC, name), "utf8");

it.each(files)("%s knows no card and no rule", (name) => {
  expect(text(name)).not.toMatch(/[GFI]\d\d/);
  expect(text(name)).not.toMatch(/\bF\d+\.\d/);
});

// Only one file uses the notebook's model; pages without a notebook make their own.
const DOORS = [
  "mount.ts",
  "room/guest-page.ts",
  "live.ts",
  "live/worker-model.ts",
  "replay.ts",
  "replay/saved-model.ts",
];

it.each(files.filter((name) => !DOORS.includes(name)))("%s does not see the model", (name) => {
  expect(text(name)).not.toMatch(/\bmodel\./);
});

it.each(files.filter((name) => name.startsWith("style/")))(
  "%s styles nothing outside the board, by named sizes",
  (name) => {
    const rules = text(name).match(/^[^\s}/*][^{]*(?= \{)/gm) ?? [];
    expect(rules[0]).toBe(".ora-board");
    for (const rule of rules.slice(1)) expect(rule).toMatch(/^@keyframes ora-/);
    expect(text(name)).not.toMatch(/z-index: -?\d|@container[^{]*\dpx/);
  },
);

const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(|: (white|black|gr[ae]y|red|gold);/i;

// The style sheets' tokens, and the colours of the pictures.
it.each(files.filter((name) => !["style/tokens.css", "parts/palette.ts"].includes(name)))(
  "%s has no colour of its own",
  (name) => {
    expect(text(name).match(COLOUR)).toBeNull();
  },
);

it.each(files)("%s has no button of dots and signs in place of a picture", (name) => {
  expect(text(name)).not.toMatch(/^\s*…\S+$/m);
});

it("is given all of its words", () => {
  const { words } = fixture(NAMES[0] ?? "").book;
  expect(WORDS.filter((word) => !Object.hasOwn(words, word))).toEqual([]);
});
