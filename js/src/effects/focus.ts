// Where the keyboard is: it goes into what opens over the board, comes back, and is not lost when a piece is gone.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../state/protocol";

/** Where on the board to go when what had the focus is gone. */
const BAR = "[data-focus=panel]";

/** What has the focus, inside shadows too. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Take the focus into a place when it opens. When it closes and the focus is still inside, it goes back to what had it
 * before the next key is pressed; a focus that has left stays where it is.
 * @param place what opens
 * @param open whether it is open now; a key, where one thing may follow another in the same place
 * @param home where on the board to go back to if what had the focus is gone
 */
export function useDialogFocus(place: RefObject<HTMLElement | null>, open: boolean | string, home = BAR): void {
  useLayoutEffect(() => {
    const here = place.current;
    const board = here?.closest(".ora-board");
    if (!here || !board || open === false) return;
    const before = activeElement() as HTMLElement | null;
    (here.querySelector<HTMLElement>("[data-first]") ?? here).focus({ preventScroll: true });
    return () => {
      const now = activeElement();
      if (now && now !== document.body && !here.contains(now)) return;
      const known = before?.isConnected && before !== document.body;
      (known ? before : board.querySelector<HTMLElement>(home))?.focus({ preventScroll: true });
    };
  }, [place, open, home]);
}

/**
 * Give focus back to the panel when the piece that had it is gone: keyboard players go on from there. What lies in the
 * large place belongs to somebody else as soon as another player sits there, so then it is gone too.
 * @param moment changes with everything that may take a piece away: the position, what has been picked, the tab that is open
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, moment: string, home: Seat | null) {
  const inside = useRef(false);
  const sat = useRef(home);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const left = home !== sat.current;
    sat.current = home;
    // Once all that is due has been drawn, and before the next key can be pressed.
    queueMicrotask(() => {
      const active = activeElement();
      // A piece that is no button any more loses focus only later, when the browser gets to it.
      const gone =
        !active ||
        !board.contains(active) ||
        active.matches("[data-pick]:not([data-state])") ||
        (left && active.closest(".ora-own") !== null);
      if (inside.current && gone) board.querySelector<HTMLElement>(BAR)?.focus({ preventScroll: true });
    });
  }, [moment, root, home]);
  return {
    onFocusIn: () => {
      inside.current = true;
    },
    onPointerDown: () => {
      inside.current = false;
    },
  };
}
