// The choices on the start screen. They belong to the page until a game begins, so news from Python never overwrites
// them.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Connected, post, query } from "./connection";
import type { Chosen, Seat, Start } from "./protocol";

/** Messages by field; a colour's fields are `name-R` and so on. */
export type Problems = Readonly<Record<string, string>>;

export interface StartForm extends Connected {
  /** The choices as made; the length may belong to another number of players. */
  picked: Signal<Chosen>;
  /** The choices with a length that fits the number of players. */
  chosen: ReadonlySignal<Chosen>;
  /** The colours in play. */
  seats: ReadonlySignal<readonly Seat[]>;
  /** The possible lengths of the game. */
  lengths: ReadonlySignal<readonly string[]>;
  /** When a game of the chosen length ends, in words. */
  until: ReadonlySignal<string>;
  code: Signal<string>;
  problems: Signal<Problems>;
  /** Python has been asked and has not answered yet. */
  waiting: Signal<boolean>;
}

/**
 * Make a form.
 * @param start the choices when the screen opens
 */
export function createStartForm(start: Start, { connection }: Connected): StartForm {
  const picked = signal(start.chosen);
  const size = computed(() => start.sizes.find((one) => one.players === picked.value.players));
  const lengths = computed(() => Object.keys(size.value?.lengths ?? {}));
  const chosen = computed(() => {
    const { length } = picked.value;
    return { ...picked.value, length: lengths.value.includes(length) ? length : (lengths.value[0] ?? length) };
  });
  return {
    connection,
    picked,
    chosen,
    seats: computed(() => size.value?.seats ?? []),
    lengths,
    until: computed(() => size.value?.lengths[chosen.value.length] ?? ""),
    code: signal(""),
    problems: signal({}),
    waiting: signal(false),
  };
}

function change(form: StartForm, changes: Partial<Chosen>, field: string): void {
  batch(() => {
    form.picked.value = { ...form.picked.value, ...changes };
    clearProblem(form, field);
  });
}

function clearProblem({ problems }: StartForm, field: string): void {
  const { [field]: _, ...left } = problems.value;
  if (field in problems.value) problems.value = left;
}

export function setField<Field extends "players" | "country" | "length" | "seed">(
  form: StartForm,
  field: Field,
  value: Chosen[Field],
): void {
  change(form, { [field]: value }, field);
}

export function setName(form: StartForm, seat: Seat, name: string): void {
  change(form, { names: { ...form.picked.value.names, [seat]: name } }, `name-${seat}`);
}

/** Choose a person or a bot of some strength for a colour. */
export function setPlayer(form: StartForm, seat: Seat, who: string): void {
  change(form, { who: { ...form.picked.value.who, [seat]: who } }, `who-${seat}`);
}

export function setCode(form: StartForm, code: string): void {
  form.code.value = code;
  clearProblem(form, "code");
}

/** Drop the messages after a change of language; the next attempt makes them again. */
export function clearProblems({ problems }: StartForm): void {
  problems.value = {};
}

/** Send a query; while one is open, further presses are ignored. */
function submit(form: StartForm, send: (answered: (problems: Problems) => void, refused: () => void) => void): void {
  const { waiting, problems } = form;
  if (waiting.value) return;
  waiting.value = true;
  send(
    (wrong) =>
      batch(() => {
        waiting.value = false;
        problems.value = wrong;
      }),
    () => {
      waiting.value = false;
    },
  );
}

export function beginGame(form: StartForm): void {
  submit(form, (answered, refused) => query(form, "begin", form.chosen.value, answered, refused));
}

/** Begin a game, and open its room. */
export function beginTogether(form: StartForm): void {
  const begun = (problems: Record<string, string>) => {
    if (!Object.keys(problems).length) post(form, { do: "together", what: "open", which: "" });
  };
  submit(form, (answered, refused) =>
    query(
      form,
      "begin",
      form.chosen.value,
      (problems) => {
        answered(problems);
        begun(problems);
      },
      refused,
    ),
  );
}

/** Open the game of the pasted code. */
export function openCode(form: StartForm): void {
  submit(form, (answered, refused) => query(form, "open", { text: form.code.value }, answered, refused));
}

/** Resume a kept game. */
export function resumeGame(form: StartForm, kept: string): void {
  submit(form, (answered, refused) => query(form, "proceed", { kept }, answered, refused));
}

export function startLesson(form: StartForm, lesson: string): void {
  submit(form, (answered, refused) => query(form, "learn", { lesson }, answered, refused));
}
