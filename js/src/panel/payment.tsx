// A payment: how much has been tapped, how much is asked, and the answers most people want.
import { Icon } from "../parts/icon";
import { number } from "../state/names";
import type { Payment } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { AnswerButton } from "./answer-button";

export function PaymentSum({ pay }: { pay: Payment }) {
  const view = useView();
  const book = view.book.value;
  const sum = view.selection.paid.value;
  const over = sum - pay.price;
  const done = view.bar.primary.value?.option.line;
  return (
    <div class="ora-payment">
      <div class={over >= 0 ? "ora-sum ora-sum-reached" : "ora-sum"} role="status" aria-live="polite">
        <span>{say(book, "paid")}</span> <b>{number(sum)}</b> <span>{say(book, "of")}</span> <b>{pay.text}</b>
        <Icon name={pay.unit} />
        {pay.paid > 0 && (
          <small class="ora-muted">
            ({say(book, "in any case")} {number(pay.paid)})
          </small>
        )}
        <span class="ora-scale" aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * sum) / pay.price)}%` }} />
        </span>
        {over > 0 && (
          <em>
            {number(over)} {say(book, "too much")}
          </em>
        )}
      </div>
      {/* They stay while one taps: nothing may move under the finger. The first is the large button at the start; one
          that the large button has become leaves its place empty. */}
      {pay.quick.slice(1).map((quick) =>
        quick.line === done ? (
          <span
            key={quick.line}
            class="ora-button ora-quick-payment"
            style={{ visibility: "hidden" }}
            aria-hidden="true"
          >
            {quick.label}
          </span>
        ) : (
          <AnswerButton key={quick.line} option={quick} kind="ora-quick-payment" />
        ),
      )}
    </div>
  );
}
