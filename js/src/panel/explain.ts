// Which thing on the board is meant, from the element that the pointer or the focus is on.

/** Elements that say what they are, the more particular ones first, and the key of each. */
const THINGS: readonly [selector: string, key: (element: HTMLElement | SVGElement) => string][] = [
  ["[data-help]", (element) => element.dataset.help ?? ""],
  ["[data-goods]", (element) => `good ${element.dataset.goods ?? ""}`],
  [".ora-indicator", (element) => `indicator ${element.dataset.pick ?? ""}`],
  [".ora-card[data-move], .ora-plate[data-move]", (element) => `card ${element.dataset.move ?? ""}`],
  [".ora-at-home[data-move]", (element) => `clergy ${element.dataset.move ?? ""}`],
  ["[data-space]", (element) => `space ${element.dataset.space ?? ""}`],
];

/** All elements that can be explained. */
export const EXPLAINED = THINGS.map(([selector]) => selector).join(", ");

/** The thing an element belongs to: its key, and the element that stands for it. */
export function thingOf(target: Element): { key: string; element: HTMLElement } | null {
  const element = target.closest<HTMLElement>(EXPLAINED);
  const found = element && THINGS.find(([selector]) => element.matches(selector));
  return found ? { key: found[1](element), element } : null;
}

/** The tokens that a thing is picked by, for asking why it cannot be. */
export function tokensOf(key: string): string[] {
  const [kind, ...words] = key.split(" ");
  const last = words.at(-1);
  return kind && last && kind !== "pile" && kind !== "start" ? [last] : kind && !last ? [kind] : [];
}
