// What scrolls by itself, and no further than its own box needs.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../state/view";
import { scrollPane } from "./board-height";
import { observeWidth } from "./measured-sizes";

/**
 * When something else lies in a frame, or it is wider or narrower, scroll it sideways until its middle shows; what is added
 * at a side later is shown. Sides on which there is more are marked.
 * @param content changes with what lies there
 * @param middle a selector of what is to be in the middle
 * @param sides the first and the last column
 */
export function useScrollToMiddle(
  content: string,
  middle: string,
  [first, last]: readonly [number, number],
): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef({ content, first, last });
  useLayoutEffect(() => {
    const box = frame.current;
    let known = 0;
    const mark = () => box && markMore(box);
    box?.addEventListener("scroll", mark, { passive: true });
    const unwatch = observeWidth(box, (width) => {
      const piece = box?.querySelector(middle)?.getBoundingClientRect();
      if (box && piece && width !== known)
        box.scrollLeft += piece.left + piece.width / 2 - box.getBoundingClientRect().left - width / 2;
      known = width;
      mark();
    });
    return () => {
      box?.removeEventListener("scroll", mark);
      unwatch?.();
    };
  }, [content, middle]);
  useLayoutEffect(() => {
    const box = frame.current;
    const old = before.current;
    before.current = { content, first, last };
    if (!box) return;
    if (old.content === content && last > old.last) box.scrollLeft = box.scrollWidth;
    else if (old.content === content && first < old.first) box.scrollLeft = 0;
    markMore(box);
  }, [content, first, last]);
  return frame;
}

/** What is left of a row in pixels below which it has no arrows: they would lie over what is next to it. */
const MIN_HEIGHT = 26;

/** Mark on which sides of a row there is more of it, for the style sheet to show. */
function markMore(box: HTMLElement): void {
  const after = box.clientHeight < MIN_HEIGHT ? 0 : box.scrollWidth - box.clientWidth - box.scrollLeft;
  box.dataset.more = `${box.scrollLeft > 1 ? "before " : ""}${after > 1 ? "after" : ""}`.trim();
}

/**
 * Let the wheel of a mouse scroll a row sideways, as far as there is more of it; with new content it begins anew.
 * Sides on which there is more are marked.
 * @param content changes with what lies in the row
 */
export function useSideways(content: string | number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const turn = (event: WheelEvent) => {
      const more = box.scrollWidth - box.clientWidth;
      const below = getComputedStyle(box).overflowY === "hidden" ? 0 : box.scrollHeight - box.clientHeight;
      // A row that is a little too high for its place is a row still.
      if (more <= below || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      box.scrollLeft += event.deltaY;
      event.preventDefault();
    };
    const mark = () => markMore(box);
    // Answers that do not fit beside each other do without what a picture says as well, then they have two lines, then
    // two short ones, unless that makes three of them.
    const fit = () => {
      delete box.dataset.tight;
      const high = box.scrollHeight;
      for (const way of ["words", "lines", "close"]) if (box.scrollWidth > box.clientWidth) box.dataset.tight = way;
      if (box.dataset.tight === "close" && box.scrollHeight > high) box.dataset.tight = "lines";
      mark();
    };
    // The row itself does not grow with what lies in it.
    const inside = new MutationObserver(fit);
    inside.observe(box, { childList: true, subtree: true });
    const unwatch = observeWidth(box, fit);
    box.addEventListener("wheel", turn, { passive: false });
    box.addEventListener("scroll", mark, { passive: true });
    return () => {
      inside.disconnect();
      unwatch?.();
      box.removeEventListener("wheel", turn);
      box.removeEventListener("scroll", mark);
    };
  }, []);
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [content]);
  return row;
}

/**
 * Begin a row anew when what lies in it has been put in another order: what has come to the front is to be seen.
 * @param order changes with the order; nothing while the row is to stay where it is
 */
export function useStartOfRow(order: string | null): RefObject<HTMLElement | null> {
  const inside = useRef<HTMLElement>(null);
  const before = useRef(order);
  useLayoutEffect(() => {
    if (order === null || order === before.current) return;
    const row = before.current === null ? null : inside.current?.parentElement;
    before.current = order;
    if (row) row.scrollLeft = 0;
  }, [order]);
  return inside;
}

/** Keep the current entry of a list in sight, in the list's own box only: the page stays where it is. */
export function useCurrentInSight(at: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector("[aria-current]");
    if (!box || !here) return;
    const [inside, line] = [box.getBoundingClientRect(), here.getBoundingClientRect()];
    if (line.top < inside.top || line.bottom > inside.bottom)
      box.scrollTop += line.top - inside.top - box.clientHeight / 3;
  }, [at]);
  return list;
}

/** Scroll what shows the board so that all of it is seen, and no further; a board that is higher shows its top. */
export function bringIntoSight(board: HTMLElement): void {
  const pane = scrollPane(board);
  const here = board.getBoundingClientRect();
  const seen = pane ? pane.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
  const above = here.top - seen.top;
  const below = here.bottom - seen.bottom;
  if (above >= 0 && below <= 0) return;
  const way = above < 0 ? above : Math.min(above, below);
  (pane ?? window).scrollBy({ top: way, behavior: "instant" });
}

/** Milliseconds without a press or a move of the pointer after which the page may jump: nobody aims at anything then. */
const PRESS_PAUSE_MS = 500;

/**
 * Bring the board into sight when it appears to somebody who has already done something on the page, such as run its
 * cell, and after presses of a finger, once the hand rests. Nothing may move under the pointer of a mouse.
 */
export function useBoardInSight(root: RefObject<HTMLElement | null>, view: View): void {
  const height = view.layout.height.value;
  const seen = useRef(false);
  useEffect(() => {
    const board = root.current;
    if (!board?.isConnected || !height || seen.current) return;
    seen.current = true;
    if (navigator.userActivation?.hasBeenActive) bringIntoSight(board);
  }, [root, height]);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const wait = (event: Event) => {
      pressed ||= event.type === "click" && (event as PointerEvent).pointerType === "touch";
      clearTimeout(timer);
      if (!pressed) return;
      timer = setTimeout(() => {
        pressed = false;
        bringIntoSight(board);
      }, PRESS_PAUSE_MS);
    };
    const events = ["click", "pointermove", "pointerdown"];
    for (const event of events) board.addEventListener(event, wait);
    return () => {
      clearTimeout(timer);
      for (const event of events) board.removeEventListener(event, wait);
    };
  }, [root]);
}
