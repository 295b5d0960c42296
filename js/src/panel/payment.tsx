// A payment: the amount picked so far, the price, and the most likely ways to pay.
import { number } from "../state/names";
import type { Payment } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { AnswerButton } from "./answer-button";
import { PickedChips } from "./picked-chips";
import { TokenButton } from "./token-buttons";

export function PaymentSum({ pay }: { pay: Payment }) {
  const view = useView();
  const book = view.book.value;
  const sum = view.selection.paid.value;
  const over = sum - pay.price;
  return (
    <div class="ora-payment">
      <div class={over >= 0 ? "ora-sum ora-sum-reached" : "ora-sum"} role="status" aria-live="polite">
        <span>{say(book, "paid")}</span> <b>{number(sum)}</b> <span>{say(book, "of")}</span> <b>{pay.text}</b>
        {sum > 0 && over < 0 && (
          <small>
            {say(book, "still owed")} {number(-over)}
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
      {/* Goods that have no tile yet, such as straw that is still grain. */}
      {(view.ask.value.buttons ?? [])
        .filter(({ pick }) => pick in pay.worth)
        .map(({ pick }) => (
          <TokenButton key={pick} token={pick} />
        ))}
      {/* The first quick payment is on the large button; once the player picks goods, the picks replace the others. */}
      {view.selection.picks.value.length ? (
        <PickedChips />
      ) : (
        pay.quick.slice(1).map((quick) => <AnswerButton key={quick.line} option={quick} kind="ora-quick-payment" />)
      )}
    </div>
  );
}
