// The board's own table, as opposed to the table of a rule's example, which is drawn on the board too.

/** The elements that match a selector, without those of an example. */
export function queryTable(board: Element, selector: string): Element[] {
  return [...board.querySelectorAll(selector)].filter((element) => !element.closest("[inert]"));
}
