// Which options the picks still leave open. Picks are a multiset: order never matters, repetition does.
// This is all the page knows about the game, and it knows it of any game.
import type { Option } from "./protocol";

export type Picks = readonly string[];

/** `tokens` without `taken`, each taken token once; null when some of `taken` is not there. */
export function without(tokens: Picks, taken: Picks): string[] | null {
  const left = [...tokens];
  for (const token of taken) {
    const at = left.indexOf(token);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The part of `tokens` that `picks` does not cover yet. */
export function missing(tokens: Picks, picks: Picks): string[] {
  const spare = [...picks];
  return tokens.filter((token) => {
    const at = spare.indexOf(token);
    if (at >= 0) spare.splice(at, 1);
    return at < 0;
  });
}

/** Whether two multisets are the same. */
export function same(a: Picks, b: Picks): boolean {
  return a.length === b.length && without(a, b) !== null;
}

/** The options that contain all picks. */
export function optionsWith(options: readonly Option[], picks: Picks): Option[] {
  return picks.length ? options.filter((option) => without(option.picks, picks) !== null) : [...options];
}

/** The tokens that may be picked next: those that some option still needs. */
export function nextTokens(options: readonly Option[], picks: Picks): Set<string> {
  const live = new Set<string>();
  for (const option of options) {
    for (const token of without(option.picks, picks) ?? []) live.add(token);
  }
  return live;
}

/**
 * The option that the picks spell out, if it is the only one they can lead to.
 * No picks spell out nothing: an option without picks is a button, or the board would play by itself.
 */
export function completeOption(options: readonly Option[], picks: Picks): Option | null {
  if (!picks.length) return null;
  const [only, ...others] = optionsWith(options, picks);
  return only && !others.length && only.picks.length === picks.length ? only : null;
}

/** What a press on a piece would do to the picks. `null`: the piece is dead. */
export interface Press {
  picks: string[];
  kind: "add" | "back";
}

/**
 * Press a piece that stands for `tokens`, all of them at once.
 * It adds what it can; a piece that can add no more gives back what it added.
 * @param fits whether an option contains all these picks
 */
export function press(picks: Picks, tokens: Picks, fits: (picks: Picks) => boolean): Press | null {
  const need = missing(tokens, picks);
  const added = [...picks, ...(need.length ? need : tokens)];
  if (fits(added)) return { picks: added, kind: "add" };
  const back = without(picks, tokens);
  return back ? { picks: back, kind: "back" } : null;
}

/**
 * Change one's mind: begin with `tokens` and keep of the earlier picks, latest first, what goes with them.
 * Null where these tokens fit nothing at all.
 */
export function replacePicks(picks: Picks, tokens: Picks, fits: (picks: Picks) => boolean): string[] | null {
  if (!fits(tokens)) return null;
  let kept: string[] = [];
  for (const pick of [...picks].reverse()) {
    if (fits([pick, ...kept, ...tokens])) kept = [pick, ...kept];
  }
  return [...kept, ...tokens];
}
