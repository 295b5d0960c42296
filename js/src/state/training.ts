// A session of practice: what Python shows, and the answer that is picked before somebody says how sure they are.
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Training, TrainingMessage, TrainingTraits } from "./protocol";

export interface Practising {
  traits: ReadonlySignal<TrainingTraits>;
  /** The value of the picked answer; empty for none. */
  picked: Signal<string>;
  receive(news: Partial<TrainingTraits>): void;
  /** Give the picked answer; nothing without one. */
  answer(sure: boolean): void;
  go(where: "next" | "later"): void;
}

/** Whether the exercise waits for its answer. */
export const isOpen = (panel: Training) => panel.asks !== "nothing" && panel.outcome === "";

/**
 * Follow a session.
 * @param before what Python said so far
 * @param send carries a message to Python, or nowhere
 */
export function createPractising(before: TrainingTraits, send: (message: TrainingMessage) => void): Practising {
  const traits = signal(before);
  const picked = signal("");
  return {
    traits,
    picked,
    receive(news) {
      traits.value = { ...traits.value, ...news };
      if (news.panel) picked.value = "";
    },
    answer(sure) {
      const { key } = traits.value.panel;
      if (picked.value) send({ do: "answer", key, value: picked.value, sure });
    },
    go(where) {
      send({ do: where, key: traits.value.panel.key });
    },
  };
}
