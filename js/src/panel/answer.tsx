// A whole answer on a button.
import type { Option } from "../protocol";
import { useView } from "../view";

/** Gives the answer at once, whatever has been picked. */
export function AnswerButton({ option }: { option: Option }) {
  const view = useView();
  return (
    <button type="button" class="ora-button ora-main" data-line={option.line} onClick={() => view.play(option.line)}>
      {option.label}
    </button>
  );
}
