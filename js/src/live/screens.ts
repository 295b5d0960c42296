// The screens of the live page and their addresses: the front page, the start screen, a lesson, a game. Back and
// Forward go through them, a link opens in the tab that already has the page, and of two tabs with one game the older
// one says so.
import { titleMark } from "../effects/title-mark";
import type { Reopen, Visit } from "../state/protocol";
import type { Files } from "./kept-files";
import type { Words } from "./page-language";

/** What Python shows on the board. One screen may have several addresses, but counts as one place. */
export interface Here {
  screen: string;
  address: string;
  /** The address by which this browser returns. The public address may be copied and given to a friend. */
  own?: string;
  /** The title of the window; empty for the name of the game. */
  title?: string;
  /** The name of the file in which the game is kept. */
  file?: string;
}

/** News from Python about addresses. */
export interface ScreenNews {
  here?: Here;
  /** An address was opened; these parts of it have no meaning. */
  visited?: string[];
  /** The visitor must confirm leaving a game for an address. */
  question?: string;
}

export type ScreenMessage = Visit | Reopen | { do: "files"; files: Files };

interface Host {
  /** The element of the front page. */
  front: HTMLElement;
  board: HTMLElement;
  words: Words;
  send(message: ScreenMessage): void;
  showStatus(sentences: string[], ...buttons: [label: string, press: () => void][]): void;
  /** Take an address that is a guest's answer and not a screen; returns whether it was one. */
  takes(address: string): boolean;
  /** The game goes on in another window. */
  goesOnElsewhere(): void;
}

const FRONT = "front";
const NAME = "Ora et Labora";
/** Queries that name a screen, so that the front page is not shown. */
const NAMED = /[?&](game|lesson|study|task|play)=/;

/** The state of the page's own entries in the browser's history. */
interface HistoryEntry {
  screen: string;
  /** The address of the screen for this browser. */
  own?: string | undefined;
}

/** The address that this window asks for. An entry made by this page knows it better than the address bar. */
export function addressHere(): string {
  const own = (history.state as HistoryEntry | null)?.own;
  return own === undefined ? location.href : new URL(own, location.href).href;
}

/** Write an entry of the browser's history; returns false if the browser refuses, as after too many in a short time. */
function writeEntry(how: "pushState" | "replaceState", entry: HistoryEntry, address?: string): boolean {
  try {
    history[how](entry, "", address);
    return true;
  } catch (error) {
    console.warn("ora_widgets: the address stays as it is", error);
    return false;
  }
}

export function createScreens({ front, board, words, send, showStatus, takes, goesOnElsewhere }: Host) {
  let here: Here | null = null;
  /** The screen that is drawn now, as named in the history. */
  let screen = "";
  /** An address that was chosen before Python had loaded. */
  let wanted: string | null = null;
  /** Whether Python has yet to open the chosen address, so that its screen belongs to an earlier one. */
  let isOpening = false;
  let isReady = false;
  let pendingAddress = "";
  /** Whether Back, Forward or a link has already made the entry of the history. */
  let isTravelling = location.hash !== "" || NAMED.test(location.search);

  const { lang } = document.documentElement;
  const base = location.pathname + (new URLSearchParams(location.search).get("lang") === lang ? `?lang=${lang}` : "");

  function showFront(shown: boolean) {
    front.hidden = !shown;
    document.body.toggleAttribute("data-front", shown);
    board.classList.toggle("behind", shown);
    showTitle();
    if (shown) screen = FRONT;
  }

  function showTitle() {
    const title = front.hidden ? here?.title : "";
    document.title = titleMark() + (title ? `${title} · ${NAME}` : NAME);
  }

  /** Put the shown screen into the address; a new screen gets a new entry of the history. */
  function showAddress() {
    if (!here || !front.hidden) return;
    const entry: HistoryEntry = { screen: here.screen, own: here.own };
    const isSame = isTravelling || here.screen === screen;
    showTitle();
    if (!writeEntry(isSame ? "replaceState" : "pushState", entry, base + here.address)) return;
    screen = here.screen;
    isTravelling = false;
  }

  function visit(address: string, sure: boolean) {
    isOpening = true;
    pendingAddress = address;
    if (isReady) send({ do: "visit", address, sure });
    else wanted = address;
  }

  /** Go through a door of the front page; an empty address means the game that is already there. */
  function enter(address: string) {
    showFront(false);
    board.focus();
    if (address) visit(address, true);
    else showAddress();
  }

  /** Return to the front page after a press. */
  function goToFront() {
    if (!front.hidden) return;
    showFront(true);
    writeEntry("pushState", { screen: FRONT }, base);
  }

  function travel(state: unknown) {
    if (takes(location.hash)) return history.back();
    const entry = state as HistoryEntry | null;
    showStatus([]);
    isTravelling = location.hash !== "" || NAMED.test(location.search);
    showFront(!isTravelling);
    if (!isTravelling) return;
    // An entry without a state comes from an address that the visitor typed or followed.
    visit(entry?.own ?? location.hash, entry !== null);
  }

  addEventListener("popstate", (event) => travel(event.state));
  addEventListener("storage", ({ key, newValue }) => {
    const name = key?.startsWith("ora_widgets/") ? key.slice("ora_widgets/".length) : null;
    if (!isReady || name === null || newValue === null) return;
    send({ do: "files", files: { [name]: JSON.parse(newValue) } });
    if (name !== here?.file) return;
    board.inert = true;
    goesOnElsewhere();
    showStatus(
      [words.elsewhere ?? ""],
      [
        words["go-on-here"] ?? "",
        () => {
          board.inert = false;
          send({ do: "reopen" });
        },
      ],
    );
  });

  showFront(!isTravelling);
  // Keep the address as it is: only Python can say that it names an unknown language.
  if (!isTravelling) writeEntry("replaceState", { screen: FRONT });

  return {
    enter,
    goToFront,
    /** Python is there. */
    ready() {
      isReady = true;
      if (wanted !== null) send({ do: "visit", address: wanted, sure: true });
      wanted = null;
    },
    receive(news: ScreenNews) {
      if (news.here) {
        here = news.here;
        if (!isOpening) showAddress();
      }
      if (news.visited) {
        isOpening = false;
        showStatus(news.visited);
      }
      if (news.question) {
        showStatus(
          [news.question],
          [words["open-it"] ?? "", () => visit(pendingAddress, true)],
          [words.stay ?? "", () => history.back()],
        );
      }
    },
  };
}
