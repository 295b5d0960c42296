// Sizes that drawing depends on: of the board, and of the spaces of a landscape.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../state/view";

/** Report the size of an element whenever it changes. */
function observeSize(
  element: Element | null,
  report: (width: number, height: number) => void,
): (() => void) | undefined {
  if (!element || typeof ResizeObserver !== "function") return undefined;
  const observer = new ResizeObserver(([entry]) =>
    report(entry?.contentRect.width ?? 0, entry?.contentRect.height ?? 0),
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Report the width of an element whenever it changes. */
export function observeWidth(element: Element | null, report: (width: number) => void): (() => void) | undefined {
  return observeSize(element, report);
}

/** Tell the view how wide the board is. */
export function useBoardWidth(root: RefObject<HTMLElement | null>, view: View): void {
  useLayoutEffect(
    () =>
      observeWidth(root.current, (width) => {
        view.layout.width.value = width;
      }),
    [root, view],
  );
}

/** How wide a space is that is as high as this one and no wider than usual, its lines left out. */
const usual = (height: number) => (height + 2) / 0.88 - 2;

/** How high a space is in which a card shows two lines of its name above its numbers. */
const MIN_NAMED_HEIGHT = 46;

/** Words for the size of a space in pixels, for the style sheet. */
export function sizeClasses(width: number, height: number): string {
  const size = Math.min(width, usual(height));
  const words = [
    ...(size < 84 ? ["small"] : []),
    // Wider than high: the drawing has room between the numbers, and none above them.
    ...(size < 60 || (size < 84 && width > size * 1.2) ? ["low"] : []),
    ...(size < 84 && height < MIN_NAMED_HEIGHT ? ["flat"] : []),
    ...(width < 50 ? ["tiny"] : []),
    ...(size < 116 ? [] : ["large"]),
  ];
  return words.join(" ");
}

/**
 * Give a landscape the words for the size of its spaces, by a ruler that is as large as one of them. How much of a card
 * can be read depends on it. A container query for every space would say so too, but then the browser lays out a
 * landscape space by space, and that takes as long as all else on the board together.
 */
export function useCellSize(): RefObject<HTMLElement | null> {
  const ruler = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      observeSize(ruler.current, (width, height) => {
        const land = ruler.current?.parentElement;
        if (land) land.dataset.cells = sizeClasses(width, height);
      }),
    [],
  );
  return ruler;
}
