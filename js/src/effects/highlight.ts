// Highlights places on the board that another part of the board refers to.
import { queryTable } from "./own-table";

/** The elements of a place from the log: "R 0,3", "R Gn", "R clergy", "R hand", a card, an indicator, "beam". */
export function elementsAt(board: Element, place: string): Element[] {
  const find = (selector: string) => queryTable(board, selector);
  const [seat, part] = place.split(" ");
  if (part === undefined) {
    return find(
      `:is(.ora-card, .ora-card-plate, .ora-built-card, .ora-indicator)[data-pick="${place}"], [data-help="${place}"]`,
    );
  }
  const found = find(`[data-space="${place}"], [data-goods="${place}"]`);
  // A class name cannot contain a comma. Where the land is not shown, the entry of its owner stands in for it.
  if (!found.length && !part.includes(",")) found.push(...find(`.ora-player.ora-seat-${seat} .ora-${part}`));
  for (const whole of [`.ora-player.ora-seat-${seat}`, `[data-standing="${seat}"]`]) {
    if (!found.length) found.push(...find(whole));
  }
  return found;
}

/**
 * Mark places and unmark the previous ones. It changes only classes, so that pointing at lines of the log does not
 * redraw the board.
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

/** The scrollable containers around a place. */
const SCROLLS = ".ora-land-frame, .ora-docked";

/**
 * Scroll the containers around places until these are visible. A list of names that covers one of the places becomes
 * transparent. The page itself does not scroll.
 * @param list the list that has the pointer or the focus on one of its rows
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

/** Mark the places of a turn on the land where it happened; a piece that is gone from there has no substitute. */
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
