"""Measure how quickly presses are answered, and the memory for each pupil, with thirty pupils at one kernel.

python -m tests.bench.classroom [lesson|bot]    on a quiet machine of two cores: from a press to its answer at most 300 ms at the
                                                95th percentile while all press within ten seconds; at most 5 MB a pupil

With the name of a bot, each pupil plays a short game for two against that bot, which thinks while others press.

The class runs in its own process with the teacher's panel; pupils connect through the room's server. Times are of one
clock and end when both the answer and the new position have arrived.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from contextlib import suppress
from secrets import token_urlsafe
from statistics import median
from tempfile import TemporaryDirectory

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from ora_widgets.widget.room.guest_server import VERSION

PUPILS, SECONDS, ROUNDS = 30, 10, 5
HOST = """
import sys
import ora_widgets as ora
from ora_widgets.bots.levels import LEVELS
from ora_widgets.widget.room.classroom.panel import view_of
bot = sys.argv[1] in LEVELS
game = ora.new_game(2, length="short")
room = ora.host(ora.assign(game, bots={"G": sys.argv[1]}) if bot else ora.assign(sys.argv[1]))
view = view_of(room)
print(room.link, flush=True)
for _ in sys.stdin:
    status = open("/proc/self/status").read()
    print(status.partition("VmRSS:")[2].split()[0], flush=True)
"""


class Class:
    """The process that runs the class."""

    def __init__(self, lesson: str) -> None:
        self._folder = TemporaryDirectory()  # where the class is saved after every press
        self._process = subprocess.Popen(
            [sys.executable, "-c", HOST, lesson],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "ORA_GAMES": self._folder.name},
        )
        self.link = self._read()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def memory(self) -> int:
        """Its present memory, in kB."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return int(self._read())

    def end(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()
        self._folder.cleanup()


class Pupil:
    """A pupil's page, which records the time of each answer."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self._traits: dict[str, object] = {}
        self._position: dict[str, object] = {}
        self.times: list[float] = []
        self.refused = 0

    @classmethod
    async def sit(cls, link: str, name: str, key: str = "") -> Pupil:
        """Open the link and enter a name."""
        address, secret = link.split("#")
        origin = Origin(address.removesuffix("/join"))
        line = await connect(address.replace("http", "ws", 1) + "/ws", origin=origin, proxy=None, max_size=None)
        pupil = cls(line)
        hello = {"frame": "hello", "version": VERSION, "secret": secret, "key": key or token_urlsafe(16), "sit": True}
        await line.send(json.dumps({**hello, "seat": "", "name": name, "language": "en"}))
        while not pupil._position:
            pupil._take(json.loads(await line.recv()))
        return pupil

    def _take(self, frame: dict[str, object]) -> bool:
        """Apply a frame; returns whether it is an answer."""
        if frame["frame"] == "traits":
            traits = frame["traits"]
            assert isinstance(traits, dict)
            self._traits.update(traits)
            self._position = {"ply": frame["ply"], "head": frame["head"]}
        self.refused += frame["frame"] == "refused"
        return frame["frame"] in ("answer", "refused")

    async def press(self) -> None:
        """Play a possible move, or restart the step if there is none."""
        with suppress(TimeoutError):  # frames that arrived meanwhile, for example from a bot
            while True:
                self._take(json.loads(await asyncio.wait_for(self._line.recv(), 0.05)))
        ask = self._traits["_ask"]
        assert isinstance(ask, dict)
        options = [option["line"] for option in ask.get("options", []) if option.get("line")]
        if not options and self._traits.get("_lesson") is None:
            return  # a bot thinks
        message: dict[str, object] = {"do": "restart"}
        if options:
            message = {"do": "play", "line": random.choice(options), "ply": self._position["ply"]}
        self._number += 1
        start = time.perf_counter()
        await self._line.send(json.dumps({"frame": "do", "id": self._number, **self._position, "message": message}))
        while not self._take(json.loads(await self._line.recv())):
            pass
        self.times.append((time.perf_counter() - start) * 1000)

    async def leave(self) -> None:
        """Close the page."""
        await self._line.close()


async def answers(link: str, room: Class) -> tuple[list[Pupil], int, int]:
    """Let all pupils press once at a random moment of ten seconds, several times over."""
    before = room.memory()
    pupils = [await Pupil.sit(link, f"Pupil {number}") for number in range(PUPILS)]

    async def press_later(pupil: Pupil) -> None:
        await asyncio.sleep(random.uniform(0, SECONDS))
        await pupil.press()

    for _ in range(ROUNDS):
        await asyncio.gather(*map(press_later, pupils))
    after = room.memory()
    for pupil in pupils:
        await pupil.leave()
    return pupils, before, after


def main() -> None:
    """Measure and print."""
    lesson = sys.argv[1] if len(sys.argv) > 1 else "wheel"
    room = Class(lesson)
    try:
        pupils, before, after = asyncio.run(answers(room.link, room))
    finally:
        room.end()
    times = sorted(each for pupil in pupils for each in pupil.times)
    print(f"{PUPILS} pupils at “{lesson}”, {len(times)} presses, {sum(pupil.refused for pupil in pupils)} refused")
    print(f"from a press to its answer, ms: {median(times):.0f}, 95th percentile {times[int(0.95 * len(times))]:.0f}")
    print(f"memory of a pupil, MB: {(after - before) / PUPILS / 1000:.1f}")


if __name__ == "__main__":
    main()
