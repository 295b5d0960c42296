// The places that a row of a list names are scrolled into view.
import { describe, expect, it } from "vitest";
import { reveal } from "../src/effects/highlight";

function box(part: Element, left: number, top: number, width: number, height: number): void {
  part.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

/** A landscape in a frame of 300 × 200 pixels, with one space, below a list of advice. */
function table(left: number, top: number) {
  const board = document.createElement("div");
  board.innerHTML = '<ol></ol><div class="ora-land-frame"><div data-space="R 0,3"></div></div>';
  const [list, frame] = board.children as unknown as [HTMLElement, HTMLElement];
  box(list, 150, 0, 150, 120);
  box(frame, 0, 100, 300, 200);
  box(frame.firstElementChild as Element, left, top, 60, 40);
  return { board, list, frame };
}

describe("a place that a row names", () => {
  it.each([
    [340, 150, [100, 0]],
    [-20, 290, [-20, 30]],
    [100, 150, [0, 0]],
  ])("at %i, %i is scrolled into its frame, and no further", (left, top, scrolled) => {
    const { board, list, frame } = table(left, top);
    reveal(board, ["R 0,3"], list);
    expect([frame.scrollLeft, frame.scrollTop]).toEqual(scrolled);
  });

  it("is where its card lies, on the land as in the dock", () => {
    const { board, list, frame } = table(100, 150);
    frame.insertAdjacentHTML("beforeend", '<div class="ora-card-plate" data-pick="LR3"></div>');
    box(frame.lastElementChild as Element, 200, 100, 60, 40);
    reveal(board, ["LR3"], list);
    expect(list.hasAttribute("data-over")).toBe(true);
  });

  it("shines through the list that lies over it, until another is looked at", () => {
    const { board, list } = table(200, 100);
    reveal(board, ["R 0,3"], list);
    expect(list.hasAttribute("data-over")).toBe(true);
    reveal(board, [], list);
    expect(list.hasAttribute("data-over")).toBe(false);
  });
});
