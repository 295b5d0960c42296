// The thing that is being explained, and why a pressed thing cannot be picked.
import { type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Notice } from "./protocol";

/** A thing that is being explained, and the element that represents it. */
export interface HelpTopic {
  key: string;
  anchor: Element;
  /** It stays until closed, and can have the focus. */
  pinned: boolean;
  /** The reason why it cannot be picked, once Python has sent it. */
  because: Notice | null;
  /** Only the reason is shown, after a press on a thing that cannot be picked. */
  brief: boolean;
}

export interface Help {
  topic: Signal<HelpTopic | null>;
  /** Help mode: a press explains instead of playing. */
  mode: Signal<boolean>;
}

export function createHelp(): Help {
  return { topic: signal(null), mode: signal(false) };
}

export function closeHelp({ help }: { help: Help }): void {
  help.topic.value = null;
}

/** Say at a pressed element why the press had no effect. */
export function explainPress({ help }: { help: Help }, anchor: Element, text: string, level: Notice["level"]): void {
  help.topic.value = { key: `says ${text}`, anchor, pinned: true, because: { text, rule: "", level }, brief: true };
}

/** Ask why the picks fit no answer, for the explanation that is open. */
export function askWhy(state: Connected & { help: Help }, picks: string[]): void {
  const { topic } = state.help;
  const explained = topic.value;
  query(state, "why", { picks }, (because) => {
    if (explained && topic.value === explained) topic.value = { ...explained, because };
  });
}

/** In a new position, keep an explanation but drop its reason. */
export function refreshHelp({ help: { topic } }: { help: Help }): void {
  if (topic.value) topic.value = topic.value.pinned && !topic.value.brief ? { ...topic.value, because: null } : null;
}
