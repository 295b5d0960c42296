// How high the board may be: as high as what its surroundings show of it, so that nothing one needs is ever out of sight.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import breakpoints from "../state/breakpoints.json";
import type { View } from "../state/view";

const MAX_SCREEN_HEIGHT = 20_000; // pixels: higher than any screen
/**
 * Pixels below which a board is scrolled rather than squeezed, by the width below which they hold: two rows of land that a finger
 * hits, and what stands above them and below. On a narrow telephone the answers have a line more.
 */
const MIN_BOARD_HEIGHTS: readonly [width: number, height: number][] = [
  [360, 668],
  [breakpoints.slim, 600],
  [breakpoints.narrow, 450],
  [Number.POSITIVE_INFINITY, 510],
];
/** The least height of a board that has everything side by side, a telephone's that is held sideways; no task has room there. */
const MIN_FLAT_HEIGHT = 340;
const TASK_HEIGHT = 150; // pixels of a task on a telephone, beside its news
const CELL_EDGE = 16; // pixels of a cell around the board
const CLIPPING = /auto|scroll|hidden|clip/;

/** The elements around one that show only a part of what is in them, the nearest first; slots and shadows are crossed. */
function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node: Node | null = element.parentNode; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
    if (node instanceof HTMLElement && node !== document.body && node !== document.documentElement) found.push(node);
  }
  return found;
}

/**
 * The nearest element around the board that stays as high as it is, however high the board is made: what the notebook
 * shows of a cell, a tab of its own, a side panel. Null where that is the window.
 */
export function scrollPane(board: HTMLElement): HTMLElement | null {
  const before = board.style.height;
  board.style.height = `${MAX_SCREEN_HEIGHT}px`;
  const pane = around(board).find(
    (one) =>
      one.clientHeight > 0 && one.clientHeight < MAX_SCREEN_HEIGHT && CLIPPING.test(getComputedStyle(one).overflowY),
  );
  board.style.height = before;
  return pane ?? null;
}

/** How high a board may be, in pixels, where so much of it can be seen and it is so wide. */
export function boardHeight(seen: number, width: number, hasTask: boolean): number {
  const [, least] = MIN_BOARD_HEIGHTS.find(([below]) => width < below) ?? [0, 0];
  const high = Math.floor(seen) - CELL_EDGE;
  const flat = !hasTask && width >= breakpoints.slim && high >= MIN_FLAT_HEIGHT && high < breakpoints.flat;
  return flat ? high : Math.max(least + (hasTask && width < breakpoints.slim ? TASK_HEIGHT : 0), high);
}

/** Keep the board as high as what is seen of it, and tell the view. */
export function useBoardHeight(root: RefObject<HTMLElement | null>, view: View): void {
  const hasTask = !!(view.guide.lesson.value ?? view.guide.walk.value);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let pane: HTMLElement | null = null;
    let placed = false;
    const adapt = () => {
      const full = document.fullscreenElement === board;
      const height = full
        ? window.innerHeight
        : boardHeight(pane?.clientHeight ?? window.innerHeight, board.offsetWidth, hasTask);
      // Where the game comes back after the editor, it is drawn anew, and the view knows its height already.
      if (height === view.layout.height.peek() && board.style.height) return;
      board.style.height = `${height}px`;
      view.layout.height.value = height;
    };
    // A notebook may draw a board before it puts it anywhere.
    const look = () => {
      if (!placed && board.isConnected && board.offsetWidth > 0) {
        placed = true;
        pane = scrollPane(board);
        if (pane) observer?.observe(pane);
      }
      adapt();
    };
    const observer = typeof ResizeObserver === "function" ? new ResizeObserver(look) : null;
    observer?.observe(board);
    look();
    window.addEventListener("resize", adapt);
    document.addEventListener("fullscreenchange", adapt);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", adapt);
      document.removeEventListener("fullscreenchange", adapt);
    };
  }, [root, view, hasTask]);
}
