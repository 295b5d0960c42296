// Keeps a tooltip or popover next to what it is about and wholly in sight: on the side with most room, and no larger than
// that; what is longer scrolls by itself.
import { autoUpdate, computePosition, flip, getOverflowAncestors, offset, shift, size } from "@floating-ui/dom";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const ANCHOR_GAP = 10; // pixels between the two
const EDGE_GAP = 4; // pixels to the edge of what can be seen
const MIN_SIZE = { width: 180, height: 120 }; // pixels; where no side has so much, it lies over what it is about

/**
 * Place a popover as long as it is shown.
 * @param popover an element inside the board
 * @param anchor what it is about; where it has gone, the popover stays where it is
 */
export function usePopover(popover: RefObject<HTMLElement | null>, anchor: Element | null): void {
  useLayoutEffect(() => {
    const floating = popover.current;
    const board = floating?.closest(".ora-board");
    if (!floating || !board || !anchor) return;
    // Of the board only that can be seen which everything around it shows: a notebook's panel, a tab, the window.
    // What the body is made to do with its overflow, the window does.
    // What fills the screen is clipped by nothing around it.
    const free = board.matches(":fullscreen");
    const panes = free
      ? []
      : getOverflowAncestors(board).filter((one) => one instanceof Element && one !== document.body);
    const seen = { boundary: [board, ...panes] as Element[], padding: EDGE_GAP };
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
      const { x, y } = await computePosition(anchor, floating, { placement: "top-start", middleware });
      Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
      floating.scrollTop = scrollTop;
    });
  }, [popover, anchor]);
}
