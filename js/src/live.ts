// The live page: a picture of the board at once, and in its place the board as soon as Python is there.
import { followSystem } from "./effects/system-theme";
import type invite from "./invite";
import type { Inviting } from "./invite";
import { type Arrival, watchArrival } from "./live/arrival";
import { MissingPart } from "./live/download-progress";
import { connectDoors, drawScene } from "./live/front-page";
import { keepFiles, keptFiles, storageHere } from "./live/kept-files";
import { languageOf, type Words } from "./live/page-language";
import { addressHere, createScreens } from "./live/screens";
import { showTask } from "./live/task-answer";
import { createModel, type FromPython } from "./live/worker-model";
import type { Begin, FromWorker } from "./live-worker";

/** What the build has written into the page. */
interface Built {
  words: Record<string, Words>;
  /** The addresses of the parts of the page, by their names. */
  parts: Record<string, string>;
  /** What a second visit needs, by its address. */
  kept: string[];
  /** The name of the cache in which it is kept. */
  cache: string;
  /** The folder of Pyodide. */
  python: string;
  bytes: number;
  /** The servers by which guests are found; none unless the site's owner has named some. */
  iceServers: RTCIceServer[];
  relays: string[];
}

const part = <Found extends HTMLElement>(name: string) => document.querySelector(`[data-live="${name}"]`) as Found;
const here = (address: string) => new URL(address, document.baseURI).href;

const built: Built = JSON.parse(part("built").textContent ?? "");
const addressOf = (file: string) => here(built.parts[file] ?? file);
const language = languageOf(location.search, navigator.languages, Object.keys(built.words));
const words = built.words[language] as Words;
const board = part("board");
/** What has been played of a task for a class. */
let tried: Record<string, string> = {};
const bar = part<HTMLProgressElement>("bar");
const storage = storageHere();
/** Whether what comes is kept already, since an earlier visit. */
const isKept = Boolean(navigator.serviceWorker?.controller);

/** Some sentences, and buttons where something can be done. */
function showStatus(sentences: string[], ...buttons: [label: string, press: () => void][]) {
  const status = part("status");
  status.replaceChildren(
    ...sentences.map((sentence) => Object.assign(document.createElement("p"), { textContent: sentence })),
  );
  for (const [label, press] of buttons) {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: label });
    made.addEventListener("click", () => {
      status.replaceChildren();
      press();
    });
    status.append(made);
  }
}

document.documentElement.lang = language;
let python: ReturnType<typeof createModel> | undefined;
const screens = createScreens({
  front: part("front"),
  board,
  words,
  send: (message) => python?.send(message, undefined),
  showStatus,
  takes(address) {
    if (!address.startsWith(ANSWER)) return false;
    void inviting().then((panel) => panel.answer(address));
    return true;
  },
  goesOnElsewhere: () => void invited?.then((panel) => panel.hangUp()),
});

// ---- guests

const ANSWER = "#answer=";
let invited: Promise<Inviting> | undefined;
/** What invites guests comes once it is wanted. */
const invitations = async (): Promise<typeof invite> => (await import(addressOf("invite.js"))).default;

function inviting(): Promise<Inviting> {
  invited ??= invitations().then((made) =>
    made.create({
      place: part("room"),
      words,
      iceServers: built.iceServers,
      relays: built.relays,
      rendezvous: () => import(addressOf("rendezvous.js")),
      join: here("join.html"),
      send: (message) => python?.send(message, undefined),
    }),
  );
  return invited;
}

/** Say everything that the page itself says in the language. */
function translate() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) {
    element.textContent = words[element.dataset.word ?? ""] ?? "";
  }
  document.querySelector('meta[name="description"]')?.setAttribute("content", words["door-what"] ?? "");
  bar.setAttribute("aria-label", words.fetching ?? "");
}

let tries = -1;
const newTry = () => (tries ? `?${tries}` : "");

/** The board without anybody who answers. */
async function picture(): Promise<ReturnType<typeof createModel>> {
  const traits = fetch(addressOf(`picture-${language}.json`)).then((response) => response.json());
  traits.catch(() => {}); // heard of below
  // A module that did not arrive is not asked for again by some browsers, unless it has another address.
  const { default: make } = await import(addressOf("widget.js") + newTry());
  const model = createModel(await traits);
  board.replaceChildren();
  make().render({ model, el: board });
  return model;
}

/** Have what has come kept for the next visit, where the browser does that; the game does not wait for it. */
async function keep(): Promise<void> {
  const keeper = navigator.serviceWorker;
  if (!keeper) return;
  await keeper.register(here("service-worker.js"));
  const { active } = await keeper.ready;
  if (!keeper.controller) {
    const taken = new Promise((done) => keeper.addEventListener("controllerchange", done, { once: true }));
    active?.postMessage("claim");
    await taken;
  }
}

