// Answering the question: picks are made and taken back, and the last one plays.
import { batch } from "@preact/signals";
import { post, query } from "./connection";
import { completeOption, type Picks, same, without } from "./picks";
import type { Action } from "./protocol";
import type { View } from "./view";

export function play(view: View, line: string): void {
  const { picks, action, waiting } = view.selection;
  batch(() => {
    view.bar.previousPrimary.value = view.bar.primary.value;
    picks.value = [];
    action.value = null;
    waiting.value = true;
  });
  post(view, { do: "play", line, ply: view.ply.value });
}

/** Ask Python what goes with the picks: of a cut list only it knows. */
export function narrow(view: View): void {
  const { picks, narrowed } = view.selection;
  const request = { picks: [...picks.value], ply: view.ply.value };
  query(view, "narrow", request, (found) => {
    if (request.ply !== view.ply.value || !same(request.picks, picks.value)) return;
    narrowed.value = { ...found, picks: request.picks };
    if (found.line && !view.ask.value.pay) play(view, found.line);
  });
}

/** Set the picks; where they are a whole answer, it is played. */
export function setPicks(view: View, picks: Picks): void {
  view.selection.picks.value = picks;
  if (view.ask.value.more) {
    narrow(view);
    return;
  }
  const answer = completeOption(view.selection.candidates.value, picks);
  // What is paid by hand is confirmed: a slip would be dear.
  if (answer && !view.ask.value.pay) play(view, answer.line);
}

/** Choose a kind of action, or none again. */
export function chooseAction({ selection }: View, action: Action | null): void {
  batch(() => {
    selection.action.value = action;
    selection.picks.value = [];
  });
}

export function takeBack(view: View, token: string): void {
  const left = without(view.selection.picks.value, [token]);
  if (left) setPicks(view, left);
}

/** Take the last pick back, or the kind of action; false where there is nothing to take back. */
export function takeLastBack(view: View): boolean {
  const { picks, action } = view.selection;
  const last = picks.value.at(-1);
  if (last !== undefined) setPicks(view, without(picks.value, [last]) ?? []);
  else if (action.value) action.value = null;
  else return false;
  return true;
}
