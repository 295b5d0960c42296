// One view of the board: what Python said last, what has been picked here, and what a press does.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Company, createCompany, withoutOptions } from "./company";
import { createDesk, type Desk, type NamedBook, withNames } from "./desk";
import { type Lead, leadOf } from "./lead";
import { fitting, instead, liveTokens, missing, type Picks, press, same, spelledOut, without } from "./picks";
import type {
  Action,
  Ask,
  GoingOn,
  Message,
  Narrowed,
  Notice,
  Option,
  Preview,
  Scene,
  Seat,
  Start,
  Traits,
} from "./protocol";
import { createQueries, type Queries } from "./queries";
import { createSilence, type Silence } from "./silence";
import { isBare, type Offer, offerOf, type Primary, primaryOf, type Situation, sentenceOf, verbOf } from "./stage";
import { createSteps, type Steps } from "./steps";
import { say } from "./words";

/** A card in large print, beside the small one. */
export interface CardTooltip {
  card: string;
  anchor: Element;
}

/** How a piece looks and behaves now. */
/** `more`: picked, and the next press picks one more of its kind. */
export type PieceState = "live" | "picked" | "more" | "dead";

export interface View {
  book: ReadonlySignal<NamedBook>;
  scene: ReadonlySignal<Scene>;
  ask: ReadonlySignal<Ask>;
  ply: ReadonlySignal<number>;
  notice: ReadonlySignal<Notice | null>;
  /** What there is to choose before a game, where that is still to be done. */
  start: ReadonlySignal<Start | null>;
  /** How the game is gone on with when Python is gone. */
  kept: ReadonlySignal<GoingOn | null>;
  silence: Silence;
  picks: ReadonlySignal<Picks>;
  /** The kind of action that has been chosen; the answers of other kinds are out of question then. */
  action: ReadonlySignal<Action | null>;
  /** The options of that kind that contain all picks. With a cut list, those of them that are known. */
  options: ReadonlySignal<Option[]>;
  live: ReadonlySignal<ReadonlySet<string>>;
  /** A message is on its way and nothing has changed since. */
  waiting: ReadonlySignal<boolean>;
  tooltip: Signal<CardTooltip | null>;
  /** The move that would give up many later ones, until somebody says so again. */
  cutting: Signal<string | null>;
  desk: Desk;
  company: Company;
  /** The seat whose land spaces mean. */
  land: ReadonlySignal<Seat | null>;
  /** The seat whose land is drawn large: the one that the question is about, or the one that this page plays. */
  large: ReadonlySignal<Seat | null>;
  /** What answers would bring, as far as Python has said, by line. */
  previews: ReadonlySignal<ReadonlyMap<string, Preview>>;
  /** The answer that a press on what is being hovered would give. */
  hovered: ReadonlySignal<string | null>;
  /** Where an amount is paid: how much the picks make. */
  sum: ReadonlySignal<number>;
  /** The answer that the picks spell out and that is not given by itself. */
  ready: ReadonlySignal<string | null>;
  /** How far the answer has come: what the bar offers, what it asks, and what its large button does. */
  offer: ReadonlySignal<Offer>;
  sentence: ReadonlySignal<string>;
  primary: ReadonlySignal<Primary | null>;
  /** Where the next click goes, in a lesson that leads. */
  lead: ReadonlySignal<Lead | null>;
  /** The answers of one word. */
  bare: ReadonlySignal<readonly Option[]>;
  /** How wide and how high the board is, in pixels; it measures itself. */
  width: Signal<number>;
  height: Signal<number>;
  /** Look at a piece, at an answer, or away. */
  hover(tokens: Picks | null, line?: string | null): void;
  /** What a press on a piece would bring, where that would complete an answer and Python has said it. */
  previewOf(tokens: Picks): Preview | null;
  state(tokens: Picks): PieceState;
  /** Press a piece; `swap` lets a dead one replace earlier picks. */
  press(tokens: Picks, swap?: boolean): void;
  /** Choose a kind of action, or none again. */
  choose(action: Action | null): void;
  takeBack(token: string): void;
  /** Take the last pick back, or the kind of action; false where there is nothing to take back. */
  back(): boolean;
  play(line: string): void;
  post(message: Message): void;
  /** Steps back and forth of a lesson or a walkthrough. */
  steps: Steps;
  queries: Queries;
  /** Ask what answers would bring. */
  preview(lines: readonly string[]): void;
  /** News from Python. */
  receive(news: Partial<Traits>): void;
}

/** The answers of a kind of action; all where none is chosen. */
export function ofAction(options: readonly Option[], action: Action | null): readonly Option[] {
  return action ? options.filter(({ line }) => action.verbs.includes(verbOf(line))) : options;
}

