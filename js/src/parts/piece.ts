// What makes a drawn thing pressable: the same few attributes on HTML and SVG alike.
import { bestWorth } from "../state/analysis";
import { signed } from "../state/names";
import { optionsWith } from "../state/picks";
import { swappedPicks } from "../state/pieces";
import type { Option } from "../state/protocol";
import type { View } from "../state/view";
import { say } from "../state/words";

export interface PieceProps {
  "data-pick": string;
  "data-state"?: "live" | "picked";
  /** It has been picked, and can be picked once more. */
  "data-again"?: boolean;
  /** It fits nothing with the picks, and a press begins anew with it. */
  "data-swaps"?: boolean;
  /** What the best answer with it is worth, in an analysis. */
  "data-worth"?: string;
  "data-best"?: boolean;
  /** The next click goes here, in a lesson that leads. */
  "data-lead"?: boolean;
  role?: "button";
  tabindex?: number;
  "aria-label"?: string;
  "aria-description"?: string;
  "aria-pressed"?: boolean;
  onClick?: (event: Event) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * The attributes of a piece.
 * @param tokens all of them are picked by one press
 * @param label what a screen reader says; null where the piece holds readable text itself
 * @param swap whether a press may replace earlier picks when the piece fits nothing with them
 */
export function piece(view: View, tokens: readonly string[], label: string | null, swap = true): PieceProps {
  const state = view.pieces.state(tokens);
  const press = (event: Event) => {
    // Pieces lie on pieces: a card on a space. The upper one has been meant.
    event.stopPropagation();
    view.pieces.press(tokens, swap);
  };
  if (state === "dead") {
    const begun = view.selection.picks.value.length > 0 || view.selection.action.value !== null;
    const swaps = swap && begun && swappedPicks(view, tokens) !== null;
    return swaps
      ? { "data-pick": tokens.join(" "), "data-swaps": true, onClick: press }
      : { "data-pick": tokens.join(" ") };
  }
  return {
    "data-pick": tokens.join(" "),
    "data-state": state === "more" ? "picked" : state,
    ...(state === "more" && { "data-again": true }),
    ...worthProps(view, () => optionsWith(view.selection.options.value, [...view.selection.picks.value, ...tokens])),
    ...(leads(view, tokens) && { "data-lead": true }),
    role: "button",
    // In lower case: on SVG attributes are case-sensitive.
    tabindex: 0,
    ...(label === null ? {} : { "aria-label": label }),
    "aria-pressed": state !== "live",
    onClick: press,
    onKeyDown(event) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press(event);
    },
  };
}

type WorthProps = Pick<PieceProps, "data-worth" | "data-best" | "aria-description">;

/** The attributes that show in an analysis, and to a screen reader, what the best of some answers is worth. */
export function worthProps(view: View, options: () => readonly Option[]): WorthProps {
  const best = view.analysis.best.value;
  const worth = best && bestWorth(view, options());
  if (!worth) return {};
  const points = signed(Math.round(worth.points));
  return {
    "data-worth": points,
    ...(worth === best && { "data-best": true }),
    "aria-description": `${say(view.book.value, "worth short")}: ${points}`,
  };
}

/** Whether a lesson leads to this piece. */
function leads(view: View, tokens: readonly string[]): boolean {
  const token = view.bar.lead.value?.token;
  return token !== undefined && tokens.includes(token);
}
