// The worker of the live page: loads Python and the game, starts them, and passes messages between them and the page.
import {
  countingFetch,
  keepingFetch,
  MissingPart,
  type Part,
  unpacked,
  withEarlyAnswers,
} from "./live/download-progress";
import type { Files } from "./live/kept-files";

/** The page's first message; all later ones are messages of the board. */
export interface Begin {
  address: string;
  preferred: readonly string[];
  /** The folder of Pyodide. */
  python: string;
  /** The archives of the game and of Python's standard library, each packed as a whole. */
  game: string;
  library: string;
  /** The archive of the explorer with its games, loaded when somebody opens it. */
  explorer: string;
  /** The cache to fill at a first visit, which has no service worker yet; null otherwise. */
  cache: string | null;
  /** How many bytes will be loaded. */
  bytes: number;
  /** The files kept from earlier visits. */
  files: Files;
}

/** Messages of the worker itself; those of Python are JSON strings. */
export type FromWorker = { arrived: number } | { starting: true } | { missing: Part } | { broken: string };

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(
    code: string,
  ): (post: (message: string) => void, address: string, preferred: unknown, files: unknown) => Table;
  toPy(value: unknown): unknown;
}

interface Table {
  /** Whether a message needs the explorer while that is not loaded. */
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

async function requirePart<T>(part: Part, work: Promise<T>): Promise<T> {
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
  const uncounted = self.fetch.bind(self); // for what is loaded after the bar is full
  // Python waits for ever if one of its files is missing, so this promise rejects instead.
  const lost = new Promise<never>((_, reject) => {
    self.fetch = countingFetch(
      cache ? keepingFetch(self.fetch.bind(self), cache) : self.fetch.bind(self),
      (sum) => say({ arrived: Math.min(1, sum / bytes) }),
      (address, error) => {
        if (address !== game) reject(error);
      },
    );
  });
  lost.catch(() => {}); // handled below, by the code that waits for it
  // Request these files together with Python's program, which would ask for them only after it has started.
  const [program, lock] = [`${python}pyodide.asm.wasm`, `${python}pyodide-lock.json`];
  self.fetch = withEarlyAnswers(self.fetch, {
    [program]: fetch(program),
    [library]: fetch(library).then(unpacked),
    [lock]: fetch(lock),
  });
  const gameFiles = requirePart(
    "game",
    fetch(game).then((response) => unpacked(response).arrayBuffer()),
  );
  gameFiles.catch(() => {}); // handled below, once Python has started
  const { loadPyodide } = await requirePart("python", import(`${python}pyodide.mjs`));
  const loading = loadPyodide({ indexURL: python, stdLibURL: library });
  const py: Python = await requirePart("python", Promise.race([loading, lost]));
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
      // If loading fails, Python says so, and the next press tries again.
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
