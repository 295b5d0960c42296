// Where things lie: round the wheel and on a landscape. Numbers only.
import type { Ghost, Space } from "../state/protocol";

export const SPACE_COUNT = 13;
export const SPACE_ANGLE = 360 / SPACE_COUNT;

/** A point at `angle` degrees clockwise from the top. */
export function polar(radius: number, angle: number): [number, number] {
  const a = ((angle - 90) * Math.PI) / 180;
  return [radius * Math.cos(a), radius * Math.sin(a)];
}

/** Two decimals are finer than a screen. */
function coordinates([x, y]: [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The outline of a piece of a ring, `width` degrees wide and centred on `angle`. */
export function sector(inner: number, outer: number, angle: number, width = SPACE_ANGLE): string {
  const [from, to] = [angle - width / 2, angle + width / 2];
  return [
    `M${coordinates(polar(inner, from))}`,
    `L${coordinates(polar(outer, from))}`,
    `A${outer} ${outer} 0 0 1 ${coordinates(polar(outer, to))}`,
    `L${coordinates(polar(inner, to))}`,
    `A${inner} ${inner} 0 0 0 ${coordinates(polar(inner, from))}Z`,
  ].join("");
}

/** The middle of a board space, 1 at the top. */
export function spaceAngle(space: number): number {
  return (space - 1) * SPACE_ANGLE;
}

/** The rotation that brings the beam to `beam`, the short way round from `now`, so that 13 to 1 does not spin back. */
export function turnedAngle(now: number, beam: number): number {
  const target = spaceAngle(beam);
  const delta = (((target - now) % 360) + 540) % 360;
  return now + delta - 180;
}

/** Where on a space the n-th of `count` indicators stands: radius, degrees off the middle, size. */
export function tokensOnSpace(count: number): { radius: number; off: number; size: number }[] {
  const rows = count <= 3 ? Array(count).fill(1) : count <= 5 ? [2, 2, 1].slice(0, Math.ceil(count / 2)) : [3, 2, 2];
  if (count > 7) rows.splice(0, 3, 3, 3, count - 6);
  const size = count === 1 ? 30 : count <= 3 ? 22 : count <= 7 ? 19.5 : 16;
  const middle = 191;
  const gap = count <= 3 ? 47 : 44;
  const places: { radius: number; off: number; size: number }[] = [];
  rows.forEach((inRow: number, row: number) => {
    const radius = middle + gap * ((rows.length - 1) / 2 - row);
    const width = ((size * 2 + 2) / radius) * (180 / Math.PI);
    for (let n = 0; n < inRow && places.length < count; n++) {
      places.push({ radius, off: width * (n - (inRow - 1) / 2), size });
    }
  });
  return places;
}

/** Row and column of a space, by its name: `"0,3"`. */
export function rowAndColumn(at: string): [row: number, col: number] {
  const [row = 0, col = 0] = at.split(",").map(Number);
  return [row, col];
}

/** The tracks of a landscape: rows and columns in order, and which of them only ghosts need. */
export interface GridTracks {
  rows: { at: number; slim: boolean }[];
  cols: { at: number; slim: boolean }[];
}

function line(present: ReadonlySet<number>, from: number, to: number): { at: number; slim: boolean }[] {
  return Array.from({ length: to - from + 1 }, (_, n) => ({ at: from + n, slim: !present.has(from + n) }));
}

/** How many rows and columns beyond the land are kept free: a plot is two columns wide. */
const BEYOND = [1, 2] as const;

/**
 * From the first to the last row and column; gaps between tiles stay gaps.
 * @param extent first row, first column, last row and last column of where land may be laid: some room is kept for it
 */
export function gridTracks(spaces: readonly Space[], extent: readonly number[] = []): GridTracks {
  const rows = new Set<number>();
  const cols = new Set<number>();
  for (const space of spaces) {
    const [row, col] = rowAndColumn(space.at);
    for (let n = 0; n < (space.rows ?? 1); n++) rows.add(row + n);
    cols.add(col);
  }
  const [top = 0, left = 0, bottom = 0, right = 0] = extent;
  const reach = (all: Set<number>, first: number, last: number, beyond: number): [number, number] => {
    const [from, to] = [Math.min(...all), Math.max(...all)];
    if (!extent.length) return [from, to];
    return [Math.max(from - beyond, Math.min(from, first)), Math.min(to + beyond, Math.max(to, last))];
  };
  return {
    rows: line(rows, ...reach(rows, top, bottom, BEYOND[0])),
    cols: line(cols, ...reach(cols, left, right, BEYOND[1])),
  };
}

/** Ghosts that cover the same ground, such as the two sides of one tile. */
export function ghostsByPlace(ghosts: readonly Ghost[]): Ghost[][] {
  const places = new Map<string, Ghost[]>();
  for (const ghost of ghosts) {
    const key = [ghost.row, ghost.col, ghost.rows, ghost.cols].join();
    places.set(key, [...(places.get(key) ?? []), ghost]);
  }
  return [...places.values()];
}
