// Python's reports on the game: what is to come, the score, and the review.
import { type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Layout } from "./layout";
import type { ReviewPanel, RoundsAhead, Tally, Traits } from "./protocol";

export interface Reports {
  coming: Signal<RoundsAhead | null>;
  tally: Signal<Tally | null>;
  /** The review, once requested. */
  review: Signal<ReviewPanel | null>;
}

export function createReports(traits: Traits): Reports {
  return {
    coming: signal(traits.coming ?? null),
    tally: signal(traits.tally ?? null),
    review: signal(traits.review ?? null),
  };
}

export function requestTally(state: Connected & { reports: Reports }): void {
  query(state, "tally", {}, (tally) => {
    state.reports.tally.value = tally;
  });
}

export function receiveReports(
  { reports, layout }: { reports: Reports; layout: Layout },
  { coming, tally, review }: Partial<Traits>,
): void {
  if (coming) reports.coming.value = coming;
  if (tally !== undefined) reports.tally.value = tally;
  if (review === undefined) return;
  // On return from one of its positions, open the review again, to go on with the next.
  if (review && !reports.review.value && review.done >= review.steps) layout.drawer.value = "review";
  reports.review.value = review;
}
