// The answer as far as it has been put together here: a kind of action, picks, and the options that they leave.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { verbOf } from "./answer-stage";
import { paidBy } from "./payment";
import { completeOption, nextTokens, optionsWith, type Picks, same } from "./picks";
import type { Action, Ask, Option, RemainingPicks } from "./protocol";

export interface Selection {
  picks: Signal<Picks>;
  /** The kind of action that has been chosen; the answers of other kinds are out of question then. */
  action: Signal<Action | null>;
  /** What Python found out about the picks, where the list of options is cut. */
  narrowed: Signal<(RemainingPicks & { picks: Picks }) | null>;
  /** The options of the chosen kind of action. */
  candidates: ReadonlySignal<readonly Option[]>;
  /** The options of that kind that contain all picks. With a cut list, those of them that are known. */
  options: ReadonlySignal<Option[]>;
  /** The tokens that can be picked. */
  live: ReadonlySignal<ReadonlySet<string>>;
  /** The answer that the picks spell out and that is not given by itself. */
  ready: ReadonlySignal<string | null>;
  /** Where an amount is paid: how much the picks are worth. */
  paid: ReadonlySignal<number>;
  /** An answer is on its way and nothing has changed since. */
  waiting: Signal<boolean>;
}

/** The answers of a kind of action; all where none is chosen. */
export function ofAction(options: readonly Option[], action: Action | null): readonly Option[] {
  return action ? options.filter(({ line }) => action.verbs.includes(verbOf(line))) : options;
}

export function createSelection(ask: ReadonlySignal<Ask>): Selection {
  const picks = signal<Picks>([]);
  const action = signal<Action | null>(null);
  const narrowed = signal<(RemainingPicks & { picks: Picks }) | null>(null);
  const candidates = computed(() => ofAction(ask.value.options, action.value));
  const options = computed(() => optionsWith(candidates.value, picks.value));
  /** What Python found out, as long as it is about these picks. */
  const current = computed(() => {
    const found = narrowed.value;
    return ask.value.more && found && same(found.picks, picks.value) ? found : null;
  });
  return {
    picks,
    action,
    narrowed,
    candidates,
    options,
    live: computed(() => new Set(current.value?.live ?? nextTokens(options.value, picks.value))),
    ready: computed(() => current.value?.line ?? completeOption(candidates.value, picks.value)?.line ?? null),
    paid: computed(() => paidBy(ask.value, picks.value)),
    waiting: signal(false),
  };
}

/** Nothing is chosen any more. */
export function clearSelection({ picks, action, narrowed }: Selection): void {
  picks.value = [];
  action.value = null;
  narrowed.value = null;
}
