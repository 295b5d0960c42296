// What Python reports about the game: what is to come, the score, and where points were lost.
import { type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Layout } from "./layout";
import type { ReviewPanel, RoundsAhead, Tally, Traits } from "./protocol";

export interface Reports {
  coming: Signal<RoundsAhead | null>;
  tally: Signal<Tally | null>;
  /** Where points went, once a review has been requested. */
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
  // Whoever comes back from one of its positions goes on with the next.
  if (review && !reports.review.value && review.done >= review.steps) layout.drawer.value = "review";
  reports.review.value = review;
}
