// Looking at a thing explains it after a moment; a long press, the second mouse button or the question mark explains it
// for good and, where nothing can be done with it, asks why.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { askWhy } from "../state/help";
import { placesCard } from "../state/pieces";
import type { View } from "../state/view";
import { HELP_TARGETS, helpTopicAt, ownLabel, pickedThingAt, pickedTokens } from "./help-topics";
import { pointerMoved, pointerRests } from "./pointer-rest";

const LONG_PRESS_MS = 550; // milliseconds of a long press
const MAX_FINGER_MOVE = 10; // pixels that a finger moves while it rests

/** What covers the board, or plays: in there a press means itself, even while one is asking. */
const WITHOUT_HELP =
  ".ora-help-popover, .ora-drawer, .ora-toolbar, .ora-history, .ora-branch, .ora-notice, .ora-help-mode-note";

/** A piece that can be picked. The page around a board may have states of its own. */
const LIVE_PIECE = "[data-pick][data-state]";

/** What does something when it is pressed. */
const PRESSABLE = `${LIVE_PIECE}, [data-swaps], [data-asks], button, summary, input, a`;

/** Explain a thing; whether there is anything to explain. */
function show(view: View, target: Element, pinned: boolean): boolean {
  const thing = helpTopicAt(target);
  if (!thing) return false;
  const dead = pinned && !thing.element.closest(LIVE_PIECE);
  const tokens = dead ? pickedTokens(thing.key) : [];
  view.help.topic.value = { key: thing.key, anchor: thing.element, pinned, because: null, brief: false };
  if (tokens.length) askWhy(view, [...view.selection.picks.value, ...tokens]);
  return true;
}

/** Say in one line why nothing comes of a press on something dead. */
function sayWhy(view: View, target: Element): void {
  const picks = view.selection.picks.value;
  const thing = target.closest(PRESSABLE) ? null : pickedThingAt(target, placesCard(view, picks));
  if (!thing || !view.connection.exists || !view.ask.value.seat) return;
  view.help.topic.value = { key: thing.key, anchor: thing.element, pinned: true, because: null, brief: true };
  askWhy(view, [...picks, ...pickedTokens(thing.key)]);
}

/** Explain as long as the board is shown. */
export function useHelp(root: RefObject<HTMLElement | null>, view: View): void {
  const asking = view.help.mode.value;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { topic: help, mode: helpMode } = view.help;
    const { menuOpen } = view.layout;
    const options = view.preferences.values;
    const target = (event: Event) => (event.target instanceof Element ? event.target : null);
    const hover = (event: Event) => {
      const on = target(event);
      // A finger looks at nothing on its way; it rests, or presses.
      const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
      if (!on || byFinger || help.value?.pinned || pointerRests(event)) return;
      const thing = helpTopicAt(on);
      // What a sign means is no hint. Cards have a tip of their own. Once something has been picked, the places where it
      // may go must be seen.
      const hints = options.value.show_hints && view.selection.picks.value.length === 0;
      const wanted = thing && (hints || ownLabel(thing.key) !== null);
      if (!wanted || thing.key.startsWith("card ")) help.value = null;
      else if (help.value?.key !== thing.key) show(view, on, false);
    };
    const leave = () => {
      if (help.value && !help.value.pinned) help.value = null;
    };
    const ask = (event: Event, on: Element | null) => {
      if (!on || on.closest(WITHOUT_HELP) || !show(view, on, true)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Where a finger rests, and whether what it rests on has been explained: then lifting it is no press.
    let rests: { x: number; y: number } | null = null;
    let held = false;
    const lift = () => {
      clearTimeout(timer);
      rests = null;
    };
    const menu = (event: Event) => {
      // Some browsers say so themselves when a finger rests; the first to say it is heard.
      if (held) event.preventDefault();
      else ask(event, target(event));
      held ||= rests !== null && event.defaultPrevented;
      lift();
    };
    const press = (event: MouseEvent) => {
      // Whoever presses a card has read it, and looks for where it goes.
      view.layout.tooltip.value = null;
      if (held) {
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (helpMode.value) ask(event, target(event));
      else {
        const on = target(event);
        if (!on || on.closest(".ora-help-popover")) return;
        help.value = null;
        sayWhy(view, on);
      }
    };
    const keepFocus = (event: Event) => {
      // The focus stays with the explanation.
      if (held) event.preventDefault();
    };
    const enter = (event: KeyboardEvent) => {
      held = false;
      if (helpMode.value && (event.key === "Enter" || event.key === " ")) ask(event, target(event));
    };
    const touch = (event: PointerEvent) => {
      pointerMoved(event);
      // Where a finger was, nothing is looked at any more.
      board.toggleAttribute("data-finger", event.pointerType === "touch");
      lift();
      held = false;
      const on = target(event);
      if (event.pointerType === "mouse" || !on || on.closest(".ora-help-popover")) return;
      rests = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = show(view, on, true);
      }, LONG_PRESS_MS);
    };
    const move = (event: PointerEvent) => {
      pointerMoved(event);
      if (rests && Math.hypot(event.clientX - rests.x, event.clientY - rests.y) > MAX_FINGER_MOVE) lift();
    };
    const outside = (event: Event) => {
      if (event.composedPath().includes(board)) return;
      help.value = null;
      menuOpen.value = false;
    };
    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerover", hover, false],
      ["pointerleave", leave, false],
      ["focusin", hover, false],
      ["focusout", leave, false],
      ["contextmenu", menu, false],
      ["click", press, true],
      ["mousedown", keepFocus, true],
      ["keydown", enter, true],
      ["pointerdown", touch, false],
      ["pointerup", lift, false],
      ["pointercancel", lift, false],
      ["pointermove", move, false],
    ];
    for (const [name, handler, capture] of listeners) board.addEventListener(name, handler as EventListener, capture);
    document.addEventListener("pointerdown", outside);
    return () => {
      lift();
      document.removeEventListener("pointerdown", outside);
      for (const [name, handler, capture] of listeners)
        board.removeEventListener(name, handler as EventListener, capture);
    };
  }, [root, view]);
  // While one is asking, everything that can be explained can be reached by keyboard: from the moment that this is said.
  useLayoutEffect(() => {
    if (!asking || !root.current) return;
    const reached = [...root.current.querySelectorAll(HELP_TARGETS)].filter((one) => !one.hasAttribute("tabindex"));
    for (const one of reached) one.setAttribute("tabindex", "0");
    return () => {
      for (const one of reached) one.removeAttribute("tabindex");
    };
  }, [asking, root, view.ply.value]);
}
