// What the live page shows, and its address: the front page with its doors, the start screen, a lesson, a game. The browser's
// Back and Forward go through them, a link opens in the tab that has the page, and of two tabs with one game the older says so.
import { titleMark } from "../effects/title-mark";
import type { Reopen, Visit } from "../state/protocol";
import type { Files } from "./kept-files";
import type { Words } from "./page-language";

/** What is on the board, by Python: the same screen under another address is the same place. */
export interface Here {
  screen: string;
  address: string;
  /** The address by which this browser comes back: whoever copies the other one gives it to a friend. */
  own?: string;
  /** What a window with it is called; empty for the name of the game. */
  title?: string;
  /** The name of the file in which the game is kept. */
  file?: string;
}

/** What Python says about addresses. */
export interface ScreenNews {
  here?: Here;
  /** An address was opened, and what in it means nothing. */
  visited?: string[];
  /** A game would be left for an address. */
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
  /** Whether an address is no screen but an answer of a guest, which is taken. */
  takes(address: string): boolean;
  /** The game goes on in another window. */
  goesOnElsewhere(): void;
}

const FRONT = "front";
const NAME = "Ora et Labora";
/** What the address names besides the language, so that there is no front page. */
const NAMED = /[?&](game|lesson|study|task|play)=/;

/** What stands in an entry of the browser's history that this page has made. */
interface Entry {
  screen: string;
  /** The address of the screen for this browser. */
  own?: string | undefined;
}

/** What the address of this window asks for; an entry of the history that this page has made knows it better than the bar. */
export function addressHere(): string {
  const own = (history.state as Entry | null)?.own;
  return own === undefined ? location.href : new URL(own, location.href).href;
}

export function createScreens({ front, board, words, send, showStatus, takes, goesOnElsewhere }: Host) {
  let here: Here | null = null;
  /** What is drawn now, by what stands in the history. */
  let screen = "";
  /** An address that was chosen before there was a Python to open it. */
  let wanted: string | null = null;
  /** Python has not opened yet what was chosen, so what it shows is not what the address is about. */
  let isOpening = false;
  let isReady = false;
  let pendingAddress = "";
  /** The entry of the history is there already: Back, Forward and links have made it. */
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

  /** Put what is shown into the address; another screen is another entry of the history. */
  function showAddress() {
    if (!here || !front.hidden) return;
    const entry: Entry = { screen: here.screen, own: here.own };
    const isSame = isTravelling || here.screen === screen;
    const address = base + here.address;
    if (isSame) history.replaceState(entry, "", address);
    else history.pushState(entry, "", address);
    screen = here.screen;
    isTravelling = false;
    showTitle();
  }

  function visit(address: string, sure: boolean) {
    isOpening = true;
    pendingAddress = address;
    if (isReady) send({ do: "visit", address, sure });
    else wanted = address;
  }

  /** Go through a door of the front page; an empty address is the game that is there already. */
  function enter(address: string) {
    showFront(false);
    board.focus();
    if (address) visit(address, true);
    else showAddress();
  }

  /** Back to the front page, from a press. */
  function goToFront() {
    if (!front.hidden) return;
    showFront(true);
    history.pushState({ screen: FRONT } satisfies Entry, "", base);
  }

  function travel(state: unknown) {
    if (takes(location.hash)) return history.back();
    const entry = state as Entry | null;
    showStatus([]);
    isTravelling = location.hash !== "" || NAMED.test(location.search);
    showFront(!isTravelling);
    if (!isTravelling) return;
    // An entry without a state is an address that somebody has put there.
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
  // What stands in the address stays there: Python has yet to say that there is no such language.
  if (!isTravelling) history.replaceState({ screen: FRONT } satisfies Entry, "");

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
