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
  // At each drawing: a piece that has been drawn anew is another element. Clergymen stand beside a name, which would be covered.
  useLayoutEffect(() => {
    const board = inside.current?.closest(".ora-board");
    if (!board) return;
    const about = tokens.flatMap((token) =>
      queryTable(board, `[data-pick="${token}"][data-state]:not(button, .ora-clergy *)`),
    );
    setAnchor(about[0] ?? null);
  });
  return anchor;
}
