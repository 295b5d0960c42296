// The buildings that anybody may build, and those still in their piles.
import { useStartOfRow } from "../effects/scrolling";
import { useSteadyOrder } from "../effects/steady-order";
import { useView } from "../state/view";
import { say } from "../state/words";
import { CardFace } from "./card";
import { Schedule } from "./schedule";

export function Display() {
  const view = useView();
  const { display, sofar } = view.scene.value;
  const book = view.book.value;
  const asked = new Set(view.ask.value.options.flatMap((option) => option.picks));
  // Buildings that can be built come first; the order stays the same until the next turn begins.
  const fresh = sofar === null && !!view.ask.value.actions?.length;
  const order = useSteadyOrder(display, (card) => asked.has(card), fresh);
  const row = useStartOfRow(fresh ? order.join() : null);
  return (
    <section ref={row} class="ora-display" aria-label={say(book, "buildings")}>
      <div class="ora-cards ora-strip">
        {order.map((id) => (
          <CardFace key={id} id={id} />
        ))}
      </div>
    </section>
  );
}

/** The rest of the game: how it ends, the rounds ahead, and the buildings in each pile. */
export function Coming() {
  const view = useView();
  const { wheel } = view.scene.value;
  const book = view.book.value;
  return (
    <section class="ora-coming" aria-label={say(book, "coming")}>
      <Schedule />
      {wheel.piles
        .filter((pile) => !pile.dealt && pile.cards.length)
        .map((pile) => (
          <div key={pile.letter}>
            <h3>
              {pile.letter} · {say(book, "round").toLowerCase()} {pile.round}
              <span class="ora-count">{pile.cards.length}</span>
            </h3>
            <div class="ora-cards ora-strip">
              {pile.cards.map((id) => (
                <CardFace key={id} id={id} pickable={false} />
              ))}
            </div>
          </div>
        ))}
    </section>
  );
}
