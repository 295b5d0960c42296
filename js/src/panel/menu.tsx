// The menu of the board: start another game; copy or save this one as code, file or picture; or edit its position.

import { useRef, useState } from "preact/hooks";
import { download, fileName } from "../effects/download";
import { useDialogFocus } from "../effects/focus";
import { pictureOf } from "../effects/picture";
import { SharedGame } from "../parts/copy-field";
import { Mark } from "../parts/figures";
import { isAllowed, post, query } from "../state/connection";
import { explore } from "../state/explorer";
import { openTogether } from "../state/layout";
import type { FileToSave, GameToShare } from "../state/protocol";
import { toggleDrawer } from "../state/rule-lookup";
import { ownerOf } from "../state/seats";
import { useView } from "../state/view";
import { say, type Word } from "../state/words";

/** The page of the menu: its items, or texts to copy. */
type Page = "items" | "share";

/** The files that Python writes. Their ending is also the name by which they are requested. */
const FILES = [
  ["html", "save page", "text/html"],
  ["ora", "save game", "text/plain"],
] as const;

const PICTURES = [
  ["svg", "as svg"],
  ["png", "as png"],
] as const;

/** Every colour that people may play: a bot can take over from a person, and a person from a bot. */
function WhoPlays({ close }: { close: () => void }) {
  const view = useView();
  const book = view.book.value;
  const { lesson, walk } = view.guide;
  const { opponents } = view.seats;
  if (!isAllowed(view, "hand")) return null;
  if (lesson.value || walk.value || view.scene.value.over) return null;
  const seats = book.seats.filter(({ seat, neutral }) => !neutral && ownerOf(view, seat) !== "other");
  return (
    <fieldset class="ora-player-choice">
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
              post(view, { do: "hand", seat, bot });
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
  const place = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Page>("items");
  const [shared, setShared] = useState<GameToShare | null>(null);
  const [requested, setRequested] = useState<Page | FileToSave["ending"] | null>(null);
  useDialogFocus(place, page, "[data-door=menu]");
  const close = () => {
    view.layout.menuOpen.value = false;
  };
  const name = (kind: string) => fileName(view.ply.value, kind);

  const share = () => {
    setRequested("share");
    query(
      view,
      "share",
      {},
      (found) => {
        setShared(found);
        setPage("share");
      },
      close,
    );
  };
  const save = (ending: FileToSave["ending"], type: string) => () => {
    setRequested(ending);
    const file = name(ending);
    query(
      view,
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
    post(view, { do: "start" });
  };
  const edit = () => {
    close();
    post(view, { do: "edit" });
  };
  const review = () => {
    close();
    toggleDrawer(view, "review");
  };
  const explorer = () => {
    close();
    explore(view, "turns");
  };
  const together = () => {
    close();
    openTogether(view);
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
      aria-busy={requested === key}
      onClick={requested === key ? undefined : press}
    >
      {say(view.book.value, word)}
    </button>
  );

  if (page === "share" && shared) {
    return (
      <div ref={place} class="ora-menu" data-region="menu" data-page={page}>
        <SharedGame shared={shared} first />
      </div>
    );
  }
  const connected = view.connection.exists;
  return (
    <div ref={place} class="ora-menu" data-region="menu">
      {connected && (
        <>
          {isAllowed(view, "start") && item("new table", choose, "new", true)}
          {isAllowed(view, "review") &&
            !view.guide.lesson.value &&
            !view.guide.walk.value &&
            view.scene.value.plies > 0 &&
            item("find mistakes", review, "review")}
          {isAllowed(view, "explore") && !view.guide.lesson.value && item("explore games", explorer, "explorer")}
          {isAllowed(view, "together") &&
            !view.guide.lesson.value &&
            !view.guide.walk.value &&
            item("play together", together, "together")}
          {item("share", share, "share", !isAllowed(view, "start"))}
          {isAllowed(view, "edit") && item("edit position", edit, "edit")}
          {isAllowed(view, "save") && FILES.map(([ending, word, type]) => item(word, save(ending, type), ending))}
        </>
      )}
      {PICTURES.map(([kind, word]) => item(word, draw(kind), kind, !connected && kind === "svg"))}
      {connected && <WhoPlays close={close} />}
      {connected && view.kept.value?.file && (
        <p class="ora-muted ora-kept-file">
          {say(view.book.value, "kept in")} <code>{view.kept.value.file}</code>
        </p>
      )}
    </div>
  );
}
