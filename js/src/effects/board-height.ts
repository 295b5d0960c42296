// The height of the board: as much as its surroundings show of it, so that everything needed stays visible.
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import breakpoints from "../state/breakpoints.json";
import type { View } from "../state/view";

const MAX_SCREEN_HEIGHT = 20_000; // pixels: higher than any screen
/**
 * Pixels below which a board scrolls instead of shrinking, for boards narrower than a width: enough for two rows of
 * land that a finger can hit, and the parts above and below. On a narrow telephone the answers take one line more.
 */
const MIN_BOARD_HEIGHTS: readonly [width: number, height: number][] = [
  [360, 780],
  [breakpoints.slim, 600],
  [breakpoints.narrow, 450],
  [Number.POSITIVE_INFINITY, 510],
];
/** The least height of a board with everything side by side, as on a telephone held sideways. */
const MIN_FLAT_HEIGHT = 340;
const MORE_HEIGHT = 150; // pixels of a task on a telephone, beside its feedback, or of a result above its score pad
const CELL_EDGE = 16; // pixels between the board and the edge of its cell
const CLIPPING = /auto|scroll|hidden|clip/;

/** The ancestors of an element that clip it, nearest first, through slots and shadow roots. */
function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node: Node | null = element.parentNode; node; node = node.parentNode ?? (node as ShadowRoot).host ?? null) {
    if (node instanceof HTMLElement && node !== document.body && node !== document.documentElement) found.push(node);
  }
  return found;
}

/**
 * The nearest ancestor whose height does not grow with the board: a notebook's output area, a tab, a side panel. Null
 * where only the window limits the board.
 */
export function scrollPane(board: HTMLElement): HTMLElement | null {
  const before = board.style.height;
  board.style.height = `${MAX_SCREEN_HEIGHT}px`;
  const pane = ancestorsOf(board).find(
    (one) =>
      one.clientHeight > 0 && one.clientHeight < MAX_SCREEN_HEIGHT && CLIPPING.test(getComputedStyle(one).overflowY),
  );
  board.style.height = before;
  return pane ?? null;
}

/** The height of a board in pixels, from the visible height and its width; `hasMore` for a task or a result above it. */
export function boardHeight(seen: number, width: number, hasMore: boolean): number {
  const [, least] = MIN_BOARD_HEIGHTS.find(([below]) => width < below) ?? [0, 0];
  const high = Math.floor(seen) - CELL_EDGE;
  const flat =
    width >= (hasMore ? breakpoints.narrow : breakpoints.slim) && high >= MIN_FLAT_HEIGHT && high < breakpoints.flat;
  return flat ? high : Math.max(least + (hasMore && width < breakpoints.slim ? MORE_HEIGHT : 0), high);
}

/** Keep the board as high as its visible area, and report the height to the view. */
export function useBoardHeight(root: RefObject<HTMLElement | null>, view: View): void {
  const hasMore = !!(view.guide.lesson.value ?? view.guide.walk.value) || view.scene.value.over;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let pane: HTMLElement | null = null;
    let placed = false;
    const adapt = () => {
      const full = document.fullscreenElement === board;
      const height = full
        ? window.innerHeight
        : boardHeight(pane?.clientHeight ?? window.innerHeight, board.offsetWidth, hasMore);
      // When the game returns after the editor, the board is a new element but the view already knows its height.
      if (height === view.layout.height.peek() && board.style.height) return;
      board.style.height = `${height}px`;
      view.layout.height.value = height;
    };
    // A notebook may draw a board before attaching it to the page.
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
  }, [root, view, hasMore]);
}
