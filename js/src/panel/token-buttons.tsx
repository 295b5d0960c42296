// A button for a token, so that everything highlighted on the board also has a named button in the bar.

import { cardYield } from "../parts/card-yield";
import { Figure } from "../parts/figures";
import { Icon } from "../parts/icon";
import { iconPaths } from "../parts/icon-paths";
import { piece } from "../parts/piece";
import { placeName } from "../state/names";
import { samePicks } from "../state/picks";
import { useView, type View } from "../state/view";

/** The kinds of action that place a clergyman in a building. */
const WORKING_ACTIONS = ["use", "hire"];

/** Whether a token is a clergyman, whose task the question already names. */
function isClergyman(token: string): boolean {
  return token === "prior" || token === "lay";
}

/** The label of the answer that a token completes, where the token is not a piece and its name says little. */
function wholeLabel(view: View, token: string): string | undefined {
  const { cards, goods } = view.book.value;
  // Goods keep their own name, like those picked before; whole answers would leave no room for other buttons.
  if (!view.selection.picks.value.length || cards[token] || goods[token] || token.includes(",") || isClergyman(token))
    return;
  const picks = [...view.selection.picks.value, token];
  const whole = view.selection.options.value.find((option) => samePicks(option.picks, picks));
  return whole?.short ?? whole?.label;
}

export function TokenButton({ token }: { token: string }) {
  const view = useView();
  const book = view.book.value;
  const ask = view.ask.value;
  const isGood = token in book.goods;
  const label = wholeLabel(view, token) ?? placeName(book, view.scene.value, ask, view.selection.options.value, token);
  // No swap for goods: they are pressed several times, and one press too many must not drop the other picks.
  const { onKeyDown: _, ...props } = piece(view, [token], null, !isGood);
  const count = isGood ? view.selection.picks.value.filter((pick) => pick === token).length : 0;
  const clergyman = isClergyman(token);
  const card = book.cards[token];
  // The reason to work there.
  const brings = card && WORKING_ACTIONS.includes(view.selection.action.value?.key ?? "") ? cardYield(view, card) : "";
  return (
    <button type="button" class="ora-button" {...props} disabled={!props.onClick}>
      {clergyman && ask.seat ? <Figure seat={ask.seat} kind={token} /> : iconPaths(token) && <Icon name={token} />}
      <span>{label}</span>
      {brings && <small class="ora-muted">{brings}</small>}
      {count > 0 && <span class="ora-pick-count">{count}</span>}
    </button>
  );
}
