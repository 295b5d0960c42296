// The action bar: the question at its present stage, named buttons for the next picks, and one large button.

import { useSideways } from "../effects/scrolling";
import { Changes } from "../parts/amount";
import { SendTurn } from "../parts/copy-field";
import { Mark } from "../parts/figures";
import { RowArrows } from "../parts/row-arrows";
import { takeLastBack } from "../state/answering";
import { isAllowed, post } from "../state/connection";
import { isNarrow } from "../state/layout";
import { useView, type View } from "../state/view";
import { say, type Word } from "../state/words";
import { AdviceButton, AdvicePanel } from "./advice";
import { AllMoves } from "./all-moves";
import { AnswerButton } from "./answer-button";
import { Branch } from "./history";
import { LessonTask } from "./lesson";
import { NoticeBox } from "./notice";
import { BareAnswers, Offers } from "./offers";
import { BotButtons, BotLine } from "./opponents";
import { PickedChips } from "./picked-chips";
import { PrimaryButton } from "./primary-button";
import { RecapButton } from "./recap";
import { ShownButtons, ShownSentences } from "./shown-turn";
import { WalkthroughText } from "./walkthrough";

/** Letters beyond which a question takes three lines of small type on a telephone. */
const LONG_PROMPT = 60;

/** The main actions and purchases of land left in the turn. */
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
        <span key={word} class={`ora-turn-chip ${count ? "" : "ora-used-up"}`}>
          {say(book, word)} <b>{count}</b>
        </span>
      ))}
    </span>
  );
}

/** What the turn has brought so far or, while an answer is hovered, what that would bring. */
function Outlook() {
  const view = useView();
  const { sofar } = view.scene.value;
  const book = view.book.value;
  const { hovered } = view.previews;
  const seen = hovered.value === null ? undefined : view.previews.byLine.value.get(hovered.value);
  return (
    <div class="ora-outlook">
      {!seen && sofar && (sofar.goods.length > 0 || sofar.points.total !== 0) && (
        <p>
          <span class="ora-muted">{say(book, "this turn")}:</span> <Changes change={sofar} />
        </p>
      )}
      {/* Always present, so that screen readers announce its changes. */}
      <p class="ora-preview-text" role="status" aria-live="polite">
        {seen && (
          <>
            {(seen.goods.length > 0 || seen.points.total !== 0 || !seen.follows) && (
              <>
                <span class="ora-muted">{say(book, "would bring")}:</span> <Changes change={seen} />
              </>
            )}
            {seen.follows && (
              <span class="ora-preview-result">
                {" "}
                {say(book, "then")}: {seen.follows}
              </span>
            )}
          </>
        )}
      </p>
    </div>
  );
}

/** Free conversions, which are possible at any question without answering it. */
function Conversions() {
  const view = useView();
  const { conversions = [] } = view.ask.value;
  if (!conversions.length) return null;
  return (
    <fieldset class="ora-conversions">
      <legend>{say(view.book.value, "any time")}</legend>
      {conversions.map((option) => (
        <AnswerButton key={option.line} option={option} kind="ora-small" good={option.line.split(" ")[1]} />
      ))}
    </fieldset>
  );
}

function Back() {
  const view = useView();
  const { at } = view.scene.value;
  const word = say(view.book.value, "take it back");
  return (
    <button
      type="button"
      class="ora-button ora-back"
      data-says={word}
      aria-label={word}
      data-lead={view.bar.lead.value?.back || undefined}
      disabled={at === 0 && !view.selection.picks.value.length && !view.selection.action.value}
      onClick={() => takeLastBack(view) || post(view, { do: "undo", by: "move" })}
    >
      <span aria-hidden="true">↶</span>
    </button>
  );
}

/** The question, or the player that the game waits for. */
function Question({ view }: { view: View }) {
  const ask = view.ask.value;
  return (
    <div class="ora-question">
      {ask.seat && <Mark seat={ask.seat} />}
      <p role="status" aria-live="polite" class={view.bar.sentence.value.length > LONG_PROMPT ? "ora-long" : ""}>
        {view.bar.sentence.value}
      </p>
      {view.selection.waiting.value && (
        <span class="ora-waiting" role="img" aria-label={say(view.book.value, "waiting")} />
      )}
      <TurnLeft />
      <RecapButton />
      {!isNarrow(view) && <Branch />}
      <Outlook />
    </div>
  );
}

/** The question and all its answers. */
function Answers({ view }: { view: View }) {
  const ask = view.ask.value;
  const { over } = view.scene.value;
  // A new question scrolls the answers back to their beginning; several goods for one question do not.
  const answers = useSideways(`${view.ply.value} ${view.bar.sentence.value}`);
  return (
    <>
      <Question view={view} />
      <div ref={answers} class="ora-answers">
        {!ask.pay && <PickedChips />}
        <BotLine />
        <SendTurn />
        {ask.seat && <Offers />}
        <BareAnswers />
        <Conversions />
      </div>
      <RowArrows row={answers} />
      <div class="ora-bar-buttons">
        {!over && <AdviceButton />}
        <AllMoves key={view.ply.value} />
        {!over && isAllowed(view, "undo") && <Back />}
        <BotButtons />
        <PrimaryButton />
      </div>
    </>
  );
}

export function ActionBar() {
  const view = useView();
  const ask = view.ask.value;
  const { shown, watching } = view.otherTurns;
  const shows = shown.value !== null || watching.value;
  return (
    // Receives the focus when the focused piece has disappeared.
    <section
      class={`ora-panel ora-seat-${shown.value?.seat ?? ask.seat ?? "none"}`}
      tabIndex={-1}
      data-focus="panel"
      data-region="bar"
      aria-label={say(view.book.value, "to move")}
    >
      <LessonTask />
      <WalkthroughText />
      {shows ? (
        <>
          <ShownSentences />
          <ShownButtons />
        </>
      ) : (
        <Answers view={view} />
      )}
      <NoticeBox />
      <AdvicePanel />
    </section>
  );
}
