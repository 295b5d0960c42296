// A session of Today: the exercise, its result, and the progress so far.
import { useNotebookDark } from "../effects/theme";
import type { ChapterStanding } from "../state/protocol";
import { giveAnswer, goOn, isOpen, type Today } from "../state/today";

interface Props {
  session: Today;
}

/** The answers. After one is given, the right one is marked, also in words. */
function Answers({ session: { traits, picked } }: Props) {
  const { choices, chosen, right, words } = traits.value.panel;
  const given = right !== "";
  const mark = (value: string) => (value === right ? "✓ " : value === chosen ? "✗ " : "");
  return (
    <ul class="ora-choices" aria-label={words.answers}>
      {choices.map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            class={`ora-button ${given && value === right ? "ora-right" : ""}`}
            data-choice={value}
            aria-pressed={value === (given ? chosen : picked.value)}
            aria-disabled={given}
            onClick={() => {
              if (!given) picked.value = value;
            }}
          >
            {given ? mark(value) : ""}
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The buttons. The first one stays the same element, so that it keeps the focus. */
function Buttons({ session }: Props) {
  const { panel } = session.traits.value;
  const { words, asks } = panel;
  if (asks === "nothing") return null;
  const none = !session.picked.value;
  const button = (id: string, word: string, press: () => void, main = false, off = false) => (
    <button
      key={main ? "main" : id}
      type="button"
      class={`ora-button ${main ? "ora-main" : ""}`}
      data-verb={id}
      aria-disabled={off}
      onClick={press}
    >
      {word}
    </button>
  );
  if (!isOpen(panel)) {
    return <div class="ora-lesson-buttons">{button("next", words.next, () => goOn(session, "next"), true)}</div>;
  }
  return (
    <div class="ora-lesson-buttons">
      {asks === "question" && button("sure", words.sure, () => giveAnswer(session, true), true, none)}
      {asks === "question" && button("guess", words.guess, () => giveAnswer(session, false), false, none)}
      {button("later", words.later, () => goOn(session, "later"))}
    </div>
  );
}

/** A chapter on the map: a bar, and its numbers in words. */
function Chapter({ chapter }: { chapter: ChapterStanding }) {
  const share = (count: number) => `${(100 * count) / chapter.all}%`;
  return (
    <tr>
      <th scope="row">{chapter.title}</th>
      <td>
        <span class="ora-mastery" role="img" aria-label={chapter.sentence}>
          <span class="ora-known" style={{ width: share(chapter.known) }} />
          <span class="ora-started" style={{ width: share(chapter.started) }} />
        </span>
      </td>
      <td class="ora-muted">{chapter.sentence}</td>
    </tr>
  );
}

function MasteryMap({ session }: Props) {
  const { words, chapters } = session.traits.value.panel;
  return (
    <details class="ora-today-map">
      <summary>{words.map}</summary>
      <table aria-label={words.map}>
        <tbody>
          {chapters.map((chapter) => (
            <Chapter key={chapter.title} chapter={chapter} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Coming({ session }: Props) {
  const { words, coming, asks } = session.traits.value.panel;
  if (!coming.length) return null;
  return (
    <details class="ora-today-coming" open={asks === "nothing"}>
      <summary>{words.coming}</summary>
      <ul>
        {coming.map((day) => (
          <li key={day}>{day}</li>
        ))}
      </ul>
    </details>
  );
}

export function TodayApp({ session }: Props) {
  const notebookDark = useNotebookDark();
  const { panel, notice, theme, language } = session.traits.value;
  const dark = theme === "follow" ? notebookDark : theme === "dark";
  return (
    <section
      class={`ora-board ora-today ${dark ? "ora-dark" : "ora-light"}`}
      data-lm-suppress-shortcuts="true"
      data-key={panel.key}
      aria-label={panel.words.title}
      lang={language}
    >
      <div class="ora-today-head">
        <h2>{panel.heading}</h2>
        <p class="ora-muted">{panel.counts}</p>
      </div>
      {panel.text && <p class="ora-today-text">{panel.text}</p>}
      {panel.choices.length > 0 && <Answers session={session} />}
      {/* Always present, so that screen readers announce its changes. */}
      <p class={`ora-verdict ora-${panel.outcome || "open"}`} role="status" aria-live="polite">
        {notice || panel.verdict}
      </p>
      <Buttons session={session} />
      <Coming session={session} />
      <MasteryMap session={session} />
    </section>
  );
}
