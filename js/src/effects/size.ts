// How much of a card can be read depends on how large the spaces are. A style sheet could ask every space for its size,
// but then the browser lays out a landscape space by space, and that takes as long as all else on the board together.
import { useLayoutEffect, useRef } from "preact/hooks";

/** Words for the width of a space in pixels, for the style sheet. */
export function sizeWords(width: number): string {
  if (width < 60) return "small tiny";
  if (width < 84) return "small";
  return width < 116 ? "" : "large";
}

/** Give a landscape the words for the size of its spaces, by a ruler that is as wide as one of them. */
export function useCells() {
  const ruler = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measured = ruler.current;
    const land = measured?.parentElement;
    if (!land || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(([entry]) => {
      land.dataset.cells = sizeWords(entry?.contentRect.width ?? 0);
    });
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return ruler;
}
