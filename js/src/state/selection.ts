// The present choices: a kind of action, picks, and the options that these leave.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { verbOf } from "./answer-stage";
import { amountPaid } from "./payment";
import { completeOption, nextTokens, optionsWith, type Picks, samePicks } from "./picks";
import type { Action, Ask, Option, RemainingPicks } from "./protocol";

export interface Selection {
  picks: Signal<Picks>;
  /** The chosen kind of action, which excludes answers of other kinds. */
  action: Signal<Action | null>;
  /** Python's result for the picks, where the list of options was shortened. */
  narrowed: Signal<(RemainingPicks & { picks: Picks }) | null>;
  /** The options of the chosen kind of action. */
  candidates: ReadonlySignal<readonly Option[]>;
  /** The candidates that contain all picks; of a shortened list, only the known ones. */
  options: ReadonlySignal<Option[]>;
  /** The tokens that can be picked. */
  live: ReadonlySignal<ReadonlySet<string>>;
  /** The answer that the picks complete but that must be confirmed. */
  ready: ReadonlySignal<string | null>;
  /** In a payment, the worth of the picks. */
  paid: ReadonlySignal<number>;
  /** An answer has been sent and nothing has changed since. */
  waiting: Signal<boolean>;
  /** Choices have been dropped because another view or a cell has changed the question. */
  lost: Signal<boolean>;
}

/** The answers of a kind of action; all without one. */
export function ofAction(options: readonly Option[], action: Action | null): readonly Option[] {
  return action ? options.filter(({ line }) => action.verbs.includes(verbOf(line))) : options;
}

export function createSelection(ask: ReadonlySignal<Ask>): Selection {
  const picks = signal<Picks>([]);
  const action = signal<Action | null>(null);
  const narrowed = signal<(RemainingPicks & { picks: Picks }) | null>(null);
  const candidates = computed(() => ofAction(ask.value.options, action.value));
  const options = computed(() => optionsWith(candidates.value, picks.value));
  /** Python's result, while it belongs to the present picks. */
  const current = computed(() => {
    const found = narrowed.value;
    return ask.value.more && found && samePicks(found.picks, picks.value) ? found : null;
  });
  return {
    picks,
    action,
    narrowed,
    candidates,
    options,
    live: computed(() => new Set(current.value?.live ?? nextTokens(options.value, picks.value))),
    ready: computed(() => current.value?.line ?? completeOption(candidates.value, picks.value)?.line ?? null),
    paid: computed(() => amountPaid(ask.value, picks.value)),
    waiting: signal(false),
    lost: signal(false),
  };
}

const linesOf = ({ options }: Ask): string => options.map(({ line }) => line).join(";");

/**
 * Keep the choices if only the words of the question have changed, as in another language; otherwise drop them.
 * @param moved whether the position has changed
 * @param own whether this page caused the change
 */
export function renewSelection(selection: Selection, before: Ask, now: Ask, moved: boolean, own: boolean): void {
  const { picks, action, narrowed, lost } = selection;
  const key = action.value?.key;
  if (!moved && linesOf(before) === linesOf(now)) {
    action.value = now.actions?.find((one) => one.key === key) ?? null;
    return;
  }
  if (!own && (key || picks.value.length)) lost.value = true;
  picks.value = [];
  action.value = null;
  narrowed.value = null;
}
