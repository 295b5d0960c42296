// Whoever comments a game marks a place by a press on it, and draws an arrow by dragging from one place to another.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { post } from "../state/connection";
import type { View } from "../state/view";

/** The place that something on the board belongs to, as marks name it; empty where it is none. */
function placeOf(target: EventTarget | null): string {
  const found = (target as Element).closest<HTMLElement>(
    "[data-space], [data-goods], :is(.ora-card, .ora-indicator)[data-pick]",
  );
  const { space, goods, pick } = found?.dataset ?? {};
  return space ?? goods ?? pick ?? "";
}

/** While one marks, a press on a place does nothing else. */
export function useMarking(root: RefObject<HTMLElement | null>, view: View): void {
  const marking = view.guide.walk.value?.marking;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || !marking) return;
    let begun = "";
    const begin = (event: Event) => {
      begun = placeOf(event.target);
    };
    const end = (event: Event) => {
      const place = placeOf(event.target);
      if (begun && place && begun !== place) post(view, { do: "mark", place: `${begun} > ${place}` });
    };
    const press = (event: Event) => {
      const place = placeOf(event.target);
      if (!place) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // What ends an arrow is a press, too, on whatever holds both places; and one that is not the pointer's has no place.
      if (begun === place || !(event as MouseEvent).detail) post(view, { do: "mark", place });
    };
    board.addEventListener("pointerdown", begin, true);
    board.addEventListener("pointerup", end, true);
    board.addEventListener("click", press, true);
    return () => {
      board.removeEventListener("pointerdown", begin, true);
      board.removeEventListener("pointerup", end, true);
      board.removeEventListener("click", press, true);
    };
  }, [root, view, marking]);
}
