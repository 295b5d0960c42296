// The whole board: what lies where, what a key does, and what is shown when drawing fails.
import { Component, type ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Tip } from "./board/card-tooltip";
import { Display } from "./board/display";
import { Log } from "./board/log";
import { OtherBoard, OwnBoard } from "./board/player";
import { Ahead, CheckingNumber } from "./board/schedule";
import { ScoreTable } from "./board/score";
import { Shop } from "./board/shop";
import { WheelView } from "./board/wheel";
import { focused } from "./effects/focus";
import { useExplaining } from "./effects/help";
import { useMotion } from "./effects/motion";
import { lookAt, useGlances } from "./effects/requests";
import { followTheme } from "./effects/theme";
import { Explained } from "./panel/help-popover";
import { Branch, History, walk } from "./panel/history";
import { WithLesson } from "./panel/lesson";
import { OptionsPanel } from "./panel/options";
import { Prompt } from "./panel/prompt";
import { Rules } from "./panel/rules";
import { Toolbar } from "./panel/toolbar";
import { seatName } from "./state/names";
import type { Seat } from "./state/protocol";
import { useView, type View, ViewContext } from "./state/view";
import { say } from "./state/words";

/** An error in a drawing is shown where the drawing would be, and gone with the next position. */
class Frame extends Component<{ children: ComponentChildren; word: string; ply: number }, { error: Error | null }> {
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

/** Pixels of board from which the header has room for more than title and controls, as in the style sheet. */
const WIDE = 1180;

function Header() {
  const view = useView();
  const scene = view.scene.value;
  const book = view.book.value;
  const wide = view.room.value >= WIDE;
  return (
    <div class="ora-header">
      <div>
        <h2>{scene.heading}</h2>
        <p class="ora-quiet">
          {scene.title} · {say(book, "start player")}: {seatName(book, scene.start)} <CheckingNumber />
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

/** Pixels of board below which everything lies in one column, as in the style sheet. */
const NARROW = 700;

function Table() {
  const view = useView();
  const { players, over } = view.scene.value;
  // At the end nobody is asked; the order of seating begins with the first then.
  const own = players.find((player) => player.seat === view.company.home.value) ?? players[0];
  // The style sheet puts the wheel below the land there; whoever reads or tabs in order finds it there too.
  const narrow = view.room.value > 0 && view.room.value < NARROW;
  // Land that the question is about comes before the cards that may go there.
  const foreign = players.find((player) => player !== own && player.seat === view.land.value);
  return (
    <>
      <Header />
      {view.desk.asking.value && (
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
          <Ahead />
          {!over && <ScoreTable />}
          <Log />
        </div>
      </div>
      <Tip />
    </>
  );
}

/**
 * Give focus back to the panel when the piece that had it is gone: keyboard players go on from there. What lies in the
 * large place belongs to somebody else as soon as another player sits there, so then it is gone too.
 */
function useFocusKept(root: { current: HTMLElement | null }, ply: number, home: Seat | null) {
  const inside = useRef(false);
  const sat = useRef(home);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const active = focused();
    // A piece that is no button any more loses focus only later, when the browser gets to it.
    const gone =
      !active ||
      !board.contains(active) ||
      active.matches("[data-pick]:not([data-state])") ||
      (home !== sat.current && active.closest(".ora-own") !== null);
    sat.current = home;
    if (inside.current && gone) {
      board.querySelector<HTMLElement>("[data-focus=panel]")?.focus({ preventScroll: true });
    }
  }, [ply, root, home]);
  return {
    onFocusIn: () => {
      inside.current = true;
    },
    onPointerDown: () => {
      inside.current = false;
    },
  };
}

/** What has happened last, for those who hear the board. */
function Told() {
  const { log, at } = useView().scene.value;
  return (
    <p class="ora-hidden" role="status" aria-live="polite">
      {log.filter((entry) => entry.ply <= at).at(-1)?.text}
    </p>
  );
}

/** Let the view know how much room there is. */
function useRoom(root: { current: HTMLElement | null }, view: View) {
  useEffect(() => {
    if (!root.current || typeof ResizeObserver !== "function") return;
    const observer = new ResizeObserver(([entry]) => {
      view.room.value = entry?.contentRect.width ?? 0;
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root, view]);
}

/** From how few live pieces on they may all shine: then the question is where to look. */
const FEW = 7;

/** What a key does on the board as a whole; whether it did anything. */
function pressed(view: View, event: KeyboardEvent): boolean {
  const { shown, asking, drawer, menu } = view.desk;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "?") {
    asking.value = !asking.value;
    return true;
  }
  const message = walk(event.key);
  if (message) {
    view.post(message);
    return true;
  }
  if (event.key !== "Escape") return false;
  // What comes and goes with the pointer is in nobody's way; then the uppermost thing first.
  const hovering = shown.value !== null && !shown.value.pinned;
  if (hovering) shown.value = null;
  if (shown.value) shown.value = null;
  else if (menu.value) menu.value = false;
  else if (drawer.value) drawer.value = null;
  else if (asking.value) asking.value = false;
  else return view.clear() || hovering;
  return true;
}

export function Board({ view }: { view: View }) {
  const [night, setNight] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const focus = useFocusKept(root, view.ply.value, view.company.home.value);
  useRoom(root, view);
  useGlances(view);
  useExplaining(root, view);
  useEffect(() => followTheme(setNight), []);
  const { options, asking, drawer } = view.desk;
  const { theme, motion, show_hints } = options.value;
  const skip = useMotion(root, layer, view.ply.value, motion);
  const dark = theme === "follow" ? night : theme === "dark";
  const manner = `${motion ? "" : "ora-still"} ${show_hints ? "" : "ora-unhinted"} ${asking.value ? "ora-asking" : ""}`;
  const eager = view.picks.value.length > 0 || view.live.value.size <= FEW;
  return (
    <ViewContext.Provider value={view}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the pieces; the root itself is none */}
      <div
        ref={root}
        class={`ora-board ${dark ? "ora-dark" : "ora-light"} ${eager ? "ora-eager" : ""} ${manner}`}
        // Otherwise keys drive the notebook: "b" would insert a cell.
        data-lm-suppress-shortcuts="true"
        data-ply={view.ply.value}
        lang={view.desk.language.value}
        onFocusIn={(event) => {
          focus.onFocusIn();
          lookAt(view, event);
        }}
        onPointerDown={() => {
          focus.onPointerDown();
          skip();
        }}
        onPointerOver={(event) => lookAt(view, event)}
        onPointerLeave={() => view.look(null)}
        onKeyDown={(event) => {
          skip();
          if (pressed(view, event)) event.stopPropagation();
        }}
      >
        <Frame word={say(view.book.value, "drawing failed")} ply={view.ply.value}>
          <WithLesson>
            <Table />
          </WithLesson>
          <Told />
          {drawer.value === "rules" && <Rules />}
          {drawer.value === "options" && <OptionsPanel />}
          <Explained />
        </Frame>
        <div ref={layer} class="ora-layer" aria-hidden="true" />
      </div>
    </ViewContext.Provider>
  );
}
