// A whole answer on a button.
import { Icon } from "../parts/icon";
import { play } from "../state/answering";
import type { Whole } from "../state/protocol";
import { useView } from "../state/view";

/**
 * Gives the answer at once, regardless of the picks.
 * @param kind a class of its own; by default it stands out as the thing to do
 * @param good the good that stands for it where there is no room for words
 */
export function AnswerButton(props: { option: Whole; kind?: string; good?: string | undefined }) {
  const { option, kind = "ora-main", good } = props;
  const view = useView();
  return (
    <button
      type="button"
      class={`ora-button ${kind}`}
      data-line={option.line}
      data-says={good && option.label}
      data-lead={view.bar.lead.value?.line === option.line || undefined}
      onClick={() => play(view, option.line)}
    >
      {good && <Icon name={good} />}
      <span class={good && "ora-in-words"}>{option.label}</span>
    </button>
  );
}
