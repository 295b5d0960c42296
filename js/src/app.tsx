// The whole board: its layout, its keys, and the message when drawing fails.

import { Component, type ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { CardTooltip } from "./board/card-tooltip";
import { Dock } from "./board/dock";
import { ExampleView } from "./board/example";
import { Landscapes } from "./board/landscapes";
import { Log } from "./board/log";
import { OwnBoard } from "./board/player";
import { Shop } from "./board/shop";
import { Standings } from "./board/standings";
import { WheelStrip, WheelView } from "./board/wheel";
import { trackHover, useAnalysis, usePreviews, useScorePad } from "./effects/automatic-queries";
import { useBoardHeight } from "./effects/board-height";
import { useDockFollows } from "./effects/dock-follows";
import { useDoublePressGuard } from "./effects/double-press";
import { useFocusKept } from "./effects/focus";
import { useHelp } from "./effects/help";
import { pressKey } from "./effects/keyboard";
import { useMarking } from "./effects/marking";
import { useBoardWidth } from "./effects/measured-sizes";
import { useMotion } from "./effects/motion";
import { useOtherTurns } from "./effects/other-turns";
import { useResponseTimeout } from "./effects/response-timeout";
import { useOpenRoom } from "./effects/room-links";
import { useBoardInSight } from "./effects/scrolling";
import { useNotebookDark } from "./effects/theme";
import { useTurnCall } from "./effects/turn-call";
import { ActionBar } from "./panel/action-bar";
import { CommentMarks } from "./panel/comment-marks";
import { Explorer } from "./panel/explorer";
import { HelpPopover } from "./panel/help-popover";
import { Branch, History, stepOf } from "./panel/history";
import { LessonText } from "./panel/lesson";
import { NoticeBox } from "./panel/notice";
import { PreferencesPanel } from "./panel/preferences";
import { ConfirmBubble } from "./panel/primary-button";
import { Recap, showsRecap } from "./panel/recap";
import { Review } from "./panel/review";
import { Rules } from "./panel/rules";
import { endShow } from "./panel/shown-turn";
import { Sources } from "./panel/sources";
import { Together } from "./panel/together";
import { Toolbar } from "./panel/toolbar";
import { EndCard } from "./start/end-card";
import { StartScreen } from "./start/start-screen";
import { dismissAdvice } from "./state/advice";
import { isBare } from "./state/answer-stage";
import { takeLastBack } from "./state/answering";
import breakpoints from "./state/breakpoints.json";
import { isAllowed, post } from "./state/connection";
import { ownPlayer } from "./state/dock-tabs";
import { isNarrow, showsAllLands, showsLogBeside } from "./state/layout";
import { hover } from "./state/pieces";
import type { Player } from "./state/protocol";
import { useView, type View, ViewContext } from "./state/view";
import { say } from "./state/words";

/** Shows an error in place of the drawing that failed, until the next position. */
class ErrorBoundary extends Component<
  { children: ComponentChildren; word: string; ply: number },
  { error: Error | null }
> {
  override state = { error: null as Error | null };

  static override getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: { ply: number }) {
    if (this.state.error && before.ply !== this.props.ply) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div class="ora-notice ora-error" role="alert">
        {this.props.word}: {String(error.message || error)}
      </div>
    );
  }
}

function Header() {
  const view = useView();
  const scene = view.scene.value;
  return (
    <div class="ora-header">
      <h2 data-says={scene.title}>{scene.heading}</h2>
      <Standings />
      {scene.ends && <p class="ora-game-end">{scene.ends}</p>}
      <div class="ora-controls">
        <History slider={view.layout.width.value >= breakpoints.wide} />
        <Toolbar />
      </div>
    </div>
  );
}

