// The movable line between land and dock: by pointer, or by arrow keys when it has the focus.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

const MIN_DOCK_HEIGHT = 90; // pixels that the dock keeps
const MAX_DOCK_SHARE = 0.6; // of the height of the board
const ARROW_STEP = 24; // pixels for each arrow key

/**
 * Let an element set the height of the dock by dragging.
 * @param line the element, inside the board
 */
export function useDivider(line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const handle = line.current;
    const board = handle?.closest<HTMLElement>(".ora-board");
    const dock = handle?.closest<HTMLElement>(".ora-dock");
    if (!handle || !board || !dock) return;
    const set = (height: number) => {
      const most = board.clientHeight * MAX_DOCK_SHARE;
      board.style.setProperty("--ora-dock", `${Math.round(Math.max(MIN_DOCK_HEIGHT, Math.min(most, height)))}px`);
    };
    const move = (event: PointerEvent) => set(dock.getBoundingClientRect().bottom - event.clientY);
    const grab = (event: PointerEvent) => {
      handle.setPointerCapture?.(event.pointerId);
      handle.addEventListener("pointermove", move);
    };
    const release = () => handle.removeEventListener("pointermove", move);
    const key = (event: KeyboardEvent) => {
      const way = event.key === "ArrowUp" ? ARROW_STEP : event.key === "ArrowDown" ? -ARROW_STEP : 0;
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      set(dock.offsetHeight + way);
    };
    handle.addEventListener("pointerdown", grab);
    handle.addEventListener("pointerup", release);
    handle.addEventListener("pointercancel", release);
    handle.addEventListener("keydown", key);
    return () => {
      release();
      handle.removeEventListener("pointerdown", grab);
      handle.removeEventListener("pointerup", release);
      handle.removeEventListener("pointercancel", release);
      handle.removeEventListener("keydown", key);
    };
  }, [line]);
}
