// A rule's number that opens the rule.
import { openRule } from "../state/rule-lookup";
import { useView } from "../state/view";
import { say } from "../state/words";

export function RuleLink({ number, title }: { number: string; title?: string }) {
  const view = useView();
  return (
    <button
      type="button"
      class="ora-rule-link"
      aria-label={title ? undefined : `${say(view.book.value, "rules")}: ${number}`}
      onClick={() => openRule(view, number)}
    >
      {number} {title}
    </button>
  );
}
