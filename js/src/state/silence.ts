// Whether Python answers: what has been asked of it, and whether anything has been heard since.
import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { GoingOn, LogEntry, Message } from "./protocol";

export interface Silence {
  /** Something has been asked at a press, and nothing has been heard since. */
  awaited: ReadonlySignal<boolean>;
  /** Nobody answers. */
  certain: ReadonlySignal<boolean>;
  asked(message: Message): void;
  /** Whether this has just been asked and is not answered yet, so that a second press must do nothing more. */
  pressedTwice(message: Message): boolean;
  heard(): void;
  /** It has taken too long, or there is nobody who could be asked. */
  giveUp(): void;
}

/** What a page sends by itself: nobody waits for that. */
const UNASKED: ReadonlySet<string> = new Set(["here", "gone", "picture", "preview", "tally", "log", "rules"]);

/** What is done once, however often it is pressed; of a step forward or back each press counts. */
const ONCE: ReadonlySet<string> = new Set(["play", "again", "start", "back"]);

export function createSilence(): Silence {
  let last = "";
  const awaited = signal(false);
  const certain = signal(false);
  return {
    awaited,
    certain,
    asked(message) {
      if (UNASKED.has(message.do)) return;
      awaited.value = true;
      last = JSON.stringify(message);
    },
    pressedTwice(message) {
      return awaited.value && ONCE.has(message.do) && JSON.stringify(message) === last;
    },
    heard() {
      batch(() => {
        awaited.value = false;
        certain.value = false;
      });
    },
    giveUp() {
      if (awaited.value) certain.value = true;
    },
  };
}

/**
 * The line of Python with the game in it, up to the last move that is known here.
 * @param kept has the game as it stood some moves ago
 * @param log the moves since, among others
 * @param at how many moves lie behind the position
 */
export function lineWithGame(kept: GoingOn, log: readonly LogEntry[], at: number): string {
  const since = log.filter(({ ply }) => ply > kept.ply && ply <= at).map(({ line }) => line);
  return since.length ? `${kept.load}.play("${since.join("; ")}")` : kept.load;
}
