// The pieces of a board that plays: how each looks, what a press on it does, and what that would bring.
import { batch } from "@preact/signals";
import { setPicks } from "./answering";
import { isInHand } from "./dock-tabs";
import { completeOption, missing, optionsWith, type Picks, press, replacePicks, without } from "./picks";
import type { Option, Preview } from "./protocol";
import type { PieceHandlers, PieceState, View } from "./view";

/** Whether some answer of the chosen kind contains all these picks. */
function fits({ ask, selection }: View, picks: Picks): boolean {
  if (!ask.value.more) return optionsWith(selection.candidates.value, picks).length > 0;
  // Of a cut list only the next token is known, so all that is new must be a possible next one.
  const fresh = without(picks, selection.picks.value);
  const { live } = selection;
  return (
    fresh?.every((token) => live.value.has(token)) ?? picks.every((token) => selection.picks.value.includes(token))
  );
}

/** The answer that these tokens complete. */
function completedBy({ ask, selection }: View, tokens: Picks): Option | null {
  if (ask.value.more) return null;
  const picks = selection.picks.value;
  return completeOption(selection.options.value, [...picks, ...missing(tokens, picks)]);
}

export function pieceState(view: View, tokens: Picks): PieceState {
  const picks = view.selection.picks.value;
  const pressed = press(picks, tokens, (tried) => fits(view, tried));
  if (!pressed) return "dead";
  if (!without(picks, tokens)) return "live";
  return pressed.kind === "add" ? "more" : "picked";
}

/** Whether a card has been chosen for which a place is looked for. */
export function placesCard({ ask, book, scene }: View, picks: Picks): boolean {
  const lies = (card: string) => scene.value.players.some(({ spaces }) => spaces.some(({ holds }) => holds === card));
  return picks.some(
    (token) => token in book.value.cards && (isInHand(scene.value, ask.value.seat, token) || !lies(token)),
  );
}

/**
 * The picks with which a dead piece begins anew; null where it fits nothing, and where a card that has been chosen to be laid
 * would be dropped for something on the land: then it is kept, and the press explained.
 */
export function swappedPicks(view: View, tokens: Picks): string[] | null {
  const picks = view.selection.picks.value;
  if (view.ask.value.more) return null;
  // What another kind of action needs has been pressed: that one is meant.
  const next =
    replacePicks(picks, tokens, (tried) => fits(view, tried)) ??
    replacePicks(picks, tokens, (tried) => optionsWith(view.ask.value.options, tried).length > 0);
  return next && placesCard(view, picks) && !placesCard(view, next) ? null : next;
}

/** Press a piece; `swap` lets a dead one replace earlier picks. */
export function pressPiece(view: View, tokens: Picks, swap = false): void {
  const picks = view.selection.picks.value;
  const pressed = press(picks, tokens, (tried) => fits(view, tried));
  if (pressed) setPicks(view, pressed.picks);
  else if (swap) {
    const next = swappedPicks(view, tokens);
    if (!next) return;
    batch(() => {
      if (!fits(view, next)) view.selection.action.value = null;
      setPicks(view, next);
    });
  }
}

export function piecePreview(view: View, tokens: Picks): Preview | null {
  const { byLine } = view.previews;
  // Before the first picks nothing has been requested, and this is called for every piece.
  if (!view.selection.picks.value.length || !byLine.value.size) return null;
  const line = completedBy(view, tokens)?.line;
  return (line && byLine.value.get(line)) || null;
}

/** Look at a piece, at an answer, or away. */
export function hover(view: View, tokens: Picks | null, line: string | null = null): void {
  view.previews.hovered.value = line ?? (tokens && completedBy(view, tokens)?.line) ?? null;
}

export function playingPieces(view: View): PieceHandlers {
  return {
    state: (tokens) => pieceState(view, tokens),
    press: (tokens, swap) => pressPiece(view, tokens, swap),
    preview: (tokens) => piecePreview(view, tokens),
  };
}
