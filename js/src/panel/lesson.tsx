// A lesson in the margin: what it explains, what it asks, and how that went.
import type { ComponentChildren } from "preact";
import { useLessonInSight } from "../effects/scroll";
import type { Lesson } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

const OUTCOMES: Record<Lesson["outcome"], Word> = {
  untried: "lesson untried",
  begun: "lesson begun",
  "not-yet": "lesson not yet",
  solved: "lesson solved",
  "solved-before": "lesson solved",
};

/** One dot a step: where one is, what has been solved, and the way to any step that has been reached. */
function Steps({ lesson }: { lesson: Lesson }) {
  const view = useView();
  const book = view.book.value;
  const where = `${say(book, "lesson step")} ${lesson.step} ${say(book, "lesson of")} ${lesson.steps}`;
  return (
    <p class="ora-steps">
      <span class="ora-quiet">{where}</span>
      <span class="ora-dots">
        {lesson.solved.map((solved, n) => {
          const name = `${say(book, "lesson step")} ${n + 1}${solved ? `, ${say(book, "lesson solved")}` : ""}`;
          const here = n + 1 === lesson.step;
          return (
            <button
              key={n}
              type="button"
              class={`${solved ? "ora-done" : ""} ${here ? "ora-here" : ""}`}
              aria-label={name}
              data-says={name}
              aria-current={here ? "step" : undefined}
              disabled={n >= lesson.reached}
              onClick={() => view.post({ do: "step", step: n + 1 })}
            />
          );
        })}
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
  const tried = lesson.outcome !== "untried" && lesson.outcome !== "begun";
  // What was learnt may begin with the word itself.
  const sentence = lesson.verdict.startsWith(word)
    ? lesson.verdict.slice(word.length).replace(/^[.:\s]+/, "")
    : lesson.verdict;
  return (
    <div class={`ora-outcome ora-${lesson.outcome}`} role="status" aria-live="polite">
      {tried ? (
        <strong>
          <span aria-hidden="true">{lesson.outcome === "not-yet" ? "↻ " : "✓ "}</span>
          {word}
        </strong>
      ) : (
        <span class="ora-quiet">{word}</span>
      )}
      {sentence && <p>{sentence}</p>}
    </div>
  );
}

/** On to the next step or lesson; after the last of all there is nowhere to go. */
function Onward({ lesson, main }: { lesson: Lesson; main: boolean }) {
  const view = useView();
  const book = view.book.value;
  const { following } = lesson;
  if (lesson.step === lesson.steps && !following) return null;
  return (
    <button
      type="button"
      class={`ora-button ora-small ${main ? "ora-main" : ""}`}
      onClick={() => view.post({ do: "next" })}
    >
      {following ? `${say(book, "lesson following")}: ${following}` : say(book, "lesson next")}
    </button>
  );
}

function Buttons({ lesson }: { lesson: Lesson }) {
  const view = useView();
  const book = view.book.value;
  const solved = lesson.outcome === "solved";
  const button = (verb: "check" | "hint" | "solution" | "restart", word: Word, kind = "", count = "") => (
    <button type="button" class={`ora-button ora-small ${kind}`} onClick={() => view.post({ do: verb })}>
      {say(book, word)}
      {count && <span class="ora-count">{count}</span>}
    </button>
  );
  return (
    <div class="ora-lesson-buttons">
      {solved && <Onward lesson={lesson} main />}
      {!solved && !lesson.choices.length && button("check", "lesson check", "ora-main")}
      {!solved && button("hint", "lesson hint", "", lesson.hints_left > 0 ? String(lesson.hints_left) : "")}
      {!solved && button("solution", "lesson solution")}
      {button("restart", "lesson restart")}
      {lesson.step > 1 && (
        <button
          type="button"
          class="ora-button ora-small"
          onClick={() => view.post({ do: "step", step: lesson.step - 1 })}
        >
          {say(book, "lesson back")}
        </button>
      )}
      {!solved && <Onward lesson={lesson} main={false} />}
    </div>
  );
}

function LessonNote({ lesson }: { lesson: Lesson }) {
  const view = useView();
  const book = view.book.value;
  const note = useLessonInSight(lesson);
  return (
    <aside class="ora-lesson" ref={note} aria-label={say(book, "lesson")} data-step={lesson.step} data-only-live>
      <header>
        <p class="ora-quiet">{lesson.title}</p>
        <h3>{lesson.heading}</h3>
        <Steps lesson={lesson} />
      </header>
      {lesson.text.split(/\n(?:[^\S\n]*\n)+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div class="ora-task">
        <h4>{say(book, "lesson task")}</h4>
        <p>{lesson.task}</p>
        {lesson.choices.length > 0 && <Choices lesson={lesson} />}
      </div>
      <Outcome lesson={lesson} />
      <p class="ora-lesson-hint" role="status" aria-live="polite">
        {lesson.hint}
      </p>
      <Buttons lesson={lesson} />
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
    </aside>
  );
}

/** The board, with the lesson beside it where there is one. */
export function WithLesson({ children }: { children: ComponentChildren }) {
  const lesson = useView().company.lesson.value;
  if (!lesson) return <>{children}</>;
  return (
    <div class="ora-taught">
      {/* First for those who read in order, as they must know what is asked. */}
      <LessonNote lesson={lesson} />
      <div class="ora-body">{children}</div>
    </div>
  );
}
