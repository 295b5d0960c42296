// The dock opens by itself to what the question is about.
import { useLayoutEffect, useRef } from "preact/hooks";
import { landHasLive, liveTabs, ownPlayer } from "../state/dock-tabs";
import type { View } from "../state/view";

/**
 * Show the tab that holds what can be picked, where neither the land nor the tab that is open does. Whoever opens
 * another tab keeps it until the question moves on.
 */
export function useDockFollows(view: View): void {
  const ply = view.ply.value;
  const action = view.selection.action.value;
  const picks = view.selection.picks.value;
  const { lesson } = view.guide;
  const step = lesson.value ? `${lesson.value.name} ${lesson.value.step}` : "";
  useLayoutEffect(() => {
    if (step) view.layout.tab.value = "lesson";
  }, [view, step]);
  const asked = view.ask.value.seat;
  const fresh = view.scene.value.sofar === null;
  // While the others' turns are shown there is nothing to pick.
  const offers = view.ask.value.options.length > 0;
  const shows = view.otherTurns.queue.value.length > 0;
  const opened = useRef(asked);
  // Whoever looked at another landscape to answer has answered.
  useLayoutEffect(() => {
    view.layout.visitedSeat.value = null;
  }, [view, ply]);
  useLayoutEffect(() => {
    const { scene } = view;
    const land = view.layout.landSeat;
    if (scene.value.over && !shows) view.layout.tab.value = "score";
    const own = ownPlayer(scene.value, view.layout.largeSeat.value);
    // What is asked next: that a building may lie on some space is no reason to stay with the spaces.
    const offer = view.bar.offer.value;
    const next = offer.show === "tokens" ? new Set(offer.tokens) : view.selection.live.value;
    const tabs = liveTabs(scene.value, next, own, land.value);
    const [first] = tabs;
    // Somebody else sits down: the board is as everybody finds it.
    const changed = fresh && opened.current !== asked;
    opened.current = asked;
    if (changed) view.history.recap.value = "auto";
    // While the kind of action is still to be chosen, the buildings lie open, whether or not one can be paid for.
    const choosing = offer.show === "actions" && offer.actions.some(({ key }) => key === "build");
    // Nobody settles any more.
    if (!first && choosing && view.layout.tab.value === "settlements") view.layout.tab.value = "buildings";
    if (!first || (tabs.includes(view.layout.tab.value) && !changed)) return;
    // A lesson is read first; what one picks with is shown once one has begun.
    if (view.layout.tab.value === "lesson" && !picks.length && action === null) return;
    const chosen = picks.length > 0 || action !== null;
    if (chosen && own && landHasLive(own, next, land.value)) return;
    view.layout.tab.value = choosing ? "buildings" : first;
  }, [view, ply, action, picks, asked, fresh, offers, shows]);
}
