// The page of a guest: the board, connected to a room instead of Python, and the people around it.
import { clockText } from "../state/clock";
import type { AskFrame, NameFrame, PresenceFrame, WelcomeFrame } from "../state/protocol";
import { type Channel, createChannel, type GuestModel, type Status, type Transport } from "./channel";
import { button, make, NAME_KEY, nameField, part, remember } from "./elements";
import { guestKey } from "./guest-key";

export interface GuestPage {
  words: Record<string, string>;
  language: string;
  secret: string;
  /** How the page is shown, for example as a table for everybody. */
  shown: string;
  /** The address of the board's script. */
  boardScript: string;
  transport: Transport;
  /** A remedy once the room has ended, instead of reloading the page. */
  again?(): HTMLElement;
}

/** Show the page; the returned channel connects when asked to. */
export function openGuestPage({ words, language, secret, shown, boardScript, transport, again }: GuestPage): Channel {
  const word = (name: string) => words[name] ?? name;
  const board = document.querySelector("main") as HTMLElement;
  let own = "";
  let presence: PresenceFrame | null = null;
  let model: GuestModel | null = null;
  let request = word("choose");

  // ---- people

  function drawPeople({ seats, spectators }: PresenceFrame) {
    const lines = seats.map(({ seat, colour, name, who, you, left, runs }) => {
      const line = make(
        "li",
        `${colour}: ${name ? `${name}, ` : ""}${word(you ? "you" : who === "guest" ? "here" : who === "host" ? "host-plays" : who)}`,
      );
      Object.assign(line.dataset, { seat, who });
      if (left !== null) line.append(" ", countdown(left, runs));
      return line;
    });
    if (spectators) lines.push(make("li", `${word("spectators")}: ${spectators}`));
    part("people").replaceChildren(...lines);
  }

  /** A player's remaining time, which runs until it is drawn again. */
  function countdown(left: number, runs: boolean) {
    const shown = make("time", clockText(left));
    const until = Date.now() + left * 1000;
    const beat = setInterval(() => {
      if (runs && shown.isConnected) shown.textContent = clockText((until - Date.now()) / 1000);
      else clearInterval(beat);
    }, 1000);
    return shown;
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

  /** Ask for a name and a colour before a guest sits down, keeping typed text when drawn again. */
  function drawLobby(title: string, asks: string, places: { seat: string; label: string }[]) {
    const lobby = part<HTMLFormElement>("lobby");
    lobby.hidden = false;
    lobby.setAttribute("aria-label", asks); // makes it a landmark
    const name = lobby.querySelector("input") ?? nameField(word("name"));
    const sit = (seat: string) => {
      remember(NAME_KEY, name.value);
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

  /** In a class, ask for a name, or show the name by which the class knows this page. */
  function showName({ title, instructions, problem, name }: NameFrame) {
    const line = make("li", name);
    line.dataset.pupil = "true";
    const task = make("details");
    task.append(make("summary", title), make("div", instructions));
    part("people").replaceChildren(...(name ? [line, ...(instructions ? [task] : [])] : []));
    request = word("pupil-name");
    if (!name)
      drawLobby(problem || [title, instructions].filter(Boolean).join(": "), request, [
        { seat: "", label: word("begin") },
      ]);
  }

  // ---- messages and proposals

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

  // ---- status

  const isSilent = () => model === null && transport.silent !== undefined;

  /** Show the state of the connection; while the host is away, offer the game as a code. */
  function showStatus(status: Status, sentence: string) {
    document.body.dataset.state = status;
    const text = {
      connecting: word("connecting"),
      waiting: isSilent() ? transport.silent : word(request === word("choose") ? "waiting" : "waiting-class"),
      choosing: request,
      playing: "",
      ended: "",
    };
    const line = part("status");
    line.textContent = [sentence, text[status]].filter(Boolean).join(" ");
    if (status === "waiting")
      line.append(
        " ",
        button(word("retry"), () => channel.hurry()),
        ...(isSilent() && again ? [" ", again()] : []),
      );
    if (status === "ended") line.append(" ", again?.() ?? button(word("reload"), () => location.reload()));
    part("lobby").hidden = status !== "choosing";
    if (status === "ended") part("menu").hidden = true; // nobody is left to talk to
    for (const child of board.children) (child as HTMLElement).inert = status === "ended";
    const gone = (status === "waiting" || status === "ended") && channel.record() !== "";
    part("record").hidden = !gone;
    if (gone) drawRecord();
  }

  function drawRecord() {
    const field = Object.assign(make("input"), { readOnly: true, value: channel.record() });
    field.setAttribute("aria-label", word("record"));
    const copy = button(word("copy"), () => {
      field.select();
      // The only clipboard without a secure connection.
      if (document.execCommand("copy")) copy.textContent = word("copied");
    });
    part("record").replaceChildren(make("span", word("record")), field, copy);
  }

  async function showBoard(made: GuestModel) {
    model = made;
    const { default: widget } = await import(boardScript);
    board.replaceChildren();
    widget().render({ model, el: board });
    if (shown === "table") {
      document.body.dataset.table = "true";
      model.send({ do: "option", id: 1, name: "open_all", value: true });
    }
  }

  const channel: Channel = createChannel(
    transport,
    { secret, key: guestKey(secret), language },
    {
      changed: showStatus,
      welcomed(welcome) {
        own = welcome.seat;
        // Tells the board which colour is its own.
        document.body.dataset.who = welcome.who;
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

  showStatus("connecting", "");
  return channel;
}
