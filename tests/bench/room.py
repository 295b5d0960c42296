"""Measure how quickly a move reaches all screens, with four pages in one game and a hundred spectators.

python -m tests.bench.room        on a quiet machine: from a guest's press to another guest's redraw at most 150 ms and 2.5
                                  times the host's own redraw; at most 12 kB for a move and guest

The host's board is in a JupyterLab; the guests' pages connect to the room's server. Times are of one clock, the
machine's, and end with the frame after the position has changed; spectators draw nothing and record when a frame
arrived. Bytes are those of all frames to a guest, including answers to the page's queries, compressed as the server
compresses them.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import threading
import time
import zlib
from pathlib import Path
from secrets import token_urlsafe
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Locator, WebSocket, expect, sync_playwright
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ora_widgets.widget.room.guest_server import VERSION
from tests.browser import chromium
from tests.browser.lab import LabServer, new_lab_page

CELL = "import ora_widgets as ora\nroom = ora.host(ora.new_game(4), network=False)\nroom"
TURNS, SPECTATORS = 4, 100  # turns; with half as many again, all rounds before the first settlement phase would be over
PAUSE_MS = 900  # after a press on a page, because a second one at the same place would count as a slip
# From now on, record when each position was drawn: the end of the frame after it had changed.
WATCH = """board => {
  board.drawn = {};
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => {
    board.drawn[board.dataset.ply] ??= performance.timeOrigin + performance.now();
  }))).observe(board, { attributes: true, attributeFilter: ["data-ply"] });
}"""
SYNC = b"\x00\x00\xff\xff"  # the end of a deflated message, which is not sent
PRESS = """button => { const at = performance.timeOrigin + performance.now(); button.click(); return at; }"""


class Spectators:
    """Connections of spectators, in their own thread; they record the time and length of each frame."""

    def __init__(self, link: str, count: int) -> None:
        self.frames: list[dict[int, tuple[float, int]]] = [{} for _ in range(count)]
        self._address, self._secret = link.split("#")
        self._there = threading.Barrier(2)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._there.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    def _run(self) -> None:
        self._loop.run_until_complete(self._watch())

    async def _watch(self) -> None:
        self._stop = asyncio.Event()
        lines = [await self._open() for _ in self.frames]
        tasks = [asyncio.create_task(self._listen(line, seen)) for line, seen in zip(lines, self.frames, strict=True)]
        await asyncio.to_thread(self._there.wait)
        await self._stop.wait()
        for line in lines:
            await line.close()
        await asyncio.gather(*tasks)

    async def _open(self) -> Counting:
        origin = Origin(self._address.removesuffix("/join"))
        address = self._address.replace("http", "ws", 1) + "/ws"
        line = await connect(address, origin=origin, proxy=None, create_connection=Counting, ping_interval=None)
        hello = {"frame": "hello", "version": VERSION, "secret": self._secret, "key": token_urlsafe(16), "sit": True}
        await line.send(json.dumps({**hello, "seat": "", "name": "", "language": "en"}))
        while json.loads(await line.recv())["frame"] != "traits":
            pass
        assert isinstance(line, Counting)
        return line

    async def _listen(self, line: Counting, seen: dict[int, tuple[float, int]]) -> None:
        before = line.received
        async for text in line:
            frame = json.loads(text)
            if frame["frame"] == "traits":
                seen[frame["ply"]] = time.time() * 1000, line.received - before
                before = line.received


class Counting(ClientConnection):
    """A connection that counts the received bytes in compressed form."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Count the bytes and pass them on."""
        self.received += len(data)
        super().data_received(data)


class Received:
    """The bytes that a guest's page receives: compressed again as by the server, since a browser shows only text."""

    HEADER = 4  # bytes of the header of a frame of 126 to 65535 bytes, as nearly all are

    def __init__(self) -> None:
        self.bytes = 0
        self._deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)

    def listen(self, socket: WebSocket) -> None:
        """Count the bytes that a connection receives."""
        socket.on("framereceived", self._count)

    def _count(self, text: str | bytes) -> None:
        data = text.encode() if isinstance(text, str) else text
        packed = self._deflate.compress(data) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        self.bytes += len(packed) - len(SYNC) + self.HEADER


