// A landscape in a few lines: its buildings, the clergymen at work, and the value of its settlements.

import { Icon, Pictogram } from "../parts/icon";
import { piece } from "../parts/piece";
import { isInHand } from "../state/dock-tabs";
import { cardName, number } from "../state/names";
import type { Player, Space } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { cardClass, cardDescription, withTooltip } from "./card";
import { ClergyOn } from "./clergy";

function Built({ space, id }: { space: Space; id: string }) {
  const view = useView();
  const book = view.book.value;
  const card = book.cards[id];
  if (!card) return <span>{cardName(book, id)}</span>;
  return (
    <div
      class={`ora-built-card ${cardClass(card)}`}
      data-move={id}
      data-place="land"
      {...(isInHand(view.scene.value, view.ask.value.seat, id) ? { "data-pick": id } : piece(view, [id], null))}
      {...withTooltip(view, id)}
      aria-description={cardDescription(view, card)}
    >
      <Pictogram name={card.picture} />
      <span class="ora-name">{card.name}</span>
      {space.dwelling !== undefined && (
        <b role="img" aria-label={`${say(book, "dwelling total")} ${number(space.dwelling)}`}>
          {number(space.dwelling)}
        </b>
      )}
      <ClergyOn card={id} clergy={space.clergy ?? []} />
    </div>
  );
}

/** How many spaces hold a forest or a moor, and how many are free. */
function TerrainDrawing({ spaces }: { spaces: readonly Space[] }) {
  const book = useView().book.value;
  const count = (wanted?: string) => spaces.filter((space) => space.holds === wanted).length;
  return (
    <li class="ora-ground-left">
      {(["forest", "moor"] as const).map((cover) => (
        <span key={cover} class="ora-quantity" data-help={cover}>
          <b>{count(cover)}</b>
          <Icon name={cover} label={say(book, cover)} />
        </span>
      ))}
      <span class="ora-quantity" data-help="empty">
        <b>{count()}</b>
        <Icon name="plains" label={say(book, "empty space")} />
      </span>
    </li>
  );
}

export function LandscapeSummary({ player }: { player: Player }) {
  const book = useView().book.value;
  return (
    <ul class="ora-built-list" aria-label={say(book, "buildings")}>
      {player.spaces.map(
        (space) =>
          space.holds !== undefined &&
          book.cards[space.holds] && (
            <li key={space.at}>
              <Built space={space} id={space.holds} />
            </li>
          ),
      )}
      <TerrainDrawing spaces={player.spaces} />
    </ul>
  );
}
