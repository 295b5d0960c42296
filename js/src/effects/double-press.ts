// The second press of a double click was meant for what stood there at the first one, so it answers no new question.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { View } from "../state/view";

/** What answers a question, wholly or in part. */
const ANSWER_PIECES = "[data-line], [data-pick], [data-swaps]";

/** Take the presses away that come too quickly after the question has changed, and those of a key that is held down. */
export function useDoublePressGuard(root: RefObject<HTMLElement | null>, view: View): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let begun = view.ply.value;
    const answers = (event: Event) => event.target instanceof Element && event.target.closest(ANSWER_PIECES) !== null;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: MouseEvent) => {
      // Browsers count the clicks that follow each other quickly in one place; keys are no clicks there.
      if (event.detail <= 1) begun = view.ply.value;
      else if (begun !== view.ply.value && answers(event)) stop(event);
    };
    const held = (event: KeyboardEvent) => {
      if (event.repeat && event.key === "Enter") stop(event);
    };
    board.addEventListener("click", press, true);
    board.addEventListener("keydown", held, true);
    return () => {
      board.removeEventListener("click", press, true);
      board.removeEventListener("keydown", held, true);
    };
  }, [root, view]);
}
