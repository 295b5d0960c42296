// A press that was meant for the last question answers no new one: the place that was just pressed is deaf for a while.
import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { explainPress } from "../state/help";
import type { View } from "../state/view";
import { say } from "../state/words";

/** What answers a question, wholly or in part, and what decides about the bots. */
const ANSWER_PIECES = "[data-line], [data-action], [data-pick], [data-swaps], .ora-opponents-actions button";

/** What a press would take back. */
const CHOSEN = '.ora-chip, [data-state="picked"]:not([data-again])';

const DEAF_MS = 700; // milliseconds in which nobody has read a new question
const SAME_PLACE = 8; // pixels by which a hand that presses twice moves

/** What a press on an answer does, as a text: the same press again is no mistake. A button means what is written on it. */
function meaning(piece: Element): string {
  const { action, pick } = (piece as HTMLElement).dataset;
  return action ?? pick ?? piece.textContent ?? "";
}

interface Press {
  x: number;
  y: number;
  meaning: string;
}

const isNear = (one: Press, other: Press): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= SAME_PLACE;

/** Take the presses away that come too quickly after the question has changed, and those of a key that is held down. */
export function useDoublePressGuard(root: RefObject<HTMLElement | null>, view: View): void {
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let begun = view.ply.value;
    // The press before; once the others' turns have been shown, one to skip them, where the pointer was.
    let last: Press | null = null;
    let changed = 0;
    let pointer = { x: 0, y: 0 };
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const unwatch = effect(() => {
      // What is asked, by whom, and how far the answer has come.
      void [
        view.otherTurns.shown.value,
        view.ply.value,
        view.ask.value,
        view.seats.opponents.value,
        view.selection.action.value,
        view.bar.primary.value,
      ];
      changed = performance.now();
    });
    const unwatchTurns = effect(() => {
      if (!view.otherTurns.shown.value) last = { ...pointer, meaning: "" };
    });
    const moved = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
    };
    const press = (event: MouseEvent) => {
      const piece = event.target instanceof Element ? event.target.closest(ANSWER_PIECES) : null;
      const before = last;
      // Keys have no place: each is pressed on what has the focus.
      last = piece && event.detail > 0 ? { x: event.clientX, y: event.clientY, meaning: meaning(piece) } : null;
      // Browsers count the clicks that follow each other quickly in one place; keys are no clicks there.
      const second = event.detail > 1 && begun !== view.ply.value;
      if (event.detail <= 1) begun = view.ply.value;
      if (!piece || !last) return;
      const same = !before || !isNear(before, last) || before.meaning === last.meaning;
      const soon = !same && performance.now() - changed < DEAF_MS;
      if (!second && !soon) return;
      // Whoever goes on pressing means the question that was there.
      last = before;
      stop(event);
      if (soon) explainPress(view, piece, say(view.book.value, "too soon"), "info");
    };
    const entered = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      const chosen = event.target instanceof Element && event.target.closest(CHOSEN);
      if (!chosen && !event.repeat) return;
      stop(event);
      // Enter confirms what has been chosen; the space bar and Escape take it back.
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
