// What the bar offers next: kinds of action, or by name everything that can be picked on the board.

import { actionLetter } from "../effects/keyboard";
import { Quantity } from "../parts/amount";
import { piece, worthProps } from "../parts/piece";
import type { Offer } from "../state/answer-stage";
import { chooseAction } from "../state/answering";
import type { Ghost } from "../state/protocol";
import { ofAction } from "../state/selection";
import { useView, type View } from "../state/view";
import { AnswerButton } from "./answer-button";
import { countable, NumberAnswers } from "./number-answers";
import { PaymentSum } from "./payment";
import { TokenButton } from "./token-buttons";

/** Say in the place of a press why nothing comes of it. */
const explain = (view: View, because: string) => (event: Event) => {
  const anchor = event.currentTarget as HTMLElement;
  view.help.topic.value = {
    key: `says ${because}`,
    anchor,
    pinned: true,
    because: { text: because, rule: "", level: "refusal" },
    brief: true,
  };
};

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
                onClick: explain(view, action.because),
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
  const [kind, price] = ghost.label.split(" · ");
  return (
    <button type="button" class="ora-button" data-says={ghost.label} {...piece(view, ghost.picks, ghost.label)}>
      {kind} {price && <span class="ora-in-words">· {price}</span>}
      {ghost.price !== null && <Quantity amount={["Pn", ghost.price]} />}
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
      // The one answer that is left is the large button.
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

/** The ways to leave something out or to end, where the large button says something else. */
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
