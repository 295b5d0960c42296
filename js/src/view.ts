// One view of the board: what Python said last, what has been picked here, and what a press does.
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { fitting, instead, liveTokens, type Picks, press, same, spelledOut, without } from "./picks";
import type { Ask, Book, Message, Narrowed, Notice, Option, Scene, Seat, Traits } from "./protocol";

/** Text that floats beside a card. */
export interface Tip {
  card: string;
  left: number;
  top: number;
  below: boolean;
}

/** How a piece looks and behaves now. */
export type PieceState = "live" | "picked" | "dead";

export interface View {
  book: ReadonlySignal<Book>;
  scene: ReadonlySignal<Scene>;
  ask: ReadonlySignal<Ask>;
  ply: ReadonlySignal<number>;
  notice: ReadonlySignal<Notice | null>;
  picks: ReadonlySignal<Picks>;
  /** The options that contain all picks. With a cut list, those of them that are known. */
  options: ReadonlySignal<Option[]>;
  live: ReadonlySignal<ReadonlySet<string>>;
  /** A message is on its way and nothing has changed since. */
  waiting: ReadonlySignal<boolean>;
  tip: Signal<Tip | null>;
  /** The seat whose land spaces mean. */
  land: ReadonlySignal<Seat | null>;
  state(tokens: Picks): PieceState;
  /** Press a piece; `swap` lets a dead one replace earlier picks. */
  press(tokens: Picks, swap?: boolean): void;
  takeBack(token: string): void;
  clear(): boolean;
  play(line: string): void;
  post(message: Message): void;
  /** News from Python. */
  receive(news: Partial<Traits>): void;
  narrowed(reply: Narrowed): void;
}

/**
 * Make a view.
 * @param traits what Python said so far
 * @param send carries a message to Python, or nowhere: it must not matter here
 */
export function createView(traits: Traits, send: (message: Message) => void): View {
  const book = signal(traits.book);
  const scene = signal(traits.scene);
  const ask = signal(traits.ask);
  const ply = signal(traits.ply);
  const notice = signal(traits.notice);
  const picks = signal<Picks>([]);
  const reply = signal<Narrowed | null>(null);
  const waiting = signal(false);
  const tip = signal<Tip | null>(null);

  const options = computed(() => fitting(ask.value.options, picks.value));
  /** Python's word on a cut list, as long as it is about these picks. */
  const told = computed(() => {
    const said = reply.value;
    return ask.value.more && said && said.ply === ply.value && same(said.picks, picks.value) ? said : null;
  });
  const live = computed(() => new Set(told.value?.live ?? liveTokens(options.value, picks.value)));
  const land = computed(() => ask.value.land ?? ask.value.seat);

  const fits = (tried: Picks): boolean => {
    if (!ask.value.more) return fitting(ask.value.options, tried).length > 0;
    // Of a cut list only the next token is known, so all that is new must be a possible next one.
    const fresh = without(tried, picks.value);
    return fresh?.every((token) => live.value.has(token)) ?? tried.every((token) => picks.value.includes(token));
  };

  const post = (message: Message) => send(message);

  const play = (line: string) => {
    picks.value = [];
    waiting.value = true;
    post({ do: "play", line, ply: ply.value });
  };

  /** Of a cut list only Python knows what goes with the picks. */
  const narrow = () => post({ do: "narrow", picks: [...picks.value], ply: ply.value });

  const choose = (next: Picks) => {
    picks.value = next;
    if (ask.value.more) {
      narrow();
      return;
    }
    const chosen = spelledOut(ask.value.options, next);
    if (chosen) play(chosen.line);
  };

  if (ask.value.more) narrow();

  return {
    book,
    scene,
    ask,
    ply,
    notice,
    picks,
    options,
    live,
    waiting,
    tip,
    land,
    state(tokens) {
      const done = press(picks.value, tokens, fits);
      if (!done) return "dead";
      return without(picks.value, tokens) ? "picked" : "live";
    },
    press(tokens, swap = false) {
      const done = press(picks.value, tokens, fits);
      if (done) choose(done.picks);
      else if (swap && !ask.value.more) {
        const next = instead(picks.value, tokens, fits);
        if (next) choose(next);
      }
    },
    takeBack(token) {
      const left = without(picks.value, [token]);
      if (left) choose(left);
    },
    clear() {
      if (!picks.value.length) return false;
      choose([]);
      return true;
    },
    play,
    post,
    receive(news) {
      batch(() => {
        if (news.book) book.value = news.book;
        if (news.scene) scene.value = news.scene;
        if (news.notice !== undefined) notice.value = news.notice;
        if (news.ply !== undefined) ply.value = news.ply;
        if (news.ask) ask.value = news.ask;
        if (news.ask || news.ply !== undefined) {
          // The picks answered the question before.
          picks.value = [];
          reply.value = null;
        }
        tip.value = null;
        waiting.value = false;
      });
      if (news.ask?.more) narrow();
    },
    narrowed(said) {
      if (said.ply !== ply.value || !same(said.picks, picks.value)) return;
      reply.value = said;
      if (said.line) play(said.line);
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
