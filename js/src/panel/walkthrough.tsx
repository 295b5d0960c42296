// A commented game: the comment here, the steps on and back, and a choice of variations.
import { post } from "../state/connection";
import { takeStep } from "../state/guide";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

/** Its part of the action bar, where a lesson has its task. */
export function WalkthroughText() {
  const view = useView();
  const walk = view.guide.walk.value;
  if (!walk) return null;
  const book = view.book.value;
  const button = (way: "back" | "on" | "out", word: Word, kind = "") => (
    <button
      type="button"
      class={`ora-button ora-small ${kind}`}
      disabled={walk[way] === null}
      onClick={() =>
        takeStep(view, () => {
          const to = view.guide.walk.value?.[way] ?? null;
          return to === null ? null : { do: "walk", to };
        })
      }
    >
      {say(book, word)}
    </button>
  );
  return (
    <section class="ora-task ora-walk" aria-label={say(book, "walk")}>
      <p class="ora-walk-where ora-muted">
        {walk.title}
        {walk.aside ? ` · ${walk.aside}` : walk.stop > 0 && ` · ${walk.stop}/${walk.stops}`}
      </p>
      {/* Always present, so that screen readers announce its changes. */}
      <div class="ora-walk-text" role="status" aria-live="polite">
        {walk.text.split("\n").map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div class="ora-lesson-buttons" data-only-live>
        {button("back", "walk back")}
        {button("on", "walk on", "ora-main")}
        {walk.out !== null && button("out", "walk out")}
        {walk.home && (
          <button type="button" class="ora-button ora-small" onClick={() => post(view, { do: "leave-walk" })}>
            {say(book, "walk home")}
          </button>
        )}
      </div>
      {walk.branches.length > 0 && (
        <div class="ora-walk-asides" data-only-live>
          <span class="ora-muted">{say(book, "walk side")}:</span>
          {walk.branches.map(({ to, label }) => (
            <button key={to} type="button" class="ora-button ora-small" onClick={() => post(view, { do: "walk", to })}>
              {label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
