// Buttons for tokens: those that nothing on the board stands for, and those worth having at hand.
import { Figure } from "../draw/figures";
import { Icon } from "../draw/icon";
import { picture } from "../draw/pictures";
import { drawnTokens } from "../drawn";
import { tokenName } from "../names";
import { piece } from "../piece";
import type { Option } from "../protocol";
import { useView, type View } from "../view";
import { counted } from "./counter";

/** The tokens of the question in the order in which it names them, without those drawn elsewhere. */
function offered(view: View, counters: readonly Option[]): string[] {
  const { ask, scene } = view;
  const drawn = drawnTokens(scene.value, ask.value);
  const numbers = new Set(counters.map((option) => option.picks[0]));
  const tokens = new Set(ask.value.options.flatMap((option) => option.picks));
  for (const token of view.live.value) tokens.add(token);
  return [...tokens].filter((token) => !drawn.has(token) && !numbers.has(token));
}

function TokenButton({ token }: { token: string }) {
  const view = useView();
  const book = view.book.value;
  const { ask, scene } = view;
  const name = tokenName(book, scene.value, ask.value.options, token);
  const props = piece(view, [token], name, !book.goods[token]);
  const count = view.picks.value.filter((pick) => pick === token).length;
  const clergyman = token === "prior" || token === "lay";
  return (
    <button
      type="button"
      class={`ora-button ora-do-${token === "done" ? "main" : "token"}`}
      {...props}
      disabled={props["data-state"] === undefined && !props.onClick}
      // A button already answers to Enter and Space.
      onKeyDown={undefined}
    >
      {clergyman && ask.value.seat ? (
        <Figure seat={ask.value.seat} kind={token} />
      ) : (
        picture(token) && <Icon name={token} />
      )}
      <span>{name}</span>
      {count > 0 && book.goods[token] && <span class="ora-chosen">{count}</span>}
    </button>
  );
}

export function Tokens() {
  const view = useView();
  const tokens = offered(view, counted(view.ask.value.options));
  if (!tokens.length) return null;
  return (
    <div class="ora-tokens">
      {tokens.map((token) => (
        <TokenButton key={token} token={token} />
      ))}
    </div>
  );
}
