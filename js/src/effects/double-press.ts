// Protects a new question from a press that was meant for the previous one: the place just pressed ignores presses for
// a while.
import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { explainPress } from "../state/help";
import type { View } from "../state/view";
import { say } from "../state/words";

/** Pieces and buttons that answer a question, wholly or in part, control the bots, or lead to another game or lesson step. */
const ANSWER_PIECES =
  "[data-line], [data-action], [data-pick], [data-swaps], .ora-chip, .ora-task button, :is(.ora-opponents-actions, .ora-start, .ora-end-card) button";

/** Pieces whose press takes something back. */
const CHOSEN = '.ora-chip, [data-state="picked"]:not([data-again])';

/** Where a second press would skip a step or a hint unread. */
const LESSON_BUTTONS = ".ora-lesson-buttons";

const MAX_DOUBLE_PRESS_MS = 400; // milliseconds between the two presses of a double press
const MIN_READING_MS = 700; // milliseconds in which nobody can have read a new question
const SAME_PLACE = 8; // pixels by which a pointer may move between two presses

interface Press {
  x: number;
  y: number;
  /** What it does to an answer: repeating the same press is no mistake. A button means its label. */
  meaning: string;
  time: number;
}

/** Ignore presses too soon after the question has changed, and the repeats of a key that is held down. */
export function useDoublePressGuard(root: RefObject<HTMLElement | null>, view: View): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let begun = view.ply.value;
    // The previous press; after other players' turns were shown, a press at the pointer, which counts as skipping them.
    let last: Press | null = null;
    let changed = 0;
    let pointer = { x: 0, y: 0 };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const unwatch = effect(() => {
      // Depend on the question, on who answers it, and on how much has been chosen.
      void [
        view.otherTurns.shown.value,
        view.ply.value,
        view.ask.value,
        view.seats.opponents.value,
        view.selection.action.value,
        view.selection.picks.value,
        view.start.value,
        view.guide.lesson.value?.step,
        view.bar.primary.value,
      ];
      changed = performance.now();
    });
    const unwatchTurns = effect(() => {
      if (!view.otherTurns.shown.value) last = { ...pointer, meaning: "", time: 0 };
    });
    const moved = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
    };
    const press = (event: MouseEvent) => {
      const piece = event.target instanceof Element ? event.target.closest<HTMLElement>(ANSWER_PIECES) : null;
      const before = last;
      const { clientX: x, clientY: y, timeStamp: time } = event;
      const meaning = piece?.dataset.action ?? piece?.dataset.pick ?? piece?.textContent ?? "";
      // A key press has no position: it always goes to the focused element.
      last = event.detail > 0 ? { x, y, meaning, time } : null;
      const near = before && last && Math.hypot(before.x - x, before.y - y) <= SAME_PLACE;
      const quick = near && time - before.time < MAX_DOUBLE_PRESS_MS;
      const skips = piece?.closest(LESSON_BUTTONS);
      // `detail` counts clicks in quick succession at one place, but not all of a finger; it is 0 for keys.
      const double = event.detail > 1 || (quick && (skips || board.hasAttribute("data-finger")));
      const second = double && (begun !== view.ply.value || skips || piece?.matches(CHOSEN));
      if (!double) begun = view.ply.value;
      if (!piece) return;
      // Other answers are there when the question has changed, or the previous press has scrolled them.
      const soon =
        near &&
        before.meaning !== meaning &&
        Math.min(performance.now() - changed, time - before.time) < MIN_READING_MS;
      if (!second && !soon) return;
      // Further presses count as meant for the old question too.
      last = before;
      stop(event);
      if (soon) explainPress(view, piece, say(view.book.value, "too soon"), "info");
    };
    const entered = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      const chosen = event.target instanceof Element && event.target.closest(CHOSEN);
      if (!chosen && !event.repeat) return;
      stop(event);
      // Enter confirms the choice instead of taking it back, which the space bar and Escape do.
      if (!event.repeat) board.querySelector<HTMLElement>("[data-primary]")?.click();
    };
    board.addEventListener("pointermove", moved, { passive: true });
    board.addEventListener("click", press, true);
    board.addEventListener("keydown", entered, true);
    return () => {
      unwatch();
      unwatchTurns();
      board.removeEventListener("pointermove", moved);
      board.removeEventListener("click", press, true);
      board.removeEventListener("keydown", entered, true);
    };
  }, [root, view]);
}
