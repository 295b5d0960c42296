// Before a game: who plays, which game and how long; or a saved game, or a lesson.

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { fullScreen, mayFillScreen } from "../effects/full-screen";
import { keepKeys } from "../parts/close-button";
import { Mark } from "../parts/figures";
import { BARE } from "../parts/palette";
import { SCENE, SCENE_BOX } from "../parts/scene";
import breakpoints from "../state/breakpoints.json";
import { post } from "../state/connection";
import type { Choice, Seat, Start } from "../state/protocol";
import {
  beginGame,
  beginTogether,
  clearProblems,
  createStartForm,
  openCode,
  resumeGame,
  type StartForm,
  setCode,
  setField,
  setName,
  setPlayer,
  startLesson,
} from "../state/start-form";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Problem, Segments, Select, StartSection } from "./fields";

const NAME = "Ora et Labora";

interface PartProps {
  start: Start;
  form: StartForm;
}

/** A colour: its name, and who plays it. */
function SeatRow({ start, form, seat }: PartProps & { seat: Seat }) {
  const { words, levels } = start;
  const colour = start.colours[seat] ?? seat;
  const { names, who } = form.chosen.value;
  const problem = form.problems.value[`name-${seat}`];
  return (
    <li data-seat={seat}>
      <Mark seat={seat} />
      <input
        type="text"
        dir="auto"
        autocomplete="off"
        spellcheck={false}
        value={names[seat] ?? ""}
        placeholder={colour}
        aria-label={`${colour}: ${words.name}`}
        aria-invalid={problem ? "true" : undefined}
        onInput={(event) => setName(form, seat, event.currentTarget.value)}
      />
      <Select
        label={`${colour}: ${words.plays}`}
        choices={levels}
        value={who[seat] ?? levels[0]?.value ?? ""}
        onChoose={(level) => setPlayer(form, seat, level)}
      />
      <Problem text={problem} />
    </li>
  );
}

function NewTable({ start, form }: PartProps) {
  const { words } = start;
  const { players, country, length, seed } = form.chosen.value;
  const problems = form.problems.value;
  const sizes = start.sizes.map((size) => ({ value: String(size.players), label: String(size.players) }));
  return (
    // A form, although nothing is submitted: it groups its radio buttons apart from others on the page.
    <form class="ora-new-game" aria-label={words.title} onSubmit={(event) => event.preventDefault()}>
      <h3>{words.title}</h3>
      <Segments
        name="players"
        label={words.players}
        choices={sizes}
        value={String(players)}
        problem={problems.players}
        onChoose={(number) => setField(form, "players", Number(number))}
      />
      <div class="ora-terms">
        <Segments
          name="country"
          label={words.country}
          choices={start.countries}
          value={country}
          problem={problems.country}
          onChoose={(value) => setField(form, "country", value)}
        />
        <Segments
          name="length"
          label={words.length}
          choices={start.lengths}
          value={length}
          possible={form.lengths.value}
          problem={problems.length}
          onChoose={(value) => setField(form, "length", value)}
        />
      </div>
      <p class="ora-muted" aria-live="polite">
        {start.about[country]} {form.until.value}
      </p>
      <fieldset class="ora-seats">
        <legend>{words.seats}</legend>
        <ul>
          {form.seats.value.map((seat) => (
            <SeatRow key={seat} start={start} form={form} seat={seat} />
          ))}
        </ul>
      </fieldset>
      <details class="ora-seed" open={problems.seed !== undefined || undefined}>
        <summary>{words.more}</summary>
        <label>
          <span>{words.seed}</span>
          <input
            type="text"
            autocomplete="off"
            value={seed}
            aria-invalid={problems.seed ? "true" : undefined}
            onInput={(event) => setField(form, "seed", event.currentTarget.value)}
          />
        </label>
        <p class="ora-muted">{words.seed_hint}</p>
        <Problem text={problems.seed} />
      </details>
      <button
        type="button"
        class="ora-button ora-begin-together"
        disabled={form.waiting.value}
        onClick={() => beginTogether(form)}
      >
        {say(useView().book.value, "play together")}
      </button>
    </form>
  );
}

