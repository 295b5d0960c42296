// Advice for whoever has to answer: asked for by a button, and played by a press on it.
import { Thinking } from "../parts/thinking";
import { number, signed } from "../state/names";
import type { Advice } from "../state/protocol";
import { useView, type View } from "../state/view";
import { say } from "../state/words";

/** Whether there is somebody to ask, and anything to ask about. */
function wanted(view: View): boolean {
  const { company, desk } = view;
  // A lesson has hints of its own, which know the task.
  if (!company.connected || company.lesson.value || !desk.options.value.show_hints) return false;
  return view.ask.value.options.length > 1;
}

export function AdviceButton() {
  const view = useView();
  const { company } = view;
  const word = say(view.book.value, "hint");
  if (!wanted(view)) return null;
  const pondering = company.awaitingAdvice.value;
  return (
    <span class="ora-advise" data-only-live>
      <button
        type="button"
        class="ora-button ora-small"
        aria-busy={pondering}
        disabled={pondering}
        onClick={() => company.advise()}
      >
        {word}
        {pondering && <Thinking />}
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
        onClick={() => view.play(advice.line)}
      >
        <strong>{label}</strong>
        {/* Beside the best only the distance matters, and not where it is within the error. */}
        <span class="ora-worth" data-says={`${say(book, "worth")}: ${signed(advice.worth)} ± ${number(advice.spread)}`}>
          {advice.says}
        </span>
        <span class="ora-quiet">{advice.why}</span>
      </button>
    </li>
  );
}

export function AdvicePanel() {
  const view = useView();
  const moves = wanted(view) ? view.company.advice.value : null;
  return (
    // Always there, so that a screen reader hears when advice comes.
    <div class="ora-advice-place" role="status" aria-live="polite" data-only-live>
      {moves && (
        <ol>
          {moves.map((advice) => (
            <AdviceRow key={advice.line} advice={advice} />
          ))}
        </ol>
      )}
    </div>
  );
}
