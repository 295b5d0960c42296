// What lies beside the board: options, the rulebook, the whole log, the score pad, and what is being explained.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type {
  Book,
  Coming,
  LogEntry,
  Notice,
  Reviewed,
  Rule,
  Scene,
  Seat,
  SeatName,
  Sources,
  Tally,
  Traits,
  Options as Wished,
} from "./protocol";
import type { Ask } from "./queries";
import type { Tab } from "./regions";

export type Options = Required<Wished>;

/** A side room that covers part of the board. */
export type Drawer = "rules" | "options" | "sources" | "review";

/** Something that is being explained: which thing, and the element that stands for it. */
export interface HelpTopic {
  key: string;
  anchor: Element;
  /** It stays until it is closed, and can be walked into. */
  pinned: boolean;
  /** Why it is dead, once Python has said it. */
  because: Notice | null;
  /** Only that is said: the answer to a press on something dead. */
  brief: boolean;
}

export interface Desk {
  options: ReadonlySignal<Options>;
  language: ReadonlySignal<string>;
  languages: ReadonlySignal<Record<string, string>>;
  coming: ReadonlySignal<Coming | null>;
  tally: ReadonlySignal<Tally | null>;
  /** Where points went, once somebody has asked. */
  review: ReadonlySignal<Reviewed | null>;
  /** All entries known so far, the oldest first; undone moves are among them. */
  log: ReadonlySignal<readonly LogEntry[]>;
  drawer: Signal<Drawer | null>;
  help: Signal<HelpTopic | null>;
  /** The ways to save a picture are offered. */
  menu: Signal<boolean>;
  /** A press explains instead of playing. */
  helpMode: Signal<boolean>;
  /** What the dock shows. */
  tab: Signal<Tab>;
  /** What the others have done since one's last move: told where there is room for it, told anyway, or closed. */
  news: Signal<"told" | "asked for" | "closed">;
  /** Whose land is looked at in the large place, where it is not the asked one's. */
  visited: Signal<Seat | null>;
  /** The game goes on by itself from an earlier position, turn by turn. */
  watching: Signal<boolean>;
  /** What the rules drawer lists; null while nobody has answered. */
  rules: ReadonlySignal<readonly Rule[] | null>;
  /** Where the good can be had that was asked about; null before one was. */
  sources: ReadonlySignal<Sources | null>;
  set<Name extends keyof Options>(name: Name, value: Options[Name]): void;
  /** Open a drawer, or close it; the rulebook begins with its contents. */
  toggle(wanted: Drawer): void;
  close(): void;
  explain(topic: HelpTopic | null): void;
  lookUp(query: string): void;
  openRule(number: string): void;
  /** Ask for older moves. */
  earlier(before: number): void;
  count(): void;
  /** Open the drawer that tells where goods can be had, and ask about one; `way`, for the shortest way, too. */
  whence(seat: Seat, good?: string, way?: boolean): void;
  /** Ask why these picks answer nothing, for the explanation that is open. */
  askWhy(picks: string[]): void;
  receive(news: Partial<Traits>): void;
}

export const DEFAULTS: Options = { theme: "follow", motion: true, show_hints: true, open_all: false, names: {} };
const NAMES = Object.keys(DEFAULTS) as (keyof Options)[];

/** The book as this page shows it: `plain` is the name of a colour without that of a person. */
export interface NamedBook extends Book {
  seats: (SeatName & { plain?: string })[];
}

/** The book with the names of the people beside those of the colours. */
export function withNames(book: Book, names: Options["names"]): NamedBook {
  const seats = book.seats.map((seat) => {
    const own = names[seat.seat];
    return own ? { ...seat, name: `${own} (${seat.name})`, plain: seat.name } : seat;
  });
  return { ...book, seats };
}

