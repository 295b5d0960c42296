// The fields of the start screen: choices, and messages about problems.
import type { ComponentChildren } from "preact";
import type { Choice } from "../state/protocol";

/** What is wrong with a field. */
export function Problem({ text }: { text: string | undefined }) {
  return text ? (
    <p class="ora-problem" role="alert">
      {text}
    </p>
  ) : null;
}

interface SegmentsProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  /** The values that can be chosen now; by default all. */
  possible?: readonly string[];
  problem: string | undefined;
  onChoose: (value: string) => void;
}

/** A choice side by side: radio buttons that look like one divided button. */
export function Segments({ name, label, choices, value, possible, problem, onChoose }: SegmentsProps) {
  return (
    <fieldset class="ora-segments">
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={possible && !possible.includes(choice.value)}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <Problem text={problem} />
    </fieldset>
  );
}

/** A choice in a drop-down list. */
export function Select(props: {
  label: string;
  choices: readonly Choice[];
  value: string;
  problem?: string | undefined;
  onChoose: (value: string) => void;
}) {
  const { label, choices, value, problem, onChoose } = props;
  return (
    <select
      aria-label={label}
      aria-invalid={problem ? "true" : undefined}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** A way to begin, under its heading. */
export function StartSection({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="ora-start-section" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
