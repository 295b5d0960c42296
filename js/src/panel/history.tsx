// Navigation through the game: by move, by turn, or to any position.

import { useHistorySlider } from "../effects/history-slider";
import { keepKeys } from "../parts/close-button";
import { isAllowed, post } from "../state/connection";
import { watch } from "../state/other-turns";
import type { Message } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

const STEPS: { do: "undo" | "redo"; by: "move" | "turn"; word: Word; sign: string; key: string }[] = [
  { do: "undo", by: "turn", word: "undo turn", sign: "«", key: "<" },
  { do: "undo", by: "move", word: "undo", sign: "‹", key: "," },
  { do: "redo", by: "move", word: "redo", sign: "›", key: "." },
  { do: "redo", by: "turn", word: "redo turn", sign: "»", key: ">" },
];

/** The step through the game that a key stands for. */
export function stepOf(key: string): Message | null {
  const step = STEPS.find((one) => one.key === key);
  return step ? { do: step.do, by: step.by } : null;
}

/** The steps, and where there is room the slider between them. */
export function History({ slider }: { slider: boolean }) {
  const view = useView();
  const { at, plies } = view.scene.value;
  const book = view.book.value;
  if (!isAllowed(view, "undo")) return null;
  const buttons = STEPS.map((step) => (
    <button
      key={step.word}
      type="button"
      class="ora-step"
      data-says={`${say(book, step.word)} (${step.key})`}
      aria-label={say(book, step.word)}
      aria-keyshortcuts={step.key}
      disabled={step.do === "undo" ? at === 0 : at === plies}
      onClick={() => post(view, { do: step.do, by: step.by })}
    >
      {step.sign}
    </button>
  ));
  return (
    <nav class="ora-history" aria-label={say(book, "history")} data-only-live>
      {buttons.slice(0, 2)}
      {slider && <Slider />}
      {buttons.slice(2)}
    </nav>
  );
}

/** A slider to any position. */
export function Slider() {
  const view = useView();
  const { plies } = view.scene.value;
  const { shown, drag, drop } = useHistorySlider(view);
  if (!isAllowed(view, "jump")) return null;
  return (
    <span class="ora-slider" data-only-live>
      <input
        type="range"
        min="0"
        max={plies}
        value={shown}
        aria-label={say(view.book.value, "move")}
        aria-valuetext={`${shown} / ${plies}`}
        disabled={plies === 0}
        onInput={(event) => drag(Number(event.currentTarget.value))}
        onChange={(event) => drop(Number(event.currentTarget.value))}
        onKeyDown={keepKeys}
      />
      <span class="ora-ply">
        {shown}/{plies}
      </span>
    </span>
  );
}

/** The notice at an earlier position, with the way back. On a narrow board it replaces the wheel's values. */
export function Branch() {
  const view = useView();
  const { branch, plies } = view.scene.value;
  if (!branch || view.otherTurns.watching.value || view.guide.walk.value || !isAllowed(view, "jump")) return null;
  const book = view.book.value;
  return (
    <div class="ora-branch" role="status" data-only-live>
      <span data-says={say(book, "kept line")}>{branch}</span>
      <button type="button" class="ora-button" onClick={() => watch(view.otherTurns)}>
        {say(book, "watch on")}
      </button>
      <button type="button" class="ora-button" onClick={() => post(view, { do: "jump", ply: plies })}>
        {say(book, "to the end")}
      </button>
    </div>
  );
}
