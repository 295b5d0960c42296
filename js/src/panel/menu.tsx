// The menu of the board: another game, and this one to take along as a code, a file, a picture or a line of Python.
import { useRef, useState } from "preact/hooks";
import { download } from "../effects/download";
import { useDialogFocus } from "../effects/focus";
import { pictureOf } from "../effects/picture";
import { Mark } from "../parts/figures";
import { SharedGame, TakeAlong } from "../parts/take-along";
import type { Saved, Shared } from "../state/protocol";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

/** What the menu shows: its items, or texts to take along. */
type Page = "items" | "share" | "edit";

/** The files that Python writes, by their ending, which is also what it is asked for. */
const FILES = [
  ["html", "save page", "text/html"],
  ["ora", "save game", "text/plain"],
] as const;

const PICTURES = [
  ["svg", "as svg"],
  ["png", "as png"],
] as const;

/** Each colour that people may play: a bot can play on for them, and they for a bot. */
function WhoPlays({ close }: { close: () => void }) {
  const view = useView();
  const book = view.book.value;
  const { lesson, walk, opponents, owner } = view.company;
  if (lesson.value || walk.value || view.scene.value.over) return null;
  const seats = book.seats.filter(({ seat, neutral }) => !neutral && owner(seat) !== "other");
  return (
    <fieldset class="ora-who-plays">
      <legend>{say(book, "who plays")}</legend>
      {seats.map(({ seat, name }) => {
        const bot = opponents.value?.seats[seat] === undefined;
        return (
          <button
            key={seat}
            type="button"
            class="ora-button"
            data-hand={seat}
            onClick={() => {
              close();
              view.post({ do: "hand", seat, bot });
            }}
          >
            <Mark seat={seat} /> {name}: {say(book, bot ? "bot plays on" : "play yourself")}
          </button>
        );
      })}
    </fieldset>
  );
}

export function Menu() {
  const view = useView();
  const { company, desk, queries } = view;
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Page>("items");
  const [shared, setShared] = useState<Shared | null>(null);
  const [asked, setAsked] = useState<Page | Saved["ending"] | null>(null);
  useDialogFocus(place, page, "[data-door=menu]");
  const close = () => {
    desk.menu.value = false;
  };
  const name = (kind: string) => `ora-${view.ply.value}.${kind}`;

  const share = (next: Page) => () => {
    setAsked(next);
    queries.ask(
      "share",
      {},
      (found) => {
        setShared(found);
        setPage(next);
      },
      close,
    );
  };
  const save = (ending: Saved["ending"], type: string) => () => {
    setAsked(ending);
    const file = name(ending);
    queries.ask(
      "save",
      { ending },
      ({ text }) => {
        download(new Blob([text], { type }), file);
        close();
      },
      close,
    );
  };
  const choose = () => {
    close();
    view.post({ do: "start" });
  };
  const review = () => {
    close();
    desk.toggle("review");
  };
  const draw = (kind: "svg" | "png") => (event: Event) => {
    const board = (event.currentTarget as Element).closest<HTMLElement>(".ora-board");
    close();
    if (board) void pictureOf(board, kind).then((blob) => download(blob, name(kind)));
  };
  const item = (word: Word, press: (event: Event) => void, key: string, first = false) => (
    <button
      key={key}
      type="button"
      class="ora-button"
      data-item={key}
      data-first={first}
      aria-busy={asked === key}
      onClick={asked === key ? undefined : press}
    >
      {say(view.book.value, word)}
    </button>
  );

  if (page !== "items" && shared) {
    return (
      <div ref={place} class="ora-menu" data-region="menu" data-page={page}>
        {page === "share" ? (
          <SharedGame shared={shared} first />
        ) : (
          <div class="ora-shared">
            <p>{say(view.book.value, "paste line")}</p>
            <TakeAlong word="line of python" text={shared.edit} first />
          </div>
        )}
      </div>
    );
  }
  const { connected } = company;
  return (
    <div ref={place} class="ora-menu" data-region="menu">
      {connected && (
        <>
          {item("new table", choose, "new", true)}
          {!company.lesson.value &&
            !company.walk.value &&
            view.scene.value.plies > 0 &&
            item("find mistakes", review, "review")}
          {item("share", share("share"), "share")}
          {item("edit position", share("edit"), "edit")}
          {FILES.map(([ending, word, type]) => item(word, save(ending, type), ending))}
          <WhoPlays close={close} />
        </>
      )}
      {connected && view.kept.value?.file && (
        <p class="ora-quiet ora-kept-in">
          {say(view.book.value, "kept in")} <code>{view.kept.value.file}</code>
        </p>
      )}
      {PICTURES.map(([kind, word]) => item(word, draw(kind), kind, !connected && kind === "svg"))}
    </div>
  );
}
