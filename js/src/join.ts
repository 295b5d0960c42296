// The page of a guest: the board in front of a room instead of Python, and around it who is there.
import { followSystem } from "./effects/system-theme";
import { languageOf, type Words } from "./live/page-language";
import { type Channel, createChannel, type GuestModel, type Status } from "./room/channel";
import { guestKey } from "./room/guest-key";
import { webSocketTransport } from "./room/web-socket";
import type { Ask, AskFrame, NameFrame, PresenceFrame, WelcomeFrame } from "./state/protocol";

const part = <Found extends HTMLElement>(name: string) => document.querySelector(`[data-room="${name}"]`) as Found;
const board = document.querySelector("main") as HTMLElement;
const here = (file: string) => new URL(`join/${file}`, location.href.split("#")[0]).href;

const built: Record<string, Words> = JSON.parse(part("words").textContent ?? "");
const language = languageOf("", navigator.languages, Object.keys(built));
const words = built[language] as Words;
const word = (name: string) => words[name] ?? name;
// The secret is in the fragment, which is sent nowhere but in the first frame; after a comma, how the page is shown.
const [secret = "", shown = ""] = location.hash.slice(1).split(",");

const NAME_KEY = "ora-room-name"; // what somebody called themselves last
const TITLE = document.title;
let own = "";
let presence: PresenceFrame | null = null;
let model: GuestModel | null = null;
let asked = word("choose");
let inClass = false;

function remember(kind: "localStorage" | "sessionStorage", name: string, value?: string): string {
  try {
    const store = window[kind];
    if (value !== undefined) store.setItem(name, value);
    return store.getItem(name) ?? "";
  } catch {
    return value ?? "";
  }
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, text = ""): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = Object.assign(make("button", text), { type: "button" });
  made.addEventListener("click", press);
  return made;
}

// ---- who is there

function drawPeople({ seats, spectators }: PresenceFrame) {
  const lines = seats.map(({ seat, colour, name, who, you }) => {
    const line = make(
      "li",
      `${colour}: ${name ? `${name}, ` : ""}${word(you ? "you" : who === "guest" ? "here" : who === "host" ? "host-plays" : who)}`,
    );
    Object.assign(line.dataset, { seat, who });
    return line;
  });
  if (spectators) lines.push(make("li", `${word("spectators")}: ${spectators}`));
  part("people").replaceChildren(...lines);
}

function drawProposal({ proposal }: PresenceFrame) {
  const place = part("proposal");
  place.hidden = proposal === null;
  if (!proposal) return place.replaceChildren();
  const asked = proposal.missing.some((seat) => seat === own);
  const answers = asked
    ? [button(word("agree"), () => channel.ask("yes")), button(word("disagree"), () => channel.ask("no"))]
    : [];
  place.replaceChildren(make("span", proposal.text), ...answers);
}

/** A name and a colour, before somebody sits down; of what was typed nothing is lost when it is drawn anew. */
function drawLobby(title: string, asks: string, places: { seat: string; label: string }[]) {
  const lobby = part<HTMLFormElement>("lobby");
  lobby.hidden = false;
  lobby.setAttribute("aria-label", asks); // by which it is a landmark
  const before = lobby.querySelector("input");
  const name = before ?? Object.assign(make("input"), { value: remember("localStorage", NAME_KEY), maxLength: 24 });
  Object.assign(name, { placeholder: word("name"), autocomplete: "nickname" });
  name.setAttribute("aria-label", word("name"));
  const sit = (seat: string) => {
    remember("localStorage", NAME_KEY, name.value);
    channel.sit(seat, name.value);
  };
  const buttons = places.map(({ seat, label }) => {
    const made = button(label, () => sit(seat));
    made.dataset.sit = seat;
    return made;
  });
  lobby.onsubmit = (event) => {
    event.preventDefault();
    if (places[0]) sit(places[0].seat);
  };
  const heading = lobby.querySelector("p") ?? make("p");
  heading.textContent = title;
  lobby.replaceChildren(heading, name, ...buttons);
}

/** In a class: ask for a name, or show by which one the class knows this page. */
function showName({ title, told, problem, name }: NameFrame) {
  const line = make("li", name);
  line.dataset.pupil = "true";
  const task = make("details");
  task.append(make("summary", title), make("div", told));
  part("people").replaceChildren(...(name ? [line, ...(told ? [task] : [])] : []));
  asked = word("pupil-name");
  inClass = true;
  if (!name)
    drawLobby(problem || [title, told].filter(Boolean).join(": "), asked, [{ seat: "", label: word("begin") }]);
}

