// The folders of the page: each imports only from those below it, and what draws does nothing else.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../src");

/** From the bottom up. Folders on one floor do not import each other; files at the top of src are on the last floor. */
const FLOORS = [
  ["state"],
  ["effects"],
  ["parts"],
  ["board", "panel", "replay", "start", "live", "room"],
  ["editor", "today"],
  ["."],
];
const TOP = [
  ...["app.tsx", "classroom.ts", "css.d.ts", "editor.ts", "invite.ts", "join.ts", "live-cache.ts", "live-worker.ts"],
  ...[
    "live.ts",
    "mcp-view.ts",
    "meet.ts",
    "mount.ts",
    "opener.ts",
    "rendezvous.ts",
    "replay.ts",
    "today.ts",
    "widget.ts",
  ],
];

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
const text = (name: string) => readFileSync(join(SRC, name), "utf8");
const room = (name: string) => name.match(/^[^/]+(?=\/)/)?.[0] ?? ".";
const floor = (name: string) => FLOORS.findIndex((rooms) => rooms.includes(room(name)));

/** The files of the project that a file imports, including imports of types. */
function imports(name: string, source = text(name)): string[] {
  const paths = [...source.matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, path]) =>
    normalize(join(dirname(name), path ?? "")),
  );
  return paths.flatMap((path) => files.filter((file) => file.replace(/(\/index)?\.tsx?$/, "") === path));
}

function wrong(name: string, source?: string): string[] {
  return imports(name, source).filter((other) => room(other) !== room(name) && floor(other) >= floor(name));
}

it("keeps only entries and what joins the rooms at the top", () => {
  expect(files.filter((name) => room(name) === ".").sort()).toEqual(TOP);
  expect(files.filter((name) => floor(name) < 0)).toEqual([]);
});

it.each(files)("%s imports from below", (name) => {
  expect(wrong(name)).toEqual([]);
});

it("notices an import against the floors, of a type too", () => {
  expect(wrong("board/card.tsx", 'import { AnswerButton } from "../panel/answer-button";')).toEqual([
    "panel/answer-button.tsx",
  ]);
  expect(wrong("state/view.ts", 'import type { X } from "../parts/pictograms";')).toEqual([
    "parts/pictograms/index.ts",
  ]);
  expect(wrong("panel/rules.tsx", 'import { useView } from "../state/view";')).toEqual([]);
});

it("has no import cycle", () => {
  let left = files;
  for (let before = 0; before !== left.length; ) {
    before = left.length;
    left = left.filter((name) => imports(name).some((other) => left.includes(other)));
  }
  expect(left).toEqual([]);
});

// Listening, waiting, measuring and asking are effects, except inside a handler.
const WORK =
  /\b(use(Layout)?Effect|set(Timeout|Interval)|queueMicrotask|requestAnimationFrame|fetch|addEventListener|\w+Observer|getBoundingClientRect|matchMedia|Date|performance)\b/;

it.each(files.filter((name) => name.endsWith(".tsx")))("%s only draws", (name) => {
  expect(text(name).replace(/\/\/.*|\/\*[\s\S]*?\*\//g, "")).not.toMatch(WORK);
});
