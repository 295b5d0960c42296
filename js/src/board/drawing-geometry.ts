// The geometry of the wheel and of landscapes, as plain numbers.
import type { Ghost, Space } from "../state/protocol";

export const SPACE_COUNT = 13;
export const SPACE_ANGLE = 360 / SPACE_COUNT;

/** A point at `angle` degrees clockwise from the top. */
export function polar(radius: number, angle: number): [number, number] {
  const a = ((angle - 90) * Math.PI) / 180;
  return [radius * Math.cos(a), radius * Math.sin(a)];
}

/** A coordinate pair for a path; two decimals are finer than a screen. */
function coordinates([x, y]: [number, number]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** The path of a ring segment `width` degrees wide, centred on `angle`. */
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

/** The angle of the middle of a board space; space 1 is at the top. */
export function spaceAngle(space: number): number {
  return (space - 1) * SPACE_ANGLE;
}

/** The rotation that brings the beam to `beam` by the shorter way from `now`, so that 13 to 1 does not turn back. */
export function turnedAngle(now: number, beam: number): number {
  const target = spaceAngle(beam);
  const delta = (((target - now) % 360) + 540) % 360;
  return now + delta - 180;
}

/** The radii of the two rings for indicators, and the least distance between two of them. */
const TOKEN_RINGS = [229, 146] as const;
/** Wide enough that no value covers another picture. */
const TOKEN_GAP = 91;
/** Up to this many indicators of one space stand side by side on the outer ring; more use the inner ring too. */
const MAX_ABREAST = 2;
const SPREADING_ROUNDS = 60;

/** Move angles apart as little as possible, until each is at least `gap` degrees from the next. */
function spreadAngles(wanted: readonly number[], gap: number): number[] {
  const angles = [...wanted];
  const order = angles.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  for (let round = 0; round < SPREADING_ROUNDS && order.length > 1; round++) {
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
 * Positions of the indicators on the wheel, each as close to its space as the others allow.
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
    const angles = spreadAngles(
      there.map(({ angle }) => angle),
      gap,
    );
    there.forEach((place, n) => {
      place.angle = angles[n] ?? place.angle;
    });
  });
  return places as { radius: number; angle: number }[];
}

/** Row and column of a space, from its name: `"0,3"`. */
export function rowAndColumn(at: string): [row: number, col: number] {
  const [row = 0, col = 0] = at.split(",").map(Number);
  return [row, col];
}

/** The rows and columns of a landscape in order, marked as slim where only ghosts need them. */
export interface GridTracks {
  rows: { at: number; slim: boolean }[];
  cols: { at: number; slim: boolean }[];
}

function tracksBetween(present: ReadonlySet<number>, from: number, to: number): { at: number; slim: boolean }[] {
  return Array.from({ length: to - from + 1 }, (_, n) => ({ at: from + n, slim: !present.has(from + n) }));
}

/** Rows and columns kept free around the land: a plot is two columns wide. */
const MARGIN = [1, 2] as const;

/**
 * All tracks from the first to the last row and column, including gaps between tiles.
 * @param extent first row, first column, last row and last column where land may be placed
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
    rows: tracksBetween(rows, ...reach(rows, top, bottom, MARGIN[0])),
    cols: tracksBetween(cols, ...reach(cols, left, right, MARGIN[1])),
  };
}

/** Ghosts grouped by the ground they cover, such as the two sides of one tile. */
export function ghostsByPlace(ghosts: readonly Ghost[]): Ghost[][] {
  const places = new Map<string, Ghost[]>();
  for (const ghost of ghosts) {
    const key = [ghost.row, ghost.col, ghost.rows, ghost.cols].join();
    places.set(key, [...(places.get(key) ?? []), ghost]);
  }
  return [...places.values()];
}

/** The arrangement of several landscapes with one size of space on all of them. */
export interface Arrangement {
  /** Width and height of each landscape's panel, in the order of the landscapes. */
  panels: { width: number; height: number }[];
  /** Width and height of a space. */
  cell: number;
  tall: number;
}

/** How many landscapes are in each row, for every way to divide them without changing their order. */
function divisions(count: number): number[][] {
  if (!count) return [[]];
  return Array.from({ length: count }, (_, n) => n + 1).flatMap((first) =>
    divisions(count - first).map((rest) => [first, ...rest]),
  );
}

const PANEL_GAP = 6; // pixels between two panels
const PANEL_EDGE = { width: 16, height: 81 }; // pixels of a panel that are not land: its header and frame
/** How many times as wide as high a space may be, and as high as wide. */
export const SPACE_RATIO = { wide: 1.7, high: 1.4 };

/**
 * Divide the area among all landscapes so that their spaces, all of one size, are as large as possible.
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
    // Share the remaining space equally.
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