/** The landscape that the question is about, or all landscapes where there is room. */
function Lands({ own }: { own: Player }) {
  const view = useView();
  const { players } = view.scene.value;
  const { visitedSeat: visited } = view.layout;
  if (showsAllLands(view)) return <Landscapes own={own} />;
  const turn = view.otherTurns.shown.value;
  const shown = players.find(({ seat }) => seat === (turn?.seat ?? visited.value)) ?? own;
  // Reuse the same component for the next player, since most of its spaces stay the same.
  return <OwnBoard player={shown} visited={!turn && shown !== own} />;
}

function Table() {
  const view = useView();
  // Show the result only after the last turns of the other players have been shown.
  const over = view.scene.value.over && !view.otherTurns.queue.value.length;
  const own = ownPlayer(view.scene.value, view.layout.largeSeat.value);
  const narrow = isNarrow(view);
  // A high pane has room for the other players' turns beside the wheel; in a low one their list would be cut off.
  const { width, height } = view.layout;
  const roomy =
    !width.value || height.value >= (width.value >= breakpoints.wide ? breakpoints.roomy : breakpoints.tall);
  useDockFollows(view);
  return (
    <>
      <Header />
      {over && !view.guide.lesson.value && !view.guide.walk.value ? (
        <EndCard children={<NoticeBox />} />
      ) : (
        <ActionBar />
      )}
      {narrow && !over && (view.scene.value.branch ? <Branch /> : <WheelStrip />)}
      <div
        class={`ora-table ${over ? "ora-game-over" : ""} ${narrow && view.layout.tab.value === "wheel" ? "ora-shows-wheel" : ""}`}
      >
        {!narrow && (
          // Focusable, so that the keyboard can scroll it.
          <div
            class={`ora-wheel-pane ${roomy && showsRecap(view, false) ? "ora-recap-shown" : ""}`}
            data-region="wheel"
            tabIndex={0}
          >
            <WheelView />
            <Shop />
            {roomy && <Recap />}
            {showsLogBeside(view) && !showsRecap(view, false) && <Log />}
          </div>
        )}
        <div class="ora-land-pane">
          {own && <Lands own={own} />}
          <Recap asked />
        </div>
        <Dock narrow={narrow} lesson={<LessonText />} />
      </div>
      {view.help.mode.value && (
        <p class="ora-help-mode-note" role="status" data-only-live>
          {say(view.book.value, "asking")}
          <small>{say(view.book.value, "keys")}</small>
        </p>
      )}
      <ConfirmBubble />
      <CardTooltip />
    </>
  );
}

/** The latest log entry, for screen readers. */
function LastEntry() {
  const { log, at } = useView().scene.value;
  return (
    <p class="ora-hidden" role="status" aria-live="polite">
      {log.filter((entry) => entry.ply <= at).at(-1)?.text}
    </p>
  );
}

/** Do what a key means for the board as a whole, and return whether it meant anything. */
function pressed(board: HTMLElement, view: View, event: KeyboardEvent): boolean {
  const { drawer, menuOpen, listsMoves } = view.layout;
  const { topic, mode } = view.help;
  if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key === "Enter")) return false;
  // Keys typed in a drawer go to the drawer's search field, not to the board behind it.
  const aside = event.target instanceof Element && event.key !== "Escape" ? event.target.closest(".ora-drawer") : null;
  if (aside) {
    if (event.key.length === 1 && event.key !== " ") aside.querySelector<HTMLElement>("[type=search]")?.focus();
    return false;
  }
  if (event.key === "?") {
    mode.value = !mode.value;
    return true;
  }
  const message = stepOf(event.key);
  if (message) {
    if (isAllowed(view, message.do)) post(view, message);
    return true;
  }
  if (event.key !== "Escape") return pressKey(board, view, event);
  // Escape closes the uppermost thing that was opened on purpose, and any hint under the pointer.
  const hovering = topic.value !== null && (!topic.value.pinned || topic.value.brief);
  if (hovering) topic.value = null;
  if (topic.value) topic.value = null;
  else if (menuOpen.value) menuOpen.value = false;
  else if (dismissAdvice(view)) return true;
  else if (listsMoves.value) listsMoves.value = false;
  else if (view.history.recap.value === "requested") view.history.recap.value = "closed";
  else if (drawer.value) drawer.value = null;
  else if (mode.value) mode.value = false;
  else if (view.otherTurns.watching.value) endShow(view);
  else return takeLastBack(view) || hovering;
  return true;
}

