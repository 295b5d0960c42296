// A session of Today: its exercise, and the answer that is picked before the learner says how sure they are.
import { type Signal, signal } from "@preact/signals";
import type { TodayMessage, TodayPanel, TodayTraits } from "./protocol";

export interface Today {
  traits: Signal<TodayTraits>;
  /** The value of the picked answer; empty if there is none. */
  picked: Signal<string>;
  readonly send: (message: TodayMessage) => void;
}

/**
 * Follow a session.
 * @param initial Python's first traits
 * @param send carries a message to Python, or does nothing
 */
export function createToday(initial: TodayTraits, send: (message: TodayMessage) => void): Today {
  return { traits: signal(initial), picked: signal(""), send };
}

/** Whether the exercise still needs an answer. */
export const isOpen = (panel: TodayPanel) => panel.asks !== "nothing" && panel.outcome === "";

export function receiveToday({ traits, picked }: Today, news: Partial<TodayTraits>): void {
  traits.value = { ...traits.value, ...news };
  if (news.panel) picked.value = "";
}

/** Send the picked answer, if any. */
export function giveAnswer({ traits, picked, send }: Today, sure: boolean): void {
  const { key } = traits.value.panel;
  if (picked.value) send({ do: "answer", key, value: picked.value, sure });
}

/** Go to the next exercise, or postpone this one. */
export function goOn({ traits, send }: Today, where: "next" | "later"): void {
  send({ do: where, key: traits.value.panel.key });
}
