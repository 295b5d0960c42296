// A text field that is not overwritten while the cursor is in it.
import type { ComponentChildren } from "preact";
import { useTextDraft } from "../effects/text-draft";
import { keepKeys } from "./close-button";

interface TextFieldProps {
  value: string;
  onCommit: (text: string) => void;
  /** The label for screen readers. */
  label: string;
  placeholder: string;
  maxLength: number;
  /** What is shown before the field. */
  children: ComponentChildren;
}

export function TextField({ value, onCommit, label, placeholder, maxLength, children }: TextFieldProps) {
  const { shown, onInput, onLeave } = useTextDraft(value, onCommit);
  return (
    <label>
      {children}
      <input
        type="text"
        maxLength={maxLength}
        value={shown}
        placeholder={placeholder}
        aria-label={label}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={onLeave}
        onKeyDown={keepKeys}
      />
    </label>
  );
}
