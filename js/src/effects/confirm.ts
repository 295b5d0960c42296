// Finds the piece at which the last answer is confirmed.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

/** Pieces that an answer can be confirmed at, the best first: what is still to be pressed, then what has been. */
const PLACES = [
  '.ora-own .ora-space[data-state="live"]',
  '.ora-handle[data-state="live"]',
  '.ora-plate[data-state="live"], .ora-card[data-state="live"], .ora-built-card[data-state="live"]',
  '.ora-space[data-state="picked"]',
  '.ora-plate[data-state="picked"], .ora-built-card[data-state="picked"], .ora-card[data-state="picked"]',
];

/**
 * The element beside which an answer is confirmed; null where none on the board is about it.
 * @param inside an element of the board
 * @param line the answer
 */
export function useConfirmAnchor(inside: RefObject<HTMLElement | null>, line: string): Element | null {
  const [anchor, setAnchor] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const board = inside.current?.closest(".ora-board");
    const found = line && board ? PLACES.map((place) => board.querySelector(place)).find(Boolean) : null;
    setAnchor(found ?? null);
  }, [inside, line]);
  return anchor;
}
