// What somebody is choosing on the start screen: theirs until they begin, so Python's word never overwrites a letter.
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Chosen, Seat, Start } from "./protocol";
import type { Ask } from "./queries";

/** The fields in which something may be wrong, besides `name-R` and so on. */
export type Problems = Readonly<Record<string, string>>;

export interface StartForm {
  /** All that has been chosen; the length is one that so many players can play. */
  chosen: ReadonlySignal<Chosen>;
  /** The colours that play. */
  seats: ReadonlySignal<readonly Seat[]>;
  /** How long the game may be. */
  lengths: ReadonlySignal<readonly string[]>;
  /** When such a game is over, in words. */
  until: ReadonlySignal<string>;
  code: ReadonlySignal<string>;
  problems: ReadonlySignal<Problems>;
  /** Python has been asked and has not answered yet. */
  waiting: ReadonlySignal<boolean>;
  set<Field extends "players" | "country" | "length" | "seed">(field: Field, value: Chosen[Field]): void;
  name(seat: Seat, name: string): void;
  seat(seat: Seat, who: string): void;
  paste(code: string): void;
  begin(): void;
  open(): void;
  proceed(kept: string): void;
  learn(lesson: string): void;
  /** The words are others now; what was wrong is said again when somebody tries again. */
  forget(): void;
}

/**
 * Make a form.
 * @param start what there is to choose when the screen opens
 * @param ask asks Python
 */
export function createStartForm(start: Start, ask: Ask): StartForm {
  const picked = signal(start.chosen);
  const code = signal("");
  const problems = signal<Problems>({});
  const waiting = signal(false);
  const size = computed(() => start.sizes.find((one) => one.players === picked.value.players));
  const lengths = computed(() => Object.keys(size.value?.lengths ?? {}));
  const chosen = computed(() => {
    const { length } = picked.value;
    return { ...picked.value, length: lengths.value.includes(length) ? length : (lengths.value[0] ?? length) };
  });

  const change = (news: Partial<Chosen>, field: string) =>
    batch(() => {
      picked.value = { ...picked.value, ...news };
      clear(field);
    });
  const clear = (field: string) => {
    const { [field]: _, ...left } = problems.value;
    if (field in problems.value) problems.value = left;
  };
  const answered = (wrong: Problems) =>
    batch(() => {
      waiting.value = false;
      problems.value = wrong;
    });
  const refused = () => {
    waiting.value = false;
  };
  /** Ask once: whoever presses twice means it once. */
  const once = (asking: () => void) => {
    if (waiting.value) return;
    waiting.value = true;
    asking();
  };

  return {
    chosen,
    seats: computed(() => size.value?.seats ?? []),
    lengths,
    until: computed(() => size.value?.lengths[chosen.value.length] ?? ""),
    code,
    problems,
    waiting,
    set(field, value) {
      change({ [field]: value }, field);
    },
    name(seat, name) {
      change({ names: { ...picked.value.names, [seat]: name } }, `name-${seat}`);
    },
    seat(seat, who) {
      change({ who: { ...picked.value.who, [seat]: who } }, `who-${seat}`);
    },
    paste(text) {
      code.value = text;
      clear("code");
    },
    begin() {
      once(() => ask("begin", chosen.value, answered, refused));
    },
    open() {
      once(() => ask("open", { text: code.value }, answered, refused));
    },
    proceed(kept) {
      once(() => ask("proceed", { kept }, answered, refused));
    },
    learn(lesson) {
      once(() => ask("learn", { lesson }, answered, refused));
    },
    forget() {
      problems.value = {};
    },
  };
}