/** Moves that are taken back without being asked for; more of them are a part of the game that one looks back at. */
const TAKEN_BACK = 20;

/**
 * Make a view.
 * @param traits what Python said so far
 * @param send carries a message to Python, or nowhere: it must not matter here
 */
export function createView(traits: Traits, send: (message: Message) => void): View {
  const printed = signal(traits.book);
  const scene = signal(traits.scene);
  const question = signal(traits.ask);
  const queries = createQueries((message) => post(message));
  const company = createCompany(traits, scene, question, (message) => post(message), queries.ask);
  /** The question, as far as it is put to this page. */
  const ask = computed(() => (company.blockedBy.value ? withoutOptions(question.value) : question.value));
  const ply = signal(traits.ply);
  const notice = signal(traits.notice);
  const start = signal(traits.start ?? null);
  const kept = signal(traits.kept ?? null);
  const silence = createSilence();
  const picks = signal<Picks>([]);
  const action = signal<Action | null>(null);
  const reply = signal<(Narrowed & { picks: Picks }) | null>(null);
  const waiting = signal(false);
  /** What the large button did when the answer was given. */
  const held = signal<Primary | null>(null);
  const tooltip = signal<CardTooltip | null>(null);
  const cutting = signal<string | null>(null);
  const previews = signal<ReadonlyMap<string, Preview>>(new Map());
  // What has been asked for, each once: forgotten with the previews, or they would never be asked for again.
  const foreseen = new Set<string>();
  const hovered = signal<string | null>(null);
  const width = signal(0);
  const height = signal(0);

  /** The answers of the kind of action that has been chosen. */
  const wanted = computed(() => ofAction(ask.value.options, action.value));
  const options = computed(() => fitting(wanted.value, picks.value));
  /** Python's word on a cut list, as long as it is about these picks. */
  const narrowing = computed(() => {
    const said = reply.value;
    return ask.value.more && said && same(said.picks, picks.value) ? said : null;
  });
  const live = computed(() => new Set(narrowing.value?.live ?? liveTokens(options.value, picks.value)));
  const land = computed(() => (company.blockedBy.value ? null : (ask.value.land ?? ask.value.seat)));
  const large = computed(() => {
    // A side line shows what somebody could have done, and ends with it.
    const shown = company.walk.value?.aside ? scene.value.log.at(-1)?.seat : undefined;
    if (shown) return shown;
    const home = company.homeSeat.value;
    return home === question.value.seat ? (land.value ?? home) : home;
  });
  const sumOf = (chosen: Picks) => {
    const pay = ask.value.pay;
    return pay ? chosen.reduce((sum, token) => sum + (pay.worth[token] ?? 0), pay.paid) : 0;
  };
  const sum = computed(() => sumOf(picks.value));
  /** What is paid too much is lost: that is not done by a slip of the finger. */
  const wasted = (chosen: Picks) => !!ask.value.pay && sumOf(chosen) > ask.value.pay.price;
  const ready = computed(() => narrowing.value?.line ?? spelledOut(wanted.value, picks.value)?.line ?? null);

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
  const offer = computed(() => offerOf(situation.value));
  const sentence = computed(() => sentenceOf(situation.value));
  const primary = computed(() =>
    // Until Python has answered, no button of the old question comes up where one of the next will be.
    waiting.value && !silence.certain.value
      ? held.value
      : primaryOf(situation.value, ready.value, wasted(picks.value), say(book.value, "pay anyway")),
  );
  const lead = computed(() => {
    const line = company.lesson.value?.lead;
    return line ? leadOf(situation.value, line, offer.value, primary.value) : null;
  });
  const bare = computed(() => ask.value.options.filter(isBare));

  /** The answer that these tokens complete. */
  const completed = (tokens: Picks): Option | null => {
    if (ask.value.more) return null;
    const tried = [...picks.value, ...missing(tokens, picks.value)];
    return spelledOut(options.value, tried);
  };

  const fitsAny = (tried: Picks): boolean => fitting(ask.value.options, tried).length > 0;
  const fits = (tried: Picks): boolean => {
    if (!ask.value.more) return fitting(wanted.value, tried).length > 0;
    // Of a cut list only the next token is known, so all that is new must be a possible next one.
    const fresh = without(tried, picks.value);
    return fresh?.every((token) => live.value.has(token)) ?? tried.every((token) => picks.value.includes(token));
  };

  const post = (message: Message) => {
    // Where there never was anybody, nobody is missed.
    if (company.connected) {
      if (silence.pressedTwice(message)) return;
      silence.asked(message);
    }
    send(company.signed(message));
  };
  const steps = createSteps(post);
  const desk = createDesk(traits, scene, queries.ask);
  const book = computed(() => withNames(printed.value, desk.options.value.names));

  const play = (line: string) => {
    const { branch, plies, at } = scene.value;
    // Many moves, or a game that is over, are given up by nobody by the way.
    if (branch && company.connected && !company.walk.value && plies - at > TAKEN_BACK && cutting.value !== line) {
      cutting.value = line;
      return;
    }
    batch(() => {
      cutting.value = null;
      held.value = primary.value;
      picks.value = [];
      action.value = null;
      waiting.value = true;
    });
    post({ do: "play", line, ply: ply.value });
  };

  /** Of a cut list only Python knows what goes with the picks. */
  const narrow = () => {
    const asked = { picks: [...picks.value], ply: ply.value };
    queries.ask("narrow", asked, (found) => {
      if (asked.ply !== ply.value || !same(asked.picks, picks.value)) return;
      reply.value = { ...found, picks: asked.picks };
      if (found.line && !wasted(picks.value)) play(found.line);
    });
  };

  const choose = (next: Picks) => {
    picks.value = next;
    if (ask.value.more) {
      narrow();
      return;
    }
    const chosen = spelledOut(wanted.value, next);
    if (chosen && !wasted(next)) play(chosen.line);
  };

  if (ask.value.more) narrow();

  return {
    book,
    scene,
    ask,
    ply,
    notice,
    start,
    kept,
    silence,
    picks,
    action,
    options,
    live,
    waiting,
    tooltip,
    cutting,
    desk,
    company,
    land,
    large,
    previews,
    hovered,
    sum,
    ready,
    offer,
    sentence,
    primary,
    lead,
    bare,
    width,
    height,
    hover(tokens, line = null) {
      hovered.value = line ?? (tokens && completed(tokens)?.line) ?? null;
    },
    previewOf(tokens) {
      // Before the first picks nothing has been asked for, and this is called for every piece.
      if (!picks.value.length || !previews.value.size) return null;
      const line = completed(tokens)?.line;
      return (line && previews.value.get(line)) || null;
    },
    state(tokens) {
      const done = press(picks.value, tokens, fits);
      if (!done) return "dead";
      if (!without(picks.value, tokens)) return "live";
      return done.kind === "add" ? "more" : "picked";
    },
    press(tokens, swap = false) {
      const done = press(picks.value, tokens, fits);
      if (done) choose(done.picks);
      else if (swap && !ask.value.more) {
        // What another kind of action needs has been pressed: that one is meant.
        const next = instead(picks.value, tokens, fits) ?? instead(picks.value, tokens, fitsAny);
        if (!next) return;
        batch(() => {
          if (!fits(next)) action.value = null;
          choose(next);
        });
      }
    },
    choose(kind) {
      batch(() => {
        action.value = kind;
        picks.value = [];
      });
    },
    takeBack(token) {
      const left = without(picks.value, [token]);
      if (left) choose(left);
    },
    back() {
      const last = picks.value.at(-1);
      if (last !== undefined) choose(without(picks.value, [last]) ?? []);
      else if (action.value) action.value = null;
      else return false;
      return true;
    },
    play,
    post,
    steps,
    receive(news) {
      batch(() => {
        silence.heard();
        desk.receive(news);
        company.receive(news);
        if (news.book) printed.value = news.book;
        if (news.scene) scene.value = news.scene;
        if (news.notice !== undefined) notice.value = news.notice;
        if (news.start !== undefined) start.value = news.start;
        if (news.kept !== undefined) kept.value = news.kept;
        if (news.ply !== undefined) ply.value = news.ply;
        if (news.ask) question.value = news.ask;
        if (news.ask || news.ply !== undefined) {
          // The picks answered the question before.
          picks.value = [];
          action.value = null;
          reply.value = null;
          hovered.value = null;
          previews.value = new Map();
          foreseen.clear();
        }
        tooltip.value = null;
        cutting.value = null;
        waiting.value = false;
      });
      if (news.walk !== undefined || news.lesson !== undefined || news.notice !== undefined) steps.answered();
      // A question may also be there already, and only now be put to this page.
      if (ask.value.more && (news.ask || news.opponents || news.claims)) narrow();
    },
    queries: {
      ...queries,
      receive(reply) {
        silence.heard();
        queries.receive(reply);
      },
    },
    preview(lines) {
      const fresh = lines.filter((line) => !foreseen.has(line));
      if (!fresh.length) return;
      for (const line of fresh) foreseen.add(line);
      const asked = { lines: fresh, ply: ply.value };
      queries.ask("preview", asked, (seen) => {
        if (asked.ply === ply.value)
          previews.value = new Map([...previews.value, ...seen.map((one) => [one.line, one] as const)]);
      });
    },
  };
}

export const ViewContext = createContext<View | null>(null);

/** The view around a component. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error("a piece of the board was drawn outside a view");
  return view;
}
