// Advice on the next move: requested, awaited, shown, and gone with the next position.
import { batch, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Position } from "./position";
import type { Advice as AdvisedMove, Traits } from "./protocol";

export interface Advice {
  moves: Signal<readonly AdvisedMove[] | null>;
  /** Advice has been requested and has not come yet. */
  awaiting: Signal<boolean>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const TIMEOUT_MS = 20_000;

export function createAdvice(): Advice {
  return { moves: signal(null), awaiting: signal(false), timer: undefined };
}

export function requestAdvice(state: Connected & Position & { advice: Advice }): void {
  const { advice, scene } = state;
  stopWaiting(advice);
  advice.awaiting.value = true;
  advice.timer = setTimeout(() => stopWaiting(advice), TIMEOUT_MS);
  const ply = scene.value.at;
  const found = (moves: readonly AdvisedMove[]) =>
    batch(() => {
      stopWaiting(advice);
      if (moves.length && ply === scene.value.at) advice.moves.value = moves;
    });
  query(state, "advise", { ply }, found, () => stopWaiting(advice));
}

function stopWaiting(advice: Advice): void {
  clearTimeout(advice.timer);
  advice.awaiting.value = false;
}

/** Take the advice away; false where there was none. */
export function dismissAdvice({ advice }: { advice: Advice }): boolean {
  const shown = advice.moves.value !== null;
  advice.moves.value = null;
  return shown;
}

export function receiveAdvice({ advice }: { advice: Advice }, news: Partial<Traits>): void {
  if (!news.ask && news.ply === undefined) return;
  advice.moves.value = null;
  stopWaiting(advice);
}
