// The colours of all pictures, and the few shapes they share.

/** A path and its fill; `null` is a line on earlier shapes, `BARE` a line on the ground beside them. */
export type Stroke = readonly [path: string, fill: string | null];

export const BARE = "none";

export const COLOURS = {
  bark: "#8b5e3a",
  cut: "#dcb987",
  peat: "#7a5a45",
  dark: "#5d4434",
  coal: "#55504e",
  ash: "#6f6967",
  gold: "#d3a443",
  pale: "#e9d28d",
  clay: "#bb6e48",
  fired: "#c9794f",
  stone: "#a9aca6",
  shade: "#8c918d",
  wool: "#f1e9d8",
  meat: "#b9605a",
  leaf: "#7b8a4b",
  wood: "#6f8a4e",
  grape: "#77548c",
  wine: "#8b3a52",
  amber: "#c98b3a",
  flour: "#efe3c6",
  blue: "#5b7b94",
  violet: "#b09cc0",
  flame: "#cf6a35",
  white: "#fbf6e9",
  field: "#a9b56b",
  sand: "#e2cf9d",
  sea: "#7fa3b5",
  hill: "#9c8a55",
  roof: "#a5583f",
  slate: "#6d7a80",
  thatch: "#c9a95c",
  pool: "#8fa0a0",
  slope: "#c9bf8b",
  rock: "#cfd3cf",
  peak: "#7d7f7c",
} as const;

/** A circle as a path. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

/** A rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A gable: the triangle above a wall that begins at `x` and has its upper edge at `y`. */
export function gable(x: number, y: number, width: number, height: number, eaves = 1.5): string {
  return `M${x - eaves} ${y}L${x + width / 2} ${y - height}L${x + width + eaves} ${y}z`;
}

/** A roof seen from its long side. */
export function slope(x: number, y: number, width: number, height: number): string {
  return `M${x - 1.5} ${y}l3-${height}h${width - 3}l3 ${height}z`;
}

/** A door or window with a round top, standing on `y`. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x} ${y}v-${height - r}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

/** A small cross, as a line. */
export function cross(x: number, y: number, size = 4): string {
  return `M${x} ${y}v${size}M${x - size * 0.35} ${y + size * 0.35}h${size * 0.7}`;
}

/** A fir. */
export function fir(x: number, y: number, height: number): string {
  const half = height * 0.3;
  return `M${x} ${y - height}l${half} ${height * 0.85}h-${half * 2}z`;
}

/** A cloud of smoke, as a line that rises from a point. */
export function smoke(x: number, y: number): string {
  return `M${x} ${y}c-2-1.5 1.5-2.5 0-4.5s1.5-2.5 0-4`;
}
