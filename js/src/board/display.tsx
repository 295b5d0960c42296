// The buildings that anybody may build, and those still to come.
import { useView } from "../state/view";
import { say } from "../state/words";
import { CardFace } from "./card";

export function Display() {
  const view = useView();
  const { display, wheel } = view.scene.value;
  const book = view.book.value;
  const coming = wheel.piles.filter((pile) => !pile.dealt && pile.cards.length);
  return (
    <section class="ora-display" aria-label={say(book, "buildings")}>
      <h3>
        {say(book, "buildings")} <span class="ora-count">{display.length}</span>
      </h3>
      <div class="ora-cards">
        {display.map((id) => (
          <CardFace key={id} id={id} />
        ))}
      </div>
      {coming.map((pile) => (
        <details key={pile.letter} class="ora-coming">
          <summary>
            {say(book, "coming")} · {pile.letter} · {say(book, "round").toLowerCase()} {pile.round}
            <span class="ora-count">{pile.cards.length}</span>
          </summary>
          <div class="ora-cards">
            {pile.cards.map((id) => (
              <CardFace key={id} id={id} pickable={false} />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}
