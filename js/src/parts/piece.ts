// The attributes that make a drawn thing pressable, the same for HTML and SVG.
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
  /** It is picked, and can be picked once more. */
  "data-again"?: boolean;
  /** It does not fit the picks, and a press starts again with it. */
  "data-swaps"?: boolean;
  /** The worth of the best answer with it, in an analysis. */
  "data-worth"?: string;
  "data-best"?: boolean;
  /** A led lesson expects the next click here. */
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
 * @param tokens all picked together by one press
 * @param label the text for screen readers; null where the piece contains readable text
 * @param swap whether a press may replace earlier picks that the piece does not fit
 */
export function piece(view: View, tokens: readonly string[], label: string | null, swap = true): PieceProps {
  const state = view.pieces.state(tokens);
  const press = (event: Event) => {
    // Of nested pieces, such as a card on a space, only the inner one is pressed.
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
    ...(isLessonLead(view, tokens) && { "data-lead": true }),
    role: "button",
    // In lower case, since SVG attributes are case-sensitive.
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

/** The attributes that show the worth of the best of some answers, also to screen readers. */
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
function isLessonLead(view: View, tokens: readonly string[]): boolean {
  const token = view.bar.lead.value?.token;
  return token !== undefined && tokens.includes(token);
}
