// Shows each turn of other players on their own land for a while, before the question is shown.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Position } from "./position";
import type { Preferences } from "./preferences";
import type { LogEntry, Scene, Seat } from "./protocol";

/** Moves of one turn that are shown together. */
export interface ShownTurn {
  seat: Seat;
  entries: readonly LogEntry[];
  /** The position after them, where Python has sent it before later turns. */
  after?: Scene | undefined;
}

export interface OtherTurns {
  /** The turns still to be shown; the first is on show now. */
  queue: Signal<readonly ShownTurn[]>;
  /** Whether a game is being replayed from an earlier position; the board cannot be played meanwhile. */
  watching: Signal<boolean>;
  /** The position before a replay of the whole game, to return to; null to stay where the replay ends. */
  back: Signal<number | null>;
  /** Whether the replay is paused. */
  held: Signal<boolean>;
  /** The turn on show: the first of the queue, or the last move of a replay. */
  shown: ReadonlySignal<ShownTurn | null>;
  /** The position on the table, after the turn on show. */
  scene: ReadonlySignal<Scene>;
}

export function createOtherTurns({ latest }: Position): OtherTurns {
  const queue = signal<readonly ShownTurn[]>([]);
  const watching = signal(false);
  return {
    queue,
    watching,
    back: signal<number | null>(null),
    held: signal(false),
    shown: computed(() => {
      if (!watching.value) return queue.value[0] ?? null;
      const entry = latest.value.log.find(({ ply }) => ply === latest.value.at);
      return entry ? { seat: entry.seat, entries: [entry] } : null;
    }),
    scene: computed(() => queue.value[0]?.after ?? latest.value),
  };
}

/** Replay the game from here; `from` is the position to return to. */
export function watch({ back, held, watching }: OtherTurns, from: number | null = null): void {
  back.value = from;
  held.value = false;
  watching.value = true;
}

/**
 * Consecutive moves of one player, as turns.
 * @param before the turns to which they are added
 * @param after the position after the last of them
 */
export function turnsOf(entries: readonly LogEntry[], before: readonly ShownTurn[] = [], after?: Scene): ShownTurn[] {
  const turns = [...before];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last?.seat === entry.seat && last.entries.at(-1)?.turn === entry.turn) {
      turns[turns.length - 1] = { seat: last.seat, entries: [...last.entries, entry], after };
    } else turns.push({ seat: entry.seat, entries: [entry], after });
  }
  return turns;
}

/** The sentences of some moves. */
export const sentencesOf = (entries: readonly LogEntry[]): string => entries.map(({ text }) => text).join(" ");

const SHOWN_MS = { off: 1600, quick: 800, calm: 1600 }; // milliseconds; a replay runs even with turns switched off

/** How long a turn is shown. */
export const shownTime = ({ values }: Preferences): number => SHOWN_MS[values.value.pace];
