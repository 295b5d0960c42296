// The question, and all the ways to answer it that are not on the board.
import { Mark } from "../parts/figures";
import { useView } from "../state/view";
import { say } from "../state/words";
import { AdviceButton, AdvicePanel } from "./advice";
import { AnswerButton } from "./answer";
import { AnyTime } from "./conversions";
import { Counter, counted } from "./counter";
import { Moves } from "./moves";
import { NoticeBox } from "./notice";
import { OpponentsPanel } from "./opponents";
import { PaymentSum } from "./payment";
import { Picked } from "./picked";
import { Outlook } from "./preview";
import { Tokens } from "./token-buttons";
import { TurnLeft } from "./turn-left";

export function Prompt() {
  const view = useView();
  const ask = view.ask.value;
  const book = view.book.value;
  const numbers = counted(ask.options);
  // Options without picks of their own have nothing to press but themselves.
  const bare = ask.options.filter((option) => !option.picks.length);
  return (
    // Focus comes here when the piece it was on has gone.
    <section
      class={`ora-panel ora-seat-${ask.seat ?? "none"}`}
      tabIndex={-1}
      data-focus="panel"
      aria-label={say(book, "to move")}
    >
      <div class="ora-question">
        {ask.seat && <Mark seat={ask.seat} />}
        <p role="status" aria-live="polite">
          {ask.prompt}
        </p>
        <TurnLeft />
        <AdviceButton />
        <Picked />
        {view.waiting.value && <span class="ora-waiting" role="img" aria-label={say(book, "waiting")} />}
      </div>
      <NoticeBox />
      <OpponentsPanel />
      {ask.seat && (
        <div class="ora-answers">
          <PaymentSum />
          {numbers.length > 0 && <Counter key={view.ply.value} options={numbers} />}
          {bare.map((option) => (
            <AnswerButton key={option.line} option={option} />
          ))}
          <Tokens />
        </div>
      )}
      <AdvicePanel />
      <div class="ora-ahead-row">
        <Outlook />
        <AnyTime />
        <Moves />
      </div>
    </section>
  );
}
