// The whole board: what lies where, what a key does, and what is shown when drawing fails.
import { Component, type ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Display } from "./draw/display";
import { Log } from "./draw/log";
import { OtherBoard, OwnBoard } from "./draw/player";
import { ScoreTable } from "./draw/score";
import { Shop } from "./draw/shop";
import { Tip } from "./draw/tip";
import { WheelView } from "./draw/wheel";
import { seatName } from "./names";
import { History } from "./panel/history";
import { Prompt } from "./panel/prompt";
import { followTheme } from "./theme";
import { useView, type View, ViewContext } from "./view";
import { say } from "./words";

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

function Header() {
  const view = useView();
  const scene = view.scene.value;
  const book = view.book.value;
  return (
    <header class="ora-header">
      <div>
        <h2>{scene.heading}</h2>
        <p class="ora-quiet">
          {scene.title} · {say(book, "start player")}: {seatName(book, scene.start)}
        </p>
      </div>
      <History />
    </header>
  );
}

function Table() {
  const view = useView();
  const { players, over } = view.scene.value;
  // At the end nobody is asked; the order of seating begins with the first then.
  const own = players.find((player) => player.seat === view.ask.value.seat) ?? players[0];
  // Land that the question is about comes before the cards that may go there.
  const foreign = players.find((player) => player !== own && player.seat === view.land.value);
  return (
    <>
      <Header />
      <Prompt />
      {/* At the end the score is what everybody looks for. */}
      {over && <ScoreTable />}
      <div class="ora-table">
        <div class="ora-side">
          <WheelView />
          <Shop />
          {!over && <ScoreTable />}
          <Log />
        </div>
        <div class="ora-main-side">
          {own && <OwnBoard key={own.seat} player={own} />}
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
      </div>
      <Tip />
    </>
  );
}

/** Give focus back to the panel when the piece that had it is gone: keyboard players go on from there. */
function useFocusKept(root: { current: HTMLElement | null }, ply: number) {
  const inside = useRef(false);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const active = (board.getRootNode() as Document | ShadowRoot).activeElement;
    // A piece that is no button any more loses focus only later, when the browser gets to it.
    const gone = !active || !board.contains(active) || active.matches("[data-pick]:not([data-state])");
    if (inside.current && gone) {
      board.querySelector<HTMLElement>("[data-focus=panel]")?.focus({ preventScroll: true });
    }
  }, [ply, root]);
  return {
    onFocusIn: () => {
      inside.current = true;
    },
    onPointerDown: () => {
      inside.current = false;
    },
  };
}

export function Board({ view }: { view: View }) {
  const [dark, setDark] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focus = useFocusKept(root, view.ply.value);
  useEffect(() => followTheme(setDark), []);
  return (
    <ViewContext.Provider value={view}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the pieces; the root itself is none */}
      <div
        ref={root}
        class={`ora-board ${dark ? "ora-dark" : "ora-light"}`}
        // Otherwise keys drive the notebook: "b" would insert a cell.
        data-lm-suppress-shortcuts="true"
        data-ply={view.ply.value}
        {...focus}
        onKeyDown={(event) => {
          if (event.key === "Escape" && view.clear()) event.stopPropagation();
        }}
      >
        <Frame word={say(view.book.value, "drawing failed")} ply={view.ply.value}>
          <Table />
        </Frame>
      </div>
    </ViewContext.Provider>
  );
}
