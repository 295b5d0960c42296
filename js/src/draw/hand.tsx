// The settlements a player has not built yet.
import type { Player } from "../protocol";
import { useView } from "../view";
import { say } from "../words";
import { CardFace } from "./card";

export function Hand({ player }: { player: Player }) {
  const view = useView();
  if (!player.hand.length) return null;
  // Every seat has the same settlements; only the asked one's are meant.
  const asked = view.ask.value.seat === player.seat;
  return (
    <div class="ora-hand">
      <h4>{say(view.book.value, "settlements in hand")}</h4>
      <div class="ora-cards ora-small-cards">
        {player.hand.map((id) => (
          <CardFace key={id} id={id} pickable={asked} />
        ))}
      </div>
    </div>
  );
}
