// Names of tokens, goods and cards for labels and buttons.

import { isInHand } from "./dock-tabs";
import type { Amount, Ask, Book, Change, Option, Scene, Seat } from "./protocol";
import { capitalize, say, translated } from "./words";

/** The name of a card, or of a forest or moor in its place. */
export function cardName(book: Book, id: string): string {
  return book.cards[id]?.name ?? translated(book, id) ?? capitalize(id);
}

/** The name of a good, or of an amount such as food. */
export function goodName(book: Book, code: string): string {
  return capitalize(book.goods[code]?.name ?? translated(book, code) ?? code);
}

export function seatName(book: Book, seat: Seat): string {
  return book.seats.find((one) => one.seat === seat)?.name ?? seat;
}

export function indicatorName(scene: Scene, id: string): string | undefined {
  return scene.wheel.indicators.find((indicator) => indicator.id === id)?.name;
}

/** The printed name of a space, from its row and column as on a map. */
export function spaceName(book: Book, at: string): string {
  const [row = "", column = ""] = at.split(",");
  return `${book.spaces.rows[row] ?? row}${book.spaces.columns[column] ?? column}`;
}

/** The name of a space on the land in question, with its card or terrain. */
function spaceWithWhat(book: Book, scene: Scene, ask: Ask, at: string): string | undefined {
  const player = scene.players.find(({ seat }) => seat === (ask.land ?? ask.seat));
  const space = player?.spaces.find((one) => one.at === at);
  return space && `${cardName(book, space.holds ?? space.terrain)} ${spaceName(book, at)}`;
}

/** The owner of the land with a card, if it is not the asked player. */
function ownerOf(scene: Scene, ask: Ask, card: string): Seat | undefined {
  // All players have the same settlements: one in the hand is the player's own, even if another player has built
  // theirs.
  if (isInHand(scene, ask.seat, card)) return undefined;
  const holds = scene.players.find(({ spaces }) => spaces.some((space) => space.holds === card));
  return holds && holds.seat !== ask.seat ? holds.seat : undefined;
}

/** The name of a token among the picks. */
export function tokenName(book: Book, scene: Scene, ask: Ask, token: string): string {
  const known = book.cards[token]?.name ?? book.goods[token]?.name ?? indicatorName(scene, token);
  const label = ask.buttons?.find((button) => button.pick === token && !button.whole)?.label;
  return capitalize(known ?? spaceWithWhat(book, scene, ask, token) ?? translated(book, token) ?? label ?? token);
}

/** The label of a token's button: its effect if it is a whole answer, otherwise its name and owner. */
export function placeName(book: Book, scene: Scene, ask: Ask, options: readonly Option[], token: string): string {
  const alone = options.find((option) => option.picks.length === 1 && option.picks[0] === token);
  const label = ask.buttons?.find((button) => button.pick === token && !book.goods[token])?.label;
  if (alone && !book.cards[token]) return alone.label;
  if (label) return capitalize(label);
  const owner = ownerOf(scene, ask, token);
  const name = tokenName(book, scene, ask, token);
  return owner ? `${name} (${seatName(book, owner)})` : name;
}

/** A number as people write it, with halves as ½. */
export function number(value: number): string {
  const whole = Math.trunc(value);
  const half = Math.abs(value - whole) === 0.5;
  if (!half) return String(value).replace("-", "−");
  const sign = value < 0 ? "−" : "";
  return `${sign}${Math.abs(whole) || ""}½`;
}

/** A number with its sign. */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value);
}

const plurals = new Map<string, Intl.PluralRules>();

/** An amount of a good or of points, in the language's plural. */
export function amountText(book: Book, code: string, n: number): string {
  const forms = book.counts[code];
  if (!forms) return `${number(n)} ${goodName(book, code)}`;
  const rules = plurals.get(book.language) ?? new Intl.PluralRules(book.language);
  plurals.set(book.language, rules);
  return (forms[rules.select(Math.abs(n))] ?? forms.other ?? "{}").replace("{}", number(n));
}

/** A change in words, for screen readers. */
export function changeWords(book: Book, change: Change): string {
  const { total } = change.points;
  const all: Amount[] = [...change.goods, ...(total ? [["points", total] as Amount] : [])];
  const parts = all.map(([code, n]) => `${n > 0 ? "+" : ""}${amountText(book, code, n)}`);
  return parts.join(", ") || say(book, "nothing changes");
}
