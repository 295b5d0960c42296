// Answering the question: picks are made and taken back, and the last one plays the answer.
import { batch } from "@preact/signals";
import { post, query } from "./connection";
import { completeOption, type Picks, samePicks, without } from "./picks";
import type { Action } from "./protocol";
import type { View } from "./view";

export function play(view: View, line: string): void {
  const { picks, action, waiting, lost } = view.selection;
  batch(() => {
    lost.value = false;
    view.bar.previousPrimary.value = view.bar.primary.value;
    picks.value = [];
    action.value = null;
    waiting.value = true;
  });
  post(view, { do: "play", line, ply: view.ply.value });
}

/** Ask Python what goes with the picks, where the list of options was shortened. */
export function narrow(view: View): void {
  const { picks, narrowed } = view.selection;
  const request = { picks: [...picks.value], ply: view.ply.value };
  query(view, "narrow", request, (found) => {
    if (request.ply !== view.ply.value || !samePicks(request.picks, picks.value)) return;
    narrowed.value = { ...found, picks: request.picks };
    if (found.line && !view.ask.value.pay) play(view, found.line);
  });
}

/** Set the picks, and play the answer that they complete. */
export function setPicks(view: View, picks: Picks): void {
  view.selection.picks.value = picks;
  view.selection.lost.value = false;
  if (view.ask.value.more) {
    narrow(view);
    return;
  }
  const answer = completeOption(view.selection.candidates.value, picks);
  // A payment is confirmed first, since a slip would be costly.
  if (answer && !view.ask.value.pay) play(view, answer.line);
}

/** Choose a kind of action; null chooses none. */
export function chooseAction({ selection }: View, action: Action | null): void {
  batch(() => {
    selection.action.value = action;
    selection.picks.value = [];
    selection.lost.value = false;
  });
}

export function takeBack(view: View, token: string): void {
  const left = without(view.selection.picks.value, [token]);
  if (left) setPicks(view, left);
}

/** Take back the last pick, or else the kind of action; returns false if there is neither. */
export function takeLastBack(view: View): boolean {
  const { picks, action } = view.selection;
  const last = picks.value.at(-1);
  if (last !== undefined) setPicks(view, without(picks.value, [last]) ?? []);
  else if (action.value) action.value = null;
  else return false;
  return true;
}
