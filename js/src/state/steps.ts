// Steps of which each begins where the one before has led: presses may come quicker than Python's answers.
import type { Message } from "./protocol";

export interface Steps {
  /**
   * Take a step, at once or when the one before has been answered.
   * @param next what to ask for, seen from where one is then; null where it goes no further
   */
  take(next: () => Message | null): void;
  /** The step that was asked for has been answered. */
  answered(): void;
}

/** @param post carries a message to Python */
export function createSteps(post: (message: Message) => void): Steps {
  const later: (() => Message | null)[] = [];
  let awaited = false;
  const go = () => {
    while (!awaited) {
      const next = later.shift();
      if (!next) return;
      const message = next();
      if (!message) continue;
      // Before it is sent: who answers at once is heard before this goes on.
      awaited = true;
      post(message);
    }
  };
  return {
    take(next) {
      later.push(next);
      go();
    },
    answered() {
      awaited = false;
      go();
    },
  };
}
