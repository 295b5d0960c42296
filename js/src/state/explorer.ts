// What many other games did in this position, and with the cards.
import { type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import { closeDrawer, type Layout } from "./layout";
import type { Explored } from "./protocol";

export interface Explorer {
  /** Null until something is requested. */
  explored: Signal<Explored | null>;
}

type State = Connected & { explorer: Explorer; layout: Layout };

export function createExplorer(): Explorer {
  return { explored: signal(null) };
}

/** Open the drawer with the turns that were played in this position, or with the cards. */
export function explore(state: State, what: Explored["what"]): void {
  state.layout.drawer.value = "explorer";
  const answered = (found: Explored) => {
    state.explorer.explored.value = found;
  };
  query(state, "explore", { what }, answered, () => closeDrawer(state));
}

/** Request the same again in a new position or language. */
export function refreshExplorer(state: State): void {
  if (state.layout.drawer.value === "explorer") explore(state, state.explorer.explored.value?.what ?? "turns");
}
