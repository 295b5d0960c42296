// "How often?": options that are plain numbers. A few are buttons, many are a slider.
import { useState } from "preact/hooks";
import type { Option } from "../protocol";
import { useView } from "../view";
import { say } from "../words";

const FEW = 13;

/** The options that a counter can ask for, smallest first. */
export function counted(options: readonly Option[]): Option[] {
  return options
    .filter((option) => option.picks.length === 1 && /^\d+$/.test(option.picks[0] ?? ""))
    .sort((a, b) => Number(a.picks[0]) - Number(b.picks[0]));
}

export function Counter({ options }: { options: readonly Option[] }) {
  const view = useView();
  const word = say(view.book.value, "how often");
  const [at, setAt] = useState(options.length - 1);
  const chosen = options[Math.min(at, options.length - 1)];
  if (options.length <= FEW) {
    return (
      <fieldset class="ora-counter">
        <legend class="ora-hidden">{word}</legend>
        {options.map((option) => (
          <button
            key={option.line}
            type="button"
            class="ora-number"
            data-pick={option.picks[0]}
            data-state="live"
            title={option.label}
            aria-label={`${option.picks[0]}: ${option.label}`}
            onClick={() => view.press(option.picks)}
          >
            {option.picks[0]}
          </button>
        ))}
      </fieldset>
    );
  }
  return (
    <div class="ora-counter">
      <input
        type="range"
        aria-label={word}
        min="0"
        max={options.length - 1}
        value={at}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
        onKeyDown={(event) => event.stopPropagation()}
      />
      {chosen && (
        <button
          type="button"
          class="ora-button ora-main"
          data-pick={chosen.picks[0]}
          data-state="live"
          onClick={() => view.press(chosen.picks)}
        >
          {chosen.label}
        </button>
      )}
    </div>
  );
}
