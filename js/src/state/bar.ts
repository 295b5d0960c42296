// What the action bar shows: the sentence, the offer, the large button, and the next click of a led lesson.
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { isBare, type Offer, offerOf, type Primary, primaryOf, type Situation, sentenceOf } from "./answer-stage";
import type { Connection } from "./connection";
import type { Guide } from "./guide";
import { type NextClick, nextClickOf } from "./lesson-lead";
import { overpays } from "./payment";
import type { Ask, Book, Option, Scene } from "./protocol";
import type { Selection } from "./selection";
import { say } from "./words";

export interface ActionBar {
  offer: ReadonlySignal<Offer>;
  sentence: ReadonlySignal<string>;
  primary: ReadonlySignal<Primary | null>;
  /** The large button when the last answer was given. */
  previousPrimary: Signal<Primary | null>;
  /** The next click in a lesson that leads. */
  lead: ReadonlySignal<NextClick | null>;
  /** The answers of a single word. */
  bare: ReadonlySignal<readonly Option[]>;
}

interface Sources {
  ask: ReadonlySignal<Ask>;
  book: ReadonlySignal<Book>;
  scene: ReadonlySignal<Scene>;
  selection: Selection;
  connection: Connection;
  guide: Guide;
}

export function createActionBar({ ask, book, scene, selection, connection, guide }: Sources): ActionBar {
  const { picks, action, options, live, ready, waiting } = selection;
  const situation = computed(
    (): Situation => ({
      ask: ask.value,
      book: book.value,
      scene: scene.value,
      picks: picks.value,
      action: action.value,
      options: options.value,
      live: live.value,
    }),
  );
  const previousPrimary = signal<Primary | null>(null);
  const offer = computed(() => offerOf(situation.value));
  const primary = computed(() =>
    // Until Python has answered, keep the old large button, so that no other one appears in its place.
    waiting.value && !connection.unresponsive.value
      ? previousPrimary.value
      : primaryOf(
          situation.value,
          ready.value,
          say(book.value, overpays(ask.value, picks.value) ? "pay anyway" : "pay"),
        ),
  );
  return {
    offer,
    sentence: computed(() => sentenceOf(situation.value)),
    primary,
    previousPrimary,
    lead: computed(() => {
      const line = guide.lesson.value?.lead;
      return line ? nextClickOf(situation.value, line, offer.value, primary.value) : null;
    }),
    bare: computed(() => ask.value.options.filter(isBare)),
  };
}
