// Back and forth through the game: by move, by turn, or straight to a position.
import { useRef, useState } from "preact/hooks";
import type { Message } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

const STEPS: { do: "undo" | "redo"; by: "move" | "turn"; word: Word; sign: string; key: string }[] = [
  { do: "undo", by: "turn", word: "undo turn", sign: "«", key: "<" },
  { do: "undo", by: "move", word: "undo", sign: "‹", key: "," },
  { do: "redo", by: "move", word: "redo", sign: "›", key: "." },
  { do: "redo", by: "turn", word: "redo turn", sign: "»", key: ">" },
];

/** The walk through the game that a key stands for. */
export function walk(key: string): Message | null {
  const step = STEPS.find((one) => one.key === key);
  return step ? { do: step.do, by: step.by } : null;
}

export function History() {
  const view = useView();
  const { at, plies } = view.scene.value;
  const book = view.book.value;
  // While it is dragged it shows where it would go; the board follows as fast as Python answers, and no faster.
  const [dragged, setDragged] = useState<number | null>(null);
  const asked = useRef(at);
  const go = (ply: number) => {
    asked.current = ply;
    view.post({ do: "jump", ply });
  };
  if (dragged !== null && at === asked.current && dragged !== at) queueMicrotask(() => go(dragged));
  const shown = dragged ?? at;
  const buttons = STEPS.map((step) => (
    <button
      key={step.word}
      type="button"
      class="ora-step"
      data-says={`${say(book, step.word)} (${step.key})`}
      aria-label={say(book, step.word)}
      aria-keyshortcuts={step.key}
      disabled={step.do === "undo" ? at === 0 : at === plies}
      onClick={() => view.post({ do: step.do, by: step.by })}
    >
      {step.sign}
    </button>
  ));
  return (
    <nav class="ora-history" aria-label={say(book, "history")} data-only-live>
      {buttons.slice(0, 2)}
      <input
        type="range"
        min="0"
        max={plies}
        value={shown}
        aria-label={say(book, "move")}
        aria-valuetext={`${shown} / ${plies}`}
        disabled={plies === 0}
        onInput={(event) => {
          const ply = Number(event.currentTarget.value);
          // The first step of a drag goes out at once; the next when its answer has come.
          if (dragged === null) go(ply);
          setDragged(ply);
        }}
        onChange={(event) => {
          const ply = Number(event.currentTarget.value);
          setDragged(null);
          if (asked.current !== ply || at !== ply) go(ply);
        }}
        onKeyDown={(event) => event.key !== "Escape" && event.stopPropagation()}
      />
      {buttons.slice(2)}
      <span class="ora-ply">
        {shown}/{plies}
      </span>
    </nav>
  );
}

/** At an earlier position: what playing from here means, and the way back. */
export function Branch() {
  const view = useView();
  const { branch, plies } = view.scene.value;
  if (!branch) return null;
  return (
    <div class="ora-branch" role="status" data-only-live>
      <span>{branch}</span>
      <button type="button" class="ora-button" onClick={() => view.post({ do: "jump", ply: plies })}>
        {say(view.book.value, "to the end")}
      </button>
    </div>
  );
}
