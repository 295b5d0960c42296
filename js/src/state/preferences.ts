// Preferences: theme, motion, hints, language, and the names of the players.
import { type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Book, Options, SeatName, Traits } from "./protocol";

export type PreferenceValues = Required<Options>;

export interface Preferences {
  values: Signal<PreferenceValues>;
  language: Signal<string>;
  languages: Signal<Record<string, string>>;
  /**
   * Changes of each value that Python has not answered. Until it has, the page's value stands: the echo of an earlier
   * change would undo a later one.
   */
  unanswered: Map<keyof PreferenceValues, number>;
}

const DEFAULTS: PreferenceValues = {
  theme: "follow",
  motion: true,
  show_hints: true,
  open_all: false,
  teaching: false,
  analysis: false,
  pace: "calm",
  names: {},
};
const NAMES = Object.keys(DEFAULTS) as (keyof PreferenceValues)[];

/** The values with new ones merged in. */
function updated(values: PreferenceValues, news: Partial<Traits>): PreferenceValues {
  return {
    theme: news.theme ?? values.theme,
    motion: news.motion ?? values.motion,
    show_hints: news.show_hints ?? values.show_hints,
    open_all: news.open_all ?? values.open_all,
    teaching: news.teaching ?? values.teaching,
    analysis: news.analysis ?? values.analysis,
    pace: news.pace ?? values.pace,
    names: news.names ?? values.names,
  };
}

/**
 * Make the preferences.
 * @param traits Python's first traits; a page saved by an earlier version has fewer of them
 */
export function createPreferences(traits: Traits): Preferences {
  return {
    values: signal(updated(DEFAULTS, traits)),
    language: signal(traits.language ?? "en"),
    languages: signal(traits.languages ?? {}),
    unanswered: new Map(),
  };
}

/** Set a value at once, even without Python. */
export function setPreference<Name extends keyof PreferenceValues>(
  state: Connected & { preferences: Preferences },
  name: Name,
  value: PreferenceValues[Name],
): void {
  const { values, unanswered } = state.preferences;
  const before = values.value[name];
  values.value = { ...values.value, [name]: value };
  unanswered.set(name, (unanswered.get(name) ?? 0) + 1);
  const settle = (settled: PreferenceValues[Name]) => {
    const left = (unanswered.get(name) ?? 1) - 1;
    unanswered.set(name, left);
    if (!left) values.value = { ...values.value, [name]: settled };
  };
  query(
    state,
    "option",
    { name, value },
    (answer) => settle(answer as typeof value),
    () => settle(before),
  );
}

/** Apply new values; returns whether the language has changed. */
export function receivePreferences({ preferences }: { preferences: Preferences }, news: Partial<Traits>): boolean {
  const { values, language, languages, unanswered } = preferences;
  const settled = Object.fromEntries(
    Object.entries(news).filter(([name]) => !unanswered.get(name as keyof PreferenceValues)),
  );
  // Assign only changed values, because everything that shows a name is redrawn on assignment.
  const next = updated(values.value, settled);
  if (NAMES.some((name) => next[name] !== values.value[name])) values.value = next;
  if (news.languages) languages.value = news.languages;
  if (news.language === undefined || news.language === language.value) return false;
  language.value = news.language;
  return true;
}

/** The book as this page shows it; `plain` is the name of a colour without a person's name. */
export interface NamedBook extends Book {
  seats: (SeatName & { plain?: string })[];
}

/** The book with people's names added to those of the colours. */
export function withNames(book: Book, names: PreferenceValues["names"]): NamedBook {
  const seats = book.seats.map((seat) => {
    const own = names[seat.seat];
    return own ? { ...seat, name: `${own} (${seat.name})`, plain: seat.name } : seat;
  });
  return { ...book, seats };
}
