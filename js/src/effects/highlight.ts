// Shows places on the board that something else on the board speaks of.
import { queryTable } from "./own-table";

/** Where a place of the log is drawn: "R 0,3", "R Gn", "R clergy", "R hand", a card, an indicator, "beam". */
export function elementsAt(board: Element, place: string): Element[] {
  const find = (selector: string) => queryTable(board, selector);
  const [seat, part] = place.split(" ");
  if (part === undefined) {
    return find(
      `:is(.ora-card, .ora-card-plate, .ora-built-card, .ora-indicator)[data-pick="${place}"], [data-help="${place}"]`,
    );
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

/** What scrolls by itself around a place. */
const SCROLLS = ".ora-land-frame, .ora-docked";

/**
 * Bring places into sight: what scrolls around them is scrolled, and the list that names them, where it lies over one of them,
 * lets it shine through. The page stays where it is.
 * @param list the list on a row of which the pointer or the focus is
 */
export function reveal(board: Element, places: readonly string[], list: Element | null): void {
  for (const before of board.querySelectorAll("[data-over]")) before.removeAttribute("data-over");
  for (const place of places.flatMap((one) => elementsAt(board, one))) {
    const box = place.closest(SCROLLS);
    if (!box) continue;
    const [inside, here] = [box.getBoundingClientRect(), place.getBoundingClientRect()];
    box.scrollLeft += Math.max(0, here.right - inside.right) + Math.min(0, here.left - inside.left);
    box.scrollTop += Math.max(0, here.bottom - inside.bottom) + Math.min(0, here.top - inside.top);
    if (list && covers(list.getBoundingClientRect(), place.getBoundingClientRect()))
      list.toggleAttribute("data-over", true);
  }
}

function covers(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
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
