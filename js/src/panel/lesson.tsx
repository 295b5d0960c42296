// A lesson: its explanation, its task, and the result.
import type { ComponentChildren } from "preact";
import { isAllowed, post } from "../state/connection";
import { takeStep } from "../state/guide";
import { showsTextAbove } from "../state/layout";
import type { Lesson } from "../state/protocol";
import { openRule } from "../state/rule-lookup";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

const OUTCOMES: Record<Lesson["outcome"], Word> = {
  untried: "lesson untried",
  started: "lesson begun",
  "not-yet": "lesson not yet",
  solved: "lesson solved",
  "solved-before": "lesson solved",
};

/** A dot for each nearby step: it shows whether the step is solved, and goes to a step that has been reached. */
function Dots({ lesson }: { lesson: Lesson }) {
  const view = useView();
  const book = view.book.value;
  return (
    <span class="ora-dots">
      {lesson.solved.map((solved, n) => {
        const step = lesson.first + n;
        const name = `${say(book, "lesson step")} ${step}${solved ? `, ${say(book, "lesson solved")}` : ""}`;
        const here = step === lesson.step;
        return (
          <button
            key={step}
            type="button"
            class={`${solved ? "ora-done" : ""} ${here ? "ora-current-step" : ""}`}
            aria-label={name}
            data-says={name}
            aria-current={here ? "step" : undefined}
            disabled={step > lesson.reached || lesson.stays}
            onClick={() => post(view, { do: "step", step })}
          />
        );
      })}
    </span>
  );
}

/** The place within the lesson, and the rules of the step. */
function Steps({ lesson }: { lesson: Lesson }) {
  const view = useView();
  const book = view.book.value;
  const where = `${say(book, "lesson step")} ${lesson.step} ${say(book, "lesson of")} ${lesson.steps}`;
  return (
    <div class="ora-steps">
      <span class="ora-muted">{where}</span>
      <Dots lesson={lesson} />
      <span class="ora-lesson-rules ora-muted">
        <span class="ora-hidden">{say(book, "lesson rules")}</span>
        {lesson.rules.map((rule) => (
          <button key={rule} type="button" class="ora-tag" onClick={() => openRule(view, rule)}>
            {rule}
          </button>
        ))}
      </span>
    </div>
  );
}

