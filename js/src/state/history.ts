// The log of moves, and what happened since the player's last move.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Position } from "./position";
import type { LogEntry, Traits } from "./protocol";

export interface History {
  /** All known entries, including those of undone moves. */
  entries: Signal<readonly LogEntry[]>;
  /** The entries of the present game, oldest first. */
  log: ReadonlySignal<readonly LogEntry[]>;
  /** Keep all entries, because the reader has asked for earlier ones. */
  keepsAll: boolean;
  /** The turns of other players since one's last move: shown where there is room, requested, or closed. */
  recap: Signal<"auto" | "requested" | "closed">;
}

/** Entries that are kept without a request, so that a long game does not grow the page. */
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

/** The known entries with newer ones merged in; those after a replaced move are dropped. */
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

/** Request older moves. */
export function requestEarlier(state: Connected & { history: History }, before: number): void {
  const { history } = state;
  history.keepsAll = true;
  query(state, "log", { before }, (older) => {
    history.entries.value = mergeLog(older, history.entries.value);
  });
}

/** Drop the entries in a former language. */
export function forgetEntries({ history, scene }: Position & { history: History }): void {
  history.entries.value = scene.value.log;
  history.keepsAll = false;
}

export function receiveHistory({ history }: { history: History }, { scene }: Partial<Traits>): void {
  if (!scene) return;
  const from = history.keepsAll ? 0 : scene.at - MAX_RECENT;
  history.entries.value = mergeLog(history.entries.value, scene.log).filter((entry) => entry.ply > from);
}
