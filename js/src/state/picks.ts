// The options that the picks leave. Picks are a multiset: order never matters, repetition does. This is all that the
// page knows about the game, and it holds for any game.
import type { Option } from "./protocol";

export type Picks = readonly string[];

/** `tokens` without `taken`, removing each once; null if some of `taken` are not there. */
export function without(tokens: Picks, taken: Picks): string[] | null {
  const left = [...tokens];
  for (const token of taken) {
    const at = left.indexOf(token);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The part of `tokens` that is not among `picks`. */
export function missing(tokens: Picks, picks: Picks): string[] {
  const spare = [...picks];
  return tokens.filter((token) => {
    const at = spare.indexOf(token);
    if (at >= 0) spare.splice(at, 1);
    return at < 0;
  });
}

/** Whether two multisets are equal. */
export function samePicks(a: Picks, b: Picks): boolean {
  return a.length === b.length && without(a, b) !== null;
}

/** The options that contain all picks. */
export function optionsWith(options: readonly Option[], picks: Picks): Option[] {
  return picks.length ? options.filter((option) => without(option.picks, picks) !== null) : [...options];
}

/** The tokens that may be picked next because some option still needs them. */
export function nextTokens(options: readonly Option[], picks: Picks): Set<string> {
  const live = new Set<string>();
  for (const option of options) {
    for (const token of without(option.picks, picks) ?? []) live.add(token);
  }
  return live;
}

/**
 * The option that equals the picks, if they can lead to no other. No picks give none: an option without picks is a
 * button, or the board would play by itself.
 */
export function completeOption(options: readonly Option[], picks: Picks): Option | null {
  if (!picks.length) return null;
  const [only, ...others] = optionsWith(options, picks);
  return only && !others.length && only.picks.length === picks.length ? only : null;
}

/** The effect of a press on the picks; null for a piece that cannot be pressed. */
export interface Press {
  picks: string[];
  kind: "add" | "back";
}

/**
 * Press a piece that stands for `tokens`, all at once: add those still missing, or take back what it added if it can
 * add no more.
 * @param fits whether an option contains all these picks
 */
export function press(picks: Picks, tokens: Picks, fits: (picks: Picks) => boolean): Press | null {
  const need = missing(tokens, picks);
  const added = [...picks, ...(need.length ? need : tokens)];
  if (fits(added)) return { picks: added, kind: "add" };
  const back = without(picks, tokens);
  return back ? { picks: back, kind: "back" } : null;
}

/** Start again with `tokens`, keeping earlier picks that fit them, latest first; null if the tokens fit no option. */
export function replacePicks(picks: Picks, tokens: Picks, fits: (picks: Picks) => boolean): string[] | null {
  if (!fits(tokens)) return null;
  let kept: string[] = [];
  for (const pick of [...picks].reverse()) {
    if (fits([pick, ...kept, ...tokens])) kept = [pick, ...kept];
  }
  return [...kept, ...tokens];
}
