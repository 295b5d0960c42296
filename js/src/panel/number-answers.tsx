// "How often?": options that are plain numbers. A few become buttons, many a slider with steps.
import { useState } from "preact/hooks";
import { keepKeys } from "../parts/close-button";
import type { Option } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

const MAX_BUTTONS = 13;

/** The options that are plain numbers, smallest first. */
export function countable(options: readonly Option[]): Option[] {
  return options
    .filter((option) => option.picks.length === 1 && /^\d+$/.test(option.picks[0] ?? ""))
    .sort((a, b) => Number(a.picks[0]) - Number(b.picks[0]));
}

/** A button with the number of each option; with more than two, the largest is in words. */
function Numbers({ options }: { options: readonly Option[] }) {
  const view = useView();
  const book = view.book.value;
  const most = options.length > 2 ? options.at(-1) : undefined;
  return (
    <>
      <fieldset class="ora-counter">
        <legend class="ora-hidden">{say(book, "how often")}</legend>
        {(most ? options.slice(0, -1) : options).map((option) => (
          <button
            key={option.line}
            type="button"
            class="ora-number"
            data-pick={option.picks[0]}
            data-state="live"
            data-says={option.label}
            aria-label={`${option.picks[0]}: ${option.label}`}
            onClick={() => view.pieces.press(option.picks)}
          >
            {option.picks[0]}
          </button>
        ))}
      </fieldset>
      {most && (
        <button
          type="button"
          class="ora-button ora-quick-payment"
          data-pick={most.picks[0]}
          data-state="live"
          data-says={say(book, "as often as possible")}
          onClick={() => view.pieces.press(most.picks)}
        >
          {most.label}
        </button>
      )}
    </>
  );
}

/** A slider from the first option to the last, with a step button at either end. */
function Slider({ options }: { options: readonly Option[] }) {
  const view = useView();
  const book = view.book.value;
  const last = options.length - 1;
  const [at, setAt] = useState(last);
  const chosen = options[Math.min(at, last)];
  const step = (by: -1 | 1, word: Word, sign: string) => (
    <button
      type="button"
      class="ora-number"
      aria-label={say(book, word)}
      disabled={at + by < 0 || at + by > last}
      onClick={() => setAt((now) => Math.max(0, Math.min(last, now + by)))}
    >
      {sign}
    </button>
  );
  return (
    <div class="ora-counter">
      {step(-1, "fewer", "−")}
      <input
        type="range"
        aria-label={say(book, "how often")}
        min="0"
        max={last}
        value={at}
        onInput={(event) => setAt(Number(event.currentTarget.value))}
        onKeyDown={keepKeys}
      />
      {step(1, "more", "+")}
      {chosen && (
        <button
          type="button"
          class="ora-button ora-main"
          data-pick={chosen.picks[0]}
          data-line={chosen.line}
          data-state="live"
          onClick={() => view.pieces.press(chosen.picks)}
        >
          {chosen.label}
        </button>
      )}
    </div>
  );
}

export function NumberAnswers({ options }: { options: readonly Option[] }) {
  return options.length <= MAX_BUTTONS ? <Numbers options={options} /> : <Slider options={options} />;
}