function KeptGames({ start, form }: PartProps) {
  const problem = form.problems.value.kept;
  if (!start.kept.length && !start.unusable.length && !problem) return null;
  return (
    <StartSection title={start.words.kept}>
      <ul class="ora-kept-games">
        {start.kept.map(({ value, label }) => (
          <li key={value}>
            <button type="button" class="ora-button" onClick={() => resumeGame(form, value)}>
              {label.split(/(?<= · )/).map((part) => (
                <span key={part}>{part.replace(" ·", "\u00a0·")}</span> // keeps a line from beginning with the dot
              ))}
            </button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
      {start.unusable.map((sentence) => (
        <p key={sentence} class="ora-muted">
          {sentence}
        </p>
      ))}
    </StartSection>
  );
}

function PastedGame({ start, form }: PartProps) {
  const { words } = start;
  const problem = form.problems.value.code;
  return (
    <StartSection title={words.code}>
      <div class="ora-paste">
        <input
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={form.code.value}
          placeholder={words.code_hint}
          aria-label={words.code_hint}
          aria-invalid={problem ? "true" : undefined}
          onInput={(event) => setCode(form, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") openCode(form);
          }}
        />
        <button type="button" class="ora-button" disabled={form.waiting.value} onClick={() => openCode(form)}>
          {words.open}
        </button>
        <label class="ora-button">
          {words.file}
          <input
            type="file"
            class="ora-hidden"
            onChange={async ({ currentTarget: { files } }) => {
              setCode(form, (await files?.[0]?.text()) ?? "");
              openCode(form);
            }}
          />
        </label>
      </div>
      <Problem text={problem} />
    </StartSection>
  );
}

/** Names of lessons that are new every day. */
const DAILY = ["today", "puzzle"];

function LessonButton({ lesson, form, kind }: { lesson: Start["lessons"][number]; form: StartForm; kind?: string }) {
  const { name, title, solved, steps } = lesson;
  return (
    <button type="button" class={kind} data-lesson={name} onClick={() => startLesson(form, name)}>
      <span>{title}</span>
      {steps > 0 && (
        <span class="ora-count">
          {solved}/{steps}
        </span>
      )}
    </button>
  );
}

function LessonList({ start, form }: PartProps) {
  return (
    <ol class="ora-lessons">
      {start.lessons
        .filter(({ name }) => !DAILY.includes(name))
        .map((lesson) => (
          <li key={lesson.name}>
            <LessonButton lesson={lesson} form={form} />
          </li>
        ))}
    </ol>
  );
}

/** The day's practice and puzzle, always visible because they are not part of the course. */
function Daily({ start, form }: PartProps) {
  const found = DAILY.flatMap((daily) => start.lessons.filter(({ name }) => name === daily));
  return (
    <div class="ora-daily">
      {found.map((lesson) => (
        <LessonButton key={lesson.name} lesson={lesson} form={form} kind="ora-button" />
      ))}
    </div>
  );
}

/** The two main buttons: begin the game chosen below, or the first unsolved lesson. */
function Doors({ start, form }: PartProps) {
  const { words, countries, lengths, levels } = start;
  const { country, length, names, who } = form.chosen.value;
  const label = (choices: readonly Choice[], value: string | undefined) =>
    choices.find((choice) => choice.value === value)?.label ?? "";
  const people = form.seats.value.map((seat) =>
    (who[seat] ?? levels[0]?.value) === levels[0]?.value
      ? names[seat] || (start.colours[seat] ?? seat)
      : label(levels, who[seat]),
  );
  const next = start.lessons.find(({ solved, steps }) => solved < steps);
  return (
    <div class="ora-doors">
      <button
        type="button"
        class="ora-button ora-main ora-begin"
        disabled={form.waiting.value}
        onClick={() => beginGame(form)}
      >
        <strong>{words.begin}</strong>
        <small>{[people.join(" – "), label(countries, country), label(lengths, length)].join(" · ")}</small>
      </button>
      {next && (
        <button type="button" class="ora-button ora-teach" onClick={() => startLesson(form, next.name)}>
          <strong>{words.teach}</strong> <small>{next.title}</small>
        </button>
      )}
    </div>
  );
}

/** The lessons; on a narrow board their list opens on a press. */
function Learn({ start, form }: PartProps) {
  const width = useView().layout.width.value;
  if (width === 0 || width >= breakpoints.narrow)
    return (
      <StartSection title={start.words.learn}>
        <LessonList start={start} form={form} />
      </StartSection>
    );
  return (
    <details class="ora-start-section">
      <summary>{start.words.learn}</summary>
      <LessonList start={start} form={form} />
    </details>
  );
}

/** The title in its landscape, with choices made once. */
function TitleRow({ start, form }: PartProps) {
  const view = useView();
  const { language, languages } = view.preferences;
  const { words } = start;
  const width = view.layout.width.value;
  const choices = Object.entries(languages.value).map(([value, label]) => ({ value, label }));
  return (
    <header>
      <svg viewBox={SCENE_BOX} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {SCENE.map(([path, fill]) => (
          <path key={path} d={path} fill={fill ?? BARE} />
        ))}
      </svg>
      <h2>{NAME}</h2>
      {start.back && (
        <button type="button" class="ora-button ora-small" onClick={() => post(view, { do: "back" })}>
          {words.back}
        </button>
      )}
      {/* On a telephone the first thing to press, since a notebook leaves little room. */}
      {mayFillScreen() && width > 0 && width < breakpoints.narrow && (
        <button type="button" class="ora-button ora-small" onClick={fullScreen}>
          {say(view.book.value, "full screen")}
        </button>
      )}
      <Select
        label={words.language}
        choices={choices}
        value={language.value}
        onChoose={(value) => {
          clearProblems(form);
          post(view, { do: "language", language: value });
        }}
      />
    </header>
  );
}

/** The start screen; `children` are the board's notices. */
export function StartScreen({ start, children }: { start: Start; children?: ComponentChildren }) {
  const view = useView();
  // The choices are kept through all news from Python until a game begins.
  const form = useMemo(() => createStartForm(start, view), [view]);
  return (
    // The board's shortcuts are ordinary letters here.
    <section class="ora-start" tabIndex={-1} data-focus="panel" aria-label={start.words.title} onKeyDown={keepKeys}>
      <TitleRow start={start} form={form} />
      {children}
      <Doors start={start} form={form} />
      <div class="ora-start-sections">
        <div class="ora-other-starts">
          <KeptGames start={start} form={form} />
          <Daily start={start} form={form} />
          <PastedGame start={start} form={form} />
        </div>
        <NewTable start={start} form={form} />
        <Learn start={start} form={form} />
      </div>
    </section>
  );
}
