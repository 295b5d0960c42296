// The editor of positions: the table, what can be laid out on it, and what is wrong with it.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { CardTooltip } from "../board/card-tooltip";
import { Landscape } from "../board/landscape";
import { WheelView } from "../board/wheel";
import { useFit } from "../effects/fit";
import { useBoardWidth } from "../effects/size";
import { useNotebookDark } from "../effects/theme";
import { Mark } from "../parts/figures";
import breakpoints from "../state/breakpoints.json";
import { type Editing, EditingContext, type EditorTab, TABS, useEditing } from "../state/editor";
import { cardName, seatName } from "../state/names";
import { ViewContext } from "../state/view";
import { termName } from "../state/words";
import { GoodsCounts, LandList, WheelSteps } from "./belongings";
import { Cards, Clergymen, Settlements } from "./cards";
import { Output } from "./output";
import { Problems } from "./problems";
import { TurnFields } from "./turn";
import { useWords } from "./words";

/** Whose land is shown, and what is done with the draft as a whole. */
function Head() {
  const { view, draft, seat, show, edit, send } = useEditing();
  const words = useWords();
  const book = view.book.value;
  const { can_undo, can_redo, holdings } = draft.value;
  const button = (word: "undo" | "redo", enabled: boolean) => (
    <button type="button" class="ora-button" aria-disabled={!enabled} onClick={() => enabled && edit({ do: word })}>
      {words(word)}
    </button>
  );
  return (
    <div class="ora-header ora-ed-head">
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
            onClick={() => show(holding.seat)}
          >
            <Mark seat={holding.seat} />
            <span class="ora-standing-name">{seatName(book, holding.seat)}</span>
          </button>
        ))}
      </div>
      {button("undo", can_undo)}
      {button("redo", can_redo)}
      <button type="button" class="ora-button" onClick={() => edit({ do: "clear" })}>
        {words("clear-all")}
      </button>
      <button type="button" class="ora-button ora-main" onClick={() => send({ do: "game" })}>
        {words("play")}
      </button>
    </div>
  );
}

/** What is in the hand, and where it can go besides the land; or what has been refused. */
function HandBar() {
  const { view, held, edit, seat, traits } = useEditing();
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
      const home = () => edit({ do: "move_clergyman", seat: seat.value, kind, card: "", was });
      return was ? button("go-home", home) : null;
    }
    const { card } = thing;
    const settles = book.cards[card]?.kind === "settlement";
    return (
      <>
        {button(settles ? "into-hand" : "into-display", () => edit({ do: "show_card", card, seat: seat.value }))}
        {button("off-table", () => edit({ do: "put_away", card, seat: seat.value }))}
      </>
    );
  };
  const name = thing && ("card" in thing ? cardName(book, thing.card) : termName(book, thing.clergyman.kind));
  return (
    <div class="ora-ed-bar">
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
          held.value = null;
        })}
      {traits.value.notice && (
        <p class="ora-notice ora-refusal" role="alert">
          {traits.value.notice}
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
  const { tab, traits } = useEditing();
  const words = useWords();
  const tabs = TABS.filter((name) => narrow || name !== "problems");
  const open = tabs.includes(tab.value) ? tab.value : "cards";
  const wrong = traits.value.problems.length;
  return (
    <section class="ora-dock" aria-label={words("title")}>
      <div class="ora-tabs" role="tablist">
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
      <div class="ora-docked ora-ed-docked" role="tabpanel" aria-label={words(open)} tabIndex={0}>
        {REGIONS[open]()}
      </div>
    </section>
  );
}

function Table() {
  const { view, seat } = useEditing();
  const player = view.scene.value.players.find((one) => one.seat === seat.value);
  const narrow = view.width.value > 0 && view.width.value < breakpoints.narrow;
  return (
    <>
      <Head />
      <HandBar />
      <div class="ora-table">
        {!narrow && (
          <div class="ora-wheel-pane ora-ed-side">
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

export function EditorApp({ editing }: { editing: Editing }) {
  const { view, held, traits } = editing;
  const notebookDark = useNotebookDark();
  const root = useRef<HTMLDivElement>(null);
  useFit(root, view);
  useBoardWidth(root, view);
  const { theme, language } = traits.value;
  const dark = theme === "follow" ? notebookDark : theme === "dark";
  return (
    <EditingContext.Provider value={editing}>
      <ViewContext.Provider value={view}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from the pieces; the root itself is none */}
        <div
          ref={root}
          class={`ora-board ora-editor ${dark ? "ora-dark" : "ora-light"} ${held.value ? "ora-eager" : ""}`}
          // Otherwise keys drive the notebook: "b" would insert a cell.
          data-lm-suppress-shortcuts="true"
          lang={language}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !held.value) return;
            held.value = null;
            event.stopPropagation();
          }}
        >
          <Table />
        </div>
      </ViewContext.Provider>
    </EditingContext.Provider>
  );
}
