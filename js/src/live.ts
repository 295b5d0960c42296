// The live page: a picture of the board at once, replaced by the board as soon as Python has loaded.
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

/** The data that the build has written into the page. */
interface Built {
  words: Record<string, Words>;
  /** The addresses of the page's parts, by name. */
  parts: Record<string, string>;
  /** The addresses that a second visit needs. */
  kept: string[];
  /** The name of the cache for them. */
  cache: string;
  /** The folder of Pyodide. */
  python: string;
  bytes: number;
  /** The servers that connect guests; none unless the site's owner has named some. */
  iceServers: RTCIceServer[];
  relays: string[];
}

const part = <Found extends HTMLElement>(name: string) => document.querySelector(`[data-live="${name}"]`) as Found;
const absoluteUrl = (address: string) => new URL(address, document.baseURI).href;

const built: Built = JSON.parse(part("built").textContent ?? "");
const addressOf = (file: string) => absoluteUrl(built.parts[file] ?? file);
const language = languageOf(location.search, navigator.languages, Object.keys(built.words));
const words = built.words[language] as Words;
const board = part("board");
/** The moves played in a class's task. */
let tried: Record<string, string> = {};
const bar = part<HTMLProgressElement>("bar");
const storage = storageHere();
/** Whether a service worker already caches the page, since an earlier visit. */
const isKept = Boolean(serviceWorkerHere()?.controller);

/** Undefined where the browser has no service workers, or forbids them in an embedded page. */
function serviceWorkerHere(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Show some sentences, with buttons for what can be done. */
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
    if (!address.startsWith(ANSWER_PREFIX)) return false;
    void loadInviting().then((panel) => panel.answer(address));
    return true;
  },
  goesOnElsewhere: () => void invited?.then((panel) => panel.hangUp()),
});

// ---- guests

const ANSWER_PREFIX = "#answer=";
let invited: Promise<Inviting> | undefined;
/** The code for inviting guests is loaded when first needed. */
const invitations = async (): Promise<typeof invite> => (await import(addressOf("invite.js"))).default;

function loadInviting(): Promise<Inviting> {
  invited ??= invitations().then((made) =>
    made.create({
      place: part("room"),
      words,
      iceServers: built.iceServers,
      relays: built.relays,
      rendezvous: () => import(addressOf("rendezvous.js")),
      join: absoluteUrl("join.html"),
      send: (message) => python?.send(message, undefined),
    }),
  );
  return invited;
}

/** Put the page's own texts into its language. */
function translate() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) {
    element.textContent = words[element.dataset.word ?? ""] ?? "";
  }
  document.querySelector('meta[name="description"]')?.setAttribute("content", words["door-what"] ?? "");
  bar.setAttribute("aria-label", words.fetching ?? "");
}

let tries = -1;
const newTry = () => (tries ? `?${tries}` : "");

/** Draw the board as a picture, with nothing behind it to answer. */
async function picture(): Promise<ReturnType<typeof createModel>> {
  const traits = fetch(addressOf(`picture-${language}.json`)).then((response) => response.json());
  traits.catch(() => {}); // handled below
  // Some browsers do not request a failed module again, except at another address.
  const { default: make } = await import(addressOf("widget.js") + newTry());
  const model = createModel(await traits);
  board.replaceChildren();
  make().render({ model, el: board });
  return model;
}

/** Let the service worker cache the page for the next visit, if there is one; the game does not wait for it. */
async function keep(): Promise<void> {
  const keeper = serviceWorkerHere();
  if (!keeper) return;
  await keeper.register(absoluteUrl("service-worker.js"));
  const { active } = await keeper.ready;
  if (!keeper.controller) {
    const taken = new Promise((done) => keeper.addEventListener("controllerchange", done, { once: true }));
    active?.postMessage("claim");
    await taken;
  }
}

/** Fetch again, from the browser's own cache, what arrived before the service worker could keep it. */
async function keepWhatCame() {
  try {
    await keep();
    if (!serviceWorkerHere()?.controller) return;
    await Promise.all(
      ["./", ...built.kept].map(absoluteUrl).map(async (address) => {
        if (!(await caches.match(address))) await fetch(address, { cache: "force-cache" });
      }),
    );
  } catch (error) {
    console.warn("ora_widgets: nothing is kept for the next visit", error);
  }
}

/** Request the worker's script separately, because some browsers do not report that a worker failed to load. */
async function workerIsHere(): Promise<void> {
  const { ok } = await fetch(addressOf("live-worker.js"));
  if (!ok) throw new MissingPart("python");
}

/** Load Python and the picture at the same time; `drawn` is a picture from before a failed attempt. */
function start(drawn?: ReturnType<typeof createModel>): void {
  tries += 1;
  let model = drawn;
  let isStarting = false;
  bar.hidden = false;
  bar.value = 0;
  showStatus([words.fetching ?? ""]);
  const drawing = drawn ? Promise.resolve(drawn) : picture();
  let worker: Worker;
  try {
    worker = new Worker(addressOf("live-worker.js") + newTry(), { type: "module" });
  } catch (error) {
    console.warn("ora_widgets:", error);
    bar.hidden = true;
    showStatus([words["too-old"] ?? ""]);
    return;
  }
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
      void drawing.then((made) => applyNews(news, made, arrival));
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
    python: absoluteUrl(built.python),
    game: addressOf("game.packed"),
    library: addressOf("stdlib.packed"),
    explorer: addressOf("explorer.packed"),
    cache: isKept || !serviceWorkerHere() ? null : built.cache,
    bytes: built.bytes,
    files: keptFiles(storage),
  };
  worker.postMessage(begin);
}

/** Apply news from Python. */
function applyNews(news: FromPython, model: ReturnType<typeof createModel>, arrival: Arrival) {
  arrival.stop();
  model.receive(news);
  if (news.begin) ready(news.begin, model);
  screens.receive(news);
  if (news.room) {
    const { room } = news;
    void loadInviting().then((panel) => panel.receive(room));
  }
  if (news.tried) tried = news.tried;
  if (news.files && !keepFiles(storage, news.files)) showStatus([words["not-kept"] ?? ""]);
}

/** Start with a returning visitor's game, if any, and show a button for a new one. */
function ready({ notices, task, resumed }: NonNullable<FromPython["begin"]>, model: ReturnType<typeof createModel>) {
  bar.hidden = true;
  if (task) {
    part("title").textContent = task.title;
    // Outside the stage, which stacks its children.
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
  // Everything the page waited for has arrived, so it can be cached now.
  if (!isKept) void keepWhatCame();
}

// A browser that is too old has already shown a message.
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
  if (location.hash.startsWith(ANSWER_PREFIX)) {
    part("front").hidden = true;
    bar.hidden = true;
    void invitations().then((made) => made.handOver(location.hash, (word) => showStatus([words[word] ?? ""])));
  } else start();
}
