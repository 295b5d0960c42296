// The end of a game: who has won, with how many points, and what to do next.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { SendTurn, SharedGame } from "../parts/copy-field";
import { Mark } from "../parts/figures";
import { Icon } from "../parts/icon";
import { isAllowed, post, query } from "../state/connection";
import { openTogether } from "../state/layout";
import { number, seatName } from "../state/names";
import { watch } from "../state/other-turns";
import type { GameToShare, Tally } from "../state/protocol";
import { toggleDrawer } from "../state/rule-lookup";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

const MIN_BAR = 110; // pixels; as wide as three numbers with pictures
const BAR_PER_BEST = 120; // additional pixels for the bar of the best

/** The sources of a player's points, as a bar in proportion to the points. */
function ScoreParts({ column, best }: { column: Tally["pad"][number]; best: number }) {
  const book = useView().book.value;
  const [goods, economic, settlements] = column.sums;
  const parts = [
    ["goods", "any", goods],
    ["economic value", "economic", economic],
    ["settlements", "dwelling", settlements],
  ] as const;
  const words = parts.map(([word, , points]) => `${say(book, word)}: ${number(points)}`).join(", ");
  const width = MIN_BAR + (BAR_PER_BEST * Math.max(column.total, 0)) / Math.max(best, 1);
  return (
    <span class="ora-score-parts" role="img" aria-label={words} data-says={words} style={{ width: `${width}px` }}>
      {parts.map(([word, icon, points]) => (
        <span key={word} class={`ora-part-${icon}`} style={{ flexGrow: Math.max(points, 0) }}>
          <Icon name={icon} />
          {number(points)}
        </span>
      ))}
    </span>
  );
}

/** The players with their points, best first. */
function Ranking() {
  const view = useView();
  const book = view.book.value;
  const { winners = [], pad = [] } = view.reports.tally.value ?? {};
  const people = new Set(book.seats.flatMap(({ seat, neutral }) => (neutral ? [] : [seat])));
  const players = view.scene.value.players.filter(({ seat }) => people.has(seat));
  const ranked = [...players].sort((a, b) => b.score.total - a.score.total);
  return (
    <ol class="ora-ranking">
      {ranked.map(({ seat, score }) => {
        const column = pad.find((one) => one.seat === seat);
        return (
          <li key={seat} class={winners.includes(seat) ? "ora-winner-row" : ""}>
            <Mark seat={seat} />
            <span>{seatName(book, seat)}</span>
            <b>{number(score.total)}</b>
            {winners.includes(seat) && <span class="ora-tag ora-winner">{say(book, "winner")}</span>}
            {column && <ScoreParts column={column} best={ranked[0]?.score.total ?? 0} />}
          </li>
        );
      })}
    </ol>
  );
}

/** Ways to go on; without Python only those that need none. */
function Next() {
  const view = useView();
  const book = view.book.value;
  const [shared, setShared] = useState<GameToShare | null>(null);
  const button = (word: Word, press: () => void, kind = "") => (
    <button type="button" class={`ora-button ${kind}`} onClick={press}>
      {say(book, word)}
    </button>
  );
  return (
    <>
      <SendTurn />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble here from its buttons; the row itself is none */}
      <div
        class="ora-end-buttons"
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !shared) return;
          event.stopPropagation();
          setShared(null);
        }}
      >
        {view.connection.exists &&
          isAllowed(view, "again") &&
          button("play again", () => post(view, { do: "again" }), "ora-main")}
        {view.connection.exists &&
          isAllowed(view, "together") &&
          !view.guide.lesson.value &&
          !view.guide.walk.value &&
          button("play together", () => openTogether(view))}
        {view.connection.exists && isAllowed(view, "start") && button("new table", () => post(view, { do: "start" }))}
        {isAllowed(view, "jump") &&
          button("review", () => {
            watch(view.otherTurns, view.scene.value.at);
            post(view, { do: "jump", ply: 0 });
          })}
        {view.connection.exists &&
          isAllowed(view, "review") &&
          !view.guide.lesson.value &&
          !view.guide.walk.value &&
          button("find mistakes", () => {
            if (view.layout.drawer.value !== "review") toggleDrawer(view, "review");
            if (!view.reports.review.value) post(view, { do: "review" });
          })}
        {view.connection.exists &&
          button("share", () => (shared ? setShared(null) : query(view, "share", {}, setShared)))}
        {shared && <SharedGame shared={shared} />}
      </div>
    </>
  );
}

/** The card; `children` are the board's notices. */
export function EndCard({ children }: { children?: ComponentChildren }) {
  const view = useView();
  return (
    <section
      class="ora-end-card"
      tabIndex={-1}
      data-focus="panel"
      data-region="bar"
      aria-label={view.scene.value.heading}
    >
      <p class="ora-question ora-verdict" role="status" aria-live="polite">
        {view.ask.value.prompt} <small>{view.reports.tally.value?.best}</small>
      </p>
      <Ranking />
      <Next />
      {children}
    </section>
  );
}
