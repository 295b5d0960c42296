// The page of a guest of the live page: its browser answers the offer of the link, and the board is in front of what connects them.
import { hasShareSheet } from "./effects/send-link";
import { followSystem } from "./effects/system-theme";
import { languageOf, type Words } from "./live/page-language";
import type { Transport } from "./room/channel";
import { dataTransport } from "./room/data-channel";
import { make, NAME_KEY, nameField, part, remember } from "./room/elements";
import { fragmentWords } from "./room/fragment";
import { openGuestPage } from "./room/guest-page";
import { type Answered, answer, hasPeers, type IceServers, now } from "./room/peer";
import { RELAY, serverNames } from "./room/relays";
import { decodeSignal, type Signal } from "./room/signal-code";
import { textToSend } from "./room/text-to-send";

/** How long an invitation may lie about, in minutes. */
const MAX_AGE = 24 * 60;
/** After how long a guest hears what may be the matter, in milliseconds. */
const LONG = 60_000;
const USED = "ora-used-";

/** What the build has written into the page. */
interface Built {
  words: Record<string, Words>;
  /** The address of the board's script. */
  board: string;
  /** The machines that a link may need, and the address of the part that asks them. */
  relays: string[];
  rendezvous: string;
  iceServers: IceServers;
}

const built: Built = JSON.parse(part("built").textContent ?? "");
const language = languageOf("", navigator.languages, Object.keys(built.words));
const words = built.words[language] as Words;
const word = (name: string) => words[`meet-${name}`] ?? words[name] ?? name;
const here = (address: string) => new URL(address, document.baseURI).href;
const [invitation = "", shown = ""] = fragmentWords(location.hash);
const [secret = "", code = ""] = invitation.split(".");

/** Say that it does not go on with this link, and take another one. */
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

/** Ask for a name; a press on the button sits down. */
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
    remember("localStorage", NAME_KEY, name.value);
    sit(name.value);
  };
  return lobby;
}

/** Ask for a name; the words of the button name the machines that it asks. */
function askForRelay() {
  const lobby = askForName(`${word("relay")} ${serverNames(built.relays)}`, async (name) => {
    const { relayTransport } = (await import(here(built.rendezvous))) as typeof import("./rendezvous");
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
  if (remember("localStorage", USED + signal.id)) return "used";
  return now() - signal.made > MAX_AGE ? "old" : null;
}

/** Ask for a name; the press on the button sends the code, too. */
function ask(signal: Signal, answered: Answered) {
  const lobby = askForName(word(hasShareSheet() ? "sit-send" : "sit-copy"), (name) => {
    const link = `${here("./")}#answer=${answered.code}`;
    const text = { label: word("code"), link, send: word(hasShareSheet() ? "send" : "copy") };
    const { press, elements } = textToSend({ ...text, copied: word("copied"), qr: word("qr") });
    lobby.replaceChildren(make("p", word("back")), ...elements);
    press();
    const late = setTimeout(() => lobby.append(Object.assign(make("small", word("late")), { role: "status" })), LONG);
    void answered.channel.then((channel) => {
      clearTimeout(late);
      remember("localStorage", USED + signal.id, "1");
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
    boardScript: here(built.board),
    transport,
    again: newLink,
  });
  page.sit("", name);
  page.connect();
}

document.documentElement.lang = language;
followSystem();
// Another link in the same window is another invitation.
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
