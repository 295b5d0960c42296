// The bar while another player's turn or a replay is shown: what was done, and buttons for pause and speed.

import { Mark } from "../parts/figures";
import { post } from "../state/connection";
import { sentencesOf } from "../state/other-turns";
import { setPreference } from "../state/preferences";
import { useView, type View } from "../state/view";
import { say } from "../state/words";

/** What was done. */
export function ShownSentences() {
  const view = useView();
  const { shown, watching } = view.otherTurns;
  const turn = shown.value;
  const { heading } = view.scene.value;
  return (
    <div class="ora-shown-turn" role="status" aria-live="polite">
      {turn && <Mark seat={turn.seat} />}
      <p>{turn ? sentencesOf(turn.entries) : watching.value && heading}</p>
    </div>
  );
}

/** Show no more turns; a replay of the whole game goes back to where it was started. */
export function endShow(view: View): void {
  const { queue, watching, back } = view.otherTurns;
  queue.value = [];
  watching.value = false;
  if (back.value !== null) post(view, { do: "jump", ply: back.value });
  back.value = null;
}

/** Pause and speed. */
export function ShownButtons() {
  const view = useView();
  const { watching, held, back } = view.otherTurns;
  const { pace } = view.preferences.values.value;
  const book = view.book.value;
  const quick = pace === "quick";
  return (
    <div class="ora-bar-buttons ora-shown-buttons">
      <button type="button" class="ora-button" onClick={() => setPreference(view, "pace", quick ? "calm" : "quick")}>
        {say(book, quick ? "pace calm" : "pace quick")}
      </button>
      {watching.value && (
        <button
          type="button"
          class="ora-button"
          onClick={() => {
            held.value = !held.value;
          }}
        >
          {say(book, held.value ? "bots go on" : "bots pause")}
        </button>
      )}
      <button type="button" class="ora-button ora-main" onClick={() => endShow(view)}>
        {say(book, !watching.value ? "skip it" : back.value === null ? "watch pause" : "to the end")}
      </button>
    </div>
  );
}
