// The worker of the live page: fetches Python and the game, starts them, and carries messages between them and the page.
import { countingFetch, early, keepingFetch, MissingPart, type Part, unpacked } from "./live/download-progress";
import type { Files } from "./live/kept-files";

/** What the page says first; everything after it is a message of the board. */
export interface Begin {
  address: string;
  preferred: readonly string[];
  /** The folder of Pyodide. */
  python: string;
  /** The archives of the game and of Python's library, each packed as a whole. */
  game: string;
  library: string;
  /** The archive of the explorer and of its games, which comes once somebody opens it. */
  explorer: string;
  /** The cache of a first visit, which nobody else fills; none at others. */
  cache: string | null;
  /** How many bytes will come. */
  bytes: number;
  /** What was kept at earlier visits. */
  files: Files;
}

/** What the worker itself says; messages of Python are JSON. */
export type FromWorker = { arrived: number } | { starting: true } | { missing: Part } | { broken: string };

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(
    code: string,
  ): (post: (message: string) => void, address: string, preferred: unknown, files: unknown) => Table;
  toPy(value: unknown): unknown;
}

interface Table {
  /** Whether a message is for the explorer, which has not come. */
  needs_explorer(message: string): boolean;
  receive(message: string, buffers: unknown): void;
}

const START = `
import os, sys
from pathlib import Path
from left_out import NAMES
class LeftOut:
    def find_spec(name, path=None, target=None):
        if name in NAMES:
            print("left out of Python's library, but wanted:", name, file=sys.stderr)
sys.meta_path.append(LeftOut)
sys.path.insert(0, "/game")
os.environ |= {"ORA_GAMES": "/kept", "ORA_PROGRESS": "/kept/ora_progress.json"}
from ora_widgets.widget.live import headless, light_words
headless.install()
light_words.install()
from ora_widgets.widget.live.table import LiveTable
from ora_widgets.widget.live.visitor_files import VisitorFiles
lambda post, address, preferred, files: LiveTable(post, address, preferred, VisitorFiles(Path("/kept"), files))
`;

const say = (news: FromWorker | string) => postMessage(news);

async function got<T>(part: Part, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    console.warn("ora_widgets:", error);
    throw new MissingPart(part);
  }
}

async function begin({
  address,
  preferred,
  python,
  game,
  library,
  explorer,
  cache,
  bytes,
  files,
}: Begin): Promise<void> {
  const uncounted = self.fetch.bind(self); // for what comes after the bar is full
  // Python waits for ever where its own file cannot be had.
  const lost = new Promise<never>((_, reject) => {
    self.fetch = countingFetch(
      cache ? keepingFetch(self.fetch.bind(self), cache) : self.fetch.bind(self),
      (sum) => say({ arrived: Math.min(1, sum / bytes) }),
      (address, error) => {
        if (address !== game) reject(error);
      },
    );
  });
  lost.catch(() => {}); // heard of below, once somebody waits for it
  // What Python will ask for by itself, once its program is there, comes at the same time as that.
  const [program, lock] = [`${python}pyodide.asm.wasm`, `${python}pyodide-lock.json`];
  self.fetch = early(self.fetch, {
    [program]: fetch(program),
    [library]: fetch(library).then(unpacked),
    [lock]: fetch(lock),
  });
  const gameFiles = got(
    "game",
    fetch(game).then((response) => unpacked(response).arrayBuffer()),
  );
  gameFiles.catch(() => {}); // heard of below, once Python is there
  const { loadPyodide } = await got("python", import(`${python}pyodide.mjs`));
  const loading = loadPyodide({ indexURL: python, stdLibURL: library });
  const py: Python = await got("python", Promise.race([loading, lost]));
  const archive = await gameFiles;
  say({ starting: true });
  py.unpackArchive(archive, "zip", { extractDir: "/game" });
  const table = py.runPython(START)(say, address, py.toPy(preferred), py.toPy(files));
  let coming: Promise<void> | undefined;
  const fetchExplorer = async () => {
    const response = await uncounted(explorer);
    if (!response.ok) throw new TypeError(`${response.status} ${explorer}`);
    py.unpackArchive(await unpacked(response).arrayBuffer(), "zip", { extractDir: "/game" });
  };
  self.onmessage = async ({ data: [message, buffers] }) => {
    if (table.needs_explorer(message)) {
      // Where it cannot be had, Python says so, and the next press tries again.
      coming ??= fetchExplorer().catch((error: unknown) => console.warn("ora_widgets:", error));
      await coming;
      coming = undefined;
    }
    table.receive(message, py.toPy(buffers));
  };
}

self.onmessage = ({ data }: MessageEvent<Begin>) => {
  begin(data).catch((error: unknown) =>
    say(error instanceof MissingPart ? { missing: error.part } : { broken: String(error) }),
  );
};
