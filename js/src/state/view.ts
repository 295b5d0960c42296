// A view of the board, as data. Each slice has a file of its own, with the functions that change it.
import type { ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Advice } from "./advice";
import type { Analysis } from "./analysis";
import type { ActionBar } from "./bar";
import type { Connected } from "./connection";
import type { Explorer } from "./explorer";
import type { GoodsSources } from "./goods-sources";
import type { Guide } from "./guide";
import type { Help } from "./help";
import type { History } from "./history";
import type { Layout } from "./layout";
import type { OtherTurns } from "./other-turns";
import type { Picks } from "./picks";
import type { Position } from "./position";
import type { NamedBook, Preferences } from "./preferences";
import type { Previews } from "./previews";
import type { Ask, Preview } from "./protocol";
import type { Reports } from "./reports";
import type { RuleLookup } from "./rule-lookup";
import type { Seats } from "./seats";
import type { Selection } from "./selection";

/** The state of a piece; `more` is picked, with one more of its kind possible at the next press. */
export type PieceState = "live" | "picked" | "more" | "dead";

/** What pieces do: on a board they answer the question, in the editor of positions they are placed. */
export interface PieceHandlers {
  state(tokens: Picks): PieceState;
  /** Press a piece; `swap` allows it to replace earlier picks that it does not fit. */
  press(tokens: Picks, swap?: boolean): void;
  /** The effect of a press, if it would complete an answer and Python has sent the effect. */
  preview(tokens: Picks): Preview | null;
}

/** The state of a board: Python's news and, in slices, the page's own state. */
export interface View extends Position, Connected {
  /** The book with the names of the players. */
  book: ReadonlySignal<NamedBook>;
  /** The question, without options where this page may not answer it. */
  ask: ReadonlySignal<Ask>;
  selection: Selection;
  bar: ActionBar;
  previews: Previews;
  seats: Seats;
  guide: Guide;
  advice: Advice;
  analysis: Analysis;
  preferences: Preferences;
  layout: Layout;
  help: Help;
  ruleLookup: RuleLookup;
  goodsSources: GoodsSources;
  explorer: Explorer;
  history: History;
  otherTurns: OtherTurns;
  reports: Reports;
  pieces: PieceHandlers;
}

export const ViewContext = createContext<View | null>(null);

/** The view that a component belongs to. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error("a piece of the board was drawn outside a view");
  return view;
}
