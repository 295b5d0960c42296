// What to do when Python does not answer: the game is not lost, and these lines go on with it.
import { CopyField } from "../parts/copy-field";
import { may } from "../state/connection";
import { lineWithGame } from "../state/resuming";
import { useView } from "../state/view";
import { say } from "../state/words";

export function NoResponseNotice() {
  const view = useView();
  if (!view.connection.unresponsive.value) return null;
  const book = view.book.value;
  // Where no position can be edited in a cell, there is no notebook either, and loading the page again is all that it takes.
  const kept = may(view, "edit") ? view.kept.value : null;
  const word = may(view, "edit") ? (kept ? "nobody answers" : "nobody there") : "nobody here";
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