function Choices({ lesson }: { lesson: Lesson }) {
  const view = useView();
  return (
    <ul class="ora-choices">
      {lesson.choices.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            class="ora-button"
            aria-pressed={value === lesson.answer}
            onClick={() => post(view, { do: "answer", value })}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ lesson }: { lesson: Lesson }) {
  const book = useView().book.value;
  const word = say(book, OUTCOMES[lesson.outcome]);
  const tried = lesson.outcome !== "untried" && lesson.outcome !== "started";
  return (
    <div class={`ora-outcome ora-${lesson.outcome}`}>
      {tried ? (
        <strong>
          <span aria-hidden="true">{lesson.outcome === "not-yet" ? "↻ " : "✓ "}</span>
          {word}
        </strong>
      ) : (
        <span class="ora-muted">{word}</span>
      )}
      {lesson.verdict && <p>{lesson.verdict}</p>}
    </div>
  );
}

/** The button to the next step or lesson, which is named once the task is solved; nothing after the last. */
function Onward({ lesson, main }: { lesson: Lesson; main: boolean }) {
  const view = useView();
  const book = view.book.value;
  const { following, onward } = lesson;
  if (lesson.step === lesson.steps && !following && !onward) return null;
  return (
    <button
      type="button"
      class={`ora-button ora-small ${main ? "ora-main" : ""}`}
      onClick={() => post(view, { do: "next" })}
    >
      {onward ?? (main && following ? `${say(book, "lesson following")}: ${following}` : say(book, "lesson next"))}
    </button>
  );
}

function Buttons({ lesson }: { lesson: Lesson }) {
  const view = useView();
  const book = view.book.value;
  const solved = lesson.outcome === "solved";
  const led = lesson.lead !== null;
  const button = (verb: "check" | "hint" | "solution" | "restart", word: Word, kind = "", count = "") => (
    <button
      type="button"
      class={`ora-button ora-small ${kind}`}
      // A learner who has left the way of a led lesson is led back to the beginning.
      data-lead={(verb === "restart" && lesson.lead === "") || undefined}
      onClick={() => post(view, { do: verb })}
    >
      {say(book, word)}
      {count && <span class="ora-count">{count}</span>}
    </button>
  );
  return (
    // Buttons that disappear when the task is solved come last, so that the others keep their places.
    <div class="ora-lesson-buttons">
      <Onward lesson={lesson} main={solved} />
      {!lesson.stays && (
        <button
          type="button"
          class="ora-button ora-small"
          disabled={lesson.step === 1}
          onClick={() =>
            takeStep(view, () => {
              const step = (view.guide.lesson.value?.step ?? 1) - 1;
              return step < 1 ? null : { do: "step", step };
            })
          }
        >
          {say(book, "lesson back")}
        </button>
      )}
      {button("restart", "lesson restart", lesson.shown && lesson.outcome === "not-yet" ? "ora-main" : "")}
      {!solved && !led && !lesson.choices.length && button("check", "lesson check")}
      {!solved && button("hint", "lesson hint", "", String(lesson.hints_left))}
      {!solved && !led && isAllowed(view, "solution") && button("solution", "lesson solution")}
    </div>
  );
}

/** The lesson's part of the action bar: the task, its result and the ways to go on. */
export function LessonTask() {
  const view = useView();
  const lesson = view.guide.lesson.value;
  if (!lesson) return null;
  return (
    <div class="ora-task" data-step={lesson.step} data-only-live>
      {showsTextAbove(view) && <LessonText />}
      <Steps lesson={lesson} />
      <p class="ora-task-text">{lesson.task}</p>
      {lesson.choices.length > 0 && <Choices lesson={lesson} />}
      <div class="ora-lesson-row">
        <Buttons lesson={lesson} />
        <LessonNews lesson={lesson} />
      </div>
    </div>
  );
}

/** Whether there is a result to show; a led learner has no button to ask what is missing. */
function hasResult({ outcome, verdict, lead }: Lesson): boolean {
  return verdict !== "" || !(outcome === "untried" || (outcome === "started" && lead !== null));
}

/** The result of the latest try, and the hint, in a place that is always kept free beside the buttons. */
function LessonNews({ lesson }: { lesson: Lesson }) {
  return (
    <div class="ora-lesson-news">
      {/* Always present, so that screen readers announce its changes. */}
      <div role="status" aria-live="polite">
        {hasResult(lesson) && <Outcome lesson={lesson} />}
      </div>
      <p class="ora-lesson-hint" role="status" aria-live="polite">
        {lesson.hint}
      </p>
    </div>
  );
}

/** A text in which terms have tooltips with their meaning. */
function explained(text: string, terms: Lesson["terms"]): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let rest = text;
  for (const { word, means } of terms) {
    const at = rest.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u"));
    if (at < 0) continue;
    parts.push(
      rest.slice(0, at),
      <dfn key={word} tabIndex={0} data-says={means}>
        {word}
      </dfn>,
    );
    rest = rest.slice(at + word.length);
  }
  return [...parts, rest];
}

/** Letters of a text of one or two lines, such as a puzzle's; for longer texts a fixed height is reserved. */
const MAX_BRIEF_LENGTH = 110;

/** The lesson's text: above its task, or in the dock where the land would have no room. */
export function LessonText() {
  const view = useView();
  const lesson = view.guide.lesson.value;
  if (!lesson) return null;
  const book = view.book.value;
  return (
    // A new key for each text, so that it starts at its beginning.
    <article
      key={`${lesson.title} ${lesson.step}`}
      class={`ora-lesson ${lesson.text.length > MAX_BRIEF_LENGTH ? "" : "ora-brief"}`}
      aria-label={say(book, "lesson")}
    >
      <header>
        <p class="ora-muted">{lesson.title}</p>
        <h3>{lesson.heading}</h3>
      </header>
      {lesson.text.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => (
        <p key={paragraph}>{explained(paragraph, lesson.terms)}</p>
      ))}
    </article>
  );
}
