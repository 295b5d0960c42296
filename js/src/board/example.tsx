// The example of a rule: a small table, the question there, and what the rule says about it.
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Mark } from "../parts/figures";
import { Icon } from "../parts/icon";
import { goodName, seatName } from "../state/names";
import type { Book, Example, Player } from "../state/protocol";
import { useView, type View, ViewContext } from "../state/view";
import { say } from "../state/words";
import { ClergyAtHome } from "./clergy";
import { Goods } from "./goods";
import { Landscape } from "./landscape";

/** A copy of the board's view with the example's table, on which nothing is asked. */
function viewOf(view: View, example: Example): View {
  const { cards, seats } = example;
  const book = { ...view.book.value, cards: { ...view.book.value.cards, ...cards }, seats };
  return {
    ...view,
    book: signal(book),
    ask: signal({ seat: null, prompt: "", options: [], more: false }),
    layout: { ...view.layout, landSeat: signal(null) },
    selection: { ...view.selection, picks: signal([]), options: signal([]) },
    pieces: { state: () => "dead", press() {}, preview: () => null },
  };
}

/** A player's goods in the example, for screen readers. */
function spoken(book: Book, player: Player): string {
  const goods = player.goods.map(([code, count]) => `${count} ${goodName(book, code)}`);
  return `${seatName(book, player.seat)}: ${goods.join(", ") || "–"}`;
}

export function ExampleView({ example }: { example: Example }) {
  const view = useView();
  const still = useMemo(() => viewOf(view, example), [view, example]);
  const book = still.book.value;
  return (
    <figure class="ora-example">
      <figcaption>
        <b>{example.title}</b> {example.task}
      </figcaption>
      <div role="img" aria-label={[example.when, ...example.players.map((player) => spoken(book, player))].join(". ")}>
        {/* Inert: these pieces look like those of the board but can be neither pressed nor focused. */}
        <div inert>
          <ViewContext.Provider value={still}>
            <p class="ora-muted">{example.when}</p>
            <ul class="ora-ledger">
              <li>
                <Icon name="wheel" label={say(book, "wheel")} />
              </li>
              {example.wheel.map((indicator) => (
                <li key={indicator.id}>
                  <Icon name={indicator.good ?? indicator.id} label={indicator.name} />
                  <b>{indicator.value}</b>
                </li>
              ))}
            </ul>
            {example.players.map((player) => (
              <section key={player.seat} class={`ora-other ora-seat-${player.seat}`}>
                <header>
                  <Mark seat={player.seat} />
                  <b>{seatName(book, player.seat)}</b>
                  <ClergyAtHome player={player} />
                </header>
                <Goods player={player} />
                <Landscape player={player} />
              </section>
            ))}
          </ViewContext.Provider>
        </div>
      </div>
      <p class="ora-rule-verdict">{example.says}</p>
      <p class="ora-muted">
        {example.where} <code>{example.code}</code>
      </p>
    </figure>
  );
}