/** The entries known, with newer ones put in; what followed a move that was replaced is forgotten. */
export function mergeLog(known: readonly LogEntry[], news: readonly LogEntry[]): LogEntry[] {
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

const RECENT = 24; // moves that are remembered by themselves: a long game must not grow the page

/**
 * Make a desk.
 * @param traits what Python said so far; a page from before has less of it
 * @param query asks Python
 */
export function createDesk(traits: Traits, scene: ReadonlySignal<Scene>, query: Ask): Desk {
  const optionsOf = (from: Partial<Traits>, before: Options): Options => ({
    theme: from.theme ?? before.theme,
    motion: from.motion ?? before.motion,
    show_hints: from.show_hints ?? before.show_hints,
    open_all: from.open_all ?? before.open_all,
    names: from.names ?? before.names,
  });
  const options = signal(optionsOf(traits, DEFAULTS));
  const language = signal(traits.language ?? "en");
  const languages = signal(traits.languages ?? {});
  const coming = signal(traits.coming ?? null);
  const tally = signal(traits.tally ?? null);
  const review = signal(traits.review ?? null);
  const entries = signal<readonly LogEntry[]>(traits.scene.log);
  // Who reads what happened long ago does not have it taken away.
  let readsOn = false;
  const drawer = signal<Drawer | null>(null);
  const help = signal<HelpTopic | null>(null);
  const menu = signal(false);
  const helpMode = signal(false);
  const tab = signal<Tab>("buildings");
  const news = signal<"told" | "asked for" | "closed">("told");
  const visited = signal<Seat | null>(null);
  const watching = signal(false);
  const rules = signal<readonly Rule[] | null>(null);
  const sources = signal<Sources | null>(null);
  let lastId = 0;
  let wanted: { good: string; seat: Seat } | null = null;
  // What was set here stands until Python has answered all of it: an echo of an earlier word would undo a later one.
  const unheard = new Map<keyof Options, number>();
  const heard = <Name extends keyof Options>(name: Name, value: Options[Name]) => {
    const left = (unheard.get(name) ?? 1) - 1;
    unheard.set(name, left);
    if (!left) options.value = { ...options.value, [name]: value };
  };

  const look = (words: string, number: string) => {
    lastId += 1;
    const now = lastId;
    query("rules", { query: words, number }, (found) => {
      if (now === lastId) rules.value = found;
    });
  };

  const lookFor = (way: boolean) => {
    const now = wanted;
    if (!now) return;
    query("sources", { ...now, way }, (found) => {
      // Somebody quicker may have asked about another good by then.
      if (now === wanted) sources.value = found;
    });
  };

  return {
    options,
    language,
    languages,
    coming,
    tally,
    review,
    log: computed(() => entries.value.filter((entry) => entry.ply <= scene.value.plies)),
    drawer,
    help,
    menu,
    helpMode,
    tab,
    news,
    visited,
    watching,
    rules,
    sources,
    set(name, value) {
      // At once, and without Python too.
      const before = options.value[name];
      options.value = { ...options.value, [name]: value };
      unheard.set(name, (unheard.get(name) ?? 0) + 1);
      query(
        "option",
        { name, value },
        (kept) => heard(name, kept as typeof value),
        () => heard(name, before),
      );
    },
    toggle(wanted) {
      drawer.value = drawer.value === wanted ? null : wanted;
      if (drawer.value === "rules" && !lastId) look("", "");
    },
    close() {
      drawer.value = null;
    },
    explain(topic) {
      help.value = topic;
    },
    lookUp(words) {
      look(words, "");
    },
    openRule(number) {
      batch(() => {
        drawer.value = "rules";
        help.value = null;
      });
      look("", number);
    },
    earlier(before) {
      readsOn = true;
      query("log", { before }, (older) => {
        entries.value = mergeLog(older, entries.value);
      });
    },
    count() {
      query("tally", {}, (counted) => {
        tally.value = counted;
      });
    },
    whence(seat, good, way = false) {
      batch(() => {
        drawer.value = "sources";
        help.value = null;
        if (!way) sources.value = null;
      });
      wanted = good === undefined ? null : { good, seat };
      lookFor(way);
    },
    askWhy(picks) {
      const asked = help.value;
      query("why", { picks }, (because) => {
        if (asked && help.value === asked) help.value = { ...asked, because };
      });
    },
    receive(news) {
      batch(() => {
        // Only what is new: everything that shows a name would be drawn once more for an equal answer.
        const known = Object.fromEntries(Object.entries(news).filter(([name]) => !unheard.get(name as keyof Options)));
        const next = optionsOf(known, options.value);
        if (NAMES.some((name) => next[name] !== options.value[name])) options.value = next;
        if (news.language !== undefined && news.language !== language.value) {
          language.value = news.language;
          // Said in another language they are asked for again.
          entries.value = scene.value.log;
          readsOn = false;
          if (drawer.value === "rules") look("", "");
        }
        // What was said of another position, or in another language, is asked anew.
        if ((news.scene || news.language) && drawer.value === "sources") lookFor(false);
        if (news.languages) languages.value = news.languages;
        if (news.coming) coming.value = news.coming;
        if (news.tally !== undefined) tally.value = news.tally;
        if (news.review !== undefined) review.value = news.review;
        if (news.scene) {
          const from = readsOn ? 0 : news.scene.at - RECENT;
          entries.value = mergeLog(entries.value, news.scene.log).filter((entry) => entry.ply > from);
        }
        // What is pinned stays, but why it was dead is gone by.
        if (news.scene && help.value) help.value = help.value.pinned ? { ...help.value, because: null } : null;
      });
    },
  };
}