def guest(browser: Browser, link: str, received: Received, *, small: bool) -> Locator:
    """The board of a guest who has just taken a seat."""
    size = {"width": 390, "height": 844} if small else {"width": 1280, "height": 800}
    page = browser.new_context(viewport=size).new_page()  # type: ignore[arg-type]
    page.on("websocket", received.listen)
    page.goto(link)
    page.locator("[data-sit]").click()
    board = page.locator(".ora-board")
    expect(board).to_be_visible()
    return board


def moves(boards: dict[str, Locator], turns: int) -> list[tuple[str, int, float]]:
    """Pass turns; returns who moved, to which ply, and when the button was pressed."""
    for board in boards.values():
        board.evaluate(WATCH)
    made: list[tuple[str, int, float]] = []
    ply = int(boards["R"].get_attribute("data-ply") or 0)
    for _ in range(turns):
        for seat, board in boards.items():
            for _ in ("pass", "done"):
                button = board.locator("[data-primary]")
                button.wait_for()
                board.page.wait_for_timeout(PAUSE_MS)
                at = float(button.evaluate(PRESS))
                ply += 1
                made.append((seat, ply, at))
                for other in boards.values():
                    expect(other).to_have_attribute("data-ply", str(ply))
    boards["R"].page.wait_for_timeout(PAUSE_MS)  # until the last frame has been drawn everywhere
    return made


def redraws(boards: dict[str, Locator], made: list[tuple[str, int, float]]) -> tuple[list[float], list[float]]:
    """Milliseconds until the host's own redraw, and from a guest's press until the redraw on another guest's page."""
    drawn: dict[str, dict[str, float]] = {
        seat: board.evaluate("board => board.drawn") for seat, board in boards.items()
    }
    own = [drawn[seat][str(ply)] - at for seat, ply, at in made if seat == "W"]
    others = [
        drawn[other][str(ply)] - at
        for seat, ply, at in made
        for other in boards
        if "W" not in (seat, other) and other != seat
    ]
    return sorted(own), sorted(others)


def row_of(name: str, times: list[float]) -> str:
    """A row of the output."""
    return f"{name:<52} {median(times):6.0f}, 95th percentile {times[int(0.95 * len(times))]:.0f}"


def main() -> None:
    """Measure and print."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else TURNS
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1400, "height": 1000})
        server = LabServer(Path(folder))
        try:
            lab = new_lab_page(context, server, "room", [CELL])
            lab.run()
            links: dict[str, Any] = lab.value("room.links")
            host = lab.output(0).locator(".ora-board")
            host.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
            heard = {seat: Received() for seat in "RGB"}
            guests = {seat: guest(browser, links[seat], heard[seat], small=seat == "G") for seat in heard}
            boards = guests | {"W": host}
            came = {seat: received.bytes for seat, received in heard.items()}
            played = moves(boards, turns)
            own, others = redraws(boards, played)
            per_move = [(received.bytes - came[seat]) / len(played) for seat, received in heard.items()]
            crowd = Spectators(links["watch"], SPECTATORS)
            made = moves(boards, max(1, turns // 2))
            own_in_crowd, others_in_crowd = redraws(boards, made)
            crowd.stop()
        finally:
            server.stop()
            browser.close()
    last = sorted(max(seen[ply][0] for seen in crowd.frames) - at for seat, ply, at in made)
    sizes = sorted(seen[ply][1] for seen in crowd.frames for _, ply, _ in made)
    print(row_of("the host's own redraw, ms", own))
    print(row_of("a guest's move on another guest's page, ms (≤ 150)", others))
    print(f"  = {median(others) / median(own):.1f} redraws of the host (≤ 2.5)")
    print(
        f"bytes of a move for a guest who plays (≤ 12000): {sum(per_move) / len(per_move):.0f}, at most {max(per_move):.0f}"
    )
    print(row_of(f"with {SPECTATORS} who watch: the host's own redraw, ms", own_in_crowd))
    print(row_of("  a guest's move on another guest's page, ms", others_in_crowd))
    print(row_of("  until the last who watches has it, ms", last))
    print(f"bytes of a move for who watches (≤ 12000): {median(sizes):.0f}, at most {sizes[-1]}")


if __name__ == "__main__":
    main()
