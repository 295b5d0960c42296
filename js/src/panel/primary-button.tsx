// The large button with the one remaining step, which is also shown beside the piece it concerns.

import { useRef } from "preact/hooks";
import { useConfirmAnchor } from "../effects/confirm-anchor";
import { usePopover } from "../effects/popover";
import { Changes } from "../parts/amount";
import { play } from "../state/answering";
import { missing } from "../state/picks";
import { useView } from "../state/view";
import { say } from "../state/words";

/** Letters beyond which an answer is set in smaller type. */
const LONG_LABEL = 24;

export function PrimaryButton() {
  const view = useView();
  const primary = view.bar.primary.value;
  const label = primary?.option.label ?? "";
  const doIt = say(view.book.value, "do it");
  // A question that is the answer's own text need not be repeated on the button.
  const isAsked = view.bar.sentence.value === `${label}?`;
  // To decline is always on the left; to do it, or to end the turn, on the right. A second press cannot hit the other
  // kind.
  const onTheRight = primary?.strong || primary?.option.line === "done";
  // A solved lesson has its own button to go on.
  const main = primary?.strong && view.guide.lesson.value?.outcome !== "solved" ? "ora-main" : "";
  return (
    <span class={`ora-decision ${onTheRight ? "ora-decision-right" : ""}`}>
      {primary && (
        <button
          type="button"
          class={`ora-button ora-primary ${main}`}
          aria-label={isAsked ? `${doIt}: ${label}` : undefined}
          data-line={primary.option.line}
          data-primary
          data-long={(!isAsked && label.length > LONG_LABEL) || undefined}
          data-lead={view.bar.lead.value?.line === primary.option.line || undefined}
          onClick={() => play(view, primary.option.line)}
        >
          {isAsked ? doIt : label}
        </button>
      )}
    </span>
  );
}

/** The same button beside the piece that the answer is about, once only this answer is left. */
export function ConfirmBubble() {
  const view = useView();
  const place = useRef<HTMLButtonElement>(null);
  const primary = view.bar.primary.value;
  const begun = view.selection.picks.value.length > 0 && !view.ask.value.pay;
  const wanted = begun && primary ? primary.option : null;
  const picks = view.selection.picks.value;
  const [only] = view.selection.options.value;
  const anchor = useConfirmAnchor(
    place,
    wanted && only ? [...missing(only.picks, picks), ...[...picks].reverse()] : [],
  );
  usePopover(place, anchor);
  if (!wanted) return null;
  const preview = view.previews.byLine.value.get(wanted.line);
  return (
    // Hidden from screen readers: the bar has the same button.
    <button
      ref={place}
      type="button"
      class="ora-button ora-main ora-confirm"
      tabIndex={-1}
      aria-hidden="true"
      hidden={!anchor}
      data-line={wanted.line}
      onClick={() => play(view, wanted.line)}
    >
      {say(view.book.value, "do it")}
      {preview && (preview.goods.length > 0 || preview.points.total !== 0) && <Changes change={preview} />}
    </button>
  );
}
