// Pictograms of the cards by the names the book gives. Which card has which one is no business of the page.
import type { Stroke } from "../palette";
import { HOMES } from "./homes";
import { SACRED } from "./sacred";
import { WORKS } from "./works";

const PICTOGRAMS: Record<string, readonly Stroke[]> = { ...SACRED, ...WORKS, ...HOMES };

/** The strokes of a pictogram on a field of 32 by 32; undefined where there is none of that name. */
export function pictogram(name: string): readonly Stroke[] | undefined {
  return Object.hasOwn(PICTOGRAMS, name) ? PICTOGRAMS[name] : undefined;
}
