// A whole answer on a button.
import { play } from "../state/answering";
import type { Whole } from "../state/protocol";
import { useView } from "../state/view";

/**
 * Gives the answer at once, regardless of the picks.
 * @param kind a class of its own; by default it stands out as the thing to do
 */
export function AnswerButton({ option, kind = "ora-main" }: { option: Whole; kind?: string }) {
  const view = useView();
  return (
    <button
      type="button"
      class={`ora-button ${kind}`}
      data-line={option.line}
      data-lead={view.bar.lead.value?.line === option.line || undefined}
      onClick={() => play(view, option.line)}
    >
      {option.label}
    </button>
  );
}
