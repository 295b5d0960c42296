// Finds the piece beside which the last answer is confirmed.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { queryTable } from "./own-table";

/**
 * The element beside which an answer is confirmed; null where no element on the board belongs to it.
 * @param inside an element of the board
 * @param tokens the tokens of the answer, those still to be pressed first
 */
export function useConfirmAnchor(inside: RefObject<HTMLElement | null>, tokens: readonly string[]): Element | null {
  const [anchor, setAnchor] = useState<Element | null>(null);
  // After every drawing, because a redrawn piece is a new element. Clergymen are left out: they stand beside a name,
  // which the button would cover.
  useLayoutEffect(() => {
    const board = inside.current?.closest(".ora-board");
    // A button that comes back is a new element, to be placed even beside the same piece.
    if (!board) return setAnchor(null);
    const about = tokens.flatMap((token) =>
      queryTable(board, `[data-pick="${token}"][data-state]:not(button, .ora-clergy *)`),
    );
    setAnchor(about[0] ?? null);
  });
  return anchor;
}
