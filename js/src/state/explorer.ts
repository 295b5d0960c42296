// What many games have made of the position, and of the cards.
import { type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import { closeDrawer, type Layout } from "./layout";
import type { Explored } from "./protocol";

export interface Explorer {
  /** Null before anything was asked. */
  explored: Signal<Explored | null>;
}

type State = Connected & { explorer: Explorer; layout: Layout };

export function createExplorer(): Explorer {
  return { explored: signal(null) };
}

/** Open the drawer with the turns that were played in this position, or with cards. */
export function explore(state: State, what: Explored["what"]): void {
  state.layout.drawer.value = "explorer";
  const answered = (found: Explored) => {
    state.explorer.explored.value = found;
  };
  query(state, "explore", { what }, answered, () => closeDrawer(state));
}

/** In another position or language the same is asked again. */
export function refreshExplorer(state: State): void {
  if (state.layout.drawer.value === "explorer") explore(state, state.explorer.explored.value?.what ?? "turns");
}
