// Explanations: hovering explains a thing after a moment; a long press, the right button or the question mark keeps the
// explanation open and, for a thing that cannot be used, asks why.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { askWhy } from "../state/help";
import { placesCard } from "../state/pieces";
import type { View } from "../state/view";
import { HELP_TARGETS, helpTopicAt, ownLabel, pickedThingAt, pickedTokens } from "./help-topics";
import { pointerMoved, pointerRests } from "./pointer-rest";

const LONG_PRESS_MS = 550; // milliseconds until a press counts as long
const MAX_FINGER_MOVE = 10; // pixels that a resting finger may move

/** Parts that cover the board or control the game: a press there keeps its own meaning even in help mode. */
const WITHOUT_HELP =
  ".ora-help-popover, .ora-drawer, .ora-toolbar, .ora-history, .ora-branch, .ora-notice, .ora-help-mode-note";

/** A piece that can be picked. `data-pick` excludes elements of the page around the board with states of their own. */
const LIVE_PIECE = "[data-pick][data-state]";

/** Everything that reacts to a press. */
const PRESSABLE = `${LIVE_PIECE}, [data-swaps], [data-asks], button, summary, input, a`;

/** Explain a thing; returns whether there is anything to explain. */
function show(view: View, target: Element, pinned: boolean): boolean {
  const thing = helpTopicAt(target);
  if (!thing) return false;
  const dead = pinned && !thing.element.closest(LIVE_PIECE);
  const tokens = dead ? pickedTokens(thing.key) : [];
  view.help.topic.value = { key: thing.key, anchor: thing.element, pinned, because: null, brief: false };
  if (tokens.length) askWhy(view, [...view.selection.picks.value, ...tokens]);
  return true;
}

/** Explain in one line why a press had no effect. */
function sayWhy(view: View, target: Element): void {
  const picks = view.selection.picks.value;
  const thing = target.closest(PRESSABLE) ? null : pickedThingAt(target, placesCard(view, picks));
  if (!thing || !view.connection.exists || !view.ask.value.seat) return;
  view.help.topic.value = { key: thing.key, anchor: thing.element, pinned: true, because: null, brief: true };
  askWhy(view, [...picks, ...pickedTokens(thing.key)]);
}

/** Explain things while the board is shown. */
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
      // A finger does not hover: it rests or presses.
      const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
      if (!on || byFinger || help.value?.pinned || pointerRests(event)) return;
      const thing = helpTopicAt(on);
      // The meaning of a sign is shown even without hints. Cards have their own tooltip. After a pick, the places where
      // it may go must stay visible.
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
    // Where a finger rests, and whether its thing has been explained already: then lifting it is not a press.
    let rests: { x: number; y: number } | null = null;
    let held = false;
    const lift = () => {
      clearTimeout(timer);
      rests = null;
    };
    const menu = (event: Event) => {
      // Some browsers send `contextmenu` for a long press themselves; whichever comes first counts.
      if (held) event.preventDefault();
      else ask(event, target(event));
      held ||= rests !== null && event.defaultPrevented;
      lift();
    };
    const press = (event: MouseEvent) => {
      // A pressed card has been read, and its tooltip would hide the places where it may go.
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
      // The release of a long press must not move the focus away from the explanation.
      if (held) event.preventDefault();
    };
    const enter = (event: KeyboardEvent) => {
      held = false;
      if (helpMode.value && (event.key === "Enter" || event.key === " ")) ask(event, target(event));
    };
    const touch = (event: PointerEvent) => {
      pointerMoved(event);
      // The style sheet shows no hover styles after a touch.
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
  // In help mode everything with an explanation can be focused by keyboard.
  useLayoutEffect(() => {
    if (!asking || !root.current) return;
    const reached = [...root.current.querySelectorAll(HELP_TARGETS)].filter((one) => !one.hasAttribute("tabindex"));
    for (const one of reached) one.setAttribute("tabindex", "0");
    return () => {
      for (const one of reached) one.removeAttribute("tabindex");
    };
  }, [asking, root, view.ply.value]);
}
