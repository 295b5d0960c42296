// Going into what has opened over the board, and back to where one was when it is closed.
import { useLayoutEffect } from "preact/hooks";

/** What has the focus, inside shadows too. */
export function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Take the focus into a place when it opens. When it closes, whoever is still there goes back to what had the focus,
 * before the next key is pressed; whoever has left stays where they are.
 * @param place what opens
 * @param open whether it is open now; a key, where one thing may follow another in the same place
 * @param home where on the board to go back to if what had the focus is gone
 */
export function useVisit(place: { current: HTMLElement | null }, open: boolean | string, home = "[data-focus=panel]") {
  useLayoutEffect(() => {
    const here = place.current;
    const board = here?.closest(".ora-board");
    if (!here || !board || open === false) return;
    const before = focused() as HTMLElement | null;
    (here.querySelector<HTMLElement>("[data-first]") ?? here).focus({ preventScroll: true });
    return () => {
      const now = focused();
      if (now && now !== document.body && !here.contains(now)) return;
      const known = before?.isConnected && before !== document.body;
      (known ? before : board.querySelector<HTMLElement>(home))?.focus({ preventScroll: true });
    };
  }, [place, open, home]);
}
