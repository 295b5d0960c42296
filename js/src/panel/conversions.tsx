// Free conversions: possible at any question, and no answer to it.
import { useView } from "../state/view";
import { say } from "../state/words";
import { AnswerButton } from "./answer";

export function AnyTime() {
  const view = useView();
  const { conversions = [] } = view.ask.value;
  if (!conversions.length) return null;
  return (
    <fieldset class="ora-anytime">
      <legend>{say(view.book.value, "any time")}</legend>
      {conversions.map((option) => (
        <AnswerButton key={option.line} option={option} kind="" />
      ))}
    </fieldset>
  );
}
