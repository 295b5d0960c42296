// What the others have done since one's own last move: shown once, in order, and reopened by a button.

import type { ComponentChildren } from "preact";
import { highlight } from "../effects/highlight";
import { CloseButton } from "../parts/close-button";
import { Mark } from "../parts/figures";
import { type ShownTurn, sentencesOf, turnsOf } from "../state/other-turns";
import { useView, type View } from "../state/view";
import { say } from "../state/words";

/** The door to it, in the bar. */
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
      {say(view.book.value, "since")} <b>{since.length}</b>
    </button>
  );
}

/** Whether there is something to tell, and nobody has begun to play; `asked` is what somebody has asked for. */
export function showsRecap(view: View, asked: boolean): boolean {
  const { since = [], sofar } = view.scene.value;
  const news = view.history.recap.value;
  const playing = view.selection.picks.value.length > 0 || view.selection.action.value !== null;
  const begun = sofar !== null || view.seats.blockedBy.value !== null;
  const wanted = asked ? news === "requested" : news === "auto" && !begun;
  return wanted && since.length > 0 && view.ask.value.seat !== null && !playing && !view.otherTurns.shown.value;
}

/** A turn in words: it marks on the board what it changed, and a press shows it on its own land once more. */
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

/**
 * What happened. It is shown at the beginning of a turn, below the wheel's values, and disappears once one has begun to
 * play; later it can be requested, and then lies over the land.
 */
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
