// What guides a player through a game, a lesson or a commented game, and the steps through it.
import { type Signal, signal } from "@preact/signals";
import { type Connected, post } from "./connection";
import { type OtherTurns, watch } from "./other-turns";
import type { Lesson, Message, Traits, Vote, WalkthroughPanel } from "./protocol";

/** Makes a step's message from the position reached by then; null if there is no further step. */
type Step = () => Message | null;

export interface Guide {
  lesson: Signal<Lesson | null>;
  /** The comment of a commented game. */
  walk: Signal<WalkthroughPanel | null>;
  /** The moves that the pupils of a class suggest. */
  votes: Signal<readonly Vote[]>;
  /** Steps that wait for the answer to an earlier one, since presses may be faster than Python. */
  queue: Step[];
  awaiting: boolean;
}

export function createGuide(traits: Traits): Guide {
  return {
    lesson: signal(traits.lesson ?? null),
    walk: signal(traits.walk ?? null),
    votes: signal(traits.votes ?? []),
    queue: [],
    awaiting: false,
  };
}

/** Take a step now, or once the previous one has been answered. */
export function takeStep(state: Connected & { guide: Guide }, step: Step): void {
  state.guide.queue.push(step);
  sendNextStep(state);
}

function sendNextStep(state: Connected & { guide: Guide }): void {
  const { guide } = state;
  while (!guide.awaiting) {
    const next = guide.queue.shift();
    if (!next) return;
    const message = next();
    if (!message) continue;
    // Set before sending, because a local model answers during the call.
    guide.awaiting = true;
    post(state, message);
  }
}

export function receiveGuide(
  { guide, otherTurns }: { guide: Guide; otherTurns: OtherTurns },
  news: Partial<Traits>,
): void {
  if (news.lesson !== undefined) {
    // Show a solution move by move.
    if ((news.lesson?.shown ?? 0) > (guide.lesson.value?.shown ?? 0)) watch(otherTurns);
    guide.lesson.value = news.lesson;
  }
  if (news.votes) guide.votes.value = news.votes;
  if (news.walk !== undefined) guide.walk.value = news.walk;
}

/** Go on with the waiting steps when the news answer one. */
export function continueSteps(state: Connected & { guide: Guide }, news: Partial<Traits>): void {
  if (news.walk === undefined && news.lesson === undefined && news.notice === undefined) return;
  state.guide.awaiting = false;
  sendNextStep(state);
}
