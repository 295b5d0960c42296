// Buttons for tokens: those that nothing on the board stands for, and those worth having at hand.
import { Figure } from "../parts/figures";
import { Icon } from "../parts/icon";
import { iconPaths } from "../parts/icon-paths";
import { piece } from "../parts/piece";
import { tokensOnBoard } from "../state/board-tokens";
import { buttonLabel } from "../state/names";
import { useView, type View } from "../state/view";
import { counted } from "./counter";

/** The tokens of the question in the order in which it names them, without those drawn elsewhere. */
function offered(view: View): string[] {
  const { ask, scene } = view;
  const drawn = tokensOnBoard(scene.value, ask.value);
  for (const option of counted(ask.value.options)) for (const token of option.picks) drawn.add(token);
  const tokens = new Set(ask.value.options.flatMap((option) => option.picks));
  for (const token of view.live.value) tokens.add(token);
  return [...tokens].filter((token) => !drawn.has(token));
}

function TokenButton({ token, whole }: { token: string; whole: boolean }) {
  const view = useView();
  const book = view.book.value;
  const ask = view.ask.value;
  const isGood = token in book.goods;
  // Goods are tapped several times: a tap that does not fit must not throw away the others.
  const { onKeyDown: _, ...props } = piece(view, [token], buttonLabel(book, view.scene.value, ask, token), !isGood);
  const count = isGood ? view.picks.value.filter((pick) => pick === token).length : 0;
  const clergyman = token === "prior" || token === "lay";
  const kind = whole ? (token === "done" ? "ora-main" : "ora-whole") : "";
  return (
    <button type="button" class={`ora-button ${kind}`} {...props} disabled={!props.onClick}>
      {clergyman && ask.seat ? <Figure seat={ask.seat} kind={token} /> : iconPaths(token) && <Icon name={token} />}
      <span>{buttonLabel(book, view.scene.value, ask, token)}</span>
      {count > 0 && <span class="ora-chosen">{count}</span>}
    </button>
  );
}

/** Parts of an answer first, whole answers after them. */
export function Tokens() {
  const view = useView();
  const tokens = offered(view);
  if (!tokens.length) return null;
  const whole = new Set(
    view.ask.value.options.filter((option) => option.picks.length === 1).map((option) => option.picks[0]),
  );
  const group = (wanted: boolean) => tokens.filter((token) => whole.has(token) === wanted);
  return (
    <>
      {[false, true].map(
        (kind) =>
          group(kind).length > 0 && (
            <div key={String(kind)} class={kind ? "ora-tokens ora-wholes" : "ora-tokens"}>
              {group(kind).map((token) => (
                <TokenButton key={token} token={token} whole={kind} />
              ))}
            </div>
          ),
      )}
    </>
  );
}
