// The pieces of a board in play: their state, the effect of a press, and its preview.
import { batch } from "@preact/signals";
import { setPicks } from "./answering";
import { isInHand } from "./dock-tabs";
import { completeOption, missing, optionsWith, type Picks, press, replacePicks, without } from "./picks";
import type { Option, Preview } from "./protocol";
import type { PieceHandlers, PieceState, View } from "./view";

/** Whether some answer of the chosen kind contains all these picks. */
function isPartOfAnswer({ ask, selection }: View, picks: Picks): boolean {
  if (!ask.value.more) return optionsWith(selection.candidates.value, picks).length > 0;
  // A shortened list is certain only about the next token, so all new picks must be possible next ones.
  const fresh = without(picks, selection.picks.value);
  const { live } = selection;
  return (
    fresh?.every((token) => live.value.has(token)) ?? picks.every((token) => selection.picks.value.includes(token))
  );
}

/** The answer that these tokens would complete. */
function findCompleted({ ask, selection }: View, tokens: Picks): Option | null {
  if (ask.value.more) return null;
  const picks = selection.picks.value;
  return completeOption(selection.options.value, [...picks, ...missing(tokens, picks)]);
}

export function pieceState(view: View, tokens: Picks): PieceState {
  const picks = view.selection.picks.value;
  const pressed = press(picks, tokens, (tried) => isPartOfAnswer(view, tried));
  if (!pressed) return "dead";
  if (!without(picks, tokens)) return "live";
  return pressed.kind === "add" ? "more" : "picked";
}

/** Whether a card has been picked whose place is still to be picked. */
export function placesCard({ ask, book, scene }: View, picks: Picks): boolean {
  const lies = (card: string) => scene.value.players.some(({ spaces }) => spaces.some(({ holds }) => holds === card));
  return picks.some(
    (token) => token in book.value.cards && (isInHand(scene.value, ask.value.seat, token) || !lies(token)),
  );
}

/**
 * The picks after starting again with a piece that does not fit; null if it fits no option. Null also where that would
 * drop a card to be placed for a thing on the land: the card is kept, and the press explained.
 */
export function swappedPicks(view: View, tokens: Picks): string[] | null {
  const picks = view.selection.picks.value;
  if (view.ask.value.more) return null;
  // If only another kind of action needs the piece, that kind is meant.
  const next =
    replacePicks(picks, tokens, (tried) => isPartOfAnswer(view, tried)) ??
    replacePicks(picks, tokens, (tried) => optionsWith(view.ask.value.options, tried).length > 0);
  return next && placesCard(view, picks) && !placesCard(view, next) ? null : next;
}

/** Press a piece; `swap` allows it to replace earlier picks that it does not fit. */
export function pressPiece(view: View, tokens: Picks, swap = false): void {
  const picks = view.selection.picks.value;
  const pressed = press(picks, tokens, (tried) => isPartOfAnswer(view, tried));
  if (pressed) setPicks(view, pressed.picks);
  else if (swap) {
    const next = swappedPicks(view, tokens);
    if (!next) return;
    batch(() => {
      if (!isPartOfAnswer(view, next)) view.selection.action.value = null;
      setPicks(view, next);
    });
  }
}

export function piecePreview(view: View, tokens: Picks): Preview | null {
  const { byLine } = view.previews;
  // A quick way out before the first pick, since this is called for every piece.
  if (!view.selection.picks.value.length || !byLine.value.size) return null;
  const line = findCompleted(view, tokens)?.line;
  return (line && byLine.value.get(line)) || null;
}

/** Note that a piece or an answer is hovered, or neither. */
export function hover(view: View, tokens: Picks | null, line: string | null = null): void {
  view.previews.hovered.value = line ?? (tokens && findCompleted(view, tokens)?.line) ?? null;
}

export function playingPieces(view: View): PieceHandlers {
  return {
    state: (tokens) => pieceState(view, tokens),
    press: (tokens, swap) => pressPiece(view, tokens, swap),
    preview: (tokens) => piecePreview(view, tokens),
  };
}
