// Advice on the next move: requested, awaited, shown, and removed when the turn goes on otherwise.
import { batch, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { History } from "./history";
import type { Layout } from "./layout";
import { type Picks, samePicks } from "./picks";
import type { Position } from "./position";
import type { Action, Advice as AdvisedMove, Traits } from "./protocol";
import type { Selection } from "./selection";

export interface Advice {
  moves: Signal<readonly AdvisedMove[] | null>;
  /** The number of moves before the request, and of moves of an advised plan that have been made since. */
  at: number;
  done: Signal<number>;
  /** Whether advice has been requested but has not arrived. */
  awaiting: Signal<boolean>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The choices at the time of the request. */
  actionThen: Signal<Action | null>;
  picksThen: Signal<Picks>;
}

type Advised = Connected & Position & { advice: Advice; selection: Selection; layout: Layout };

const TIMEOUT_MS = 20_000;

export function createAdvice(): Advice {
  return {
    moves: signal(null),
    at: 0,
    done: signal(0),
    awaiting: signal(false),
    timer: undefined,
    actionThen: signal(null),
    picksThen: signal([]),
  };
}

/** Request advice on this position, whatever has been picked, in place of the list of all moves. */
export function requestAdvice(state: Advised): void {
  const { advice, scene, selection, layout } = state;
  stopWaiting(advice);
  layout.listsMoves.value = false;
  advice.actionThen.value = selection.action.value;
  advice.picksThen.value = selection.picks.value;
  advice.awaiting.value = true;
  advice.timer = setTimeout(() => stopWaiting(advice), TIMEOUT_MS);
  const ply = scene.value.at;
  advice.at = ply;
  advice.done.value = 0;
  const found = (moves: readonly AdvisedMove[]) =>
    batch(() => {
      stopWaiting(advice);
      if (moves.length && ply === scene.value.at) advice.moves.value = moves;
    });
  query(state, "advise", { ply }, found, () => stopWaiting(advice));
}

/** Whether the player has chosen anything since the request: then the table that the advice covers is needed. */
export function hasChosenSince({ advice, selection }: Pick<Advised, "advice" | "selection">): boolean {
  return (
    selection.action.value !== advice.actionThen.value || !samePicks(selection.picks.value, advice.picksThen.value)
  );
}

function stopWaiting(advice: Advice): void {
  clearTimeout(advice.timer);
  advice.awaiting.value = false;
}

/** Remove the advice; returns whether there was any. */
export function dismissAdvice({ advice }: { advice: Advice }): boolean {
  const shown = advice.moves.value !== null;
  advice.moves.value = null;
  return shown;
}

/**
 * Keep the advised turn that begins with the moves made since, until it is over, and drop the others. News about one
 * position may arrive in parts, so wait until the parts agree.
 */
export function receiveAdvice(
  { advice, history, latest, ply }: Position & { advice: Advice; history: History },
  news: Partial<Traits>,
): void {
  const { at } = latest.value;
  if (!(news.scene || news.ply !== undefined || news.book) || at !== ply.value) return;
  const played = news.book ? [] : history.entries.value.filter((entry) => entry.ply > advice.at && entry.ply <= at);
  const begun = advice.moves.value?.find(
    ({ plan }) => played.length > 0 && plan.length > played.length && played.every((e, n) => e.line === plan[n]?.line),
  );
  advice.moves.value = begun ? [begun] : null;
  advice.done.value = played.length;
  advice.actionThen.value = null;
  advice.picksThen.value = [];
  stopWaiting(advice);
}
