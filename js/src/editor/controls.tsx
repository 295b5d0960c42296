// Small controls that several regions of the editor share.
import type { ComponentChildren } from "preact";
import { useTextDraft } from "../effects/text-draft";
import { keepKeys } from "../parts/close-button";
import { edit, useEditor } from "../state/editor";
import type { Choice, Draft, Edit } from "../state/protocol";
import { useWords } from "./words";

interface StepperProps {
  /** The name of the number, for screen readers. */
  name: string;
  /** The number in a draft; a step counts from the draft that earlier presses lead to. */
  of: (draft: Draft) => number;
  /** The edit that sets the number. */
  to: (value: number, draft: Draft) => Edit;
  least: number;
  most: number;
  /** How to show the value where it is not a plain number that can be typed. */
  shown?: ComponentChildren;
}

/** A number to type in, with a button on either side. */
export function Stepper({ name, of, to, least, most, shown }: StepperProps) {
  const say = useWords();
  const editor = useEditor();
  const { draft } = editor;
  const value = of(draft.value);
  const inside = (wanted: number) => Math.min(Math.max(wanted, least), most);
  const typing = useTextDraft(
    String(value),
    (text) => {
      const typed = Number(text);
      if (Number.isInteger(typed) && typed !== value) edit(editor, (now) => to(inside(typed), now));
    },
    false,
  );
  const stepBy = (step: number) => edit(editor, (now) => to(inside(of(now) + step), now));
  const button = (step: number, sign: string, word: string) => (
    <button
      type="button"
      class="ora-editor-step"
      // `aria-disabled`, since a disabled button would lose the focus at the end of its range.
      aria-disabled={value + step < least || value + step > most}
      aria-label={`${name}: ${word}`}
      onClick={() => stepBy(step)}
    >
      {sign}
    </button>
  );
  return (
    <span class="ora-editor-stepper" role="group" aria-label={name}>
      {button(-1, "−", say("less"))}
      {shown === undefined ? (
        <input
          type="text"
          inputMode="numeric"
          aria-label={name}
          value={typing.shown}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => typing.onInput(event.currentTarget.value)}
          onChange={typing.onLeave}
          onBlur={typing.onLeave}
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
    <label class="ora-editor-field">
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

/** A labelled field of any kind. */
export function Field({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="ora-editor-field">
      <span>{name}</span>
      {children}
    </div>
  );
}
