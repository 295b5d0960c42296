// Keeps a tooltip or popover beside what it is about: above it where there is room, inside the board, and in sight.
import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

const GAP = 10; // pixels between the two
const EDGE = 4; // pixels to the edge of the board

/**
 * Place a popover as long as it is shown.
 * @param popover an element inside the board
 * @param anchor what it is about; where it has gone, the popover stays where it is
 */
export function usePopover(popover: RefObject<HTMLElement | null>, anchor: Element | null): void {
  useLayoutEffect(() => {
    const floating = popover.current;
    const boundary = floating?.closest(".ora-board");
    if (!floating || !boundary || !anchor) return;
    const middleware = [
      offset(GAP),
      flip({ boundary, crossAxis: false, padding: EDGE }),
      shift({ boundary, padding: EDGE }),
    ];
    return autoUpdate(anchor, floating, async () => {
      if (!anchor.isConnected) return;
      const { x, y } = await computePosition(anchor, floating, { placement: "top-start", middleware });
      Object.assign(floating.style, { left: `${x}px`, top: `${y}px` });
    });
  }, [popover, anchor]);
}
