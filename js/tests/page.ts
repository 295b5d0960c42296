// A board drawn for a test, the messages that it sent, and ways to use it.

import { h, render } from "preact";
import { act } from "preact/test-utils";
import { App } from "../src/app";
import { createView } from "../src/state/create-view";
import type { Message, Traits } from "../src/state/protocol";
import type { View } from "../src/state/view";

export let place = document.createElement("div");
export let sent: Message[] = [];

export function show(traits: Traits): View {
  place = document.body.appendChild(document.createElement("div"));
  sent = [];
  const view = createView(traits, (message) => sent.push(message));
  act(() => render(h(App, { view }), place));
  return view;
}

export function clean(): void {
  render(null, place);
  place.remove();
}

type Target = Element | null | undefined;

export const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
export const one = (selector: string) => place.querySelector<HTMLElement>(selector);
export const tell = (element: Target, event: Event) => act(() => void element?.dispatchEvent(event));
export const fire = (element: Target, name: string) => tell(element, new Event(name, { bubbles: true }));
export const click = (element: Target) => tell(element, new MouseEvent("click", { bubbles: true }));
export const key = (element: Target, name: string) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  tell(element, event);
  return event;
};

/** What `look` finds in each tab of the dock; afterwards the same tab is open as before. */
export function inEachTab<Found>(look: () => Found[]): Found[] {
  const tabs = all(".ora-tabs [role=tab]");
  const before = tabs.find((tab) => tab.getAttribute("aria-selected") === "true");
  const found = tabs.flatMap((tab) => {
    click(tab);
    return look();
  });
  click(before);
  return found;
}

/** Open a tab of the dock. */
export function openTab(name: string): void {
  click(one(`[role=tab][data-tab="${name}"]`));
}