// ---- what can be said and proposed

function drawMenu({ role }: WelcomeFrame) {
  const menu = part<HTMLDetailsElement>("menu");
  menu.hidden = false;
  const ask = (what: AskFrame["what"], name: string = what) =>
    button(word(name), () => {
      menu.open = false;
      channel.ask(what);
    });
  const leave = button(word("leave"), () => {
    if (confirm(word("leave-sure"))) channel.leave();
  });
  const playing = role === "guest" ? [ask("undo", "take-back"), ask("again"), leave] : [];
  (menu.querySelector("summary") as HTMLElement).textContent = word("say");
  (menu.querySelector("div") as HTMLElement).replaceChildren(
    ask("moment"),
    ask("thanks"),
    ask("well-played"),
    ...playing,
  );
}

// ---- how it stands

/** Say where the page is; once the host is away, the game is offered as a code. */
function showStatus(status: Status, sentence: string) {
  document.body.dataset.state = status;
  const text = {
    connecting: word("connecting"),
    waiting: word(inClass ? "waiting-class" : "waiting"),
    choosing: asked,
    playing: "",
    ended: "",
  };
  const line = part("status");
  line.textContent = [sentence, text[status]].filter(Boolean).join(" ");
  if (status === "waiting")
    line.append(
      " ",
      button(word("retry"), () => channel.hurry()),
    );
  if (status === "ended")
    line.append(
      " ",
      button(word("reload"), () => location.reload()),
    );
  part("lobby").hidden = status !== "choosing";
  if (status === "ended") part("menu").hidden = true; // nobody is there to be spoken to
  for (const child of board.children) (child as HTMLElement).inert = status === "ended";
  const gone = !inClass && (status === "waiting" || status === "ended") && channel.record() !== "";
  part("record").hidden = !gone;
  if (gone) drawRecord();
}

function drawRecord() {
  const field = Object.assign(make("input"), { readOnly: true, value: channel.record() });
  field.setAttribute("aria-label", word("record"));
  const copy = button(word("copy"), () => {
    field.select();
    // Without a secure connection there is no clipboard but this one.
    if (document.execCommand("copy")) copy.textContent = word("copied");
  });
  part("record").replaceChildren(make("span", word("record")), field, copy);
}

/** Whose turn it is, for a page that nobody looks at. */
function announce() {
  const mine = own !== "" && (model?.get("_ask") as Ask | undefined)?.seat === own;
  const before = document.title;
  document.title = mine ? `${word("your-turn")} · ${TITLE}` : TITLE;
  if (mine && before !== document.title && document.hidden) navigator.vibrate?.(200);
}

async function showBoard(made: GuestModel) {
  model = made;
  model.on("change:_ask", announce);
  announce();
  const { default: widget } = await import(here("widget.js"));
  board.replaceChildren();
  widget().render({ model, el: board });
  if (shown === "table") {
    document.body.dataset.table = "true";
    model.send({ do: "option", id: 1, name: "open_all", value: true });
  }
}

const address = here("ws").replace(/^http/, "ws");
const channel: Channel = createChannel(
  webSocketTransport(address),
  { secret, key: guestKey(secret), language },
  {
    changed: showStatus,
    welcomed(welcome) {
      own = welcome.seat;
      // By this the board knows which colour is its own.
      remember("sessionStorage", "ora-widgets-who", welcome.who);
      if (welcome.role !== "pupil") drawMenu(welcome);
    },
    present(news) {
      presence = news;
      drawPeople(presence);
      drawProposal(presence);
      if (document.body.dataset.state === "playing") return;
      const free = presence.seats.filter(({ seat }) => news.open.includes(seat));
      const places = free.map(({ seat, colour }) => ({ seat, label: `${word("sit-down")}: ${colour}` }));
      drawLobby(presence.title, word("choose"), places);
    },
    named: showName,
    ready: (made) => void showBoard(made),
  },
);

document.documentElement.lang = language;
followSystem();
showStatus("connecting", "");
window.addEventListener("online", () => channel.hurry());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) channel.hurry();
});
channel.connect();
