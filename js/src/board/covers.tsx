// Cards that lie under another one: the neutral player's, who is given more buildings than spaces.
import { cardName } from "../state/names";
import { useView } from "../state/view";
import { say } from "../state/words";

export function Covers({ cards }: { cards: readonly string[] | undefined }) {
  const book = useView().book.value;
  if (!cards?.length) return null;
  const text = `${say(book, "lies under it")}: ${cards.map((card) => cardName(book, card)).join(", ")}`;
  return (
    <div class="ora-covers" role="img" aria-label={text} data-says={text}>
      <i aria-hidden="true" />
      <b aria-hidden="true">{cards.length}</b>
    </div>
  );
}
