// Playing by keyboard: letters choose kinds of action, digits press the buttons of the bar, G goes from region to
// region, arrows move within one.
import { chooseAction } from "../state/answering";
import type { View } from "../state/view";

/** The letter of each kind of action, from its English name. */
const ACTION_LETTERS: Record<string, string> = {
  b: "build",
  s: "settle",
  u: "use",
  h: "hire",
  f: "harvest",
  l: "land",
};

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const REGION = "[data-region]";
const FOCUSABLE = '[tabindex="0"], button:not(:disabled), summary, input, select, a[href]';

/** How much more a step sideways costs than one straight ahead. */
const SIDEWAYS_COST = 3;

/** The letter that chooses a kind of action. */
export function actionLetter(action: string): string | undefined {
  return Object.keys(ACTION_LETTERS).find((letter) => ACTION_LETTERS[letter] === action);
}

function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The elements in a region that can be focused, without those of an example's table. */
function focusStops(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => isVisible(one) && !one.closest("[inert]"),
  );
}

/** Focus the next region with something to press, there preferably a piece that can be picked. */
function focusRegion(board: Element, from: Element | null, step: 1 | -1): boolean {
  const regions = [...board.querySelectorAll(REGION)].filter((region) => focusStops(region).length);
  const at = regions.findIndex((region) => region.contains(from));
  const next = regions[(at + step + regions.length) % regions.length];
  if (!next) return false;
  const target =
    next.querySelector<HTMLElement>('[data-state="live"][tabindex], button[data-state="live"]') ?? focusStops(next)[0];
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  return true;
}

/** Focus the nearest element of the region in a direction. */
function focusNeighbour(from: Element, [dx, dy]: readonly [number, number]): boolean {
  const region = from.closest(REGION);
  if (!region) return false;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: { element: HTMLElement; cost: number } | null = null;
  for (const element of focusStops(region)) {
    if (element === from || element.contains(from) || from.contains(element)) continue;
    const [ox, oy] = middle(element);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    if (ahead < 2) continue;
    const cost = ahead + SIDEWAYS_COST * Math.abs((ox - x) * dy + (oy - y) * dx);
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus({ preventScroll: true });
  best?.element.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  return best !== null;
}

/**
 * Handle a key; returns whether it means anything.
 * @param board the root of the board
 */
export function pressKey(board: HTMLElement, view: View, event: KeyboardEvent): boolean {
  const from = event.target instanceof Element ? event.target : null;
  const arrow = ARROWS[event.key];
  if (arrow) return from ? focusNeighbour(from, arrow) : false;
  if (event.key === "g" || event.key === "G") return focusRegion(board, from, event.key === "g" ? 1 : -1);
  const action = view.ask.value.actions?.find(({ key, verbs }) => verbs.length && key === ACTION_LETTERS[event.key]);
  if (action) {
    chooseAction(view, action);
    return true;
  }
  if (/^[1-9]$/.test(event.key)) {
    const buttons = board.querySelectorAll<HTMLElement>(".ora-answers button:not(:disabled, .ora-chip)");
    buttons[Number(event.key) - 1]?.click();
    return buttons.length >= Number(event.key);
  }
  // The bar has the focus after the focused piece has disappeared; there Enter presses the large button.
  if (event.key === "Enter" && from?.matches("[data-focus=panel]")) {
    const primary = board.querySelector<HTMLElement>("[data-primary]");
    primary?.click();
    return primary !== null;
  }
  return false;
}
