// The dock shows one region at a time: buildings, settlements, another player, the log, the score or what is to come.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useDivider } from "../effects/dock-divider";
import { useSideways } from "../effects/scrolling";
import { Mark } from "../parts/figures";
import { RowArrows } from "../parts/row-arrows";
import { hasPart, liveTabs, ownPlayer, seatTab, type Tab } from "../state/dock-tabs";
import { showsAllLands, showsLogBeside, showsTextAbove } from "../state/layout";
import { seatName } from "../state/names";
import type { Part, Seat } from "../state/protocol";
import { useView, type View } from "../state/view";
import { say, type Word } from "../state/words";
import { Coming, Display } from "./display";
import { SettlementsInHand } from "./hand";
import { Log } from "./log";
import { OtherBoard } from "./player";
import { ScoreTable } from "./score";
import { Shop } from "./shop";
import { WheelView } from "./wheel";

interface Place {
  tab: Tab;
  name: string;
  /** The seat, for the tab of another player. */
  seat?: Seat;
  count?: number;
}

/** The tabs there are now. */
function places(view: View, narrow: boolean): Place[] {
  const book = view.book.value;
  const { display, players, wheel } = view.scene.value;
  const own = ownPlayer(view.scene.value, view.layout.largeSeat.value);
  const there = (part: Part) => hasPart(view.scene.value, part);
  const word = (tab: Tab & Word, count?: number): Place => ({ tab, name: say(book, tab), ...(count && { count }) });
  const later = wheel.piles.filter((pile) => !pile.dealt).reduce((sum, pile) => sum + pile.cards.length, 0);
  return [
    ...(view.guide.lesson.value && !showsTextAbove(view) ? [word("lesson")] : []),
    ...(there("buildings") && display.length ? [word("buildings", display.length)] : []),
    ...(own?.hand.length ? [word("settlements", own.hand.length)] : []),
    ...(narrow ? [word("wheel")] : []),
    ...players
      .filter((player) => player !== own && there("others") && !showsAllLands(view))
      .map(({ seat }) => ({
        tab: seatTab(seat),
        name: seatName(book, seat),
        seat,
      })),
    ...(there("coming") ? [word("coming", later)] : []),
    ...(there("log") && !showsLogBeside(view) ? [word("log")] : []),
    ...(there("score") ? [word("score")] : []),
  ];
}

function Shown({ tab, lesson }: { tab: Tab; lesson: ComponentChildren }) {
  const view = useView();
  const { scene } = view;
  const own = ownPlayer(scene.value, view.layout.largeSeat.value);
  const other = scene.value.players.find((player) => seatTab(player.seat) === tab);
  if (other) return <OtherBoard player={other} />;
  switch (tab) {
    case "lesson":
      return <>{lesson}</>;
    case "wheel":
      return (
        <>
          <WheelView />
          <Shop />
        </>
      );
    case "settlements":
      return own ? <SettlementsInHand player={own} /> : null;
    case "coming":
      return <Coming />;
    case "log":
      return <Log />;
    case "score":
      return <ScoreTable />;
    default:
      return <Display />;
  }
}

/** The upper edge, which can be dragged to resize the dock. */
function Divider() {
  const line = useRef<HTMLHRElement>(null);
  useDivider(line);
  const word = say(useView().book.value, "larger");
  return <hr ref={line} class="ora-divider" tabIndex={0} aria-orientation="horizontal" aria-label={word} />;
}

interface DockProps {
  /** Whether the board is too narrow for the wheel next to the land. */
  narrow: boolean;
  /** The text of the lesson, if there is one. */
  lesson: ComponentChildren;
}

/** The dock; nothing until a lesson has introduced something that belongs in it. */
export function Dock({ narrow, lesson }: DockProps) {
  const all = places(useView(), narrow);
  // The tabs have another place on a narrow board, so a new dock is created and measured.
  return all.length > 0 && <OpenDock key={String(narrow)} all={all} narrow={narrow} lesson={lesson} />;
}

function OpenDock({ all, narrow, lesson }: DockProps & { all: Place[] }) {
  const view = useView();
  const { scene } = view;
  const book = view.book.value;
  const docked = useSideways(view.layout.tab.value);
  const open = all.find((place) => place.tab === view.layout.tab.value);
  const tab = open?.tab ?? all[0]?.tab ?? "buildings";
  const tablist = useSideways(tab);
  const inside = liveTabs(
    scene.value,
    view.selection.live.value,
    ownPlayer(scene.value, view.layout.largeSeat.value),
    view.layout.landSeat.value,
  );
  const tabs = (
    <div ref={tablist} class="ora-tabs" role="tablist">
      {all.map((place) => (
        <button
          key={place.tab}
          type="button"
          role="tab"
          class="ora-tab"
          data-tab={place.tab}
          aria-selected={place.tab === tab}
          // Tab stops once for all tabs; arrow keys go from one to the next (`effects/keyboard.ts`).
          tabIndex={place.tab === tab ? 0 : -1}
          onClick={() => {
            view.layout.tab.value = place.tab;
          }}
        >
          {place.seat && <Mark seat={place.seat} />} {place.name}
          {place.count !== undefined && <span class="ora-count">{place.count}</span>}
          {inside.includes(place.tab) && (
            <span class="ora-hint">
              <span class="ora-hidden">{say(book, "can be picked")}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
  return (
    <section class="ora-dock" data-region="dock" aria-label={say(book, "table")}>
      <Divider />
      {/* On a telephone the tabs are at the bottom, in reach of the thumb. */}
      {!narrow && tabs}
      <div
        ref={docked}
        class="ora-docked"
        role="tabpanel"
        data-tab={tab}
        aria-label={open?.name ?? say(book, "buildings")}
        tabIndex={0}
      >
        {tab && <Shown tab={tab} lesson={lesson} />}
      </div>
      <RowArrows row={docked} />
      {narrow && tabs}
    </section>
  );
}
