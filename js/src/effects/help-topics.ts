// Which thing on the board is meant, from the element that the pointer or the focus is on.

/** Elements that say what they are, the more particular ones first, and the key of each. */
const TOPICS: readonly [selector: string, key: (element: HTMLElement | SVGElement) => string][] = [
  ["[data-says]", (element) => `says ${element.dataset.says ?? ""}`],
  ["[data-help]", (element) => element.dataset.help ?? ""],
  ["[data-goods]", (element) => `good ${element.dataset.goods ?? ""}`],
  [".ora-indicator", (element) => `indicator ${element.dataset.pick ?? ""}`],
  [
    ".ora-card[data-move], .ora-card-plate[data-move], .ora-built-card[data-move]",
    (element) => `card ${element.dataset.move ?? ""}`,
  ],
  [".ora-at-home[data-move]", (element) => `clergy ${element.dataset.move ?? ""}`],
  ["[data-space]", (element) => `space ${element.dataset.space ?? ""}`],
];

/** All elements that can be explained. */
export const HELP_TARGETS = TOPICS.map(([selector]) => selector).join(", ");

/** The thing an element belongs to: its key, and the element that stands for it. */
export function helpTopicAt(target: Element): { key: string; element: HTMLElement } | null {
  const element = target.closest<HTMLElement>(HELP_TARGETS);
  const found = element && TOPICS.find(([selector]) => element.matches(selector));
  return found ? { key: found[1](element), element } : null;
}

/** Kinds of things that are picked by the last word of their key, and kinds that are picked by themselves. */
const PICKED_BY_NAME = ["card", "good", "indicator", "clergy", "space"];
const PICKED_BY_KIND = ["district", "plot"];

/** The tokens that a thing is picked by, for asking why it cannot be. */
export function pickedTokens(key: string): string[] {
  const [kind = "", ...words] = key.split(" ");
  if (PICKED_BY_KIND.includes(kind)) return [kind];
  return PICKED_BY_NAME.includes(kind) ? words.slice(-1) : [];
}

/**
 * The thing at an element that can be picked: a value on a space means the space.
 * @param places whether a place for a card is looked for, so that a card there means its space
 */
export function pickedThingAt(target: Element, places: boolean): { key: string; element: HTMLElement } | null {
  const start = (places && target.closest("[data-space]")) || target;
  for (let thing = helpTopicAt(start); thing; thing = helpTopicAt(thing.element.parentElement ?? document.body))
    if (pickedTokens(thing.key).length) return thing;
  return null;
}

/** What a button or a line says of itself; null where the key is that of a thing with an explanation. */
export function ownLabel(key: string): string | null {
  return key.startsWith("says ") ? key.slice("says ".length) : null;
}
