// The rules that the drawer lists: the contents, what was searched for, or one rule with what belongs to it.
import { batch, type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Help } from "./help";
import type { Drawer, Layout } from "./layout";
import type { Rule } from "./protocol";

export interface RuleLookup {
  /** Null while nothing has answered. */
  rules: Signal<readonly Rule[] | null>;
  /** How many lookups there have been; only the latest one's answer counts. */
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

/** Search the rules; no words find the contents. */
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

/** Open a drawer, or close it; the rulebook begins with its contents. */
export function toggleDrawer(state: State, wanted: Drawer): void {
  const { drawer } = state.layout;
  drawer.value = drawer.value === wanted ? null : wanted;
  if (drawer.value === "rules" && !state.ruleLookup.count) searchRules(state, "");
}

/** In another language the rules that are shown are looked up again. */
export function refreshRules(state: State): void {
  if (state.layout.drawer.value === "rules") searchRules(state, "");
}
