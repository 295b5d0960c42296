// The rules in the drawer: the contents, search results, or one rule with its related rules.
import { batch, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Help } from "./help";
import type { Drawer, Layout } from "./layout";
import type { Rule } from "./protocol";

export interface RuleLookup {
  /** Null until an answer arrives. */
  rules: Signal<readonly Rule[] | null>;
  /** The number of lookups; only the latest one's answer counts. */
  count: number;
}

type State = Connected & { ruleLookup: RuleLookup; layout: Layout };

export function createRuleLookup(): RuleLookup {
  return { rules: signal(null), count: 0 };
}

function lookUp(state: State, words: string, number: string): void {
  const { ruleLookup } = state;
  ruleLookup.count += 1;
  const { count } = ruleLookup;
  query(state, "rules", { query: words, number }, (found) => {
    if (count === ruleLookup.count) ruleLookup.rules.value = found;
  });
}

/** Search the rules; empty words give the contents. */
export function searchRules(state: State, words: string): void {
  lookUp(state, words, "");
}

/** Open the drawer at a rule. */
export function openRule(state: State & { help: Help }, number: string): void {
  batch(() => {
    state.layout.drawer.value = "rules";
    state.help.topic.value = null;
  });
  lookUp(state, "", number);
}

/** Open or close a drawer; the rulebook opens at its contents. */
export function toggleDrawer(state: State, wanted: Drawer): void {
  const { drawer } = state.layout;
  drawer.value = drawer.value === wanted ? null : wanted;
  if (drawer.value === "rules" && !state.ruleLookup.count) searchRules(state, "");
}

/** Look up the shown rules again in a new language. */
export function refreshRules(state: State): void {
  if (state.layout.drawer.value === "rules") searchRules(state, "");
}
