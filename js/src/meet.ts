// The page of a guest of the live page: its browser answers the offer in the link, and the board uses the connection.
import { hasShareSheet } from "./effects/send-link";
import { followSystem } from "./effects/system-theme";
import { languageOf, type Words } from "./live/page-language";
import type { Transport } from "./room/channel";
import { dataTransport } from "./room/data-channel";
import { make, NAME_KEY, nameField, part, remember } from "./room/elements";
import { fragmentWords } from "./room/fragment";
import { openGuestPage } from "./room/guest-page";
import { type Answered, answer, hasPeers, type IceServers, nowInMinutes } from "./room/peer";
import { RELAY, serverNames } from "./room/relays";
import { decodeSignal, type Signal } from "./room/signal-code";
import { textToSend } from "./room/text-to-send";

/** How old an invitation may be, in minutes. */
const MAX_AGE_MINUTES = 24 * 60;
/** Milliseconds after which a waiting guest is shown possible reasons. */
const LONG_WAIT_MS = 60_000;
const USED_PREFIX = "ora-used-";

/** The data that the build has written into the page. */
interface Built {
  words: Record<string, Words>;
  /** The address of the board's script. */
  board: string;
  /** The relays that a link may need, and the address of the code that asks them. */
  relays: string[];
  rendezvous: string;
  iceServers: IceServers;
}

const built: Built = JSON.parse(part("built").textContent ?? "");
const language = languageOf("", navigator.languages, Object.keys(built.words));
const words = built.words[language] as Words;
const word = (name: string) => words[`meet-${name}`] ?? words[name] ?? name;
const absoluteUrl = (address: string) => new URL(address, document.baseURI).href;
const [invitation = "", shown = ""] = fragmentWords(location.hash);
const [secret = "", code = ""] = invitation.split(".");

/** Say that this link does not work, and offer a field for another one. */
function newLink(): HTMLElement {
  const field = Object.assign(make("input"), { placeholder: word("new"), autocomplete: "off" });
  field.setAttribute("aria-label", word("new"));
  field.addEventListener("input", () => {
    const found = field.value.match(/#([\w.,-]+)\s*$/)?.[1];
    if (found) location.hash = found;
  });
  return field;
}

function stop(name: string) {
  document.body.dataset.state = "ended";
  part("status").replaceChildren(word(name), " ", newLink());
}

/** Ask for a name; the button takes the seat. */
function askForName(label: string, sit: (name: string) => void): HTMLFormElement {
  part("status").replaceChildren();
  const lobby = part<HTMLFormElement>("lobby");
  const name = nameField(word("name"));
  const button = Object.assign(make("button", label), { type: "submit" });
  button.dataset.sit = "";
  lobby.setAttribute("aria-label", word("invited"));
  lobby.hidden = false;
  lobby.replaceChildren(make("p", word("invited")), name, button);
  lobby.onsubmit = (event) => {
    event.preventDefault();
    button.disabled = true;
    remember(NAME_KEY, name.value);
    sit(name.value);
  };
  return lobby;
}

/** Ask for a name; the button names the relays that it will contact. */
function askForRelay() {
  const lobby = askForName(`${word("relay")} ${serverNames(built.relays)}`, async (name) => {
    const { relayTransport } = (await import(absoluteUrl(built.rendezvous))) as typeof import("./rendezvous");
    const { relays, iceServers } = built;
    lobby.hidden = true;
    const transport = relayTransport({ relays, iceServers, secret });
    begin({ ...transport, silent: word("relay-silent") }, name);
  });
  lobby.append(make("small", word("relay-who")));
}

function problemOf(signal: ReturnType<typeof decodeSignal>): string | null {
  if (!hasPeers()) return "none";
  if (signal === "version") return "version";
  if (typeof signal === "string" || signal.kind !== "offer" || !secret) return "cut";
  if (remember(USED_PREFIX + signal.id)) return "used";
  return nowInMinutes() - signal.made > MAX_AGE_MINUTES ? "old" : null;
}

/** Ask for a name; the button also sends the code. */
function ask(signal: Signal, answered: Answered) {
  const lobby = askForName(word(hasShareSheet() ? "sit-send" : "sit-copy"), (name) => {
    const link = `${absoluteUrl("./")}#answer=${answered.code}`;
    const text = { label: word("code"), link, send: word(hasShareSheet() ? "send" : "copy") };
    const { press, elements } = textToSend({ ...text, copied: word("copied"), qr: word("qr") });
    lobby.replaceChildren(make("p", word("back")), ...elements);
    press();
    const late = setTimeout(
      () => lobby.append(Object.assign(make("small", word("late")), { role: "status" })),
      LONG_WAIT_MS,
    );
    void answered.channel.then((channel) => {
      clearTimeout(late);
      remember(USED_PREFIX + signal.id, "1");
      lobby.hidden = true;
      begin(dataTransport(answered.peer, channel, word("broken")), name);
    });
  });
}

function begin(transport: Transport, name: string) {
  const page = openGuestPage({
    words,
    language,
    secret,
    shown,
    boardScript: absoluteUrl(built.board),
    transport,
    again: newLink,
  });
  page.sit("", name);
  page.connect();
}

document.documentElement.lang = language;
followSystem();
// A new link in the same window is a new invitation.
addEventListener("hashchange", () => location.reload());
const byRelay = code === RELAY && built.relays.length > 0 && hasPeers();
const signal = decodeSignal(code);
const problem = problemOf(signal);
if (byRelay) askForRelay();
else if (problem !== null) stop(problem);
else
  answer(signal as Signal, built.iceServers).then(
    (answered) => ask(signal as Signal, answered),
    (error: unknown) => {
      console.warn("ora_widgets: the offer means nothing to this browser", error);
      stop("cut");
    },
  );
