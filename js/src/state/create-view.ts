// Makes a view out of its slices, and takes in what Python sends.
import { batch, computed } from "@preact/signals";
import { createAdvice, receiveAdvice } from "./advice";
import { createAnalysis } from "./analysis";
import { narrow } from "./answering";
import { createBar } from "./bar";
import { createConnection, markHeard } from "./connection";
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
import { clearSelection, createSelection } from "./selection";
import type { View } from "./view";

/**
 * Make a view.
 * @param traits what Python sent first
 * @param send carries a message to Python, or nowhere: it must not matter here
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
    connection,
    book,
    ask,
    seats,
    guide,
    preferences,
    selection,
    bar: createBar({ ask, book, scene: position.scene, selection, connection, guide }),
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

/** Take in what Python sends. */
export function receive(view: View, news: Partial<Traits>): void {
  batch(() => {
    markHeard(view.connection);
    if (news.denied) view.connection.denied.value = new Set(news.denied);
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
    // Who opens a room wants its links.
    if (news.together && !news.together.invites && !view.together.value) view.layout.drawer.value = "together";
    receivePosition(view, news);
    receiveAdvice(view, news);
    if (news.ask || news.ply !== undefined) {
      // The picks answered the question before.
      clearSelection(view.selection);
      clearPreviews(view.previews);
    }
    view.layout.tooltip.value = null;
    view.selection.waiting.value = false;
  });
  continueSteps(view, news);
  // A question may also be there already, and only now be put to this page.
  if (view.ask.value.more && (news.ask || news.opponents || news.claims)) narrow(view);
}
