// Measured sizes that drawing depends on: the board's, and those of a landscape's spaces.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { View } from "../state/view";

/** Report the size of an element now and whenever it changes. */
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

/** Report the width of an element now and whenever it changes. */
export function observeWidth(element: Element | null, report: (width: number) => void): (() => void) | undefined {
  return observeSize(element, report);
}

/** Report the width of the board to the view. */
export function useBoardWidth(root: RefObject<HTMLElement | null>, view: View): void {
  useLayoutEffect(
    () =>
      observeWidth(root.current, (width) => {
        view.layout.width.value = width;
      }),
    [root, view],
  );
}

/** How much of a card a space shows, from the most to the least, with the pixels of width and height that it needs. */
const CARD_LAYERS = [
  ["names functions", 118, 100],
  ["names", 52, 38],
  ["values", 52, 30],
  ["pictures", 0, 0],
] as const;

/** On a smaller card the picture stands between the values, and a settlement's value with neighbours hides its own. */
const ROOMY_CARD = { wide: 82, high: 62 };

/** The words for the style sheet: how much a card of this size shows, and whether it is small. */
export function cardLayer(width: number, height: number): string {
  const layer = CARD_LAYERS.find(([, wide, high]) => width >= wide && height >= high)?.[0] ?? "pictures";
  return width < ROOMY_CARD.wide || height < ROOMY_CARD.high ? `${layer} small` : layer;
}

/** Mark names and functions that do not fit, so that the style sheet hides them. */
function markCutParts(land: Element): void {
  const parts = [...land.querySelectorAll<HTMLElement>(".ora-card-plate > :is(.ora-banner, .ora-functions)")];
  for (const part of parts) delete part.dataset.cut;
  // Read everything before writing anything, or the browser would lay out the land again for each part.
  const cut = parts.map((one) => {
    // The banner leaves the corner free, but a long name could still reach it.
    const name = one.querySelector(".ora-name") ?? one;
    return name.scrollWidth > name.clientWidth || one.scrollHeight > one.clientHeight;
  });
  parts.forEach((part, n) => {
    if (cut[n]) part.dataset.cut = "";
  });
}

/**
 * Set the words for how much the cards of a landscape show, measured by one ruler as large as a card. A container query
 * for each space would do the same, but then the browser lays out every space on its own, which takes as long as the
 * rest of the board.
 * @param names changes with the names on the land
 */
export function useCardLayers(names: string): RefObject<HTMLElement | null> {
  const ruler = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      observeSize(ruler.current, (width, height) => {
        const land = ruler.current?.parentElement;
        if (!land) return;
        land.dataset.cells = cardLayer(width, height);
        markCutParts(land);
      }),
    [],
  );
  useLayoutEffect(() => {
    const land = ruler.current?.parentElement;
    if (land?.dataset.cells) markCutParts(land);
  }, [names]);
  return ruler;
}

/** An element and its size in pixels; 0 by 0 until it is on the page. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {};
    // Set before the first paint.
    setSize({ width: clientWidth, height: clientHeight });
    return observeSize(element.current, (width, height) => setSize({ width, height }));
  }, []);
  return [element, size];
}
