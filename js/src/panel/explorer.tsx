// The explorer: what was played next in many games, how often cards were built and used, and example games.

import { Table } from "../parts/table";
import { post } from "../state/connection";
import { explore } from "../state/explorer";
import { closeDrawer } from "../state/layout";
import { useView } from "../state/view";
import { say } from "../state/words";
import { Drawer } from "./drawer";

export function Explorer() {
  const view = useView();
  const book = view.book.value;
  const found = view.explorer.explored.value;
  const example = (name: string, about: string) => {
    const word = say(book, "example");
    const show = () => {
      closeDrawer(view);
      post(view, { do: "example", name });
    };
    return (
      <button type="button" class="ora-button ora-small" aria-label={`${word}: ${about}`} onClick={show}>
        {word}
      </button>
    );
  };
  return (
    <Drawer title={say(book, "explorer")}>
      <p class="ora-review-links">
        {(["turns", "built", "used"] as const).map((what) => (
          <button
            key={what}
            type="button"
            class="ora-button"
            aria-pressed={found?.what === what}
            onClick={() => explore(view, what)}
          >
            {say(book, `explore ${what}`)}
          </button>
        ))}
      </p>
      <div class="ora-rule-table" aria-live="polite">
        {found && <p>{found.about}</p>}
        {found && found.rows.length > 0 && (
          <Table
            head={found.head}
            rows={found.rows.map(({ cells: [about = "", ...cells], example: name }) => [
              <>
                {about} {name && !view.guide.walk.value && example(name, about)}
              </>,
              ...cells,
            ])}
          />
        )}
      </div>
    </Drawer>
  );
}
