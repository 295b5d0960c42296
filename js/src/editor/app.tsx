// The editor of positions: the table, the pieces to place on it, and what is wrong with it.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { CardTooltip } from "../board/card-tooltip";
import { Landscape } from "../board/landscape";
import { WheelView } from "../board/wheel";
import { useBoardHeight } from "../effects/board-height";
import { useBoardWidth } from "../effects/measured-sizes";
import { useResponseTimeout } from "../effects/response-timeout";
import { useSideways } from "../effects/scrolling";
import { useNotebookDark } from "../effects/theme";
import { Mark } from "../parts/figures";
import breakpoints from "../state/breakpoints.json";
import {
  type Editor,
  EditorContext,
  type EditorTab,
  edit,
  hold,
  postEditor,
  showSeat,
  TABS,
  useEditor,
} from "../state/editor";
import { cardName, seatName } from "../state/names";
import { ViewContext } from "../state/view";
import { termName } from "../state/words";
import { Cards, Clergymen, Settlements } from "./cards";
import { GoodsCounts, LandList, WheelSteps } from "./holdings";
import { Output } from "./output";
import { Problems } from "./problems";
import { TurnFields } from "./turn";
import { useWords } from "./words";

/** The landscape that is shown, and commands for the whole draft. */
function Head() {
  const editor = useEditor();
  const { view, draft, seat } = editor;
  const words = useWords();
  const book = view.book.value;
  const { can_undo, can_redo, holdings } = draft.value;
  const button = (word: "undo" | "redo", enabled: boolean) => (
    <button
      type="button"
      class="ora-button"
      aria-disabled={!enabled}
      onClick={() => enabled && edit(editor, { do: word })}
    >
      {words(word)}
    </button>
  );
  return (
    <div class="ora-header ora-editor-head">
      <h2>{view.scene.value.heading}</h2>
      <div class="ora-standings" role="group" aria-label={words("players")}>
        {holdings.map((holding) => (
          <button
            key={holding.seat}
            type="button"
            class={`ora-standing-of ora-seat-${holding.seat}`}
            data-seat={holding.seat}
            aria-label={seatName(book, holding.seat)}
            aria-pressed={holding.seat === seat.value}
            onClick={() => showSeat(editor, holding.seat)}
          >
            <Mark seat={holding.seat} />
            <span class="ora-standing-name">{seatName(book, holding.seat)}</span>
          </button>
        ))}
      </div>
      {button("undo", can_undo)}
      {button("redo", can_redo)}
      <button type="button" class="ora-button" onClick={() => edit(editor, { do: "clear" })}>
        {words("clear-all")}
      </button>
      {editor.traits.value.home && (
        <button type="button" class="ora-button" onClick={() => postEditor(editor, { do: "leave" })}>
          {words("leave")}
        </button>
      )}
      <button type="button" class="ora-button ora-main" onClick={() => postEditor(editor, { do: "game" })}>
        {words("play")}
      </button>
    </div>
  );
}

/** The piece in the hand, with places for it besides the land; or the latest refusal. */
function HandBar() {
  const editor = useEditor();
  const { view, held, seat, traits } = editor;
  const words = useWords();
  const book = view.book.value;
  const thing = held.value;
  const button = (word: Parameters<typeof words>[0], onClick: () => void) => (
    <button type="button" class="ora-button" data-goes={word} onClick={onClick}>
      {words(word)}
    </button>
  );
  const places = () => {
    if (!thing) return null;
    if ("clergyman" in thing) {
      const { kind, card: was } = thing.clergyman;
      const home = () => edit(editor, { do: "move_clergyman", seat: seat.value, kind, card: "", was });
      return was ? button("go-home", home) : null;
    }
    const { card } = thing;
    const settles = book.cards[card]?.kind === "settlement";
    return (
      <>
        {button(settles ? "into-hand" : "into-display", () =>
          edit(editor, { do: "show_card", card, seat: seat.value }),
        )}
        {button("off-table", () => edit(editor, { do: "put_away", card, seat: seat.value }))}
      </>
    );
  };
  const notice = view.connection.unresponsive.value ? words("no-answer") : traits.value.notice;
  const name = thing && ("card" in thing ? cardName(book, thing.card) : termName(book, thing.clergyman.kind));
  return (
    <div class="ora-editor-bar">
      <p role="status">
        {thing ? (
          <>
            {words("held")}: <b>{name}</b> – {words("card" in thing ? "to-space" : "to-card")}
          </>
        ) : (
          words("nothing-held")
        )}
      </p>
      {places()}
      {thing &&
        button("put-down", () => {
          hold(editor, null);
        })}
      {notice && (
        <p class="ora-notice ora-refusal" role="alert">
          {notice}
        </p>
      )}
    </div>
  );
}

