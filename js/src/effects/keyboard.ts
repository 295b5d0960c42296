// The board by keyboard: letters for the kinds of action, digits for the buttons of the bar, one key from region to
// region, arrows within one.
import { chooseAction } from "../state/answering";
import type { View } from "../state/view";

/** The letter of each kind of action, as in the English name of what one does. */
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

/** How much dearer a step to the side is than one ahead. */
const SIDEWAYS_COST = 3;

/** The letter that chooses a kind of action. */
export function actionLetter(action: string): string | undefined {
  return Object.keys(ACTION_LETTERS).find((letter) => ACTION_LETTERS[letter] === action);
}

function seen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** What can be pressed in a region, the board's own table only. */
function stops(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => seen(one) && !one.closest("[inert]"));
}

/** Go to the next region that has something to press: to what can be picked there, if anything can. */
function toRegion(board: Element, from: Element | null, step: 1 | -1): boolean {
  const regions = [...board.querySelectorAll(REGION)].filter((region) => stops(region).length);
  const at = regions.findIndex((region) => region.contains(from));
  const next = regions[(at + step + regions.length) % regions.length];
  if (!next) return false;
  const target =
    next.querySelector<HTMLElement>('[data-state="live"][tabindex], button[data-state="live"]') ?? stops(next)[0];
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  return true;
}

/** Go to the nearest thing in a direction, within the region. */
function toNeighbour(from: Element, [dx, dy]: readonly [number, number]): boolean {
  const region = from.closest(REGION);
  if (!region) return false;
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: { element: HTMLElement; cost: number } | null = null;
  for (const element of stops(region)) {
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
 * Do what a key stands for; whether it stands for anything.
 * @param board the root of the board
 */
export function pressKey(board: HTMLElement, view: View, event: KeyboardEvent): boolean {
  const from = event.target instanceof Element ? event.target : null;
  const arrow = ARROWS[event.key];
  if (arrow) return from ? toNeighbour(from, arrow) : false;
  if (event.key === "g" || event.key === "G") return toRegion(board, from, event.key === "g" ? 1 : -1);
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
  // On the bar itself, where the focus comes when a piece is gone, Enter is the large button.
  if (event.key === "Enter" && from?.matches("[data-focus=panel]")) {
    const primary = board.querySelector<HTMLElement>("[data-primary]");
    primary?.click();
    return primary !== null;
  }
  return false;
}
