// The choices so far: the kind of action and the pieces. A press takes one back.
import { chooseAction, takeBack } from "../state/answering";
import { tokenName } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";

function Chip({ name, onClick }: { name: string; onClick: () => void }) {
  const word = say(useView().book.value, "take back");
  return (
    <button type="button" class="ora-chip" aria-label={`${word}: ${name}`} aria-keyshortcuts="Escape" onClick={onClick}>
      {name} <i aria-hidden="true">×</i>
    </button>
  );
}

export function PickedChips() {
  const view = useView();
  const book = view.book.value;
  const picks = view.selection.picks.value;
  const action = view.selection.action.value;
  if (!picks.length && !action) return null;
  return (
    <div class="ora-picked">
      {action && <Chip name={action.label} onClick={() => chooseAction(view, null)} />}
      {[...new Set(picks)].map((token) => {
        const count = picks.filter((pick) => pick === token).length;
        const name = tokenName(book, view.scene.value, view.ask.value, token);
        return <Chip key={token} name={count > 1 ? `${count} ${name}` : name} onClick={() => takeBack(view, token)} />;
      })}
    </div>
  );
}
