// Keeps a tooltip or popover next to what it is about and wholly in sight: on the side with most room, and no larger than
// that; what is longer scrolls by itself.
import { computePosition, flip, offset, type Platform, type Rect, shift, size } from "@floating-ui/core";
import { autoUpdate, getOverflowAncestors } from "@floating-ui/dom";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const ANCHOR_GAP = 10; // pixels between the two
const EDGE_GAP = 4; // pixels to the edge of what can be seen
const MIN_SIZE = { width: 180, height: 120 }; // pixels; where no side has so much, it lies over what it is about

/** What all of some elements and the window have in common, in pixels of the window. */
function common(elements: Element[]): Rect {
  const rects = elements.map((one) => one.getBoundingClientRect());
  const x = Math.max(0, ...rects.map((one) => one.left));
  const y = Math.max(0, ...rects.map((one) => one.top));
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    x,
    y,
    width: Math.min(clientWidth, ...rects.map((one) => one.right)) - x,
    height: Math.min(clientHeight, ...rects.map((one) => one.bottom)) - y,
  };
}

/** Everything is measured in pixels of the window: a popover has one place on the page, so the library's own platform, which is
 * three times as long, has nothing to add. */
const platform: Platform = {
  getElementRects: ({ reference, floating }) => ({
    reference: reference.getBoundingClientRect(),
    floating: { ...floating.getBoundingClientRect().toJSON(), x: 0, y: 0 },
  }),
  getDimensions: (element) => element.getBoundingClientRect(),
  getClippingRect: ({ boundary }) => common(boundary as Element[]),
};

/**
 * Place a popover as long as it is shown.
 * @param popover an element inside the board
 * @param anchor what it is about; where it has gone, the popover stays where it is
 */
export function usePopover(popover: RefObject<HTMLElement | null>, anchor: Element | null): void {
  useLayoutEffect(() => {
    const floating = popover.current;
    const board = floating?.closest<HTMLElement>(".ora-board");
    if (!floating || !board || !anchor) return;
    // Of the board only that can be seen which everything around it shows: a notebook's panel, a tab, the window.
    // What the body is made to do with its overflow, the window does.
    // What fills the screen is clipped by nothing around it.
    const free = board.matches(":fullscreen");
    const panes = free
      ? []
      : getOverflowAncestors(board).filter((one) => one instanceof Element && one !== document.body);
    const seen = { boundary: [board, ...panes] as Element[], padding: EDGE_GAP };
    const place = floating.offsetParent ?? board;
    const middleware = [
      offset(ANCHOR_GAP),
      flip({ ...seen, crossAxis: false, fallbackPlacements: ["bottom-start", "right-start", "left-start"] }),
      shift(seen),
      size({
        ...seen,
        apply({ availableWidth, availableHeight, placement }) {
          floating.style.maxHeight = `${Math.max(MIN_SIZE.height, Math.floor(availableHeight))}px`;
          if (!/^(top|bottom)/.test(placement))
            floating.style.maxWidth = `${Math.max(MIN_SIZE.width, Math.floor(availableWidth))}px`;
        },
      }),
      { ...shift({ ...seen, crossAxis: true }), name: "cover" },
    ];
    return autoUpdate(anchor, floating, async () => {
      if (!anchor.isConnected) return;
      // Which side it fits on is a matter of its whole height; what has been scrolled stays scrolled.
      const { scrollTop } = floating;
      Object.assign(floating.style, { maxWidth: "", maxHeight: "" });
      const { x, y } = await computePosition(anchor, floating, { placement: "top-start", middleware, platform });
      // Slides draw a whole page smaller: pixels of the window are not those of the board.
      const { left, top, width } = place.getBoundingClientRect();
      const scale = width / (place as HTMLElement).offsetWidth || 1;
      floating.style.left = `${(x - left) / scale - place.clientLeft + place.scrollLeft}px`;
      floating.style.top = `${(y - top) / scale - place.clientTop + place.scrollTop}px`;
      floating.scrollTop = scrollTop;
    });
  }, [popover, anchor]);
}
