// One region at a time: the buildings, the settlements, another player, the log, the score and what is to come.
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useDivider } from "../effects/divide";
import { useSideways } from "../effects/scroll";
import { Mark } from "../parts/figures";
import { seatName } from "../state/names";
import { liveTabs, ownPlayer, seatTab, type Tab } from "../state/regions";
import { useView, type View } from "../state/view";
import { say, type Word } from "../state/words";
import { Coming, Display } from "./display";
import { Hand } from "./hand";
import { Log } from "./log";
import { OtherBoard } from "./player";
import { ScoreTable } from "./score";
import { WheelView } from "./wheel";

interface Place {
  tab: Tab;
  name: ComponentChildren;
  count?: number;
}

/** The tabs there are now. */
function places(view: View, narrow: boolean): Place[] {
  const book = view.book.value;
  const { display, players, wheel } = view.scene.value;
  const own = ownPlayer(view.scene.value, view.large.value);
  const word = (tab: Tab & Word, count?: number): Place => ({ tab, name: say(book, tab), ...(count && { count }) });
  const later = wheel.piles.filter((pile) => !pile.dealt).reduce((sum, pile) => sum + pile.cards.length, 0);
  return [
    ...(view.company.lesson.value ? [word("lesson")] : []),
    word("buildings", display.length),
    ...(own?.hand.length ? [word("settlements", own.hand.length)] : []),
    ...(narrow ? [word("wheel")] : []),
    ...players
      .filter((player) => player !== own)
      .map(({ seat }) => ({
        tab: seatTab(seat),
        name: (
          <>
            <Mark seat={seat} /> {seatName(book, seat)}
          </>
        ),
      })),
    word("coming", later),
    word("log"),
    word("score"),
  ];
}

function Shown({ tab, lesson }: { tab: Tab; lesson: ComponentChildren }) {
  const view = useView();
  const { scene } = view;
  const own = ownPlayer(scene.value, view.large.value);
  const other = scene.value.players.find((player) => seatTab(player.seat) === tab);
  if (other) return <OtherBoard player={other} />;
  switch (tab) {
    case "lesson":
      return <>{lesson}</>;
    case "wheel":
      return <WheelView />;
    case "settlements":
      return own ? <Hand player={own} /> : null;
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

/** The upper edge, which can be dragged. */
function Divider() {
  const line = useRef<HTMLHRElement>(null);
  useDivider(line);
  const word = say(useView().book.value, "larger");
  return <hr ref={line} class="ora-divider" tabIndex={0} aria-orientation="horizontal" aria-label={word} />;
}

/**
 * The dock.
 * @param narrow whether there is no room for the wheel beside the land
 * @param lesson the text of the lesson, where there is one
 */
export function Dock({ narrow, lesson }: { narrow: boolean; lesson: ComponentChildren }) {
  const view = useView();
  const { desk, live, land, scene } = view;
  const book = view.book.value;
  const docked = useSideways(desk.tab.value);
  const all = places(view, narrow);
  const tab = all.find((place) => place.tab === desk.tab.value)?.tab ?? "buildings";
  const inside = liveTabs(scene.value, live.value, ownPlayer(scene.value, view.large.value), land.value);
  return (
    <section class="ora-dock" data-region="dock" aria-label={say(book, "table")}>
      <Divider />
      <div class="ora-tabs" role="tablist">
        {all.map((place) => (
          <button
            key={place.tab}
            type="button"
            role="tab"
            class="ora-tab"
            data-tab={place.tab}
            aria-selected={place.tab === tab}
            onClick={() => {
              desk.tab.value = place.tab;
            }}
          >
            {place.name}
            {place.count !== undefined && <span class="ora-count">{place.count}</span>}
            {inside.includes(place.tab) && (
              <span class="ora-hint">
                ●<span class="ora-hidden">{say(book, "can be picked")}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div ref={docked} class="ora-docked" role="tabpanel" data-tab={tab} tabIndex={0}>
        <Shown tab={tab} lesson={lesson} />
      </div>
    </section>
  );
}
