// What the turn still has: main actions and purchases of land.
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

export function TurnLeft() {
  const view = useView();
  const { turn } = view.scene.value;
  const book = view.book.value;
  if (!turn || !view.ask.value.seat) return null;
  const chips: [number, Word][] = [
    [turn.actions, "actions left"],
    [turn.purchases, "purchases left"],
  ];
  return (
    <span class="ora-turn-left">
      {chips.map(([count, word]) => (
        <span key={word} class={`ora-left-chip ${count ? "" : "ora-spent"}`}>
          {say(book, word)} <b>{count}</b>
        </span>
      ))}
    </span>
  );
}
