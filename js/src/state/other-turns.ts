// What the others do is shown on their own land: each turn as a scene that takes its time, while the question waits.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Position } from "./position";
import type { Preferences } from "./preferences";
import type { LogEntry, Seat } from "./protocol";

/** Moves of one turn that are shown together. */
export interface ShownTurn {
  seat: Seat;
  entries: readonly LogEntry[];
}

export interface OtherTurns {
  /** The turns that are still to be shown; the first is on show. */
  queue: Signal<readonly ShownTurn[]>;
  /** The game is watched move by move, from an earlier position; nothing on the board answers meanwhile. */
  watching: Signal<boolean>;
  /** Where one was before the whole game was watched, to go back there; null where one goes on from what one sees. */
  back: Signal<number | null>;
  /** It is watched, and stands still for now. */
  held: Signal<boolean>;
  /** What is on show: the first of the queue, or the move that led here in a game that is watched. */
  shown: ReadonlySignal<ShownTurn | null>;
}

export function createOtherTurns({ scene }: Position): OtherTurns {
  const queue = signal<readonly ShownTurn[]>([]);
  const watching = signal(false);
  return {
    queue,
    watching,
    back: signal<number | null>(null),
    held: signal(false),
    shown: computed(() => {
      if (!watching.value) return queue.value[0] ?? null;
      const entry = scene.value.log.find(({ ply }) => ply === scene.value.at);
      return entry ? { seat: entry.seat, entries: [entry] } : null;
    }),
  };
}

/** Watch the game from here on; `from` is where to go back to afterwards. */
export function watch({ back, held, watching }: OtherTurns, from: number | null = null): void {
  back.value = from;
  held.value = false;
  watching.value = true;
}

/** Moves by turn. */
export function turnsOf(entries: readonly LogEntry[], before: readonly ShownTurn[] = []): ShownTurn[] {
  const turns = [...before];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last?.seat === entry.seat && last.entries.at(-1)?.turn === entry.turn) {
      turns[turns.length - 1] = { seat: last.seat, entries: [...last.entries, entry] };
    } else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns;
}

/** What was done, in words. */
export const sentencesOf = (entries: readonly LogEntry[]): string => entries.map(({ text }) => text).join(" ");

const SHOWN_MS = { off: 1600, quick: 800, calm: 1600 }; // milliseconds; a game is watched even where turns are not shown

/** How long a turn is on show. */
export const shownTime = ({ values }: Preferences): number => SHOWN_MS[values.value.pace];
