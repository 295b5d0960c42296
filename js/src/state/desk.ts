// What lies beside the board: options, the rulebook, the whole log, the score pad, and what is being explained.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Book, Coming, LogEntry, Message, Options, Reply, Rule, Scene, Tally, Traits } from "./protocol";

/** A side room that covers part of the board. */
export type Drawer = "rules" | "options";

/** Something that is being explained: which thing, and where on the board it is. */
export interface Shown {
  key: string;
  left: number;
  top: number;
  below: boolean;
  /** It stays until it is closed, and can be walked into. */
  pinned: boolean;
  /** Somebody wants to know why it is dead. */
  why: boolean;
}

export interface Desk {
  options: ReadonlySignal<Options>;
  language: ReadonlySignal<string>;
  languages: ReadonlySignal<Record<string, string>>;
  coming: ReadonlySignal<Coming | null>;
  tally: ReadonlySignal<Tally | null>;
  /** All entries known so far, the oldest first; undone moves are among them. */
  log: ReadonlySignal<readonly LogEntry[]>;
  drawer: Signal<Drawer | null>;
  shown: Signal<Shown | null>;
  /** The ways to save a picture are offered. */
  menu: Signal<boolean>;
  /** A press explains instead of playing. */
  asking: Signal<boolean>;
  /** What the rules drawer lists; null while nobody has answered. */
  rules: ReadonlySignal<readonly Rule[] | null>;
  set<Name extends keyof Options>(name: Name, value: Options[Name]): void;
  speak(language: string): void;
  /** The contents, for whoever opens the rulebook at no rule. */
  leaf(): void;
  lookUp(query: string): void;
  openRule(number: string): void;
  earlier(before: number): void;
  count(): void;
  receive(news: Partial<Traits>): void;
  answer(reply: Reply): void;
}

export const PLAIN: Options = { theme: "follow", motion: true, show_hints: true, open_all: false, names: {} };
const NAMES = Object.keys(PLAIN) as (keyof Options)[];

/** The book with the names of the people beside those of the colours. */
export function named(book: Book, names: Options["names"]): Book {
  const seats = book.seats.map((seat) => {
    const own = names[seat.seat];
    return own ? { ...seat, name: `${own} (${seat.name})`, plain: seat.name } : seat;
  });
  return { ...book, seats };
}

/** The entries known, with newer ones put in; what followed a move that was replaced is forgotten. */
export function merged(known: readonly LogEntry[], news: readonly LogEntry[]): LogEntry[] {
  const byPly = new Map(known.map((entry) => [entry.ply, entry]));
  for (const entry of news) {
    const before = byPly.get(entry.ply);
    if (before && before.line !== entry.line) {
      for (const ply of [...byPly.keys()]) if (ply > entry.ply) byPly.delete(ply);
    }
    byPly.set(entry.ply, entry);
  }
  return [...byPly.values()].sort((a, b) => a.ply - b.ply);
}

/**
 * Make a desk.
 * @param traits what Python said so far; a page from before has less of it
 * @param post carries a message to Python, or nowhere
 */
export function createDesk(traits: Traits, scene: ReadonlySignal<Scene>, post: (message: Message) => void): Desk {
  const told = (from: Partial<Traits>, before: Options): Options => ({
    theme: from.theme ?? before.theme,
    motion: from.motion ?? before.motion,
    show_hints: from.show_hints ?? before.show_hints,
    open_all: from.open_all ?? before.open_all,
    names: from.names ?? before.names,
  });
  const options = signal(told(traits, PLAIN));
  const language = signal(traits.language ?? "en");
  const languages = signal(traits.languages ?? {});
  const coming = signal(traits.coming ?? null);
  const tally = signal(traits.tally ?? null);
  const entries = signal<readonly LogEntry[]>(traits.scene.log);
  const drawer = signal<Drawer | null>(null);
  const shown = signal<Shown | null>(null);
  const menu = signal(false);
  const asking = signal(false);
  const rules = signal<readonly Rule[] | null>(null);
  let asked = 0;

  const ask = (query: string, number: string) => {
    asked += 1;
    post({ do: "rules", query, number, id: asked });
  };

  return {
    options,
    language,
    languages,
    coming,
    tally,
    log: computed(() => entries.value.filter((entry) => entry.ply <= scene.value.plies)),
    drawer,
    shown,
    menu,
    asking,
    rules,
    set(name, value) {
      // At once, and without Python too; its word comes back as a trait and says the same.
      options.value = { ...options.value, [name]: value };
      post({ do: "option", name, value });
    },
    speak(wanted) {
      post({ do: "language", language: wanted });
    },
    leaf() {
      if (!asked) ask("", "");
    },
    lookUp(query) {
      ask(query, "");
    },
    openRule(number) {
      batch(() => {
        drawer.value = "rules";
        shown.value = null;
      });
      ask("", number);
    },
    earlier(before) {
      post({ do: "log", before });
    },
    count() {
      post({ do: "tally" });
    },
    receive(news) {
      batch(() => {
        // Only what is new: everything that shows a name would be drawn once more for an equal answer.
        const next = told(news, options.value);
        if (NAMES.some((name) => next[name] !== options.value[name])) options.value = next;
        if (news.language !== undefined && news.language !== language.value) {
          language.value = news.language;
          // Said in another language they are asked for again.
          entries.value = scene.value.log;
          if (drawer.value === "rules") ask("", "");
        }
        if (news.languages) languages.value = news.languages;
        if (news.coming) coming.value = news.coming;
        if (news.tally !== undefined) tally.value = news.tally;
        if (news.scene) entries.value = merged(entries.value, news.scene.log);
        if (news.scene && shown.value && !shown.value.pinned) shown.value = null;
      });
    },
    answer(reply) {
      if (reply.do === "rules" && reply.id === asked) rules.value = reply.rules;
      if (reply.do === "log") entries.value = merged(reply.entries, entries.value);
    },
  };
}
