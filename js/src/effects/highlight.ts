// Shows places on the board that something else on the board speaks of.
import { queryTable } from "./own-table";

/** Where a place of the log is drawn: "R 0,3", "R Gn", "R clergy", "R hand", a card, an indicator, "beam". */
export function elementsAt(board: Element, place: string): Element[] {
  const find = (selector: string) => queryTable(board, selector);
  const [seat, part] = place.split(" ");
  if (part === undefined) {
    return find(`:is(.ora-card, .ora-built-card, .ora-indicator)[data-pick="${place}"], [data-help="${place}"]`);
  }
  const found = find(`[data-space="${place}"], [data-goods="${place}"]`);
  // A comma is no part of a class; and for land that is not shown, its owner stands in.
  if (!found.length && !part.includes(",")) found.push(...find(`.ora-player.ora-seat-${seat} .ora-${part}`));
  for (const whole of [`.ora-player.ora-seat-${seat}`, `[data-standing="${seat}"]`]) {
    if (!found.length) found.push(...find(whole));
  }
  return found;
}

/**
 * Mark places, and unmark those marked before. It touches classes only, not what is drawn: a glance along the log
 * must not draw the board anew with every line.
 * @param from an element on the same board
 */
export function highlight(from: Element, places: readonly string[]): void {
  const board = from.closest(".ora-board");
  if (board)
    mark(
      board,
      places.flatMap((place) => elementsAt(board, place)),
    );
}

/** Mark the places of a turn that is shown on its own land: what is gone from there has nobody to stand in for it. */
export function highlightTurn(board: Element, places: readonly string[]): void {
  const found = places.flatMap((place) => elementsAt(board, place));
  mark(
    board,
    found.filter((element) => !element.matches(".ora-player, [data-standing]")),
  );
}

function mark(board: Element, elements: readonly Element[]): void {
  for (const element of board.querySelectorAll(".ora-highlight")) element.classList.remove("ora-highlight");
  for (const element of elements) element.classList.add("ora-highlight");
}
