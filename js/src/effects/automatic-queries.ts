// What the page asks Python without a press: previews of answers, the final score, and rules with a word.

import { useEffect } from "preact/hooks";
import { analyse, isAnalysed } from "../state/analysis";
import { hover } from "../state/pieces";
import { requestPreviews } from "../state/previews";
import { requestTally } from "../state/reports";
import { searchRules } from "../state/rule-lookup";
import type { View } from "../state/view";
import { highlight, reveal } from "./highlight";

const HOVER_MS = 60; // milliseconds that the pointer must rest before a preview is requested
const TYPING_MS = 180; // milliseconds after the last letter before words are looked up
const MAX_PREVIEWS = 40; // with more answers than this, only the hovered one is previewed

/** Run the latest of several calls once its dependencies have not changed for `delay` milliseconds. */
function useDebounced(run: () => void, delay: number, dependencies: readonly unknown[]): void {
  useEffect(() => {
    const timer = setTimeout(run, delay);
    return () => clearTimeout(timer);
  }, dependencies);
}

/** The answers to preview: the hovered one, and all remaining ones once something has been picked. */
export function wantedPreviews(view: View): string[] {
  const { ask, previews } = view;
  const { picks, options } = view.selection;
  const { hovered } = previews;
  const lines = new Set<string>();
  if (hovered.value !== null) lines.add(hovered.value);
  if (picks.value.length && !ask.value.more && options.value.length <= MAX_PREVIEWS) {
    for (const option of options.value) lines.add(option.line);
  }
  return [...lines];
}

/** Request previews while the board is shown. */
export function usePreviews(view: View): void {
  const lines = wantedPreviews(view);
  useDebounced(() => requestPreviews(view, lines), HOVER_MS, [view, view.ask.value, lines.join(";")]);
}

/** Whether the places of a hovered answer are marked now. */
let marked = false;

/** Tell the view which piece or answer has the pointer or the focus. */
export function trackHover(view: View, event: Event): void {
  const target = event.target instanceof Element ? event.target.closest("[data-line], [data-pick]") : null;
  const line = target?.getAttribute("data-line") ?? null;
  const live = line === null && target?.getAttribute("data-state") === "live";
  const tokens = live ? (target?.getAttribute("data-pick") ?? "").split(" ") : null;
  hover(view, tokens, line);
  // Mark the places that an answer in the bar names.
  const bar = target?.closest(".ora-panel");
  const named = bar ? (line?.split(" ") ?? tokens ?? []) : [];
  const board = event.currentTarget as Element;
  const seat = view.layout.landSeat.value;
  const { cards } = view.book.value;
  const places = named.flatMap((one) => (one.includes(",") ? `${seat} ${one}` : cards[one] ? one : []));
  if (bar || marked) highlight(board, places);
  reveal(board, places, target?.closest("ol, ul") ?? null);
  marked = named.length > 0;
}

/** Request the score pad where it is shown: in its tab, and at the end. */
export function useScorePad(view: View): void {
  const wanted = view.scene.value.over || view.layout.tab.value === "score";
  useEffect(() => {
    if (wanted && !view.reports.tally.value) requestTally(view);
  }, [wanted, view]);
}

/** Analyse every question that this page may answer, where analysis is switched on. */
export function useAnalysis(view: View): void {
  const wished = isAnalysed(view);
  useEffect(() => analyse(view), [wished, view, view.ask.value]);
}

/** Look up the typed words. */
export function useRuleSearch(view: View, words: string): void {
  useDebounced(() => words && searchRules(view, words), TYPING_MS, [view, words]);
}
