// What lies on the board's own table. A rule's example is drawn on the board too, but it is another table.

/** The elements that fit a selector, without those of an example. */
export function queryTable(board: Element, selector: string): Element[] {
  return [...board.querySelectorAll(selector)].filter((element) => !element.closest("[inert]"));
}
