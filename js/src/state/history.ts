// The moves behind and ahead: the log, and what happened since one's last move.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Position } from "./position";
import type { LogEntry, Traits } from "./protocol";

export interface History {
  /** All entries that are known, those of undone moves among them. */
  entries: Signal<readonly LogEntry[]>;
  /** The entries of the game as it is now, the oldest first. */
  log: ReadonlySignal<readonly LogEntry[]>;
  /** Somebody reads what happened long ago, so it is not taken away. */
  keepsAll: boolean;
  /** What the others have done since one's last move: shown where there is room for it, requested, or closed. */
  recap: Signal<"auto" | "requested" | "closed">;
}

/** Moves that are remembered without being asked for: a long game must not grow the page. */
const MAX_RECENT = 24;

export function createHistory({ scene }: Position): History {
  const entries = signal<readonly LogEntry[]>(scene.value.log);
  return {
    entries,
    log: computed(() => entries.value.filter((entry) => entry.ply <= scene.value.plies)),
    keepsAll: false,
    recap: signal("auto"),
  };
}

/** The entries known, with newer ones put in; what followed a move that was replaced is forgotten. */
export function mergeLog(known: readonly LogEntry[], news: readonly LogEntry[]): LogEntry[] {
  const byPly = new Map(known.map((entry) => [entry.ply, entry]));
  for (const entry of news) {
    const before = byPly.get(entry.ply);
    if (before && before.line !== entry.line) {
      for (const ply of [...byPly.keys()]) if (ply > entry.ply) byPly.delete(ply);
    }
    byPly.set(entry.ply, entry);
  }
  return [...byPly.values()].sort((a, b) => a.ply - b.ply);
}

/** Ask for older moves. */
export function requestEarlier(state: Connected & { history: History }, before: number): void {
  const { history } = state;
  history.keepsAll = true;
  query(state, "log", { before }, (older) => {
    history.entries.value = mergeLog(older, history.entries.value);
  });
}

/** In another language the entries are asked for again. */
export function forgetEntries({ history, scene }: Position & { history: History }): void {
  history.entries.value = scene.value.log;
  history.keepsAll = false;
}

export function receiveHistory({ history }: { history: History }, { scene }: Partial<Traits>): void {
  if (!scene) return;
  const from = history.keepsAll ? 0 : scene.at - MAX_RECENT;
  history.entries.value = mergeLog(history.entries.value, scene.log).filter((entry) => entry.ply > from);
}
