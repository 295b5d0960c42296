// The whole board: what lies where, what a key does, and what is shown when drawing fails.
import { Component, type ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { CardTooltip } from "./board/card-tooltip";
import { Display } from "./board/display";
import { ExampleView } from "./board/example";
import { Log } from "./board/log";
import { OtherBoard, OwnBoard } from "./board/player";
import { Schedule } from "./board/schedule";
import { ScoreTable } from "./board/score";
import { Shop } from "./board/shop";
import { WheelView } from "./board/wheel";
import { useFocusKept } from "./effects/focus";
import { useHelp } from "./effects/help";
import { useMotion } from "./effects/motion";
import { trackHover, useFinalScore, usePreviews } from "./effects/requests";
import { useBoardWidth } from "./effects/size";
import { useNotebookDark } from "./effects/theme";
import { HelpPopover } from "./panel/help-popover";
import { Branch, History, stepOf } from "./panel/history";
import { WithLesson } from "./panel/lesson";
import { OptionsPanel } from "./panel/options";
import { Prompt } from "./panel/prompt";
import { Rules } from "./panel/rules";
import { Toolbar } from "./panel/toolbar";
import breakpoints from "./state/breakpoints.json";
import { seatName } from "./state/names";
import { useView, type View, ViewContext } from "./state/view";
import { say } from "./state/words";

/** An error in a drawing is shown where the drawing would be, and gone with the next position. */
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
  const book = view.book.value;
  const wide = view.width.value >= breakpoints.wide;
  return (
    <div class="ora-header">
      <div>
        <h2>{scene.heading}</h2>
        <p class="ora-quiet">
          {scene.title} · {say(book, "start player")}: {seatName(book, scene.start)}
        </p>
      </div>
      {wide && <Branch />}
      <div class="ora-controls">
        <History />
        <Toolbar />
      </div>
      {!wide && <Branch />}
    </div>
  );
}

function Table() {
  const view = useView();
  const { players, over } = view.scene.value;
  // At the end nobody is asked; the order of seating begins with the first then.
  const own = players.find((player) => player.seat === view.company.homeSeat.value) ?? players[0];
  // The style sheet puts the wheel below the land there; whoever reads or tabs in order finds it there too.
  const narrow = view.width.value > 0 && view.width.value < breakpoints.narrow;
  // Land that the question is about comes before the cards that may go there.
  const foreign = players.find((player) => player !== own && player.seat === view.land.value);
  return (
    <>
      <Header />
      {view.desk.helpMode.value && (
        <p class="ora-asking-note" role="status" data-only-live>
          {say(view.book.value, "asking")}
        </p>
      )}
      <Prompt />
      {/* At the end the score is what everybody looks for. */}
      {over && <ScoreTable />}
      <div class="ora-table">
        {!narrow && <WheelView />}
        <div class="ora-main-side">
          {/* It is not made anew for the next player: most spaces and all settlements stay what they are. */}
          {own && <OwnBoard player={own} />}
          {narrow && <WheelView />}
          {foreign && <OtherBoard key={foreign.seat} player={foreign} />}
          <Display />
          <div class="ora-others">
            {players
              .filter((player) => player !== own && player !== foreign)
              .map((player) => (
                <OtherBoard key={player.seat} player={player} />
              ))}
          </div>
        </div>
        <div class="ora-side">
          <Shop />
          <Schedule />
          {!over && <ScoreTable />}
          <Log />
        </div>
      </div>
      <CardTooltip />
    </>
  );
}

/** What has happened last, for those who hear the board. */
function LastEntry() {
  const { log, at } = useView().scene.value;
  return (
    <p class="ora-hidden" role="status" aria-live="polite">
      {log.filter((entry) => entry.ply <= at).at(-1)?.text}
    </p>
  );
}

/** From how few live pieces on they may all shine: then the question is where to look. */
const FEW = 7;

/** What a key does on the board as a whole; whether it did anything. */
function pressed(view: View, event: KeyboardEvent): boolean {
  const { help, helpMode, drawer, menu } = view.desk;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "?") {
    helpMode.value = !helpMode.value;
    return true;
  }
  const message = stepOf(event.key);
  if (message) {
    view.post(message);
    return true;
  }
  if (event.key !== "Escape") return false;
  // What comes and goes with the pointer is in nobody's way; then the uppermost thing first.
  const hovering = help.value !== null && !help.value.pinned;
  if (hovering) help.value = null;
  if (help.value) help.value = null;
  else if (menu.value) menu.value = false;
  else if (drawer.value) drawer.value = null;
  else if (helpMode.value) helpMode.value = false;
  else return view.clear() || hovering;
  return true;
}

export function App({ view }: { view: View }) {
  const notebookDark = useNotebookDark();
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const focus = useFocusKept(root, view.ply.value, view.company.homeSeat.value);
  useBoardWidth(root, view);
  usePreviews(view);
  useFinalScore(view);
  useHelp(root, view);
  const { options, helpMode, drawer } = view.desk;
  const { theme, motion, show_hints } = options.value;
  const skip = useMotion(view, root, layer);
  const dark = theme === "follow" ? notebookDark : theme === "dark";
  const modifiers = `${motion ? "" : "ora-still"} ${show_hints ? "" : "ora-unhinted"} ${helpMode.value ? "ora-asking" : ""}`;
  const eager = view.picks.value.length > 0 || view.live.value.size <= FEW;
  return (
    <ViewContext.Provider value={view}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the pieces; the root itself is none */}
      <div
        ref={root}
        class={`ora-board ${dark ? "ora-dark" : "ora-light"} ${eager ? "ora-eager" : ""} ${modifiers}`}
        // Otherwise keys drive the notebook: "b" would insert a cell.
        data-lm-suppress-shortcuts="true"
        data-ply={view.ply.value}
        lang={view.desk.language.value}
        onFocusIn={(event) => {
          focus.onFocusIn();
          trackHover(view, event);
        }}
        onPointerDown={() => {
          focus.onPointerDown();
          skip();
        }}
        onPointerOver={(event) => trackHover(view, event)}
        onPointerLeave={() => view.hover(null)}
        onKeyDown={(event) => {
          skip();
          if (pressed(view, event)) event.stopPropagation();
        }}
      >
        <ErrorBoundary word={say(view.book.value, "drawing failed")} ply={view.ply.value}>
          <WithLesson>
            <Table />
          </WithLesson>
          <LastEntry />
          {drawer.value === "rules" && <Rules draw={(example) => <ExampleView example={example} />} />}
          {drawer.value === "options" && <OptionsPanel />}
          <HelpPopover />
        </ErrorBoundary>
        <div ref={layer} class="ora-layer" aria-hidden="true" />
      </div>
    </ViewContext.Provider>
  );
}
