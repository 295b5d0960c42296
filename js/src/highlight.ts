// Shows places on the board that something else on the board speaks of.

/** Where a place of the log is drawn: "R 0,3", "R Gn", "R clergy", "R hand", a card, an indicator, "beam". */
function elementsOf(board: Element, place: string): Element[] {
  const [seat, part] = place.split(" ");
  const selectors =
    part === undefined
      ? [`.ora-card[data-pick="${place}"]`, `.ora-indicator[data-pick="${place}"]`, `[data-help="${place}"]`]
      : [`[data-space="${place}"]`, `[data-goods="${place}"]`, `.ora-player.ora-seat-${seat} .ora-${part}`];
  return selectors.flatMap((selector) => [...board.querySelectorAll(selector)]);
}

/**
 * Mark places, and unmark those marked before. It touches classes only, not what is drawn: a glance along the log
 * must not draw the board anew with every line.
 * @param from an element on the same board
 */
export function highlight(from: Element, places: readonly string[]): void {
  const board = from.closest(".ora-board");
  if (!board) return;
  for (const element of board.querySelectorAll(".ora-touched")) element.classList.remove("ora-touched");
  for (const place of places) {
    // "R 0,3" holds a comma, which only quotes keep from being two selectors; a class cannot hold one.
    const found = place.includes(",")
      ? [...board.querySelectorAll(`[data-space="${place}"]`)]
      : elementsOf(board, place);
    for (const element of found) element.classList.add("ora-touched");
  }
}
