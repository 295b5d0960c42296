"""Simulate a class: thirty pupils, and four pages in a browser, one of them a telephone.

python -m tests.bench.lesson [minutes]        by default fifteen

Pupils press about every ten seconds, and sometimes one disconnects and returns. Once a minute the teacher changes
something for all of them. In the middle the class's process is killed and restarted. The report says how quickly
presses were answered, and what was lost, which must be nothing.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from itertools import cycle
from secrets import token_urlsafe
from statistics import median
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, Page, async_playwright
from websockets.exceptions import WebSocketException

from tests.bench.classroom import Pupil
from tests.browser.chromium import find

PUPILS, MINUTES = 30, 15
EVERY = (4, 16)  # seconds between two presses of a pupil
DROPS_OUT = 0.04  # share of presses before which a pupil loses the connection
SIZES = ((390, 844), (768, 1024), (1280, 800), (1280, 800))
DOES = (
    "push()",
    "poll()",
    "play_out()",
    "go_on()",
    "freeze()",
    "go_on()",
    "show('Pupil 3', hidden=True)",
    "reveal()",
    "push(1)",
)
HOST = """
import sys
import ora_widgets as ora
from ora_widgets.widget.room.classroom.panel import view_of
room = ora.host(ora.assign("wheel"))
view = view_of(room)
print(room.link, flush=True)
for line in sys.stdin:
    try:
        eval(f"room.{line}")
    except ora.Refusal as refused:
        print(f"? {refused}", file=sys.stderr)
    table = room.pupils()
    memory = open("/proc/self/status").read().partition("VmRSS:")[2].split()[0]
    print(len(table), sum(row[1] == "here" for row in table), sum(row[3] for row in table), memory, flush=True)
"""


class Host:
    """The process of the class, which can be killed."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self.link = ""
        self.start()

    def start(self) -> None:
        """Open the class, or reopen it after it has been killed."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", HOST],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "ORA_GAMES": self._folder},
        )
        assert self._process.stdout is not None
        link = self._process.stdout.readline().strip()
        if self.link not in ("", link):
            print(f"the link has changed from {self.link} to {link}")
        self.link = link

    def does(self, what: str) -> list[int]:
        """Let the teacher act; returns pupils with a place, pupils present, what they have solved, and memory in kB."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{what}\n")
        self._process.stdin.flush()
        return [int(word) for word in self._process.stdout.readline().split()]

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self._process.kill()
        self._process.wait()


async def work_through_breaks(host: Host, name: str, until: float, times: list[float]) -> int:
    """Work until the end, reconnecting after each break; returns the number of breaks."""
    key, back = token_urlsafe(16), -1
    while time.monotonic() < until:
        with suppress(WebSocketException, OSError):
            pupil = await Pupil.sit(host.link, name, key)
            back += 1
            try:
                while time.monotonic() < until and random.random() > DROPS_OUT:
                    await asyncio.sleep(random.uniform(*EVERY))
                    await pupil.press()
                await pupil.leave()
            finally:
                times += pupil.times
        await asyncio.sleep(1)
    return back


async def real(browser: Browser, host: Host, number: int, until: float) -> tuple[int, list[str], Page]:
    """A page whose pupil presses whatever is offered; returns the number of presses, and the errors."""
    width, height = SIZES[number]
    page = await browser.new_page(viewport={"width": width, "height": height}, locale="en-US")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.set_default_timeout(120_000)
    await page.goto(host.link)
    await page.get_by_role("textbox", name="Your name").fill(f"Page {number}")
    await page.locator("form button").click()
    presses = 0
    while time.monotonic() < until:
        await asyncio.sleep(random.uniform(*EVERY))
        offered = page.locator(".ora-board button:visible:not([aria-disabled=true])").filter(
            has_text=random.choice(["Hint", "Check", "Begin again", "Use", "Build", "Pass", "Next"])
        )
        with suppress(Exception):  # the button may have gone, or a board may have stopped
            await offered.first.click(timeout=2_000)
            presses += 1
    return presses, errors, page


async def lesson(minutes: float, folder: str) -> None:
    """The lesson."""
    host = Host(folder)
    until = time.monotonic() + minutes * 60
    times: list[float] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=find())
        pupils = [asyncio.create_task(work_through_breaks(host, f"Pupil {n}", until, times)) for n in range(PUPILS)]
        pages = [asyncio.create_task(real(browser, host, n, until)) for n in range(len(SIZES))]
        middle, doing = time.monotonic() + minutes * 30, cycle(DOES)
        while time.monotonic() < until - minutes * 4:
            await asyncio.sleep(minutes * 4)  # a fifteenth of the lesson
            if middle and time.monotonic() > middle:
                middle = 0
                before = host.does("panel()")
                host.kill()
                host.start()
                after = host.does("panel()")
                print(f"killed: {before[0]} pupils with {before[2]} solved before, {after[0]} with {after[2]} after")
            what = next(doing)
            print(what, *host.does(what), flush=True)
        back = await asyncio.gather(*pupils)
        found = await asyncio.gather(*pages)
        places, here, solved, memory = host.does("go_on()")
        boards = [await page.locator(".ora-board").is_visible() for *_, page in found]
        await browser.close()
    host.kill()
    times.sort()
    print(
        f"{minutes:g} minutes, {len(times)} presses of {PUPILS} pupils, {sum(one[0] for one in found)} on {len(found)} pages"
    )
    print(f"from a press to its answer, ms: {median(times):.0f}, 95th percentile {times[int(0.95 * len(times))]:.0f}")
    print(f"places {places}, here {here}, tasks solved {solved}, memory {memory / 1000:.0f} MB")
    print(
        f"came back {sum(back)} times; boards there at the end: {boards}; errors on pages: {[one[1] for one in found]}"
    )


def main() -> None:
    """Run the lesson and print the results."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    with TemporaryDirectory() as folder:
        asyncio.run(lesson(minutes, folder))


if __name__ == "__main__":
    main()
