// Finds the thing on the board that the pointer or the focus is on.

/** Elements that name a thing, the most specific first, each with the key of that thing. */
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

/** The thing that an element belongs to: its key, and the element that represents it. */
export function helpTopicAt(target: Element): { key: string; element: HTMLElement } | null {
  const element = target.closest<HTMLElement>(HELP_TARGETS);
  const found = element && TOPICS.find(([selector]) => element.matches(selector));
  return found ? { key: found[1](element), element } : null;
}

/** Kinds of things whose token is the last word of their key, and kinds whose token is the kind itself. */
const PICKED_BY_NAME = ["card", "good", "indicator", "clergy", "space"];
const PICKED_BY_KIND = ["district", "plot"];

/** The tokens by which a thing is picked, for asking why it cannot be. */
export function pickedTokens(key: string): string[] {
  const [kind = "", ...words] = key.split(" ");
  if (PICKED_BY_KIND.includes(kind)) return [kind];
  return PICKED_BY_NAME.includes(kind) ? words.slice(-1) : [];
}

/**
 * The thing at an element that can be picked; a value on a space counts as the space.
 * @param places whether a place for a card is wanted, so that a card on a space counts as the space
 */
export function pickedThingAt(target: Element, places: boolean): { key: string; element: HTMLElement } | null {
  const start = (places && target.closest("[data-space]")) || target;
  for (let thing = helpTopicAt(start); thing; thing = helpTopicAt(thing.element.parentElement ?? document.body))
    if (pickedTokens(thing.key).length) return thing;
  return null;
}

/** The text of a button or line itself; null where the key belongs to a thing with an explanation. */
export function ownLabel(key: string): string | null {
  return key.startsWith("says ") ? key.slice("says ".length) : null;
}
