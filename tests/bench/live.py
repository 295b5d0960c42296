"""Measure a visitor's wait for the live page on a slow line: for the picture, and for the first move.

python -m tests.bench.live dist/site           on a quiet machine: at most 6 seconds for the first visit, 2.5 for the second
python -m tests.bench.live dist/site 0.25      the browser has a quarter of each processor: at most 12 seconds for the first visit

The server slows the line down to 20 million bits a second for all requests together, with a latency of 50 milliseconds
each, because a browser's own tools do not slow down workers, which load nearly everything here. For the same reason a
share of the processors is simulated by stopping all of the browser's processes for the rest of every tenth of a second
(Linux). Compressed files are served where they exist, and everything may be cached for ten minutes, as on usual hosts.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, expect, sync_playwright

from tests.browser import chromium
from tests.browser.reach import Reach
from tests.browser.served import Quiet, Traffic

BITS = 20_000_000
DELAY = 0.05
PIECE = 16_384
PERIOD = 0.1  # seconds
PATIENCE = 300_000
CODINGS = ((".br", "br"), (".gz", "gzip"))
FELLINGS = (("0,1", "wood"), ("0,2", "joker"))


class Line:
    """The capacity that all requests share, and the number of bytes sent so far."""

    def __init__(self) -> None:
        self.bytes = 0
        self._lock = threading.Lock()
        self._free = 0.0

    def take(self, size: int) -> None:
        """Wait until a number of bytes may have been sent."""
        with self._lock:
            self.bytes += size
            now = time.perf_counter()
            self._free = max(now, self._free) + size * 8 / BITS
            wait = self._free - now
        time.sleep(wait)


class Slow(Quiet):
    """Serves files at the speed of the line, compressed where a compressed file exists."""

    def __init__(self, *args: Any, line: Line, **options: Any) -> None:
        self.line = line
        super().__init__(*args, **options)

    def do_GET(self) -> None:  # noqa: N802 - the name is inherited
        """Serve a file after the latency."""
        time.sleep(DELAY)
        super().do_GET()

    def send_head(self) -> Any:
        """Send the headers for the smallest form that the browser accepts."""
        path = urlsplit(self.path).path
        file = self.translate_path(f"{path}index.html" if path.endswith("/") else path)
        taken = self.headers.get("Accept-Encoding", "")
        for ending, coding in CODINGS:
            if coding in taken and Path(file + ending).is_file():
                data = Path(file + ending).read_bytes()
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(file))
                self.send_header("Content-Encoding", coding)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                return BytesIO(data)
        return super().send_head()

    def end_headers(self) -> None:
        """Let browsers cache the file."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send the bytes of a file in pieces."""
        while piece := source.read(PIECE):
            self.line.take(len(piece))
            outputfile.write(piece)


def descendants() -> dict[int, str]:
    """The descendants of this process, with their command lines."""
    parents, commands = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            commands[int(folder.name)] = (folder / "cmdline").read_text()
    found = {os.getpid()}
    while more := {one for one, parent in parents.items() if parent in found} - found:
        found |= more
    return {one: commands.get(one, "") for one in found}


@contextmanager
def slow_browser(share: float) -> Iterator[None]:
    """Let the browser run for a share of every tenth of a second."""
    over = threading.Event()

    def tell(processes: list[int], number: signal.Signals) -> None:
        for one in processes:
            with suppress(ProcessLookupError):
                os.kill(one, number)

    def alternate() -> None:
        browser: list[int] = []
        while not over.wait(PERIOD * share):
            stopped = time.perf_counter()
            tell(browser, signal.SIGSTOP)
            # Searching for new processes takes a while, in which the others are stopped.
            browser = [one for one, command in descendants().items() if "chrom" in command.partition("\0")[0]]
            tell(browser, signal.SIGSTOP)
            over.wait(max(0, PERIOD * (1 - share) - time.perf_counter() + stopped))
            tell(browser, signal.SIGCONT)

    thread = threading.Thread(target=alternate, daemon=True)
    if share < 1:
        thread.start()
    try:
        yield
    finally:
        over.set()
        if share < 1:
            thread.join()


def visit(context: BrowserContext, address: str, visits: int) -> tuple[float, float]:
    """Seconds until the picture, and until the first move; a later visit finds the game as it was left."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(f"{address}/")
    page.locator(
        '.front [data-door="go-on"]:visible, .front:has([data-door="go-on"][hidden]) [data-door="bot"]'
    ).click()
    expect(page.locator(".ora-board")).to_be_visible(timeout=PATIENCE)
    picture = time.perf_counter() - begun
    expect(page.locator("body")).to_have_attribute("data-state", "ready", timeout=PATIENCE)
    board = Reach(page.locator(".ora-board"), PATIENCE)
    expect(board.root).to_have_attribute("data-ply", str(visits), timeout=PATIENCE)
    for pick in FELLINGS[visits]:
        board.pick(pick)
    expect(board.root).to_have_attribute("data-ply", str(visits + 1), timeout=PATIENCE)
    played = time.perf_counter() - begun
    page.wait_for_load_state("networkidle")
    page.close()
    return picture, played


def main(site: Path, share: float = 1) -> None:
    """Measure two visits of one visitor, and the files they request.

    Args:
        share: How much of the processors the browser has.
    """
    traffic, line = Traffic(), Line()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Slow, directory=site, traffic=traffic, line=line))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find())
        context = browser.new_context()
        for visits, name in enumerate(("first visit", "second visit")):
            traffic.asked.clear()
            line.bytes = 0
            with slow_browser(share):
                picture, played = visit(context, address, visits)
            asked, sent = len(traffic.asked), line.bytes / 1e6
            print(f"{name}: picture {picture:.1f} s, first move {played:.1f} s, {asked} requests, {sent:.2f} MB")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(
        Path(sys.argv[1] if len(sys.argv) > 1 else "dist/site").resolve(),
        float(sys.argv[2]) if len(sys.argv) > 2 else 1,
    )
