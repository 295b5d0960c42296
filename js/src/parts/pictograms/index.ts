// Pictograms of cards by name. Python decides which card has which one.
import type { Stroke } from "../palette";
import { HOMES } from "./homes";
import { SACRED } from "./sacred";
import { WORKS } from "./works";

const PICTOGRAMS: Record<string, readonly Stroke[]> = { ...SACRED, ...WORKS, ...HOMES };

/** The strokes of a pictogram on a field of 32 by 32; undefined if the name is unknown. */
export function pictogram(name: string): readonly Stroke[] | undefined {
  return Object.hasOwn(PICTOGRAMS, name) ? PICTOGRAMS[name] : undefined;
}
