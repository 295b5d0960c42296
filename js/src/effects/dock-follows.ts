// The dock opens by itself at the tab that the question is about.
import { useLayoutEffect, useRef } from "preact/hooks";
import { landHasLive, liveTabs, ownPlayer } from "../state/dock-tabs";
import type { View } from "../state/view";

/**
 * Show the tab that holds something to pick, unless the land or the open tab does. A tab that the player opens stays
 * until the question changes.
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
  // Nothing can be picked while the turns of other players are shown.
  const offers = view.ask.value.options.length > 0;
  const shows = view.otherTurns.queue.value.length > 0;
  const opened = useRef(asked);
  // After an answer, return from the visited landscape to the player's own.
  useLayoutEffect(() => {
    view.layout.visitedSeat.value = null;
  }, [view, ply]);
  useLayoutEffect(() => {
    const { scene } = view;
    const land = view.layout.landSeat;
    if (scene.value.over && !shows) view.layout.tab.value = "score";
    const own = ownPlayer(scene.value, view.layout.largeSeat.value);
    // Only the next kind of piece counts: that a building has a place on the land does not keep the dock on the land.
    const offer = view.bar.offer.value;
    const next = offer.show === "tokens" ? new Set(offer.tokens) : view.selection.live.value;
    const tabs = liveTabs(scene.value, next, own, land.value);
    const [first] = tabs;
    // Another player is to move, so the board returns to its default state.
    const changed = fresh && opened.current !== asked;
    opened.current = asked;
    if (changed) view.history.recap.value = "auto";
    // Show the buildings while the kind of action is still to be chosen, even if none can be paid for.
    const choosing = offer.show === "actions" && offer.actions.some(({ key }) => key === "build");
    // The settlement phase is over.
    if (!first && choosing && view.layout.tab.value === "settlements") view.layout.tab.value = "buildings";
    if (!first || (tabs.includes(view.layout.tab.value) && !changed)) return;
    // The text of a lesson stays open until the learner begins to pick.
    if (view.layout.tab.value === "lesson" && !picks.length && action === null) return;
    const chosen = picks.length > 0 || action !== null;
    if (chosen && own && landHasLive(own, next, land.value)) return;
    view.layout.tab.value = choosing ? "buildings" : first;
  }, [view, ply, action, picks, asked, fresh, offers, shows]);
}
