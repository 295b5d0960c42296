// Advice on the question: a button requests it, and a press on advice plays it.

import { CloseButton } from "../parts/close-button";
import { Thinking } from "../parts/thinking";
import { dismissAdvice, hasChosenSince, requestAdvice } from "../state/advice";
import { play } from "../state/answering";
import { isAllowed } from "../state/connection";
import { number, signed } from "../state/names";
import type { Advice, Whole } from "../state/protocol";
import { useView, type View } from "../state/view";
import { say } from "../state/words";

const BULB = "M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1.1-.9 2.1H9.4c0-1-.3-1.6-.9-2.1A6 6 0 0 1 12 3z";

/** Whether advice can be given on this question. */
function wanted(view: View): boolean {
  // A lesson has its own hints, which know its task.
  if (
    !view.connection.exists ||
    !isAllowed(view, "advise") ||
    view.guide.lesson.value ||
    !view.preferences.values.value.show_hints
  )
    return false;
  return view.ask.value.seat !== null;
}

export function AdviceButton() {
  const view = useView();
  const word = say(view.book.value, "hint");
  if (!wanted(view)) return null;
  const pondering = view.advice.awaiting.value;
  return (
    <span class="ora-advice-request" data-only-live>
      <button
        type="button"
        class="ora-button ora-icon-button"
        data-says={word}
        aria-busy={pondering}
        // Not disabled while it waits: the focus would be lost, and with it the keys.
        disabled={view.ask.value.options.length < 2}
        aria-expanded={view.advice.moves.value !== null}
        onClick={() => pondering || dismissAdvice(view) || requestAdvice(view)}
      >
        <span class="ora-hidden">{word}</span>
        {pondering ? (
          <Thinking />
        ) : (
          <svg class="ora-sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={BULB} />
          </svg>
        )}
      </button>
    </span>
  );
}

function AdviceRow({ advice }: { advice: Advice }) {
  const view = useView();
  const book = view.book.value;
  const label = view.ask.value.options.find((option) => option.line === advice.line)?.label ?? advice.line;
  return (
    <li>
      <button
        type="button"
        class="ora-advice"
        data-line={advice.line}
        data-says={say(book, "play this")}
        onClick={() => play(view, advice.line)}
      >
        <strong>{label}</strong>
        {/* The distance to the best answer; none for an answer within the margin of error. */}
        <span
          class="ora-advice-worth"
          data-says={`${say(book, "worth")}: ${signed(advice.worth)} ± ${number(advice.spread)}`}
        >
          {advice.says}
        </span>
        <span class="ora-muted">{advice.why}</span>
      </button>
    </li>
  );
}

/** An advised turn that has begun: the moves already made, the next one, and the rest. */
function Plan({ plan, done }: { plan: readonly Whole[]; done: number }) {
  const view = useView();
  return plan.map(({ line, label }, at) => (
    <li key={`${at} ${line}`} class={at < done ? "ora-done" : ""}>
      {at === done ? (
        <button type="button" class="ora-advice" data-line={line} onClick={() => play(view, line)}>
          <strong>{label}</strong>
        </button>
      ) : (
        label
      )}
    </li>
  ));
}

export function AdvicePanel() {
  const view = useView();
  const moves = wanted(view) && !hasChosenSince(view) ? view.advice.moves.value : null;
  const done = view.advice.done.value;
  return (
    // Always present, so that screen readers announce advice when it comes.
    <div class="ora-advice-place" role="status" aria-live="polite" data-only-live>
      {moves && (
        <div class="ora-advice-list">
          <CloseButton onClick={() => dismissAdvice(view)} />
          <p class="ora-muted">{say(view.book.value, "press to play")}</p>
          <ol>
            {moves.map((advice) =>
              done ? <Plan plan={advice.plan} done={done} /> : <AdviceRow key={advice.line} advice={advice} />,
            )}
          </ol>
        </div>
      )}
    </div>
  );
}
