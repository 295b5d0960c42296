// Sizes that drawing depends on: of the board, and of the spaces of a landscape.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
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

/** How much of a card is shown on a space, from the most to the least: pixels of width and height that it takes. */
const CARD_LAYERS = [
  ["names functions", 118, 100],
  ["names", 82, 50],
  ["values", 52, 30],
  ["pictures", 0, 0],
] as const;

/** Below this height a picture stands between the values, and a name has one line. */
const LOW_CARD = 62;

/** Below this height a settlement's own dwelling value would lie under what it makes with its neighbours. */
const FLAT_CARD = 36;

/** What a card shows that is so large, and whether it is low or flat, as words for the style sheet. */
export function cardLayer(width: number, height: number): string {
  const layer = CARD_LAYERS.find(([, wide, high]) => width >= wide && height >= high)?.[0] ?? "pictures";
  return `${layer}${height < LOW_CARD ? " low" : ""}${height < FLAT_CARD ? " flat" : ""}`;
}

/** Mark the names that cannot be read in full, so that the style sheet leaves them out. */
function markCutNames(land: Element): void {
  const banners = [...land.querySelectorAll<HTMLElement>(".ora-card-plate .ora-banner")];
  for (const banner of banners) delete banner.dataset.cut;
  // All are read before one is written: in turns the browser would lay out the land for each.
  const cut = banners.map((one) => {
    // The banner keeps clear of what stands on its corner, where a long name would go all the same.
    const name = one.querySelector(".ora-name") ?? one;
    return name.scrollWidth > name.clientWidth || one.scrollHeight > one.clientHeight;
  });
  banners.forEach((banner, n) => {
    if (cut[n]) banner.dataset.cut = "";
  });
}

/**
 * Give a landscape the words for how much its cards show, by a ruler that is as large as one of them. A container query
 * for every space would say so too, but then the browser lays out a landscape space by space, and that takes as long as
 * all else on the board together.
 * @param names changes with the names that lie on the land
 */
export function useCardLayers(names: string): RefObject<HTMLElement | null> {
  const ruler = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      observeSize(ruler.current, (width, height) => {
        const land = ruler.current?.parentElement;
        if (!land) return;
        land.dataset.cells = cardLayer(width, height);
        markCutNames(land);
      }),
    [],
  );
  useLayoutEffect(() => {
    const land = ruler.current?.parentElement;
    if (land?.dataset.cells) markCutNames(land);
  }, [names]);
  return ruler;
}

/** An element and how large it is, in pixels: nothing until it is on the page. */
export function useElementSize(): [RefObject<HTMLDivElement | null>, { width: number; height: number }] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = element.current ?? {};
    // Before it is seen for the first time.
    setSize({ width: clientWidth, height: clientHeight });
    return observeSize(element.current, (width, height) => setSize({ width, height }));
  }, []);
  return [element, size];
}
