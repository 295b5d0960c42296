// The next click in a lesson that leads through a move.

import { isBare, type Offer, type Primary, type Situation, verbOf } from "./answer-stage";
import { missing } from "./picks";

/** A kind of action, a piece, a whole answer (or both a piece and the answer it completes), or the way back from a wrong pick. */
export interface NextClick {
  action?: string;
  token?: string;
  line?: string;
  back?: boolean;
}

/**
 * The next click.
 * @param line the move that the lesson leads to
 * @param offer what the bar offers now
 * @param primary the answer of its large button
 */
export function nextClickOf(now: Situation, line: string, offer: Offer, primary: Primary | null): NextClick | null {
  const { ask, options, picks } = now;
  if (!ask.options.some((option) => option.line === line)) return null;
  const option = options.find((one) => one.line === line);
  if (!option) return { back: true };
  if (isBare(option) || primary?.option.line === line) return { line };
  if (offer.show === "actions") {
    const action = offer.actions.find(({ verbs }) => verbs.includes(verbOf(line)));
    if (action) return { action: action.key };
  }
  const [token] = missing(option.picks, picks);
  if (token === undefined) return { line };
  return offer.show === "wholes" ? { line, token } : { token };
}
