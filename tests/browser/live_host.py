"""The live page with this Python instead of the browser's: its real files, with a worker that relays messages."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from html import escape
from pathlib import Path
from queue import Empty, Queue
from string import Template
from tempfile import TemporaryDirectory
from typing import Any

from ora_widgets.widget.live.table import first_picture, page_words
from ora_widgets.widget.room.join_page import LATE_NOTICE_STYLE, JoinParts, join_page, late_notice
from tests.browser.served import Quiet, Traffic, serving

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "binder" / "site"
STATIC = ROOT / "ora_widgets" / "static"
LANGUAGES = ("en", "es", "pl")
LATEST_NEWS = 20.0  # seconds that a request for news may wait

WORKER = """
self.onmessage = async ({ data: begun }) => {
  const table = await (await fetch("/python", { method: "POST", body: JSON.stringify(begun) })).text();
  let sent = Promise.resolve();
  self.onmessage = ({ data: [message] }) => {
    sent = sent.then(() => fetch(`/python/${table}`, { method: "POST", body: JSON.stringify(message) }));
  };
  for (;;) {
    const news = await (await fetch(`/python/${table}`)).json();
    for (const message of news) postMessage(message);
  }
};
"""

TABLE = """
import json, os, sys
from pathlib import Path
sys.modules["ipywidgets"] = sys.modules["IPython"] = sys.modules["tornado"] = sys.modules["segno"] = None
begun = json.loads(sys.stdin.readline())
folder = Path(sys.argv[1])
os.environ |= {"ORA_GAMES": str(folder), "ORA_PROGRESS": str(folder / "ora_progress.json")}
from ora_widgets.widget.live.headless import install
install()
from ora_widgets.widget.live.table import LiveTable
from ora_widgets.widget.live.visitor_files import VisitorFiles
post = lambda message: print(message, flush=True)
table = LiveTable(post, begun["address"], begun["preferred"], VisitorFiles(folder, begun["files"]))
for line in sys.stdin:
    table.receive(json.loads(line))
"""


class RunningTable:
    """A Python with a board, and the messages it has sent."""

    def __init__(self, begun: str, folder: Path) -> None:
        command = [sys.executable, "-c", TABLE, str(folder)]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, bufsize=1
        )
        self._news: Queue[str] = Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.say(begun)

    def say(self, line: str) -> None:
        """Send one message."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._news.put(line.strip())

    def news(self) -> list[str]:
        """The messages since the last call; waits for at least one."""
        try:
            found = [self._news.get(timeout=LATEST_NEWS)]
            while not self._news.empty():
                found.append(self._news.get())
        except Empty:
            return []
        return found

    def end(self) -> None:
        """Stop this Python."""
        self._process.kill()
        self._process.communicate()


class LiveHost(Quiet):
    """Serves the page's files, and relays messages between its worker and Python."""

    def __init__(self, *args: Any, tables: list[RunningTable], folder: Path, **options: Any) -> None:
        self.tables, self.folder = tables, folder
        super().__init__(*args, **options)

    def do_GET(self) -> None:  # noqa: N802 - the name is inherited
        """Serve a file, or a table's messages."""
        if self.path.startswith("/python/"):
            self._answer(json.dumps(self.tables[int(self.path.rpartition("/")[2])].news()))
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802 - the name is inherited
        """Begin a table, or pass on a message."""
        body = self.rfile.read(int(self.headers["Content-Length"])).decode()
        if self.path == "/python":
            number = len(self.tables)
            self.tables.append(RunningTable(body, self.folder / f"kept-{number}"))
            self._answer(str(number))
        else:
            self.tables[int(self.path.rpartition("/")[2])].say(body)
            self._answer("")

    def _answer(self, text: str) -> None:
        data = text.encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        with suppress(BrokenPipeError):  # the page has been left
            self.wfile.write(data)


def write_page(folder: Path, relays: list[str]) -> None:
    """Write the page's files, without Python."""
    for name in ("live.js", "invite.js", "meet.js", "rendezvous.js", "widget.js", "widget.css"):
        shutil.copy(STATIC / name, folder)
    for name in ("live.css", "old-browser.js"):
        shutil.copy(SOURCES / name, folder)
    (folder / "live-worker.js").write_text(WORKER, encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"picture-{language}.json").write_text(json.dumps(first_picture(language)), encoding="utf-8")
    words = {language: page_words(language) for language in LANGUAGES}
    texts = {f"word_{name.replace('-', '_')}": escape(text) for name, text in words["en"].items()}
    # These names contain no hash of the content.
    named = [*(path.name for path in folder.iterdir()), "board.png", "icon.svg", "icon-180.png"]
    parts = {f"part_{re.sub('[^a-z0-9]', '_', name)}": name for name in named}
    built_in = {
        "words": words,
        "parts": {},
        "kept": [],
        "cache": "",
        "python": "",
        "bytes": 1,
        "iceServers": [],
        "relays": relays,
    }
    built = json.dumps(built_in).replace("<", "\\u003c")
    met = {"iceServers": [], "relays": relays, "rendezvous": "rendezvous.js"}
    guests = join_page(JoinParts("meet.js", "widget.js", "widget.css"), {**met, "board": "widget.js"})
    (folder / "join.html").write_text(guests, encoding="utf-8")
    html = Template((SOURCES / "live.html").read_text(encoding="utf-8"))
    (folder / "index.html").write_text(
        html.substitute(
            texts,
            **parts,
            canonical="./",
            preview="board.png",
            oembed="",
            late=late_notice(),
            late_style=LATE_NOTICE_STYLE,
            python="",
            built=built,
            reached=" ".join(["'self'", *relays]),
        ),
        encoding="utf-8",
    )


@contextmanager
def live_page(*relays: str) -> Iterator[str]:
    """Serve the live page, with relays if its owner has named some, and give its address."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "page").mkdir()
        write_page(folder / "page", [*relays])
        tables: list[RunningTable] = []
        handler = partial(LiveHost, directory=folder / "page", traffic=Traffic(), tables=tables, folder=folder)
        with serving(handler) as address:
            try:
                yield address
            finally:
                for table in tables:
                    table.end()
