// What the bar offers next: kinds of action, or buttons for all pieces that can be picked on the board.

import { actionLetter } from "../effects/keyboard";
import { Quantity } from "../parts/amount";
import { piece, worthProps } from "../parts/piece";
import type { Offer } from "../state/answer-stage";
import { chooseAction } from "../state/answering";
import { explainPress } from "../state/help";
import type { Ghost } from "../state/protocol";
import { ofAction } from "../state/selection";
import { useView } from "../state/view";
import { AnswerButton } from "./answer-button";
import { countable, NumberAnswers } from "./number-answers";
import { PaymentSum } from "./payment";
import { TokenButton } from "./token-buttons";

function ActionButtons({ offer }: { offer: Extract<Offer, { show: "actions" }> }) {
  const view = useView();
  return (
    <>
      {offer.actions.map((action) => (
        <button
          key={action.key}
          type="button"
          class="ora-button ora-action"
          {...(action.because === undefined
            ? {
                "data-action": action.key,
                "data-state": "live",
                ...worthProps(view, () => ofAction(view.ask.value.options, action)),
                "aria-keyshortcuts": actionLetter(action.key),
                onClick: () => chooseAction(view, action),
              }
            : {
                "aria-disabled": true,
                "aria-description": action.because,
                onClick: ({ currentTarget }: Event) =>
                  explainPress(view, currentTarget as HTMLElement, action.because ?? "", "refusal"),
              })}
          data-lead={view.bar.lead.value?.action === action.key || undefined}
          data-says={action.because ?? `${action.label} (${actionLetter(action.key)})`}
        >
          {action.label}
        </button>
      ))}
    </>
  );
}

function LandButton({ ghost }: { ghost: Ghost }) {
  const view = useView();
  return (
    <button type="button" class="ora-button" {...piece(view, ghost.picks, ghost.label)}>
      {ghost.price === null ? (
        ghost.label
      ) : (
        <>
          <span>{ghost.place}</span>
          <span class="ora-in-words">
            <Quantity amount={["Pn", ghost.price]} />
          </span>
        </>
      )}
    </button>
  );
}

export function Offers() {
  const view = useView();
  const offer = view.bar.offer.value;
  const done = view.bar.primary.value?.option.line;
  switch (offer.show) {
    case "actions":
      return <ActionButtons offer={offer} />;
    case "land":
      return (
        <>
          {offer.ghosts.map((ghost) => (
            <LandButton key={ghost.picks.join()} ghost={ghost} />
          ))}
        </>
      );
    case "numbers":
      return <NumberAnswers key={view.ply.value} options={countable(view.ask.value.options)} />;
    case "payment":
      return <PaymentSum pay={offer.pay} />;
    case "wholes":
      return (
        <>
          {offer.options
            .filter(({ line }) => line !== done)
            .map((option) => (
              <AnswerButton key={option.line} option={option} kind="ora-whole-answer" />
            ))}
        </>
      );
    default:
      // A single remaining answer is on the large button.
      if (done !== undefined && view.selection.options.value.length === 1) return null;
      return (
        <>
          {offer.tokens.map((token) => (
            <TokenButton key={token} token={token} />
          ))}
        </>
      );
  }
}

/** The answers that decline or end something, where the large button has another one. */
export function BareAnswers() {
  const view = useView();
  const done = view.bar.primary.value?.option.line;
  if (view.selection.picks.value.length || view.selection.action.value) return null;
  return (
    <>
      {view.bar.bare.value
        .filter(({ line }) => line !== done)
        .map((option) => (
          <AnswerButton key={option.line} option={option} kind="" />
        ))}
    </>
  );
}
