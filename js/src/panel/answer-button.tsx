// A button with a whole answer.
import { Icon } from "../parts/icon";
import { play } from "../state/answering";
import type { Whole } from "../state/protocol";
import { useView } from "../state/view";

/**
 * Gives an answer at once, whatever has been picked.
 * @param kind its own style class; by default it looks like the main button
 * @param good the good that represents it where there is no room for words
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
