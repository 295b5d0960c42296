// Shows the other players' turns one after another, and replays a game move by move; any press skips.
import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { narrow } from "../state/answering";
import { post } from "../state/connection";
import { mergeLog } from "../state/history";
import { shownTime, turnsOf } from "../state/other-turns";
import { isPlayedHere } from "../state/seats";
import type { View } from "../state/view";
import { highlightTurn } from "./highlight";
import { isMotionReduced } from "./motion";

const TOOLS = ".ora-toolbar"; // controls that do not answer a question: the press that skips also opens them
const CONTROLS = ".ora-shown-buttons"; // controls that can be used while a turn is shown
const MAX_NEWS = 30; // moves; after a longer jump nothing is replayed
const SKIPPING_KEYS = /^(Enter|Escape| |\d)$/; // keys whose meaning depends on the question

/** Queue the turns of other players as they arrive. */
function queueAsTheyCome(view: View): () => void {
  const { latest, start, history, seats, preferences, guide, otherTurns } = view;
  let seen = latest.peek();
  let starting = start.peek() !== null;
  return effect(() => {
    const { at, plies, since = [], bots = [] } = latest.value;
    const before = seen;
    const began = starting || start.value !== null;
    starting = start.value !== null;
    seen = latest.value;
    if (at === before.at) return;
    // Fast bots may have made more moves than the scene's log contains.
    const entries = mergeLog(since, history.log.peek()).filter(({ ply }) => ply > before.at && ply <= at);
    const { pace, motion } = preferences.values.peek();
    // Going back and forth in the history only looks at positions; no turn was played.
    const played = at > before.at && at === plies && plies !== before.plies;
    const shows = played && at - before.at <= MAX_NEWS && !began && !guide.walk.peek();
    if (!shows || otherTurns.watching.peek()) otherTurns.queue.value = [];
    else if (pace !== "off" && motion && !isMotionReduced() && !document.hidden) {
      // In most lessons the learner plays every seat.
      const others = entries.filter(({ seat }) =>
        guide.lesson.peek() ? bots.includes(seat) : !isPlayedHere(seats, seen, seat),
      );
      otherTurns.queue.value = turnsOf(others, otherTurns.queue.peek(), seen);
    }
  });
}

/** Show each queued or replayed turn for its time, marked on the board, until a press skips it. */
export function useOtherTurns(root: RefObject<HTMLElement | null>, view: View): void {
  const { queue, watching, held, back, shown } = view.otherTurns;
  const { at, plies } = view.scene.value;
  const turn = shown.value;
  const time = shownTime(view.preferences);
  useEffect(() => queueAsTheyCome(view), [view]);
  useEffect(() => {
    if (!queue.value.length) return;
    const timer = setTimeout(() => {
      queue.value = queue.value.slice(1);
    }, time);
    return () => clearTimeout(timer);
  }, [queue, queue.value, time]);
  const shows = turn !== null || watching.value;
  useEffect(() => {
    // The question is shown again: of a shortened list, only Python knows what goes with the picks.
    if (!shows && view.ask.value.more) narrow(view);
  }, [view, shows]);
  const goesOn = watching.value && !held.value && at < plies;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => post(view, { do: "jump", ply: at + 1 }), time);
    return () => clearTimeout(timer);
  }, [view, goesOn, at, time]);
  useEffect(() => {
    // At the end of the game the replay is over.
    if (at !== plies || at === 0) return;
    watching.value = false;
    back.value = null;
  }, [at, plies, watching]);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || !turn) return;
    highlightTurn(
      board,
      turn.entries.flatMap(({ touched = [] }) => touched),
    );
    return () => highlightTurn(board, []);
  }, [root, turn]);
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let skipped = false;
    const skips = (event: Event) =>
      queue.value.length > 0 && !(event.target instanceof Element && event.target.closest(CONTROLS));
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = (event: Event) => {
      const ends = skips(event);
      skipped = ends && !(event.target as Element).closest(TOOLS);
      if (ends) queue.value = [];
    };
    // The click of the press that skipped was meant for the turn on show, not for what is under it now.
    const click = (event: Event) => {
      if (skipped) stop(event);
      skipped = false;
    };
    const key = (event: KeyboardEvent) => {
      if (!skips(event) || event.key === "Tab") return;
      queue.value = [];
      if (SKIPPING_KEYS.test(event.key)) stop(event);
    };
    board.addEventListener("pointerdown", press, true);
    board.addEventListener("click", click, true);
    board.addEventListener("keydown", key, true);
    return () => {
      board.removeEventListener("pointerdown", press, true);
      board.removeEventListener("click", click, true);
      board.removeEventListener("keydown", key, true);
    };
  }, [root, queue]);
}
