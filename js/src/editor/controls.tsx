// Small controls that the regions of the editor share.
import type { ComponentChildren } from "preact";
import { keepKeys } from "../parts/dismiss";
import type { Choice } from "../state/protocol";
import { useWords } from "./words";

interface StepperProps {
  /** What is counted, for those who hear the page. */
  name: string;
  value: number;
  least: number;
  most: number;
  onStep: (value: number) => void;
  /** How the value is shown where it is no plain number to type over. */
  shown?: ComponentChildren;
}

/** A number to type over, with a button on either side. */
export function Stepper({ name, value, least, most, onStep, shown }: StepperProps) {
  const say = useWords();
  const button = (step: number, sign: string, word: string) => (
    <button
      type="button"
      class="ora-ed-step"
      // It stays in the order of the keyboard at the end of its way, where a disabled one would lose the focus.
      aria-disabled={value + step < least || value + step > most}
      aria-label={`${name}: ${word}`}
      onClick={() => value + step >= least && value + step <= most && onStep(value + step)}
    >
      {sign}
    </button>
  );
  return (
    <span class="ora-ed-stepper" role="group" aria-label={name}>
      {button(-1, "−", say("less"))}
      {shown === undefined ? (
        <input
          type="text"
          inputMode="numeric"
          aria-label={name}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            const typed = Number(event.currentTarget.value);
            if (Number.isInteger(typed)) onStep(Math.min(Math.max(typed, least), most));
            else event.currentTarget.value = String(value);
          }}
          onKeyDown={keepKeys}
        />
      ) : (
        <output>{shown}</output>
      )}
      {button(1, "+", say("more"))}
    </span>
  );
}

/** A list to choose from. */
export function Select(props: {
  name: string;
  value: string;
  choices: readonly Choice[];
  onPick: (value: string) => void;
}) {
  const { name, value, choices, onPick } = props;
  return (
    <label class="ora-ed-field">
      <span>{name}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)} onKeyDown={keepKeys}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A field with a name before it, whatever it holds. */
export function Field({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="ora-ed-field">
      <span>{name}</span>
      {children}
    </div>
  );
}
