// Looking at a thing explains it after a moment; a long press, the second mouse button or the question mark explains it
// for good and, where nothing can be done with it, asks why.
import { useEffect } from "preact/hooks";
import type { View } from "../state/view";
import { EXPLAINED, saidBy, thingOf, tokensOf } from "./help-topics";

const LONG = 550; // milliseconds of a long press
const STILL = 10; // pixels that a finger moves while it rests
const WIDE = 300; // pixels of an explanation, as in its style sheet
const OVER = 240; // pixels above a thing that an explanation needs

/** What covers the board, or plays: in there a press means itself, even while one is asking. */
const APART = ".ora-explained, .ora-drawer, .ora-toolbar, .ora-history, .ora-branch, .ora-notice, .ora-asking-note";

/** Put an explanation beside a thing. */
function show(view: View, board: HTMLElement, target: Element, pinned: boolean): boolean {
  const thing = thingOf(target);
  if (!thing) return false;
  const [here, all] = [thing.element.getBoundingClientRect(), board.getBoundingClientRect()];
  // Above where there is room in the window and on the board, so that the hand hides nothing.
  const below = here.top - Math.max(all.top, 0) < OVER;
  const dead = pinned && !thing.element.closest("[data-state]");
  const tokens = dead ? tokensOf(thing.key) : [];
  view.desk.shown.value = {
    key: thing.key,
    left: Math.max(4, Math.min(here.left - all.left, all.width - WIDE - 4)),
    top: (below ? here.bottom : here.top) - all.top,
    below,
    pinned,
    why: tokens.length > 0,
  };
  if (tokens.length) view.post({ do: "why", picks: [...view.picks.value, ...tokens] });
  return true;
}

/** Explain as long as the board is shown. */
export function useExplaining(root: { current: HTMLElement | null }, view: View): void {
  const asking = view.desk.asking.value;
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { shown, asking, options, menu: menuOpen } = view.desk;
    const target = (event: Event) => (event.target instanceof Element ? event.target : null);
    const glance = (event: Event) => {
      const on = target(event);
      if (!on || shown.value?.pinned) return;
      const thing = thingOf(on);
      // What a sign means is no hint. Cards have a tip of their own.
      const wanted = thing && (options.value.show_hints || saidBy(thing.key) !== null);
      if (!wanted || thing.key.startsWith("card ")) shown.value = null;
      else if (shown.value?.key !== thing.key) show(view, board, on, false);
    };
    const away = () => {
      if (shown.value && !shown.value.pinned) shown.value = null;
    };
    const ask = (event: Event, on: Element | null) => {
      if (!on || on.closest(APART) || !show(view, board, on, true)) return;
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
      if (held) {
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (asking.value) ask(event, target(event));
      else if (!target(event)?.closest(".ora-explained")) shown.value = null;
    };
    const settle = (event: Event) => {
      // The focus stays with the explanation.
      if (held) event.preventDefault();
    };
    const enter = (event: KeyboardEvent) => {
      held = false;
      if (asking.value && (event.key === "Enter" || event.key === " ")) ask(event, target(event));
    };
    const touch = (event: PointerEvent) => {
      lift();
      held = false;
      const on = target(event);
      if (event.pointerType === "mouse" || !on || on.closest(".ora-explained")) return;
      rests = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = show(view, board, on, true);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (rests && Math.hypot(event.clientX - rests.x, event.clientY - rests.y) > STILL) lift();
    };
    const outside = (event: Event) => {
      if (event.composedPath().includes(board)) return;
      shown.value = null;
      menuOpen.value = false;
    };
    const listeners: [string, (event: never) => void, boolean][] = [
      ["pointerover", glance, false],
      ["pointerleave", away, false],
      ["focusin", glance, false],
      ["focusout", away, false],
      ["contextmenu", menu, false],
      ["click", press, true],
      ["mousedown", settle, true],
      ["keydown", enter, true],
      ["pointerdown", touch, false],
      ["pointerup", lift, false],
      ["pointercancel", lift, false],
      ["pointermove", move, false],
    ];
    for (const [name, hear, early] of listeners) board.addEventListener(name, hear as EventListener, early);
    document.addEventListener("pointerdown", outside);
    return () => {
      lift();
      document.removeEventListener("pointerdown", outside);
      for (const [name, hear, early] of listeners) board.removeEventListener(name, hear as EventListener, early);
    };
  }, [root, view]);
  // While one is asking, everything that can be explained can be reached by keyboard.
  useEffect(() => {
    if (!asking || !root.current) return;
    const reached = [...root.current.querySelectorAll(EXPLAINED)].filter((one) => !one.hasAttribute("tabindex"));
    for (const one of reached) one.setAttribute("tabindex", "0");
    return () => {
      for (const one of reached) one.removeAttribute("tabindex");
    };
  }, [asking, root, view.ply.value]);
}
