// Keeps a tooltip or popover beside its element and wholly visible: on the side with most room, no larger than that
// room, scrolling if its content is longer.
import { computePosition, flip, offset, type Platform, type Rect, shift, size } from "@floating-ui/core";
import { autoUpdate, getOverflowAncestors } from "@floating-ui/dom";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const ANCHOR_GAP = 10; // pixels between popover and element
const EDGE_GAP = 4; // pixels to the edge of the visible area
const MIN_SIZE = { width: 180, height: 120 }; // pixels; where no side has this much, the popover covers its element

/** The part of the window that all of the elements share, in pixels of the window. */
function commonRect(elements: Element[]): Rect {
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

/**
 * A platform that measures everything in pixels of the window: a popover has one place on the page, so the library's
 * own platform, three times as long, would add nothing.
 */
const platform: Platform = {
  getElementRects: ({ reference, floating }) => ({
    reference: reference.getBoundingClientRect(),
    floating: { ...floating.getBoundingClientRect().toJSON(), x: 0, y: 0 },
  }),
  getDimensions: (element) => element.getBoundingClientRect(),
  getClippingRect: ({ boundary }) => commonRect(boundary as Element[]),
};

/**
 * Keep a popover placed while it is shown.
 * @param popover an element inside the board
 * @param anchor the element it is about; once that is removed, the popover stays where it is
 */
export function usePopover(popover: RefObject<HTMLElement | null>, anchor: Element | null): void {
  useLayoutEffect(() => {
    const floating = popover.current;
    const board = floating?.closest<HTMLElement>(".ora-board");
    if (!floating || !board || !anchor) return;
    // The visible area is what all scrolling ancestors show: a notebook's panel, a tab. The body's overflow belongs to
    // the window, and in full screen no ancestor clips the board.
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
      // Measure with the full height, to choose the side; then restore the scroll position.
      const { scrollTop } = floating;
      Object.assign(floating.style, { maxWidth: "", maxHeight: "" });
      const { x, y } = await computePosition(anchor, floating, { placement: "top-start", middleware, platform });
      // Slides scale the whole page, so pixels of the window differ from those of the board.
      const { left, top, width } = place.getBoundingClientRect();
      const scale = width / (place as HTMLElement).offsetWidth || 1;
      floating.style.left = `${(x - left) / scale - place.clientLeft + place.scrollLeft}px`;
      floating.style.top = `${(y - top) / scale - place.clientTop + place.scrollTop}px`;
      floating.scrollTop = scrollTop;
    });
  }, [popover, anchor]);
}