const REGIONS: Record<EditorTab, () => ComponentChildren> = {
  cards: () => <Cards />,
  settlements: () => <Settlements />,
  clergymen: () => <Clergymen />,
  goods: () => <GoodsCounts />,
  land: () => <LandList />,
  turn: () => <TurnFields />,
  output: () => <Output />,
  wheel: () => <WheelSteps />,
  problems: () => <Problems />,
};

function Dock({ narrow }: { narrow: boolean }) {
  const editor = useEditor();
  const { tab, traits } = editor;
  const words = useWords();
  const tabs = TABS.filter((name) => narrow || name !== "problems");
  const open = tabs.includes(tab.value) ? tab.value : "cards";
  const wrong = traits.value.problems.length;
  const tablist = useSideways("tabs");
  return (
    <section class="ora-dock" aria-label={words("title")}>
      <div ref={tablist} class="ora-tabs" role="tablist">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="ora-tab"
            data-tab={name}
            aria-selected={name === open}
            onClick={() => {
              tab.value = name;
            }}
          >
            {words(name)}
            {name === "problems" && wrong > 0 && <span class="ora-count">{wrong}</span>}
          </button>
        ))}
      </div>
      <div class="ora-docked ora-editor-docked" role="tabpanel" aria-label={words(open)} tabIndex={0}>
        {REGIONS[open]()}
      </div>
    </section>
  );
}

function Table() {
  const editor = useEditor();
  const { view, seat } = editor;
  const player = view.scene.value.players.find((one) => one.seat === seat.value);
  const narrow = view.layout.width.value > 0 && view.layout.width.value < breakpoints.narrow;
  return (
    <>
      <Head />
      <HandBar />
      <div class="ora-table">
        {!narrow && (
          <div class="ora-wheel-pane ora-editor-side">
            <WheelView />
            <Problems />
          </div>
        )}
        <div class="ora-land-pane">{player && <Landscape player={player} large />}</div>
        <Dock narrow={narrow} />
      </div>
      <CardTooltip />
    </>
  );
}

export function EditorApp({ editor }: { editor: Editor }) {
  const { view, held, traits } = editor;
  const notebookDark = useNotebookDark();
  const root = useRef<HTMLDivElement>(null);
  useBoardHeight(root, view);
  useBoardWidth(root, view);
  useResponseTimeout(view);
  const { theme, language } = traits.value;
  const dark = theme === "follow" ? notebookDark : theme === "dark";
  return (
    <EditorContext.Provider value={editor}>
      <ViewContext.Provider value={view}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the pieces; the root itself is none */}
        <div
          ref={root}
          // Focus the editor on a press beside its pieces, as on the board.
          tabIndex={-1}
          class={`ora-board ora-editor ${dark ? "ora-dark" : "ora-light"} ${held.value ? "ora-picking" : ""}`}
          // Keeps keys from the notebook, where "b" would insert a cell.
          data-lm-suppress-shortcuts="true"
          lang={language}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !held.value) return;
            hold(editor, null);
            event.stopPropagation();
          }}
        >
          <Table />
        </div>
      </ViewContext.Provider>
    </EditorContext.Provider>
  );
}
