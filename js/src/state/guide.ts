// What leads somebody through a game: a lesson, or a walkthrough with comments; and their steps back and forth.
import { type Signal, signal } from "@preact/signals";
import { type Connected, post } from "./connection";
import { type OtherTurns, watch } from "./other-turns";
import type { Lesson, Message, Traits, Vote, WalkthroughPanel } from "./protocol";

/** Makes the message of a step out of where one is by then; null where it goes no further. */
type Step = () => Message | null;

export interface Guide {
  lesson: Signal<Lesson | null>;
  /** What a game with comments says here. */
  walk: Signal<WalkthroughPanel | null>;
  /** Where a class would play. */
  votes: Signal<readonly Vote[]>;
  /** Steps that wait for the answer to the one before: presses may come quicker than Python's answers. */
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

/** Take a step, at once or when the one before has been answered. */
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
    // Before it is sent: a model that answers at once is heard before this goes on.
    guide.awaiting = true;
    post(state, message);
  }
}

export function receiveGuide(
  { guide, otherTurns }: { guide: Guide; otherTurns: OtherTurns },
  news: Partial<Traits>,
): void {
  if (news.lesson !== undefined) {
    // A solution is watched as it is played.
    if ((news.lesson?.shown ?? 0) > (guide.lesson.value?.shown ?? 0)) watch(otherTurns);
    guide.lesson.value = news.lesson;
  }
  if (news.votes) guide.votes.value = news.votes;
  if (news.walk !== undefined) guide.walk.value = news.walk;
}

/** Go on with the steps that have waited, once the news answer one. */
export function continueSteps(state: Connected & { guide: Guide }, news: Partial<Traits>): void {
  if (news.walk === undefined && news.lesson === undefined && news.notice === undefined) return;
  state.guide.awaiting = false;
  sendNextStep(state);
}
