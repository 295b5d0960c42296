// Marks for comments: a press marks a place, and dragging from one place to another draws an arrow; with keys, a press
// on both places with Shift does.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { post } from "../state/connection";
import type { View } from "../state/view";

const elementOf = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>("[data-space], [data-goods], :is(.ora-card, .ora-indicator)[data-pick]");

/** The name of the place that an element belongs to, as marks use it; empty if there is none. */
function placeOf(target: EventTarget | null): string {
  const { space, goods, pick } = elementOf(target)?.dataset ?? {};
  return space ?? goods ?? pick ?? "";
}

/** In marking mode, a press on a place only marks it. */
export function useMarking(root: RefObject<HTMLElement | null>, view: View): void {
  const marking = view.guide.walk.value?.marking;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || !marking) return;
    let begun = "";
    // Only one browser reports Shift for a click that a key causes.
    let shifted = false;
    const hold = (event: KeyboardEvent) => {
      shifted = event.shiftKey;
    };
    /** The start of an arrow, whose end is the next press with Shift. */
    let tail: { place: string; element: HTMLElement | null } | null = null;
    const leaveTail = () => {
      tail?.element?.classList.remove("ora-arrow-tail");
      tail = null;
    };
    const draw = (from: string, to: string) => {
      if (from && to && from !== to) post(view, { do: "mark", place: `${from} > ${to}` });
    };
    const begin = (event: Event) => {
      begun = placeOf(event.target);
    };
    const end = (event: Event) => {
      draw(begun, placeOf(event.target));
    };
    const press = (event: Event) => {
      const { detail, shiftKey } = event as MouseEvent;
      const place = placeOf(event.target);
      if (!place) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A drag ends with a click on the common ancestor, which is not a mark; a click by key has no start to compare
      // with.
      if (detail && begun !== place) return;
      const from = tail?.place;
      leaveTail();
      if (!(detail ? shiftKey : shifted)) return post(view, { do: "mark", place });
      if (from) return draw(from, place);
      const element = elementOf(event.target);
      element?.classList.add("ora-arrow-tail");
      tail = { place, element };
    };
    board.addEventListener("pointerdown", begin, true);
    board.addEventListener("pointerup", end, true);
    board.addEventListener("click", press, true);
    board.addEventListener("keydown", hold, true);
    board.addEventListener("keyup", hold, true);
    return () => {
      leaveTail();
      board.removeEventListener("pointerdown", begin, true);
      board.removeEventListener("pointerup", end, true);
      board.removeEventListener("click", press, true);
      board.removeEventListener("keydown", hold, true);
      board.removeEventListener("keyup", hold, true);
    };
  }, [root, view, marking]);
}
