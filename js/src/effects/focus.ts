// Keyboard focus: it moves into what opens over the board, returns afterwards, and is kept when a piece disappears.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../state/protocol";

/** Where the focus goes on the board when the focused element has disappeared. */
const BAR = "[data-focus=panel]";

/** The focused element, also inside shadow roots. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Move the focus into an element when it opens. If the focus is still inside when it closes, return it to the previous
 * element before the next key; otherwise leave it.
 * @param place the element that opens
 * @param open whether it is open; a string where different things open in the same place one after another
 * @param home where on the board the focus goes if the previous element has disappeared
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
 * Return the focus to the panel when the focused piece has disappeared, so that keyboard players can go on from there.
 * When the large landscape changes to another player, its pieces count as gone too.
 * @param moment changes with everything that may remove a piece: the position, the picks, the open tab
 */
export function useFocusKept(root: RefObject<HTMLElement | null>, moment: string, home: Seat | null) {
  const inside = useRef(false);
  const sat = useRef(home);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const left = home !== sat.current;
    sat.current = home;
    // After all pending drawing, but before the next key.
    queueMicrotask(() => {
      const active = activeElement();
      // An element that is no longer a button loses the focus only later.
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
