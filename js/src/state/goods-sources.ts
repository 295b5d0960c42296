// Where a good can be had, and the shortest way to it.
import { batch, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Help } from "./help";
import type { Layout } from "./layout";
import type { Seat, Sources } from "./protocol";

export interface GoodsSources {
  /** Null until a good is requested. */
  found: Signal<Sources | null>;
  wanted: { good: string; seat: Seat } | null;
}

type State = Connected & { goodsSources: GoodsSources; layout: Layout };

export function createGoodsSources(): GoodsSources {
  return { found: signal(null), wanted: null };
}

function search(state: State, way: boolean): void {
  const { goodsSources } = state;
  const { wanted } = goodsSources;
  if (!wanted) return;
  query(state, "sources", { ...wanted, way }, (found) => {
    // Another good may have been requested meanwhile.
    if (wanted === goodsSources.wanted) goodsSources.found.value = found;
  });
}

/**
 * Open the drawer that shows where goods can be had.
 * @param good the good to search for; without it, the drawer asks for one
 * @param way whether to search for the shortest way too
 */
export function showSources(state: State & { help: Help }, seat: Seat, good?: string, way = false): void {
  const { goodsSources, layout, help } = state;
  batch(() => {
    layout.drawer.value = "sources";
    help.topic.value = null;
    if (!way) goodsSources.found.value = null;
  });
  goodsSources.wanted = good === undefined ? null : { good, seat };
  search(state, way);
}

/** Search again for the shown good in a new position or language. */
export function refreshSources(state: State): void {
  if (state.layout.drawer.value === "sources") search(state, false);
}
