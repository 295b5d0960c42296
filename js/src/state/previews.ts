// Previews of answers: requested from Python once each, and shown on hover.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Position } from "./position";
import type { Preview } from "./protocol";

export interface Previews {
  byLine: Signal<ReadonlyMap<string, Preview>>;
  /** The answer that a press on the hovered thing would give. */
  hovered: Signal<string | null>;
  /** The wheel's indicators that it would use. */
  taken: ReadonlySignal<readonly string[]>;
  /** The requested lines. They are cleared with the previews, so that they can be requested again. */
  requested: Set<string>;
}

export function createPreviews(): Previews {
  const byLine = signal<ReadonlyMap<string, Preview>>(new Map());
  const hovered = signal<string | null>(null);
  // A page saved from an older game has no list.
  const taken = computed(() => byLine.value.get(hovered.value ?? "")?.taken ?? []);
  return { byLine, hovered, taken, requested: new Set() };
}

export function requestPreviews(state: Connected & Position & { previews: Previews }, lines: readonly string[]): void {
  const { previews, ply } = state;
  const fresh = lines.filter((line) => !previews.requested.has(line));
  if (!fresh.length) return;
  for (const line of fresh) previews.requested.add(line);
  const request = { lines: fresh, ply: ply.value };
  query(state, "preview", request, (found) => {
    if (request.ply !== ply.value) return;
    previews.byLine.value = new Map([...previews.byLine.value, ...found.map((one) => [one.line, one] as const)]);
  });
}

export function clearPreviews({ byLine, hovered, requested }: Previews): void {
  byLine.value = new Map();
  hovered.value = null;
  requested.clear();
}
