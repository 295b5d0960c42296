// A payment: how much has been tapped, how much is asked, and the answers most people want.
import { Icon } from "../parts/icon";
import { number } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";
import { AnswerButton } from "./answer";

export function PaymentSum() {
  const view = useView();
  const { pay } = view.ask.value;
  const book = view.book.value;
  if (!pay) return null;
  const sum = view.sum.value;
  const over = sum - pay.price;
  const ready = view.ready.value;
  return (
    <div class="ora-payment">
      <div class={over >= 0 ? "ora-sum ora-enough" : "ora-sum"} role="status" aria-live="polite">
        <span>{say(book, "paid")}</span> <b>{number(sum)}</b> <span>{say(book, "of")}</span> <b>{pay.text}</b>
        <Icon name={pay.unit} />
        <span class="ora-scale" aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * sum) / pay.price)}%` }} />
        </span>
        {over > 0 && (
          <em>
            {number(over)} {say(book, "too much")}
          </em>
        )}
      </div>
      {ready !== null && over > 0 && <AnswerButton option={{ line: ready, label: say(book, "pay anyway") }} />}
      {!view.picks.value.length &&
        pay.quick.map((quick) => <AnswerButton key={quick.line} option={quick} kind="ora-quick" />)}
    </div>
  );
}
