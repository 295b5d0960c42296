// Positions written by Python: in these files the two halves of the project meet.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { receiveReply } from "../src/state/connection";
import type { Answers, Message, Option, Query, Traits } from "../src/state/protocol";
import type { View } from "../src/state/view";

const FOLDER = join(import.meta.dirname, "../../tests/fixtures/scenes");

export const NAMES = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((name) => name.endsWith(".json"))
      .map((name) => name.slice(0, -5))
  : [];

export function fixture(name: string): Traits {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Traits;
}

/** The first position that fulfils `wanted`. */
export function fixtureWith(wanted: (traits: Traits) => boolean): Traits {
  for (const name of NAMES) {
    const traits = fixture(name);
    if (wanted(traits)) return traits;
  }
  throw new Error("no fixture shows this");
}

/** An option from its words, the last of which may be repeated picks. */
export function option(line: string, picks = line.split(" ").slice(1)): Option {
  return { line, picks, label: line };
}

/** Answer the latest query of a kind as Python would, or with `back` an earlier one. */
export function answer<Kind extends keyof Answers>(
  view: View,
  sent: readonly Message[],
  kind: Kind,
  found: Answers[Kind],
  back = 1,
): void {
  const asked = sent.filter((message) => message.do === kind).at(-back) as Query;
  receiveReply(view, { do: "answer", id: asked.id, answer: found });
}
