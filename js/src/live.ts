// The live page: a picture of the board at once, and in its place the board as soon as Python is there.
import { followSystem } from "./effects/system-theme";
import { MissingPart } from "./live/download-progress";
import { connectDoors } from "./live/front-page";
import { keepFiles, keptFiles, storageHere } from "./live/kept-files";
import { languageOf, type Words } from "./live/page-language";
import { createScreens } from "./live/screens";
import { showTask } from "./live/task-answer";
import { createModel, type FromPython } from "./live/worker-model";
import type { Begin, FromWorker } from "./live-worker";

/** What the build has written into the page. */
interface Built {
  words: Record<string, Words>;
  python: string;
  bytes: number;
}

const part = <Found extends HTMLElement>(name: string) => document.querySelector(`[data-live="${name}"]`) as Found;
const here = (file: string) => new URL(file, import.meta.url).href;

const built: Built = JSON.parse(part("built").textContent ?? "");
const language = languageOf(location.search, navigator.languages, Object.keys(built.words));
const words = built.words[language] as Words;
const board = part("board");
/** What has been played of a task for a class. */
let tried: Record<string, string> = {};
const bar = part<HTMLProgressElement>("bar");
const storage = storageHere();

/** Some sentences, and buttons where something can be done. */
function showStatus(sentences: string[], ...buttons: [label: string, press: () => void][]) {
  const status = part("told");
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
});

/** Say everything that the page itself says in the language. */
function translate() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-word]")) {
    element.textContent = words[element.dataset.word ?? ""] ?? "";
  }
  bar.setAttribute("aria-label", words.fetching ?? "");
}

let tries = -1;

/** The board without anybody who answers. */
async function picture(): Promise<ReturnType<typeof createModel>> {
  tries += 1;
  const traits = fetch(here(`picture-${language}.json`)).then((response) => response.json());
  // A module that did not arrive is not asked for again by some browsers, unless it has another address.
  const { default: make } = await import(here(tries ? `widget.js?${tries}` : "widget.js"));
  const model = createModel(await traits);
  board.replaceChildren();
  make().render({ model, el: board });
  return model;
}

/** Have what comes kept for the next visit, where the browser does that. */
async function keep(): Promise<void> {
  const keeper = navigator.serviceWorker;
  if (!keeper) return;
  try {
    await keeper.register(here("live-cache.js"));
    const { active } = await keeper.ready;
    if (keeper.controller) return;
    const taken = new Promise((done) => keeper.addEventListener("controllerchange", done, { once: true }));
    active?.postMessage("claim");
    await taken;
  } catch (error) {
    console.warn("ora_widgets: nothing is kept for the next visit", error);
  }
}

/** A worker whose script does not arrive says nothing at all in some browsers, so it is fetched before. */
async function workerIsHere(): Promise<void> {
  try {
    const { ok } = await fetch(here("live-worker.js"));
    if (ok) return;
  } catch (error) {
    console.warn("ora_widgets:", error);
  }
  throw new MissingPart("python");
}

/** What came before anybody kept it. */
function keepTheRest() {
  const files = ["live.js", "widget.js", "widget.css", "live.css", `picture-${language}.json`];
  if (navigator.serviceWorker?.controller) {
    for (const file of ["./", ...files]) void fetch(here(file)).catch(() => {});
  }
}

function play(model: ReturnType<typeof createModel>): void {
  const worker = new Worker(here("live-worker.js"), { type: "module" });
  const fail = (sentence: string) => {
    worker.terminate();
    bar.hidden = true;
    showStatus([sentence], [words.again ?? "", () => start(model)]);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(words["missing-python"] ?? "");
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker | string>) => {
    if (typeof data === "string") {
      const news: FromPython = JSON.parse(data);
      model.receive(news);
      if (news.begin) ready(news.begin, model);
      screens.receive(news);
      if (news.tried) tried = news.tried;
      if (news.files && !keepFiles(storage, news.files)) showStatus([words["not-kept"] ?? ""]);
    } else if ("arrived" in data) bar.value = data.arrived;
    else if ("starting" in data) {
      bar.removeAttribute("value");
      showStatus([words.starting ?? ""]);
    } else if ("missing" in data) fail(words[`missing-${data.missing}`] ?? "");
    else fail(`${words.broken} ${data.broken}`);
  };
  model.connect((message, buffers) => worker.postMessage([JSON.stringify(message), buffers], buffers));
  const begin: Begin = {
    address: location.href,
    preferred: navigator.languages,
    python: built.python,
    bytes: built.bytes,
    files: keptFiles(storage),
  };
  worker.postMessage(begin);
}

/**
 * A visitor who left a game here has it again, and the button leads to a new one; an address that means nothing
 * leads to a new game.
 */
function ready({ told, task, resumed }: NonNullable<FromPython["begin"]>, model: ReturnType<typeof createModel>) {
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
  showStatus(told, ...(told.length ? [[words.new ?? "", startNew] satisfies [string, () => void]] : []));
  python = model;
  screens.ready();
  keepTheRest();
}

async function start(drawn?: ReturnType<typeof createModel>): Promise<void> {
  bar.hidden = false;
  bar.value = 0;
  showStatus([words.fetching ?? ""]);
  const kept = keep();
  let model = drawn;
  try {
    model ??= await picture();
    await kept;
    await workerIsHere();
    play(model);
  } catch (error) {
    console.warn("ora_widgets:", error);
    const lost = error instanceof MissingPart ? error.part : "board";
    bar.hidden = true;
    showStatus([words[`missing-${lost}`] ?? ""], [words.again ?? "", () => start(model)]);
  }
}

// A page that could not be drawn has said so already.
if (document.documentElement.dataset.old === undefined) {
  followSystem();
  translate();
  connectDoors({ front: part("front"), storage, enter: screens.enter });
  part("title").addEventListener("click", (event) => {
    event.preventDefault();
    screens.goToFront();
  });
  board.inert = true;
  void start();
}
