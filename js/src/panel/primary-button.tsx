// The large button: the one thing left to do. The same stands at the piece that it is about.

import { useRef } from "preact/hooks";
import { useConfirmAnchor } from "../effects/confirm-anchor";
import { usePopover } from "../effects/popover";
import { Changes } from "../parts/amount";
import { play } from "../state/answering";
import { missing } from "../state/picks";
import { useView } from "../state/view";
import { say } from "../state/words";

export function PrimaryButton() {
  const view = useView();
  const primary = view.bar.primary.value;
  // Leaving something out and doing it have a place each, which stays empty without them: where one has just been
  // pressed, the other never comes.
  return (
    <span class={`ora-decision ${primary?.strong ? "ora-decision-strong" : ""}`}>
      {primary && (
        <button
          type="button"
          class={`ora-button ora-primary ${primary.strong ? "ora-main" : ""}`}
          data-line={primary.option.line}
          data-primary
          data-lead={view.bar.lead.value?.line === primary.option.line || undefined}
          onClick={() => play(view, primary.option.line)}
        >
          {primary.option.label}
        </button>
      )}
    </span>
  );
}

/** Where the eye is: at the piece that the answer is about, once only this answer is left. */
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
    // The button in the bar says the same to those who do not see where this one is.
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
