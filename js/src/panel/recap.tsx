// What other players have done since the player's last move: shown once, in order, and again by a button.

import type { ComponentChildren } from "preact";
import { highlight } from "../effects/highlight";
import { CloseButton } from "../parts/close-button";
import { Mark } from "../parts/figures";
import { type ShownTurn, sentencesOf, turnsOf } from "../state/other-turns";
import { useView, type View } from "../state/view";
import { say } from "../state/words";

/** The button that shows it, in the bar. */
export function RecapButton() {
  const view = useView();
  const { since = [] } = view.scene.value;
  if (!since.length || !view.ask.value.seat || view.seats.blockedBy.value) return null;
  return (
    <button
      type="button"
      class="ora-turn-chip ora-recap-button"
      aria-expanded={view.history.recap.value === "requested"}
      onClick={() => {
        view.history.recap.value = view.history.recap.value === "requested" ? "closed" : "requested";
      }}
    >
      {say(view.book.value, "since")} ({since.length})
    </button>
  );
}

/** Whether to show it: there is something to show and the player has not begun the turn; `asked` means by request. */
export function showsRecap(view: View, asked: boolean): boolean {
  const { since = [], sofar } = view.scene.value;
  const news = view.history.recap.value;
  const playing = view.selection.picks.value.length > 0 || view.selection.action.value !== null;
  const begun = sofar !== null || view.seats.blockedBy.value !== null;
  const wanted = asked ? news === "requested" : news === "auto" && !begun;
  return wanted && since.length > 0 && view.ask.value.seat !== null && !playing && !view.otherTurns.shown.value;
}

/** A turn in words: hovering marks on the board what it changed, and a press shows the turn on its own land again. */
function TurnLine({ turn }: { turn: ShownTurn }) {
  const view = useView();
  const touched = turn.entries.flatMap((entry) => entry.touched ?? []);
  const mark = (event: Event) => highlight(event.currentTarget as Element, touched);
  const unmark = (event: Event) => highlight(event.currentTarget as Element, []);
  return (
    <button
      type="button"
      onClick={() => {
        view.otherTurns.queue.value = [turn];
      }}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      <Mark seat={turn.seat} /> {sentencesOf(turn.entries)}
    </button>
  );
}

/** The recap: below the wheel's values until the player begins the turn, or by request over the land. */
export function Recap({ asked = false, otherwise = null }: { asked?: boolean; otherwise?: ComponentChildren }) {
  const view = useView();
  const { since = [] } = view.scene.value;
  if (!showsRecap(view, asked)) return otherwise;
  const remark = view.seats.opponents.value?.reason;
  return (
    <section class="ora-recap" aria-label={say(view.book.value, "since")}>
      <header>
        <strong>{say(view.book.value, "since")}</strong>
        <CloseButton
          onClick={() => {
            view.history.recap.value = "closed";
          }}
        />
      </header>
      <ol>
        {turnsOf(since).map((turn) => (
          <li key={turn.entries[0]?.ply}>
            <TurnLine turn={turn} />
          </li>
        ))}
      </ol>
      {remark && <q class="ora-bot-remark">{remark}</q>}
    </section>
  );
}
