// The positions of a comment's marks and arrows, or of a class's answers, on the board as it is laid out now.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Vote } from "../state/protocol";
import type { View } from "../state/view";
import { elementsAt } from "./highlight";

/** A frame around a place, in pixels of the board. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many pupils of a class chose the place, and their share. */
  count?: number;
  percent?: number;
}

/** An arrow from the middle of one place to the middle of another. */
export interface Arrow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

interface Shapes {
  boxes: Box[];
  lines: Arrow[];
}

const NO_MARKS: never[] = [];
const NO_SHAPES: Shapes = { boxes: [], lines: [] };

function boxOf(board: Element, place: string): Box | null {
  const around = board.getBoundingClientRect();
  for (const element of elementsAt(board, place)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width && height) return { x: left - around.left, y: top - around.top, width, height };
  }
  return null;
}

function shapesOf(
  board: Element,
  marks: readonly string[],
  arrows: readonly [string, string][],
  votes: readonly Vote[],
): Shapes {
  const boxes = [...marks.map((place) => ({ place })), ...votes].flatMap((named) => {
    const box = boxOf(board, named.place);
    return box ? [{ ...named, ...box }] : [];
  });
  const lines = arrows.flatMap(([one, other]) => {
    const [from, to] = [boxOf(board, one), boxOf(board, other)];
    if (!from || !to) return [];
    const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
    return [{ x1, y1, x2: to.x + to.width / 2, y2: to.y + to.height / 2 }];
  });
  return { boxes, lines };
}

/** The shapes to draw, measured again whenever the board is laid out again or something in it scrolls. */
export function useCommentMarks(root: RefObject<HTMLElement | null>, view: View): Shapes {
  const [shapes, setShapes] = useState(NO_SHAPES);
  const { marks = NO_MARKS, arrows = NO_MARKS } = view.guide.walk.value ?? {};
  const votes = view.guide.votes.value;
  const shown = marks.length + arrows.length + votes.length > 0;
  const { ply } = view;
  const { width, height, tab, visitedSeat } = view.layout;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || !shown) {
      setShapes(NO_SHAPES);
      return undefined;
    }
    const measure = () => setShapes(shapesOf(board, marks, arrows, votes));
    measure();
    board.addEventListener("scroll", measure, true);
    const observer = typeof ResizeObserver === "function" ? new ResizeObserver(measure) : null;
    for (const pane of [board, ...board.querySelectorAll(".ora-table > *")]) observer?.observe(pane);
    return () => {
      board.removeEventListener("scroll", measure, true);
      observer?.disconnect();
    };
  }, [root, marks, arrows, votes, shown, ply.value, width.value, height.value, tab.value, visitedSeat.value]);
  return shapes;
}
