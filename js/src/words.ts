// Every word the page shows that is not in the scene or the question. Python translates them: `book.words`.
import type { Book } from "./protocol";

/** The keys. Without a translation a key is shown as it stands, so they read well in English. */
export const WORDS = [
  "wheel",
  "building marker",
  "enters",
  "given goods",
  "buildings",
  "coming",
  "pile",
  "round",
  "cost",
  "terrain",
  "cloister building",
  "economic value",
  "dwelling value",
  "label",
  "coast",
  "plains",
  "hillside",
  "mountain",
  "water",
  "forest",
  "moor",
  "hills",
  "empty space",
  "space",
  "goods",
  "food",
  "energy",
  "points",
  "settlements in hand",
  "settlements",
  "clergy",
  "prior",
  "lay",
  "at home",
  "no goods",
  "land for sale",
  "district",
  "plot",
  "left",
  "coins",
  "sold out",
  "wonders",
  "score",
  "total",
  "history",
  "undo",
  "redo",
  "undo turn",
  "redo turn",
  "move",
  "log",
  "picked",
  "clear",
  "take back",
  "all moves",
  "how often",
  "dismiss",
  "waiting",
  "start player",
  "to move",
  "can be picked",
  "joker",
  "at most",
  "only joker",
  "done",
  "pass",
  "skip",
  "drawing failed",
] as const;

export type Word = (typeof WORDS)[number];

/** A word of the page in the reader's language. */
export function say(book: Book, word: Word): string {
  return translated(book, word) ?? capital(word);
}

/** The translation of a key that may not be one of ours, such as a token or a note on a card. */
export function translated(book: Book, key: string): string | undefined {
  return Object.hasOwn(book.words, key) ? book.words[key] : undefined;
}

/** With a capital letter first. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