/** What came before anybody kept it comes once more, out of the browser's own store, through whoever keeps it. */
async function keepWhatCame() {
  try {
    await keep();
    if (!navigator.serviceWorker?.controller) return;
    await Promise.all(
      ["./", ...built.kept].map(here).map(async (address) => {
        if (!(await caches.match(address))) await fetch(address, { cache: "force-cache" });
      }),
    );
  } catch (error) {
    console.warn("ora_widgets: nothing is kept for the next visit", error);
  }
}

/** A worker whose script does not arrive says nothing at all in some browsers, so it is asked for besides. */
async function workerIsHere(): Promise<void> {
  const { ok } = await fetch(addressOf("live-worker.js"));
  if (!ok) throw new MissingPart("python");
}

/** Python and the picture come at the same time; `drawn` is a picture that came before something was lost. */
function start(drawn?: ReturnType<typeof createModel>): void {
  tries += 1;
  let model = drawn;
  let isStarting = false;
  bar.hidden = false;
  bar.value = 0;
  showStatus([words.fetching ?? ""]);
  const worker = new Worker(addressOf("live-worker.js") + newTry(), { type: "module" });
  const end = () => {
    arrival.stop();
    worker.terminate();
  };
  const startAgain: [string, () => void] = [
    words.again ?? "",
    () => {
      end();
      start(model);
    },
  ];
  const arrival = watchArrival(
    () => showStatus([words.stalled ?? ""], startAgain),
    () => showStatus([words[isStarting ? "starting" : "fetching"] ?? ""]),
  );
  const fail = (sentence = "", error?: unknown) => {
    console.warn("ora_widgets:", error ?? sentence);
    end();
    bar.hidden = true;
    showStatus([sentence], startAgain);
  };
  const drawing = drawn ? Promise.resolve(drawn) : picture();
  drawing.then(
    (made) => {
      model = made;
      if (isStarting) arrival.stop();
      else arrival.goOn();
      made.connect((message, buffers) => worker.postMessage([JSON.stringify(message), buffers], buffers));
    },
    (error: unknown) => fail(words["missing-board"], error),
  );
  workerIsHere().catch((error: unknown) => fail(words["missing-python"], error));
  worker.onerror = (event) => {
    event.preventDefault();
    fail(words["missing-python"]);
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker | string>) => {
    if (typeof data === "string") {
      const news: FromPython = JSON.parse(data);
      void drawing.then((made) => hear(news, made, arrival));
    } else if ("arrived" in data) {
      bar.value = data.arrived;
      arrival.goOn(data.arrived);
    } else if ("starting" in data) {
      isStarting = true;
      if (model) arrival.stop();
      bar.removeAttribute("value");
      showStatus([words.starting ?? ""]);
    } else if ("missing" in data) fail(words[`missing-${data.missing}`]);
    else fail(`${words.broken} ${data.broken}`);
  };
  const begin: Begin = {
    address: addressHere(),
    preferred: navigator.languages,
    python: here(built.python),
    game: addressOf("game.packed"),
    library: addressOf("stdlib.packed"),
    explorer: addressOf("explorer.packed"),
    cache: isKept || !navigator.serviceWorker ? null : built.cache,
    bytes: built.bytes,
    files: keptFiles(storage),
  };
  worker.postMessage(begin);
}

/** Show what Python says. */
function hear(news: FromPython, model: ReturnType<typeof createModel>, arrival: Arrival) {
  arrival.stop();
  model.receive(news);
  if (news.begin) ready(news.begin, model);
  screens.receive(news);
  if (news.room) {
    const { room } = news;
    void inviting().then((panel) => panel.receive(room));
  }
  if (news.tried) tried = news.tried;
  if (news.files && !keepFiles(storage, news.files)) showStatus([words["not-kept"] ?? ""]);
}

/**
 * A visitor who left a game here has it again, and the button leads to a new one; an address that means nothing
 * leads to a new game.
 */
function ready({ notices, task, resumed }: NonNullable<FromPython["begin"]>, model: ReturnType<typeof createModel>) {
  bar.hidden = true;
  if (task) {
    part("title").textContent = task.title;
    // The stage lays its children over each other, so the task stands before it.
    showTask(task, board.parentElement ?? board, () => tried);
  }
  board.inert = false;
  document.body.dataset.state = "ready";
  const startNew = () => {
    screens.enter("");
    if (resumed) model.send({ do: "start" }, undefined);
  };
  showStatus(notices, ...(notices.length ? [[words.new ?? "", startNew] satisfies [string, () => void]] : []));
  python = model;
  screens.ready();
  // What a keeper was there for has gone through it.
  if (!isKept) void keepWhatCame();
}

// A page that could not be drawn has said so already.
if (document.documentElement.dataset.old === undefined) {
  followSystem();
  translate();
  drawScene(part("scene"));
  connectDoors({ front: part("front"), storage, enter: screens.enter });
  part("title").addEventListener("click", (event) => {
    event.preventDefault();
    screens.goToFront();
  });
  board.inert = true;
  if (location.hash.startsWith(ANSWER)) {
    part("front").hidden = true;
    bar.hidden = true;
    void invitations().then((made) => made.handOver(location.hash, (word) => showStatus([words[word] ?? ""])));
  } else start();
}
