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

/** The two rings on which indicators stand, and how far apart two of them are there. */
const TOKEN_RINGS = [229, 146] as const;
/** So that the value of one lies over no other picture. */
const TOKEN_GAP = 91;
/** Up to so many of one space stand side by side on the outer ring; of more, some stand further in. */
const MAX_ABREAST = 2;
const ROUNDS_OF_YIELDING = 60;

/** Move places on a ring apart, as little as they must, until none is nearer to the next than `gap` degrees. */
function yielding(wanted: readonly number[], gap: number): number[] {
  const angles = [...wanted];
  const order = angles.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  for (let round = 0; round < ROUNDS_OF_YIELDING && order.length > 1; round++) {
    order.forEach((one, n) => {
      const other = order[(n + 1) % order.length] as number;
      const around = n + 1 === order.length ? 360 : 0;
      const lacking = gap - ((angles[other] ?? 0) + around - (angles[one] ?? 0));
      if (lacking <= 0) return;
      angles[one] = (angles[one] ?? 0) - lacking / 2;
      angles[other] = (angles[other] ?? 0) + lacking / 2;
    });
  }
  return angles;
}

/**
 * Where indicators stand on the wheel: each as near to its space as the others leave room.
 * @param spaces the space of each
 * @returns radius and angle of each
 */
export function fannedTokens(spaces: readonly number[]): { radius: number; angle: number }[] {
  const ring = spaces.map((space, n) => {
    const alike = spaces.filter((one) => one === space).length;
    const before = spaces.slice(0, n).filter((one) => one === space).length;
    return alike > MAX_ABREAST && before % 2 ? 1 : 0;
  });
  const places = spaces.map((space, n) => ({ radius: TOKEN_RINGS[ring[n] ?? 0], angle: spaceAngle(space) }));
  TOKEN_RINGS.forEach((radius, which) => {
    const there = places.filter((_, n) => ring[n] === which);
    const gap = 2 * Math.asin(TOKEN_GAP / 2 / radius) * (180 / Math.PI);
    const angles = yielding(
      there.map(({ angle }) => angle),
      gap,
    );
    there.forEach((place, n) => {
      place.angle = angles[n] ?? place.angle;
    });
  });
  return places as { radius: number; angle: number }[];
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

/** How landscapes lie side by side and below each other, and how large a space is on all of them. */
export interface Arrangement {
  /** How wide and how high the panel of each landscape is, in their order. */
  panels: { width: number; height: number }[];
  /** Width and height of a space. */
  cell: number;
  tall: number;
}

/** How many landscapes lie in each row: every way to divide them without changing their order. */
function divisions(count: number): number[][] {
  if (!count) return [[]];
  return Array.from({ length: count }, (_, n) => n + 1).flatMap((first) =>
    divisions(count - first).map((rest) => [first, ...rest]),
  );
}

const PANEL_GAP = 6; // pixels between two panels
const PANEL_EDGE = { width: 16, height: 81 }; // pixels of a panel that are no land: its head, its frame
/** A space is at most so many times as wide as it is high, and as high as it is wide. */
export const SPACE_RATIO = { wide: 1.7, high: 1.4 };

/**
 * Divide the room among all landscapes so that the spaces, of one size on all of them, are as large as they can be.
 * @param lands columns and rows of each
 */
export function arrangeLands(
  width: number,
  height: number,
  lands: readonly (readonly [cols: number, rows: number])[],
): Arrangement {
  const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);
  const arranged = divisions(lands.length).map((division) => {
    const rows = division.map((count, n) => {
      const from = sum(division.slice(0, n));
      return lands.slice(from, from + count);
    });
    const deep = rows.map((row) => Math.max(...row.map(([, high]) => high)));
    const across = Math.min(
      ...rows.map(
        (row) =>
          (width - PANEL_GAP * (row.length - 1) - PANEL_EDGE.width * row.length) / sum(row.map(([wide]) => wide)),
      ),
    );
    const down = (height - PANEL_GAP * (rows.length - 1) - PANEL_EDGE.height * rows.length) / sum(deep);
    const cell = Math.max(0, Math.min(across, down * SPACE_RATIO.wide));
    const tall = Math.max(0, Math.min(down, cell * SPACE_RATIO.high));
    // What is left over goes to all alike.
    const spare =
      (height - PANEL_GAP * (rows.length - 1)) / rows.length - PANEL_EDGE.height - (sum(deep) * tall) / rows.length;
    const panels = rows.flatMap((row, n) => {
      const taken = sum(row.map(([wide]) => wide * cell + PANEL_EDGE.width)) + PANEL_GAP * (row.length - 1);
      return row.map(([wide]) => ({
        width: Math.max(0, Math.floor(wide * cell + PANEL_EDGE.width + (width - taken) / row.length)),
        height: Math.max(0, Math.floor((deep[n] ?? 0) * tall + PANEL_EDGE.height + spare)),
      }));
    });
    return { panels, cell, tall };
  });
  return arranged.reduce((best, one) => (one.cell * one.tall > best.cell * best.tall ? one : best));
}
