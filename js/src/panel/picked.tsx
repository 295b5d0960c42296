// What has been picked so far. A press on a pick takes it back.
import { tokenName } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";
import { AnswerButton } from "./answer";

export function Picked() {
  const view = useView();
  const book = view.book.value;
  const picks = view.picks.value;
  if (!picks.length) return null;
  const options = view.options.value;
  // When nothing else is possible any more, one press makes the rest of the picks.
  const certain = view.ask.value.more ? null : options.length === 1 ? options[0] : null;
  const alike = options.filter((option) => option.picks.length === picks.length);
  const finish = view.ask.value.pay && view.ready.value ? [] : certain ? [certain] : alike;
  return (
    <div class="ora-picked">
      <span class="ora-quiet">{say(book, "picked")}</span>
      {picks.map((token, n) => {
        const name = tokenName(book, view.scene.value, view.ask.value, token);
        return (
          <button
            key={n}
            type="button"
            class="ora-chip"
            data-says={say(book, "take back")}
            aria-label={`${say(book, "take back")}: ${name}`}
            onClick={() => view.takeBack(token)}
          >
            {name} <i aria-hidden="true">×</i>
          </button>
        );
      })}
      {finish.map((option) => (
        <AnswerButton key={option.line} option={option} />
      ))}
      <button type="button" class="ora-button" data-says="Esc" aria-keyshortcuts="Escape" onClick={() => view.clear()}>
        {say(book, "clear")}
      </button>
    </div>
  );
}
