// Makes a view from its slices, and applies news from Python.
import { batch, computed } from "@preact/signals";
import { createAdvice, receiveAdvice } from "./advice";
import { createAnalysis } from "./analysis";
import { narrow } from "./answering";
import { createActionBar } from "./bar";
import { createConnection, markHeard, UNSEEN_PRESS } from "./connection";
import { createExplorer, refreshExplorer } from "./explorer";
import { createGoodsSources, refreshSources } from "./goods-sources";
import { continueSteps, createGuide, receiveGuide } from "./guide";
import { createHelp, refreshHelp } from "./help";
import { createHistory, forgetEntries, receiveHistory } from "./history";
import { createLayout } from "./layout";
import { createOtherTurns } from "./other-turns";
import { playingPieces } from "./pieces";
import { createPosition, receivePosition } from "./position";
import { createPreferences, receivePreferences, withNames } from "./preferences";
import { clearPreviews, createPreviews } from "./previews";
import type { Message, Traits } from "./protocol";
import { createReports, receiveReports } from "./reports";
import { createRuleLookup, refreshRules } from "./rule-lookup";
import { createSeats, receiveSeats, sign, withoutOptions } from "./seats";
import { createSelection, renewSelection } from "./selection";
import type { View } from "./view";

/**
 * Make a view.
 * @param traits Python's first traits
 * @param send carries a message to Python, or does nothing
 */
export function createView(traits: Traits, send: (message: Message) => void): View {
  const position = createPosition(traits);
  const seats = createSeats(traits, position);
  const guide = createGuide(traits);
  const preferences = createPreferences(traits);
  const connection = createConnection(traits, send, (message) => sign(seats, message));
  const otherTurns = createOtherTurns(position);
  const ask = computed(() =>
    seats.blockedBy.value || otherTurns.shown.value || otherTurns.watching.value
      ? withoutOptions(position.question.value)
      : position.question.value,
  );
  const book = computed(() => withNames(position.printedBook.value, preferences.values.value.names));
  const selection = createSelection(ask);
  const view: View = {
    ...position,
    scene: otherTurns.scene,
    connection,
    book,
    ask,
    seats,
    guide,
    preferences,
    selection,
    bar: createActionBar({ ask, book, scene: position.scene, selection, connection, guide }),
    layout: createLayout(position, ask, seats, guide),
    previews: createPreviews(),
    advice: createAdvice(),
    analysis: createAnalysis(),
    help: createHelp(),
    ruleLookup: createRuleLookup(),
    goodsSources: createGoodsSources(),
    explorer: createExplorer(),
    history: createHistory(position),
    otherTurns,
    reports: createReports(traits),
    pieces: { state: () => "dead", press() {}, preview: () => null },
  };
  view.pieces = playingPieces(view);
  if (ask.value.more) narrow(view);
  return view;
}

/** Apply news from Python. */
export function receive(view: View, news: Partial<Traits>): void {
  const { question, ply, connection } = view;
  const [before, from] = [question.value, ply.value];
  const own = !connection.exists || connection.awaiting.value;
  batch(() => {
    markHeard(connection);
    connection.queries.delete(UNSEEN_PRESS);
    if (news.denied) connection.denied.value = new Set(news.denied);
    if (receivePreferences(view, news)) {
      forgetEntries(view);
      refreshRules(view);
    }
    if (news.scene || news.language) {
      refreshSources(view);
      refreshExplorer(view);
    }
    receiveReports(view, news);
    receiveHistory(view, news);
    if (news.scene) refreshHelp(view);
    receiveSeats(view.seats, news);
    receiveGuide(view, news);
    // A player who opens a room wants its links.
    if (news.together && !news.together.invites && !view.together.value) view.layout.drawer.value = "together";
    receivePosition(view, news);
    receiveAdvice(view, news);
    if (news.ask || news.ply !== undefined) {
      renewSelection(view.selection, before, question.value, ply.value !== from, own);
      clearPreviews(view.previews);
    }
    view.layout.tooltip.value = null;
    view.selection.waiting.value = false;
  });
  continueSteps(view, news);
  // An existing question may only now be put to this page.
  if (view.ask.value.more && (news.ask || news.opponents || news.claims)) narrow(view);
}
