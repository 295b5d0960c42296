// Analysis: the worth of the offered answers, requested of Python step by step while the player thinks.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Connected, isAllowed, query } from "./connection";
import type { Guide } from "./guide";
import type { Position } from "./position";
import type { Preferences } from "./preferences";
import type { Ask, Option, Worth } from "./protocol";
import type { Selection } from "./selection";

export interface Analysis {
  /** The results for the current question, by line. */
  worths: Signal<ReadonlyMap<string, Worth>>;
  best: ReadonlySignal<Worth | undefined>;
}

type Analysed = Connected &
  Pick<Position, "scene"> & {
    analysis: Analysis;
    ask: { readonly value: Ask };
    guide: Guide;
    preferences: Preferences;
    selection: Selection;
  };

export function createAnalysis(): Analysis {
  const worths = signal<ReadonlyMap<string, Worth>>(new Map());
  // Results arrive in order, best first.
  return { worths, best: computed(() => worths.value.values().next().value) };
}

/** Whether to analyse the current question; never in a lesson, where that would give the answer away. */
export function isAnalysed(state: Analysed): boolean {
  const { connection, guide, preferences, ask } = state;
  return (
    connection.exists &&
    preferences.values.value.analysis &&
    isAllowed(state, "analyse") &&
    !guide.lesson.value &&
    ask.value.seat !== null &&
    ask.value.options.length > 1
  );
}

/** Analyse the current question from the start, for as long as Python has more to report. */
export function analyse(state: Analysed, step = 0): void {
  const question = state.ask.value;
  if (!step) state.analysis.worths.value = new Map();
  if (!isAnalysed(state)) return;
  query(state, "analyse", { ply: state.scene.value.at, step }, ({ worths, more }) => {
    if (state.ask.value !== question || !isAnalysed(state)) return;
    if (worths.length) state.analysis.worths.value = new Map(worths.map((worth) => [worth.line, worth]));
    if (more) analyse(state, step + 1);
  });
}

/** The worth of the best of some answers, as far as it is known. */
export function bestWorth({ analysis }: Pick<Analysed, "analysis">, options: readonly Option[]): Worth | undefined {
  let best: Worth | undefined;
  for (const { line } of options) {
    const worth = analysis.worths.value.get(line);
    if (worth && (!best || worth.points > best.points)) best = worth;
  }
  return best;
}
