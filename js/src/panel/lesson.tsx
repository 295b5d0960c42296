// A lesson: what it explains, what it asks, and how that went.
import type { ComponentChildren } from "preact";
import { may, post } from "../state/connection";
import { takeStep } from "../state/guide";
import { explainsAbove } from "../state/layout";
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

/** One dot a step, of those around the present one: what has been solved, and the way to any that has been reached. */
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

/** Where one is in the lesson, and the rules that the step is about. */
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
  // What was learnt may begin with the word itself.
  const sentence = lesson.verdict.startsWith(word)
    ? lesson.verdict.slice(word.length).replace(/^[.:\s]+/, "")
    : lesson.verdict;
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
      {sentence && <p>{sentence}</p>}
    </div>
  );
}

/** On to the next step or lesson; after the last of all there is nowhere to go. */
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
      {onward ?? (following ? `${say(book, "lesson following")}: ${following}` : say(book, "lesson next"))}
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
      // Who has gone astray is led back to the beginning.
      data-lead={(verb === "restart" && lesson.lead === "") || undefined}
      onClick={() => post(view, { do: verb })}
    >
      {say(book, word)}
      {count && <span class="ora-count">{count}</span>}
    </button>
  );
  return (
    // What goes once the task is solved stands last, so that the others keep their places.
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
      {button("restart", "lesson restart")}
      {!solved && !led && !lesson.choices.length && button("check", "lesson check", "ora-main")}
      {!solved && button("hint", "lesson hint", "", String(lesson.hints_left))}
      {!solved && !led && may(view, "solution") && button("solution", "lesson solution")}
    </div>
  );
}

/** The task, how it went and the ways to go on: part of the action bar. */
export function LessonTask() {
  const view = useView();
  const lesson = view.guide.lesson.value;
  if (!lesson) return null;
  return (
    <div class="ora-task" data-step={lesson.step} data-only-live>
      {explainsAbove(view) && <LessonText />}
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

/** Whether there is anything to say of the last try: who is led has no button to ask what is missing. */
function tells({ outcome, verdict, lead }: Lesson): boolean {
  return verdict !== "" || !(outcome === "untried" || (outcome === "started" && lead !== null));
}

/** What came of the last try, and the hint: next to the buttons, where room is kept for it and nothing lies beneath. */
function LessonNews({ lesson }: { lesson: Lesson }) {
  return (
    <div class="ora-lesson-news">
      {/* Always there, so that a screen reader hears what is put into it. */}
      <div role="status" aria-live="polite">
        {tells(lesson) && <Outcome lesson={lesson} />}
      </div>
      <p class="ora-lesson-hint" role="status" aria-live="polite">
        {lesson.hint}
      </p>
    </div>
  );
}

/** A text with its terms, which say what they mean. */
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

/** Letters of a text that takes a line or two, as those of puzzles do: no room is kept for more. */
const MAX_BRIEF = 110;

/** What the lesson explains: above its task and, where that would leave no room for the land, in the dock. */
export function LessonText() {
  const view = useView();
  const lesson = view.guide.lesson.value;
  if (!lesson) return null;
  const book = view.book.value;
  return (
    // Every text is read from its beginning.
    <article
      key={`${lesson.title} ${lesson.step}`}
      class={`ora-lesson ${lesson.text.length > MAX_BRIEF ? "" : "ora-brief"}`}
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
