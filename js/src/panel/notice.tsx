// Refusals of Python with their reasons; in a teaching game, remarks on the latest turn.
import { post } from "../state/connection";
import type { Notice } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { NoResponseNotice } from "./no-response";
import { RuleLink } from "./rule-link";

function NoticeLine({ text, rule, level, back, close }: Notice & { close?: () => void }) {
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
      <button type="button" aria-label={say(book, "dismiss")} onClick={close ?? (() => post(view, { do: "dismiss" }))}>
        ×
      </button>
    </div>
  );
}

export function NoticeBox() {
  const view = useView();
  const { notice, remark } = view;
  const { lost } = view.selection;
  return (
    // Always present, so that screen readers announce its changes.
    <div class="ora-notice-place" role="status" aria-live="polite">
      <NoResponseNotice />
      {lost.value && (
        <NoticeLine
          text={say(view.book.value, "choice lost")}
          rule=""
          level="info"
          close={() => {
            lost.value = false;
          }}
        />
      )}
      {notice.value && <NoticeLine {...notice.value} />}
      {/* A remark on the player's own turn waits until the other players' turns have been shown. */}
      {remark.value && !view.otherTurns.shown.value && <NoticeLine {...remark.value} />}
    </div>
  );
}
