// What is being explained, and why something that was pressed cannot be picked.
import { type Signal, signal } from "@preact/signals";
import { type Connected, query } from "./connection";
import type { Notice } from "./protocol";

/** Something that is being explained: which thing, and the element that stands for it. */
export interface HelpTopic {
  key: string;
  anchor: Element;
  /** It stays until it is closed, and the keyboard can go into it. */
  pinned: boolean;
  /** Why it is dead, once Python has said it. */
  because: Notice | null;
  /** Only that is said: the answer to a press on something dead. */
  brief: boolean;
}

export interface Help {
  topic: Signal<HelpTopic | null>;
  /** A press explains instead of playing. */
  mode: Signal<boolean>;
}

export function createHelp(): Help {
  return { topic: signal(null), mode: signal(false) };
}

export function closeHelp({ help }: { help: Help }): void {
  help.topic.value = null;
}

/** Say at the place of a press why nothing comes of it. */
export function explainPress({ help }: { help: Help }, anchor: Element, text: string, level: Notice["level"]): void {
  help.topic.value = { key: `says ${text}`, anchor, pinned: true, because: { text, rule: "", level }, brief: true };
}

/** Ask why these picks answer nothing, for the explanation that is open. */
export function askWhy(state: Connected & { help: Help }, picks: string[]): void {
  const { topic } = state.help;
  const explained = topic.value;
  query(state, "why", { picks }, (because) => {
    if (explained && topic.value === explained) topic.value = { ...explained, because };
  });
}

/** In another position an explanation stays, but no longer the reason why something was dead. */
export function refreshHelp({ help: { topic } }: { help: Help }): void {
  if (topic.value) topic.value = topic.value.pinned && !topic.value.brief ? { ...topic.value, because: null } : null;
}
