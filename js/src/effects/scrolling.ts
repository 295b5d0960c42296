// Scrolls containers only as far as needed, and never the page around them.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../state/view";
import { scrollPane } from "./board-height";
import { observeWidth } from "./measured-sizes";

/**
 * Scroll a frame sideways to its middle when its content or its width changes; columns added at a side later are shown.
 * Sides with more content are marked. Where nothing that can be picked is in sight, the first such piece is shown.
 * @param content changes with the content of the frame
 * @param middle selects the element to centre
 * @param sides the first and the last column
 * @param live changes with what can be picked
 */
export function useScrollToMiddle(
  content: string,
  middle: string,
  [first, last]: readonly [number, number],
  live: ReadonlySet<string>,
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
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    markMore(box);
    const { left, right } = box.getBoundingClientRect();
    const pieces = [...box.querySelectorAll('[data-state="live"]')].map((piece) => piece.getBoundingClientRect());
    const middles = pieces.map((piece) => piece.left + piece.width / 2);
    if (middles[0] !== undefined && !middles.some((at) => left < at && at < right))
      box.scrollLeft += middles[0] - (left + right) / 2;
  }, [live]);
  return frame;
}

/** Pixels at the end of a row that the sign for more content covers. */
const ROW_END = 30;

/** Pixels of height below which a row has no arrows, since they would cover its neighbours. */
const MIN_HEIGHT = 26;

/** Mark the sides on which a row has more content, for the style sheet. */
function markMore(box: HTMLElement): void {
  const after = box.clientHeight < MIN_HEIGHT ? 0 : box.scrollWidth - box.clientWidth - box.scrollLeft;
  const below = box.scrollHeight - box.clientHeight - box.scrollTop;
  box.dataset.more =
    `${box.scrollLeft > 1 ? "before " : ""}${after > 1 ? "after " : ""}${below > 4 ? "below" : ""}`.trim();
}

/**
 * Let the mouse wheel scroll a row sideways; new content starts at the beginning, and what is selected in it is in
 * sight. Sides with more content are marked.
 * @param content changes with the content of the row, or with what is selected in it
 */
export function useSideways(content: string | number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const turn = (event: WheelEvent) => {
      const more = box.scrollWidth - box.clientWidth;
      const below = getComputedStyle(box).overflowY === "hidden" ? 0 : box.scrollHeight - box.clientHeight;
      // A row that is slightly too high still scrolls sideways.
      if (more <= below || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      box.scrollLeft += event.deltaY;
      event.preventDefault();
    };
    const mark = () => markMore(box);
    // Make answers fit: first leave out words that a picture repeats, then use two lines, then two narrow ones, unless
    // that would make three lines.
    const fit = () => {
      delete box.dataset.tight;
      const high = box.scrollHeight;
      for (const way of ["words", "lines", "close"]) if (box.scrollWidth > box.clientWidth) box.dataset.tight = way;
      if (box.dataset.tight === "close" && box.scrollHeight > high) box.dataset.tight = "lines";
      mark();
    };
    // The row does not change its size with its content, so observe the content.
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
    const box = row.current;
    if (!box) return;
    const selected = box.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!selected) box.scrollLeft = 0;
    else {
      const [inside, here] = [box.getBoundingClientRect(), selected.getBoundingClientRect()];
      box.scrollLeft += Math.max(0, here.right + ROW_END - inside.right) + Math.min(0, here.left - inside.left);
    }
  }, [content]);
  return row;
}

/**
 * Scroll a row to its beginning when its order changes, so that what has come to the front is visible.
 * @param order changes with the order; null while the row is to stay where it is
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

/** Keep the current entry of a list visible by scrolling only the list. */
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

/** Scroll the board's container until the whole board is visible; a board that is too high shows its top. */
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

/** Milliseconds without a press or pointer move before the page may scroll, so that nobody is aiming at anything. */
const PRESS_PAUSE_MS = 500;

/**
 * Scroll the board into view when it appears after the reader has acted on the page, for example run its cell, and
 * after touches once the hand rests. Nothing may move under a mouse pointer.
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
