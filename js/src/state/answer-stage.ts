// How far an answer has come: what is to be picked next, the sentence that asks for it, and the one thing left to do.
import { cardName, spaceName } from "./names";
import { missing, type Picks } from "./picks";
import type { Action, Ask, Book, Ghost, Option, Payment, Scene, Whole } from "./protocol";

/** What an option does: the first word of its line. */
export function verbOf(line: string): string {
  return line.split(" ", 1)[0] ?? "";
}

/** What a token is, seen from outside; of several kinds that are still needed the first is asked for. */
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

/** The kind of a token of an answer that begins with `verb`. */
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

/** How the bar offers what is next. */
export type Offer =
  | { show: "actions"; actions: Action[] }
  | { show: "land"; ghosts: Ghost[] }
  | { show: "numbers" }
  | { show: "payment"; pay: Payment }
  /** Each answer as one button, since no single pick tells them apart. */
  | { show: "wholes"; options: Option[] }
  | { show: "tokens"; tokens: string[] };

/** Everything that a stage depends on. */
export interface Situation {
  ask: Ask;
  book: Book;
  scene: Scene;
  picks: Picks;
  action: Action | null;
  /** The options that are left. */
  options: readonly Option[];
  live: ReadonlySet<string>;
}

const MAX_WHOLE_ANSWERS = 6; // answers up to which each is a button of its own

/** An answer that is one word, such as to end the turn or to leave something out. */
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
  // Once or not at all is yes or no.
  if (counted) return options.length > 2 ? { show: "numbers" } : { show: "wholes", options: options.reverse() };
  const left = options.map((option) => missing(option.picks, picks));
  const single = left.every((tokens) => tokens.length === 1);
  if (!single && !picks.length && !action && options.length <= MAX_WHOLE_ANSWERS && !ask.more)
    return { show: "wholes", options };
  const kinds = nextKinds(now);
  const kind = single ? null : firstOf(kinds.values());
  return { show: "tokens", tokens: [...kinds.keys()].filter((token) => kind === null || kinds.get(token) === kind) };
}

/** The tokens that may be picked next, each with its kind, in the order in which the options need them. */
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

/** The key of the sentence, by what has been chosen so far: `ora_widgets/scene/book.py` has the rule. */
function stageKey(now: Situation): string | null {
  const { ask, picks, action, options } = now;
  // Land that is bought by its kind has no sentence of its own before the place.
  if (!picks.length) return action && (now.book.stages[action.key] ? action.key : `${action.key} row`);
  const verbs = [...new Set(options.map(({ line }) => verbOf(line)))];
  const shared = ask.actions?.find((kind) => verbs.every((verb) => kind.verbs.includes(verb)))?.key;
  const head = verbs.length === 1 ? verbs[0] : (shared ?? "any");
  const next = firstOf(nextKinds(now).values());
  return next && `${head} ${next}`;
}

/** The sentence that asks for what is next; Python's own before anything has been chosen, and where nothing is left. */
export function sentenceOf(now: Situation): string {
  const { ask, book, picks, options } = now;
  // Where one answer is left, that is the question.
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

/** The one thing that can be done by the large button now. */
export interface Primary {
  option: Whole;
  /** It is what one most likely wants, and not merely a way to leave something out. */
  strong: boolean;
}

/** The answer of the large button; null where there is none. */
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
  // Picks that are an answer of their own, though one could pick more.
  const complete = picks.length ? options.find((option) => option.picks.length === picks.length) : undefined;
  if (complete) return { option: complete, strong: true };
  if (begun) return null;
  const bare = options.filter(isBare);
  return bare.length === 1 && bare[0]
    ? { option: bare[0], strong: !ask.actions?.length && options.length === 1 }
    : null;
}
