// Cards, clergymen and goods travel to their new places: briefly, until the next press, and not at all where the system
// asks for reduced motion. The style sheet turns the wheel.
import { effect } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { View } from "../state/view";
import { queryTable } from "./own-table";

const TRAVEL_MS = 380; // milliseconds
const FLIGHT_MS = 700;
const MAX_ANIMATED_PLIES = 3; // a longer jump shows a position instead of a move

interface Place {
  where: string;
  rect: DOMRect;
}

/** Where everything that can travel was before the move. */
interface Before {
  pieces: Map<string, Place[]>;
  goods: Map<string, number>;
  indicators: Map<string, { at: string; rect: DOMRect }>;
}

const seatOf = (goods: string) => goods.split(" ", 1)[0] ?? "";
const attributeOf = (element: Element, name: string) => element.getAttribute(name) ?? "";

function placesOf(root: Element): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const element of queryTable(root, "[data-move]")) {
    const key = attributeOf(element, "data-move");
    const place = { where: attributeOf(element, "data-place"), rect: element.getBoundingClientRect() };
    found.set(key, [...(found.get(key) ?? []), place]);
  }
  return found;
}

function snapshot(root: Element): Before {
  const tiles = queryTable(root, "[data-goods]");
  const tokens = queryTable(root, "[data-indicator]");
  return {
    pieces: placesOf(root),
    goods: new Map(tiles.map((tile) => [attributeOf(tile, "data-goods"), Number(attributeOf(tile, "data-count"))])),
    indicators: new Map(
      tokens.map((token) => [
        attributeOf(token, "data-indicator"),
        { at: attributeOf(token, "data-at"), rect: token.getBoundingClientRect() },
      ]),
    ),
  };
}

/** Whether the system asks for reduced motion. */
export function isMotionReduced(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const zIndex = "var(--ora-z-moving)";

/** Starts an animation. Finding what moves only reads the page; starting writes to it. */
type Start = () => Animation;

/** Animate pieces from their old places to their new ones. */
function travel(root: Element, before: Before): Start[] {
  const starts: Start[] = [];
  const left = new Map([...before.pieces].map(([key, places]) => [key, [...places]]));
  const elements = queryTable(root, "[data-move]");
  // Match the pieces that have stayed first, so that of two equal pieces the right one travels.
  const moved = elements.filter((element) => {
    const places = left.get(attributeOf(element, "data-move"));
    const same = places?.findIndex((place) => place.where === attributeOf(element, "data-place")) ?? -1;
    if (same >= 0) places?.splice(same, 1);
    return same < 0;
  });
  for (const element of moved) {
    const from = left.get(attributeOf(element, "data-move"))?.shift();
    if (!from) continue;
    const here = element.getBoundingClientRect();
    if (!here.width || !from.rect.width) continue;
    const scale = from.rect.width / here.width;
    const start = `translate(${from.rect.left - here.left}px, ${from.rect.top - here.top}px) scale(${scale})`;
    starts.push(() =>
      element.animate(
        [
          { transform: start, transformOrigin: "0 0", zIndex },
          { transform: "none", transformOrigin: "0 0", zIndex },
        ],
        { duration: TRAVEL_MS, easing: "ease-in-out" },
      ),
    );
  }
  return starts;
}

/** Show by how much goods have changed; goods from the wheel come from its indicator. */
function count(root: Element, layer: Element, before: Before): Start[] {
  const starts: Start[] = [];
  const board = root.getBoundingClientRect();
  const used = queryTable(root, "[data-indicator]").flatMap((token) => {
    const was = before.indicators.get(attributeOf(token, "data-indicator"));
    return was && was.at !== attributeOf(token, "data-at")
      ? [{ good: attributeOf(token, "data-indicator"), rect: was.rect }]
      : [];
  });
  const seats = new Set([...before.goods.keys()].map(seatOf));
  for (const tile of queryTable(root, "[data-goods]")) {
    const key = attributeOf(tile, "data-goods");
    // A player whose goods were not shown before has not gained all of them now.
    if (!seats.has(seatOf(key))) continue;
    const change = Number(attributeOf(tile, "data-count")) - (before.goods.get(key) ?? 0);
    if (!change) continue;
    const here = tile.getBoundingClientRect();
    const source = change > 0 ? (used.find((one) => key.endsWith(` ${one.good}`)) ?? used[0]) : undefined;
    const from = source ? [source.rect.left - here.left, source.rect.top - here.top] : [0, change > 0 ? -22 : 0];
    const to = change > 0 ? [0, 0] : [0, -26];
    starts.push(() => {
      const flying = document.createElement("span");
      flying.className = "ora-flying-good";
      flying.textContent = change > 0 ? `+${change}` : `−${-change}`;
      const picture = tile.querySelector("svg");
      if (picture) flying.append(picture.cloneNode(true));
      flying.style.left = `${here.left - board.left}px`;
      flying.style.top = `${here.top - board.top}px`;
      layer.append(flying);
      const animation = flying.animate(
        [
          { transform: `translate(${from[0]}px, ${from[1]}px)`, opacity: 1 },
          { opacity: 1, offset: 0.7 },
          { transform: `translate(${to[0]}px, ${to[1]}px)`, opacity: 0 },
        ],
        { duration: FLIGHT_MS, easing: "ease-out" },
      );
      animation.onfinish = () => flying.remove();
      animation.oncancel = () => flying.remove();
      return animation;
    });
  }
  return starts;
}

/**
 * Animate what has moved with every new position.
 * @param root the board
 * @param layer an empty element over it, for flying pieces
 * @returns ends all motion at once
 */
export function useMotion(
  view: View,
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
): () => void {
  const before = useRef<Before | null>(null);
  const running = useRef<Animation[]>([]);
  const skip = () => {
    for (const animation of running.current) animation.finish();
    running.current = [];
  };
  useEffect(() => {
    let shown = view.scene.peek().at;
    return effect(() => {
      const { at } = view.scene.value;
      const plies = Math.abs(at - shown);
      shown = at;
      if (!plies || !root.current || !view.preferences.values.peek().motion || isMotionReduced()) return;
      skip();
      // The signal fires before the new position is drawn, so the pieces are still at their old places.
      before.current = plies <= MAX_ANIMATED_PLIES ? snapshot(root.current) : null;
    });
  }, [view, root]);
  const { at } = view.scene.value;
  useLayoutEffect(() => {
    const seen = before.current;
    before.current = null;
    if (!seen || !root.current || !layer.current) return;
    // Measure everything before starting anything, or the browser would lay out the board for each piece.
    const starts = [...travel(root.current, seen), ...count(root.current, layer.current, seen)];
    running.current = starts.map((start) => start());
  }, [at, root, layer]);
  return skip;
}
