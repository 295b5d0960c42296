// Sizes that drawing depends on: of the board, and of the spaces of a landscape.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../state/view";

/** Report the width of an element whenever it changes. */
export function observeWidth(element: Element | null, report: (width: number) => void): (() => void) | undefined {
  if (!element || typeof ResizeObserver !== "function") return undefined;
  const observer = new ResizeObserver(([entry]) => report(entry?.contentRect.width ?? 0));
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tell the view how wide the board is. */
export function useBoardWidth(root: RefObject<HTMLElement | null>, view: View): void {
  useLayoutEffect(
    () =>
      observeWidth(root.current, (width) => {
        view.width.value = width;
      }),
    [root, view],
  );
}

/** Words for the width of a space in pixels, for the style sheet. */
export function sizeWords(width: number): string {
  if (width < 60) return "small tiny";
  if (width < 84) return "small";
  return width < 116 ? "" : "large";
}

/**
 * Give a landscape the words for the size of its spaces, by a ruler that is as wide as one of them. How much of a card
 * can be read depends on it. A container query for every space would say so too, but then the browser lays out a
 * landscape space by space, and that takes as long as all else on the board together.
 */
export function useCellSize(): RefObject<HTMLElement | null> {
  const ruler = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      observeWidth(ruler.current, (width) => {
        const land = ruler.current?.parentElement;
        if (land) land.dataset.cells = sizeWords(width);
      }),
    [],
  );
  return ruler;
}
