// Finds the piece at which the last answer is confirmed.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { queryTable } from "./own-table";

/**
 * The element next to which an answer is confirmed; null where none on the board is about it.
 * @param inside an element of the board
 * @param tokens what the answer is about, what is still to be pressed first
 */
export function useConfirmAnchor(inside: RefObject<HTMLElement | null>, tokens: readonly string[]): Element | null {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const key = tokens.join(" ");
  useLayoutEffect(() => {
    const board = inside.current?.closest(".ora-board");
    const pieces = board && key ? queryTable(board, "[data-pick][data-state]:not(button)") : [];
    const about = key.split(" ").map((token) => pieces.find((piece) => piece.getAttribute("data-pick") === token));
    setAnchor(about.find(Boolean) ?? null);
  }, [inside, key]);
  return anchor;
}
