// Where a good can be had: all places for a chosen good, and on request the shortest way to it.

import { Icon } from "../parts/icon";
import { ownPlayer } from "../state/dock-tabs";
import { showSources } from "../state/goods-sources";
import { goodName } from "../state/names";
import type { Place } from "../state/protocol";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Drawer } from "./drawer";

function PlaceText({ place }: { place: Place }) {
  return (
    <li class={place.now ? "ora-current" : ""}>
      <strong>{place.title}</strong> {place.text}
      {place.notes.map((note) => (
        <span key={note} class="ora-muted">
          {` ${note}`}
        </span>
      ))}
    </li>
  );
}

export function Sources() {
  const view = useView();
  const book = view.book.value;
  const found = view.goodsSources.found.value;
  const seat = ownPlayer(view.scene.value, view.layout.largeSeat.value)?.seat;
  if (!seat) return null;
  return (
    <Drawer title={say(book, "where from")}>
      <div class="ora-goods-sources">
        {Object.keys(book.goods).map((code) => (
          <button
            key={code}
            type="button"
            class="ora-button"
            data-says={goodName(book, code)}
            aria-label={goodName(book, code)}
            aria-pressed={found?.good === code}
            onClick={() => showSources(view, seat, code)}
          >
            <Icon name={code} />
          </button>
        ))}
      </div>
      <div class="ora-results" aria-live="polite">
        {found && (
          <>
            <h4>{found.title}</h4>
            {found.way.length > 0 ? (
              <ul>
                {found.way.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ) : (
              <button type="button" class="ora-button" onClick={() => showSources(view, seat, found.good, true)}>
                {say(book, "shortest way")}
              </button>
            )}
            {found.empty && <p>{found.empty}</p>}
            {found.groups.map((group) => (
              <section key={group.title}>
                <h5>{group.title}</h5>
                <ul>
                  {group.places.map((place) => (
                    <PlaceText key={`${place.card} ${place.title}`} place={place} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </div>
    </Drawer>
  );
}
