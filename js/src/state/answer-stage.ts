// The stage of an answer: what to pick next, the sentence that asks for it, and the one remaining step.
import { cardName, spaceName } from "./names";
import { missing, type Picks } from "./picks";
import type { Action, Ask, Book, Ghost, Option, Payment, Scene, Whole } from "./protocol";

/** The verb of an option: the first word of its line. */
export function verbOf(line: string): string {
  return line.split(" ", 1)[0] ?? "";
}

/** The kinds of tokens; of several that are still needed, the first in this order is asked for. */
export const TOKEN_KINDS = [
  "card",
  "space",
  "row",
  "side",
  "clergyman",
  "indicator",
  "payment",
  "good",
  "number",
] as const;

export type TokenKind = (typeof TOKEN_KINDS)[number];

const CLERGY = ["prior", "lay"];
const PAYMENTS = ["coins", "wine", "whiskey"];
const SIDES = ["hills", "plains", "coast", "mountain"];
const LAND = ["district", "plot"];

/** The kind of a token in an answer that begins with `verb`. */
export function tokenKind(token: string, verb: string, book: Book, scene: Scene): TokenKind {
  if (book.cards[token]) return "card";
  if (token.includes(",")) return "space";
  if (CLERGY.includes(token)) return "clergyman";
  if (PAYMENTS.includes(token)) return "payment";
  if (book.goods[token.slice(-2)]) return "good";
  if (SIDES.includes(token)) return "side";
  if (scene.wheel.indicators.some(({ id }) => id === token)) return "indicator";
  return LAND.includes(verb) ? "row" : "number";
}

/** What the bar offers next. */
export type Offer =
  | { show: "actions"; actions: Action[] }
  | { show: "land"; ghosts: Ghost[] }
  | { show: "numbers" }
  | { show: "payment"; pay: Payment }
  /** A button for each answer, since no single pick distinguishes them. */
  | { show: "wholes"; options: Option[] }
  | { show: "tokens"; tokens: string[] };

/** Everything that determines a stage. */
export interface Situation {
  ask: Ask;
  book: Book;
  scene: Scene;
  picks: Picks;
  action: Action | null;
  /** The options that the picks leave. */
  options: readonly Option[];
  live: ReadonlySet<string>;
}

const MAX_WHOLE_ANSWERS = 6; // up to this many answers, each is a button of its own

/** Whether an answer is a single word, such as to end the turn or to decline. */
export function isBare({ line }: Whole): boolean {
  return !line.includes(" ");
}

/** What the bar offers now. */
export function offerOf(now: Situation): Offer {
  const { ask, scene, picks, action } = now;
  if (ask.actions?.length && !action && !picks.length) return { show: "actions", actions: ask.actions };
  if (ask.pay) return { show: "payment", pay: ask.pay };
  const options = now.options.filter((option) => !isBare(option));
  const verbs = new Set(options.map(({ line }) => verbOf(line)));
  if (options.length && [...verbs].every((verb) => LAND.includes(verb))) {
    const ghosts = scene.players.flatMap((player) => player.ghosts);
    return {
      show: "land",
      ghosts: ghosts.filter((ghost) => options.some((option) => missing(ghost.picks, option.picks).length === 0)),
    };
  }
  const counted = options.length > 0 && options.every((option) => /^\d+$/.test(option.picks.join(" ")));
  // Once or not at all: two buttons are enough.
  if (counted) return options.length > 2 ? { show: "numbers" } : { show: "wholes", options: options.reverse() };
  const left = options.map((option) => missing(option.picks, picks));
  const single = left.every((tokens) => tokens.length === 1);
  if (!single && !picks.length && !action && options.length <= MAX_WHOLE_ANSWERS && !ask.more)
    return { show: "wholes", options };
  const kinds = nextKinds(now);
  const kind = single ? null : firstOf(kinds.values());
  return { show: "tokens", tokens: [...kinds.keys()].filter((token) => kind === null || kinds.get(token) === kind) };
}

/** The tokens that may be picked next with their kinds, in the order in which the options need them. */
function nextKinds({ book, scene, picks, options, live }: Situation): Map<string, TokenKind> {
  const found = new Map<string, TokenKind>();
  for (const option of options) {
    if (isBare(option)) continue;
    for (const token of missing(option.picks, picks)) {
      if (live.has(token) && !found.has(token)) found.set(token, tokenKind(token, verbOf(option.line), book, scene));
    }
  }
  const verb = verbOf(options.find((option) => !isBare(option))?.line ?? "");
  const bare = new Set(options.filter(isBare).flatMap((option) => option.picks));
  for (const token of live) {
    if (verb && !found.has(token) && !bare.has(token)) found.set(token, tokenKind(token, verb, book, scene));
  }
  return found;
}

function firstOf(kinds: Iterable<TokenKind>): TokenKind | null {
  const there = new Set(kinds);
  return TOKEN_KINDS.find((kind) => there.has(kind)) ?? null;
}

/** The key of the sentence for the choices so far; `ora_widgets/scene/book.py` has the rule. */
function stageKey(now: Situation): string | null {
  const { ask, picks, action, options } = now;
  // A purchase of land has no sentence before its place is asked for.
  if (!picks.length) return action && (now.book.stages[action.key] ? action.key : `${action.key} row`);
  const verbs = [...new Set(options.map(({ line }) => verbOf(line)))];
  const shared = ask.actions?.find((kind) => verbs.every((verb) => kind.verbs.includes(verb)))?.key;
  const head = verbs.length === 1 ? verbs[0] : (shared ?? "any");
  const next = firstOf(nextKinds(now).values());
  return next && `${head} ${next}`;
}

/** The sentence that asks for the next pick; Python's own before any choice, and where nothing is left. */
export function sentenceOf(now: Situation): string {
  const { ask, book, picks, options } = now;
  // A single remaining answer is the question itself.
  const only = options.length === 1 && (picks.length || now.action) && !ask.more && !ask.pay ? options[0] : undefined;
  if (only) return `${only.label}?`;
  const key = stageKey(now);
  const template = key && book.stages[key];
  if (!template) return ask.prompt;
  const kinds = nextKinds(now);
  const next = firstOf(kinds.values());
  const card = picks.find((token) => book.cards[token]) ?? ask.piece;
  return template
    .replaceAll("{card}", card ? cardName(book, card) : "")
    .replaceAll("{space}", spaceName(book, picks.find((token) => token.includes(",")) ?? ""))
    .replaceAll("{n}", String([...kinds.values()].filter((kind) => kind === next).length));
}

/** The answer on the large button. */
export interface Primary {
  option: Whole;
  /** It is the likely choice, rather than one that declines something. */
  strong: boolean;
}

/** The answer of the large button, or null. */
export function primaryOf(now: Situation, ready: string | null, pays: string): Primary | null {
  const { ask, picks, action, options } = now;
  if (ask.pay && picks.length) {
    return ready !== null ? { option: { line: ready, label: pays }, strong: true } : null;
  }
  const quick = ask.pay?.quick[0];
  if (quick) return { option: quick, strong: true };
  const [only] = options;
  const begun = picks.length > 0 || action !== null;
  if (only && options.length === 1 && !ask.more && (begun || ask.options.length === 1))
    return { option: only, strong: true };
  // The picks are an answer already, although more could be picked.
  const complete = picks.length ? options.find((option) => option.picks.length === picks.length) : undefined;
  if (complete) return { option: complete, strong: true };
  if (begun) return null;
  const bare = options.filter(isBare);
  return bare.length === 1 && bare[0]
    ? { option: bare[0], strong: !ask.actions?.length && options.length === 1 }
    : null;
}
