// The question, and all the ways to answer it that are not on the board.
import { Mark } from "../parts/figures";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";
import { AdviceButton, AdvicePanel } from "./advice";
import { AnswerButton } from "./answer";
import { Counter, counted } from "./counter";
import { Moves } from "./moves";
import { NoticeBox } from "./notice";
import { OpponentsPanel } from "./opponents";
import { PaymentSum } from "./payment";
import { Picked } from "./picked";
import { PreviewRow } from "./preview";
import { Tokens } from "./token-buttons";

/** What the turn still has: main actions and purchases of land. */
function TurnLeft() {
  const view = useView();
  const { turn } = view.scene.value;
  const book = view.book.value;
  if (!turn || !view.ask.value.seat) return null;
  const chips: [number, Word][] = [
    [turn.actions, "actions left"],
    [turn.purchases, "purchases left"],
  ];
  return (
    <span class="ora-turn-left">
      {chips.map(([count, word]) => (
        <span key={word} class={`ora-left-chip ${count ? "" : "ora-spent"}`}>
          {say(book, word)} <b>{count}</b>
        </span>
      ))}
    </span>
  );
}

/** Free conversions: possible at any question, and no answer to it. */
function Conversions() {
  const view = useView();
  const { conversions = [] } = view.ask.value;
  if (!conversions.length) return null;
  return (
    <fieldset class="ora-anytime">
      <legend>{say(view.book.value, "any time")}</legend>
      {conversions.map((option) => (
        <AnswerButton key={option.line} option={option} kind="" />
      ))}
    </fieldset>
  );
}

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
        <PreviewRow />
        <Conversions />
        <Moves />
      </div>
    </section>
  );
}
