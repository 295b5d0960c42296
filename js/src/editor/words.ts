// The words of the editor's page, which Python translates.

import { useEditor } from "../state/editor";
import { capitalize } from "../state/words";

export const EDITOR_WORDS = [
  "title",
  "nothing-held",
  "no-answer",
  "held",
  "to-space",
  "to-card",
  "put-down",
  "into-display",
  "into-hand",
  "off-table",
  "go-home",
  "clear-all",
  "cards",
  "settlements",
  "clergymen",
  "goods",
  "land",
  "wheel",
  "turn",
  "output",
  "problems",
  "possible",
  "not-placed",
  "take-away",
  "deal-display",
  "deal-hand",
  "no-land",
  "unused",
  "off-wheel",
  "round",
  "phase",
  "whose-turn",
  "first-seat",
  "actions-left",
  "all-actions",
  "game",
  "country",
  "wonders",
  "standard",
  "less",
  "more",
  "undo",
  "redo",
  "copy",
  "copied",
  "python-code",
  "send-code",
  "no-send-code",
  "play",
  "leave",
  "open-label",
  "open-hint",
  "open",
  "word-title",
  "word-question",
  "word-notes",
  "word-goal",
  "word-prelude",
  "word-solution",
  "players",
] as const;

export type EditorWord = (typeof EDITOR_WORDS)[number];

/** The words in the reader's language. */
export function useWords(): (word: EditorWord) => string {
  const words = useEditor().traits.value.words;
  return (word) => words[word] ?? capitalize(word.replaceAll("-", " "));
}
