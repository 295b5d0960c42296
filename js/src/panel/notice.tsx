// What Python had to refuse, and why; in a teaching game, what it says of the latest turn.
import { post } from "../state/connection";
import type { Notice } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { NoResponseNotice } from "./no-response";
import { RuleLink } from "./rule-link";

function NoticeLine({ text, rule, level, back }: Notice) {
  const view = useView();
  const book = view.book.value;
  return (
    <div class={`ora-notice ora-${level}`}>
      <span>{text}</span>
      {rule && <RuleLink number={rule} />}
      {back !== undefined && (
        <button type="button" class="ora-button" data-only-live onClick={() => post(view, { do: "jump", ply: back })}>
          {say(book, "take turn back")}
        </button>
      )}
      <button type="button" aria-label={say(book, "dismiss")} onClick={() => post(view, { do: "dismiss" })}>
        ×
      </button>
    </div>
  );
}

export function NoticeBox() {
  const view = useView();
  const { notice, remark } = view;
  return (
    // Always there, so that a screen reader hears when something is put into it.
    <div class="ora-notice-place" role="status" aria-live="polite">
      <NoResponseNotice />
      {notice.value && <NoticeLine {...notice.value} />}
      {/* What is said of one's own turn waits until the others' turns have been seen. */}
      {remark.value && !view.otherTurns.shown.value && <NoticeLine {...remark.value} />}
    </div>
  );
}
