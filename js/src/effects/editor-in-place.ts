// The editor of positions in place of the game. Python sends its script when it is first used.
import { effect, untracked } from "@preact/signals";
import { post, query } from "../state/connection";
import { createLocalModel } from "../state/local-model";
import type { ProgramPart } from "../state/protocol";
import type { View } from "../state/view";
import { unpack } from "./unpack";

/** Draw the editor into an element; returns a function that removes it. */
async function drawEditor(packed: string, view: View, place: HTMLElement): Promise<() => void> {
  const { script, style } = (await unpack(packed)) as ProgramPart;
  const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const { default: page } = await import(url);
  URL.revokeObjectURL(url);
  const el = document.createElement("div");
  el.appendChild(document.createElement("style")).textContent = style;
  const shown = () => ({ book: view.printedBook.value, ...view.editor.value });
  const traits = {
    ...createLocalModel(shown()),
    send: (change: object) => post(view, { do: "lay-out", change }),
  };
  const end = page().render({ model: traits, el });
  const stop = effect(() => traits.update(shown()));
  place.append(el);
  return () => {
    stop();
    end();
    el.remove();
  };
}

/** Replace the content of an element, keeping the focus in it and away from the notebook. */
function swap(place: HTMLElement, change: () => void): void {
  const here = place.contains(document.activeElement);
  change();
  if (here) place.querySelector<HTMLElement>(".ora-board")?.focus({ preventScroll: true });
}

/**
 * Show the editor while Python provides its state, and the game otherwise.
 * @param hide removes the game from its place
 * @param show puts it back
 * @returns ends it
 */
export function keepEditor(view: View, place: HTMLElement, hide: () => void, show: () => void): () => void {
  let turn = 0;
  let close: (() => void) | null = null;
  const open = (part = 0, before = "") => {
    const mine = turn;
    // The game stays visible if Python does not answer.
    query(view, "editor", { part }, async (more) => {
      if (mine !== turn) return;
      if (more) return open(part + 1, before + more);
      const end = await drawEditor(before, view, place);
      if (mine !== turn) return end();
      swap(place, hide);
      close = end;
    });
  };
  const shut = () => {
    if (!close) return;
    const end = close;
    close = null;
    swap(place, () => {
      end();
      show();
    });
  };
  const stop = effect(() => {
    turn += 1;
    const editing = view.editing.value;
    untracked(() => (editing ? open() : shut()));
  });
  return () => {
    turn += 1;
    stop();
    close?.();
  };
}
