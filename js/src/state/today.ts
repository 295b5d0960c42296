// A session of Today: what Python shows, and the answer that is picked before somebody says how sure they are.
import { type Signal, signal } from "@preact/signals";
import type { TodayMessage, TodayPanel, TodayTraits } from "./protocol";

export interface Today {
  traits: Signal<TodayTraits>;
  /** The value of the picked answer; empty for none. */
  picked: Signal<string>;
  readonly send: (message: TodayMessage) => void;
}

/**
 * Follow a session.
 * @param initial what Python sent first
 * @param send carries a message to Python, or nowhere
 */
export function createToday(initial: TodayTraits, send: (message: TodayMessage) => void): Today {
  return { traits: signal(initial), picked: signal(""), send };
}

/** Whether the exercise waits for its answer. */
export const isOpen = (panel: TodayPanel) => panel.asks !== "nothing" && panel.outcome === "";

export function receiveToday({ traits, picked }: Today, news: Partial<TodayTraits>): void {
  traits.value = { ...traits.value, ...news };
  if (news.panel) picked.value = "";
}

/** Give the picked answer; nothing without one. */
export function giveAnswer({ traits, picked, send }: Today, sure: boolean): void {
  const { key } = traits.value.panel;
  if (picked.value) send({ do: "answer", key, value: picked.value, sure });
}

/** Go on to the next exercise, or leave this one for later. */
export function goOn({ traits, send }: Today, where: "next" | "later"): void {
  send({ do: where, key: traits.value.panel.key });
}
