// Back and forth through the game: by move, by turn, or straight to a position.
import { useView } from "../view";
import { say, type Word } from "../words";

const STEPS: { do: "undo" | "redo"; by: "move" | "turn"; word: Word; sign: string }[] = [
  { do: "undo", by: "turn", word: "undo turn", sign: "«" },
  { do: "undo", by: "move", word: "undo", sign: "‹" },
  { do: "redo", by: "move", word: "redo", sign: "›" },
  { do: "redo", by: "turn", word: "redo turn", sign: "»" },
];

export function History() {
  const view = useView();
  const { at, plies } = view.scene.value;
  const book = view.book.value;
  const buttons = STEPS.map((step) => (
    <button
      key={step.word}
      type="button"
      class="ora-step"
      title={say(book, step.word)}
      aria-label={say(book, step.word)}
      disabled={step.do === "undo" ? at === 0 : at === plies}
      onClick={() => view.post({ do: step.do, by: step.by })}
    >
      {step.sign}
    </button>
  ));
  return (
    <nav class="ora-history" aria-label={say(book, "history")}>
      {buttons.slice(0, 2)}
      <input
        type="range"
        min="0"
        max={plies}
        value={at}
        aria-label={say(book, "move")}
        aria-valuetext={`${at} / ${plies}`}
        disabled={plies === 0}
        // On release: each position is a message, and a slow kernel should not have to draw them all.
        onChange={(event) => view.post({ do: "jump", ply: Number(event.currentTarget.value) })}
        onKeyDown={(event) => event.stopPropagation()}
      />
      {buttons.slice(2)}
      <span class="ora-ply">
        {at}/{plies}
      </span>
    </nav>
  );
}
