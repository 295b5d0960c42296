// A button for a token: what glows on the board stands in the bar too, by its name.

import { cardYield } from "../parts/card-yield";
import { Figure } from "../parts/figures";
import { Icon } from "../parts/icon";
import { iconPaths } from "../parts/icon-paths";
import { piece } from "../parts/piece";
import { placeName } from "../state/names";
import { same } from "../state/picks";
import { useView, type View } from "../state/view";

/** The kinds of action in which a clergyman works in a building. */
const WORKING_ACTIONS = ["use", "hire"];

/** Whether a token is a clergyman, for whom the question itself says what he is sent to do. */
function isClergyman(token: string): boolean {
  return token === "prior" || token === "lay";
}

/** What the answer does that this token completes, where the token is no piece and says little by itself. */
function wholeLabel(view: View, token: string): string | undefined {
  const { cards, goods } = view.book.value;
  // A good is what is given, taken or paid, like those before it; the whole answer would leave no room for the others.
  if (!view.selection.picks.value.length || cards[token] || goods[token] || token.includes(",") || isClergyman(token))
    return;
  const picks = [...view.selection.picks.value, token];
  const whole = view.selection.options.value.find((option) => same(option.picks, picks));
  return whole?.short ?? whole?.label;
}

export function TokenButton({ token }: { token: string }) {
  const view = useView();
  const book = view.book.value;
  const ask = view.ask.value;
  const isGood = token in book.goods;
  const label = wholeLabel(view, token) ?? placeName(book, view.scene.value, ask, view.selection.options.value, token);
  // Goods are tapped several times: a tap that does not fit must not throw away the others.
  const { onKeyDown: _, ...props } = piece(view, [token], null, !isGood);
  const count = isGood ? view.selection.picks.value.filter((pick) => pick === token).length : 0;
  const clergyman = isClergyman(token);
  const card = book.cards[token];
  // What one goes there for.
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
