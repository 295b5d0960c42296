// A lesson: what it explains, what it asks, and how that went.
import type { Lesson } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

const OUTCOMES: Record<Lesson["outcome"], Word> = {
  untried: "lesson untried",
  "not-yet": "lesson not yet",
  solved: "lesson solved",
};

/** One dot a step: where one is, and what has been solved. */
function Steps({ lesson }: { lesson: Lesson }) {
  const book = useView().book.value;
  const where = `${say(book, "lesson step")} ${lesson.step} ${say(book, "lesson of")} ${lesson.steps}`;
  return (
    <p class="ora-steps">
      <span class="ora-quiet">{where}</span>
      <span class="ora-dots" aria-hidden="true">
        {lesson.solved.map((solved, n) => (
          <i key={n} class={`${solved ? "ora-done" : ""} ${n + 1 === lesson.step ? "ora-here" : ""}`} />
        ))}
      </span>
    </p>
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
            onClick={() => view.post({ do: "answer", value })}
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
  // What was learnt may begin with the word itself.
  const sentence = lesson.verdict.startsWith(word)
    ? lesson.verdict.slice(word.length).replace(/^[.:\s]+/, "")
    : lesson.verdict;
  return (
    <div class={`ora-outcome ora-${lesson.outcome}`} role="status" aria-live="polite">
      {lesson.outcome === "untried" ? (
        <span class="ora-quiet">{word}</span>
      ) : (
        <>
          <strong>
            <span aria-hidden="true">{lesson.outcome === "solved" ? "✓ " : "↻ "}</span>
            {word}
          </strong>
          {sentence && <p>{sentence}</p>}
        </>
      )}
    </div>
  );
}

function Buttons({ lesson }: { lesson: Lesson }) {
  const view = useView();
  const book = view.book.value;
  const solved = lesson.outcome === "solved";
  const button = (verb: "check" | "hint" | "solution" | "next" | "restart", word: Word, kind = "", count = "") => (
    <button type="button" class={`ora-button ora-small ${kind}`} onClick={() => view.post({ do: verb })}>
      {say(book, word)}
      {count && <span class="ora-count">{count}</span>}
    </button>
  );
  return (
    <div class="ora-lesson-buttons">
      {solved && button("next", "lesson next", "ora-main")}
      {!solved && !lesson.choices.length && button("check", "lesson check", "ora-main")}
      {!solved && button("hint", "lesson hint", "", lesson.hints_left > 0 ? String(lesson.hints_left) : "")}
      {!solved && button("solution", "lesson solution")}
      {button("restart", "lesson restart")}
      {!solved && button("next", "lesson next")}
    </div>
  );
}

/** The task, how it went and the ways to go on: part of the action bar. */
export function LessonTask() {
  const lesson = useView().company.lesson.value;
  if (!lesson) return null;
  return (
    <div class="ora-task" data-step={lesson.step} data-only-live>
      <Steps lesson={lesson} />
      <p class="ora-task-text">{lesson.task}</p>
      {lesson.choices.length > 0 && <Choices lesson={lesson} />}
      <Buttons lesson={lesson} />
    </div>
  );
}

/** What came of the last try, and the hint: over the board, like every note of the bar. */
export function LessonNews() {
  const lesson = useView().company.lesson.value;
  if (!lesson) return null;
  return (
    <div class="ora-lesson-news" data-only-live>
      {lesson.outcome !== "untried" && <Outcome lesson={lesson} />}
      <p class="ora-lesson-hint" role="status" aria-live="polite">
        {lesson.hint}
      </p>
    </div>
  );
}

/** What the lesson explains, in the dock. */
export function LessonText() {
  const view = useView();
  const lesson = view.company.lesson.value;
  if (!lesson) return null;
  const book = view.book.value;
  return (
    <article class="ora-lesson" aria-label={say(book, "lesson")}>
      <header>
        <p class="ora-quiet">{lesson.title}</p>
        <h3>{lesson.heading}</h3>
      </header>
      {lesson.text.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {lesson.rules.length > 0 && (
        <p class="ora-lesson-rules ora-quiet">
          {say(book, "lesson rules")}
          {lesson.rules.map((rule) => (
            <button key={rule} type="button" class="ora-tag" onClick={() => view.desk.openRule(rule)}>
              {rule}
            </button>
          ))}
        </p>
      )}
    </article>
  );
}