export function App({ view }: { view: View }) {
  const notebookDark = useNotebookDark();
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const start = view.start.value;
  const { tab, drawer } = view.layout;
  const moment = [
    start === null,
    view.ply.value,
    tab.value,
    view.layout.listsMoves.value,
    view.reports.review.value?.done,
    view.selection.action.value?.key,
    ...view.selection.picks.value,
  ].join(" ");
  const focus = useFocusKept(root, moment, view.layout.largeSeat.value);
  useBoardHeight(root, view);
  useBoardWidth(root, view);
  useBoardInSight(root, view);
  usePreviews(view);
  useScorePad(view);
  useAnalysis(view);
  useResponseTimeout(view);
  useOtherTurns(root, view);
  useTurnCall(view);
  useMarking(root, view);
  useDoublePressGuard(root, view);
  useOpenRoom(view);
  useHelp(root, view);
  const { theme, motion, show_hints } = view.preferences.values.value;
  const skip = useMotion(view, root, layer);
  const dark = theme === "follow" ? notebookDark : theme === "dark";
  const modifiers = `${motion ? "" : "ora-no-motion"} ${show_hints ? "" : "ora-no-hints"} ${view.help.mode.value ? "ora-help-mode" : ""} ${view.guide.walk.value?.marking ? "ora-marking" : ""}`;
  // The question asks for one piece now, no longer for a kind of action.
  const eager = view.bar.offer.value.show !== "actions" && !view.selection.options.value.every(isBare);
  return (
    <ViewContext.Provider value={view}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the pieces; the root itself is none */}
      <div
        ref={root}
        // Focus the board on a press beside its pieces, so that the next letter does not edit the notebook.
        tabIndex={-1}
        class={`ora-board ${dark ? "ora-dark" : "ora-light"} ${eager ? "ora-picking" : ""} ${modifiers}`}
        // Keeps keys from the notebook, where "b" would insert a cell.
        data-lm-suppress-shortcuts="true"
        data-ply={view.ply.value}
        lang={view.preferences.language.value}
        onFocusIn={(event) => {
          focus.onFocusIn();
          trackHover(view, event);
        }}
        onPointerDown={(event) => {
          focus.onPointerDown();
          skip();
          // The list covers the land, so a press outside it closes it.
          if (!(event.target as Element).closest(".ora-moves")) view.layout.listsMoves.value = false;
        }}
        onPointerOver={(event) => trackHover(view, event)}
        onPointerLeave={() => hover(view, null)}
        onKeyDown={(event) => {
          skip();
          if (!pressed(event.currentTarget, view, event)) return;
          event.stopPropagation();
          // An arrow key would also scroll.
          event.preventDefault();
        }}
      >
        <ErrorBoundary word={say(view.book.value, "drawing failed")} ply={view.ply.value}>
          {start ? <StartScreen start={start} children={<NoticeBox />} /> : <Table />}
          <LastEntry />
          {drawer.value === "rules" && <Rules draw={(example) => <ExampleView example={example} />} />}
          {drawer.value === "options" && <PreferencesPanel />}
          {drawer.value === "sources" && <Sources />}
          {drawer.value === "review" && <Review />}
          {drawer.value === "explorer" && <Explorer />}
          {drawer.value === "together" && <Together />}
          <HelpPopover />
        </ErrorBoundary>
        <CommentMarks root={root} />
        <div ref={layer} class="ora-layer" aria-hidden="true" />
      </div>
    </ViewContext.Provider>
  );
}
