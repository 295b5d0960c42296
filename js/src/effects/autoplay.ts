// A game that is watched goes on by itself, turn by turn, to its end.

import { useEffect, useRef } from "preact/hooks";
import { post } from "../state/connection";
import type { View } from "../state/view";

const TURN_MS = 1600; // milliseconds that a turn is looked at

/** Go on with the game as long as it is watched and there is more of it. */
export function useAutoplay(view: View): void {
  const { watching } = view.history;
  const { at, plies } = view.scene.value;
  const before = useRef(at === plies);
  const on = watching.value && at < plies;
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => post(view, { do: "redo", by: "turn" }), TURN_MS);
    return () => clearTimeout(timer);
  }, [view, on, at]);
  useEffect(() => {
    // At the end nothing is left to be watched.
    if (at === plies && !before.current) watching.value = false;
    before.current = at === plies;
  }, [at, plies, watching]);
}
