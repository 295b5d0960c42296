// The review of a game: where points were lost, the costly turns, and navigation through them.

import { Chart } from "../parts/chart";
import { Mark } from "../parts/figures";
import { post } from "../state/connection";
import { closeDrawer } from "../state/layout";
import { seatName } from "../state/names";
import type { CostlyTurn, ReviewPanel } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";
import { Drawer } from "./drawer";

function Costly({ turn }: { turn: CostlyTurn }) {
  const view = useView();
  const book = view.book.value;
  return (
    <li>
      <p>
        <Mark seat={turn.seat} /> <strong>{seatName(book, turn.seat)}</strong> {`${say(book, "round")} ${turn.round}: `}
        <b>{turn.lost}</b>
      </p>
      <p>
        <span class="ora-muted">{say(book, "review played")}:</span> {turn.played}
      </p>
      <p>
        <span class="ora-muted">{say(book, "review better")}:</span> {turn.better}
      </p>
      <p class="ora-muted">{turn.why}</p>
      <button
        type="button"
        class="ora-button ora-small"
        aria-label={`${say(book, "review there")}: ${seatName(book, turn.seat)}, ${say(book, "round")} ${turn.round}`}
        onClick={() => {
          closeDrawer(view);
          // The walkthrough marks the better turn and can play it, and leads back to the review.
          post(view, { do: "walk-review" });
          post(view, { do: "walk", to: turn.ply });
        }}
      >
        {say(book, "review there")}
      </button>
    </li>
  );
}

/** Its progress, with a button to stop it. */
function Progress({ review }: { review: ReviewPanel }) {
  const view = useView();
  const word = say(view.book.value, "reviewing");
  return (
    <p class="ora-review-progress">
      <label>
        {word} <progress max={review.steps} value={review.done} />
      </label>
      <button type="button" class="ora-button ora-small" onClick={() => post(view, { do: "stop-review" })}>
        {say(view.book.value, "stop review")}
      </button>
    </p>
  );
}

export function Review() {
  const view = useView();
  const book = view.book.value;
  const review = view.reports.review.value;
  const button = (word: Word, command: "review" | "walk-review" | "practise-review", kind = "ora-main") => (
    <button
      type="button"
      class={`ora-button ${kind}`}
      onClick={() => {
        // The drawer covers the board, where the result of these buttons is shown.
        if (command !== "review") closeDrawer(view);
        post(view, { do: command });
      }}
    >
      {say(book, word)}
    </button>
  );
  const over = review !== null && review.done >= review.steps;
  return (
    <Drawer title={say(book, "reviewed")}>
      {!review && button("find mistakes", "review")}
      {review && !over && <Progress review={review} />}
      {over && (
        <p class="ora-review-links">
          {review.mistakes.length > 0 && button("walk review", "walk-review")}
          {review.mistakes.length > 0 && button("practise review", "practise-review", "")}
          {/* More moves may have been played since the review. */}
          {button("find mistakes", "review", "")}
        </p>
      )}
      <div class="ora-review" aria-live="polite">
        {review?.summary && <p>{review.summary}</p>}
        {review && (
          <ol>
            {review.mistakes.map((turn) => (
              <Costly key={turn.ply} turn={turn} />
            ))}
          </ol>
        )}
      </div>
      {review && (
        <Chart
          title={say(book, "review chart")}
          seats={book.seats.flatMap(({ seat, neutral }) => (neutral ? [] : [seat]))}
          chart={review.chart}
        />
      )}
    </Drawer>
  );
}
