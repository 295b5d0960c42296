// What to do when Python does not answer: the game is not lost, and the shown lines resume it.
import { CopyField } from "../parts/copy-field";
import { isAllowed } from "../state/connection";
import { lineWithGame } from "../state/resuming";
import { useView } from "../state/view";
import { say } from "../state/words";

export function NoResponseNotice() {
  const view = useView();
  if (!view.connection.unresponsive.value) return null;
  const book = view.book.value;
  // Where positions cannot be edited there is no notebook with cells, and reloading the page is enough.
  const kept = isAllowed(view, "edit") ? view.kept.value : null;
  const word = isAllowed(view, "edit") ? (kept ? "nobody answers" : "nobody there") : "nobody here";
  return (
    <div class="ora-notice ora-error ora-no-response">
      <p>{say(book, word)}</p>
      {kept?.resume && <CopyField word="line with file" text={kept.resume} />}
      {kept && (
        <CopyField word="line with code" text={lineWithGame(kept, view.history.log.value, view.scene.value.at)} />
      )}
    </div>
  );
}
