// What Python had to refuse, and why.
import { post } from "../state/connection";
import { useView } from "../state/view";
import { say } from "../state/words";
import { NoResponseNotice } from "./no-response";
import { RuleLink } from "./rule-link";

export function NoticeBox() {
  const view = useView();
  const notice = view.notice.value;
  return (
    // Always there, so that a screen reader hears when something is put into it.
    <div class="ora-notice-place" role="status" aria-live="polite">
      <NoResponseNotice />
      {notice && (
        <div class={`ora-notice ora-${notice.level}`}>
          <span>{notice.text}</span>
          {notice.rule && <RuleLink number={notice.rule} />}
          <button
            type="button"
            aria-label={say(view.book.value, "dismiss")}
            onClick={() => post(view, { do: "dismiss" })}
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
}
