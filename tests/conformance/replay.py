"""Replay a recording and compare every field after every command."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ora_widgets.engine import Refusal
from ora_widgets.notation.kennerspiel.reader import Reader

from .snapshot import Table

FORMAT = "ora-oracle-1"
ABSENT = "nothing there"


class Difference(NamedTuple):
    """The first difference between a recording and our replay; command 0 is the header."""

    command: int
    text: str
    field: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"command {self.command} ({self.text}), {self.field}: ours {self.ours!r}, theirs {self.theirs!r}"


class Result(NamedTuple):
    """How many commands agree, and the first difference, if any."""

    commands: int
    difference: Difference | None


class Replay:
    """A recording in replay, command by command.

    Parameters: `header`, its first line.
    """

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.reader = Reader("".join(header["seats"]) + header.get("neutral", ""))
        self.table: Table | None = None
        self.said: list[list[str]] = []
        self.count = 0

    def check_header(self) -> Difference | None:
        """Check that the header has a known format and names both colour lists alike."""
        colours = {"format": FORMAT, "colors": sorted(self.header["seats"])}
        said = {"format": self.header["format"], "colors": sorted(self.header["colors"])}
        return self._first(colours, said, "header")

    def step(self, line: dict[str, Any]) -> Difference | None:
        """Play one command and compare everything."""
        self.count += 1
        text = line["cmd"]
        try:
            moves = self.reader.command(text)
        except Refusal as why:
            return Difference(self.count, text, "command", str(why), "accepted")
        if self.table:
            self.table.follow(moves)
        else:
            self.said.append(text.split())
            if self.reader.purses:
                self.table = Table(self.reader)
                if difference := self._first(self._setup(), self.said, text):
                    return difference
        return self.compare(line)

    def compare(self, line: dict[str, Any]) -> Difference | None:
        """Compare the table with the state in a line."""
        return self._first(self.table and self.table.snapshot(), line["state"], line["cmd"])

    def finish(self, last: dict[str, Any]) -> Difference | None:
        """Compare the last line."""
        return self._first(self.table and self.table.end(), last, "end")

    def _setup(self) -> list[list[str]]:
        """The first two commands as the header has them."""
        header = self.header
        length = "long" if header["players"] == 1 and header["length"] is None else header["length"]
        return [
            ["CONFIG", str(header["players"]), header["variant"], length],
            ["START", str(header["seed"]), *header["colors"]],
        ]

    def _first(self, ours: Any, theirs: Any, text: str) -> Difference | None:
        found = next(differences(ours, theirs), None)
        return Difference(self.count, text, *found) if found else None


def load(path: Path) -> list[dict[str, Any]]:
    """The lines of a recording."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def replay(lines: list[dict[str, Any]]) -> Result:
    """Replay a recording up to the first difference.

    Parameters: `lines`, as `load` reads them.
    """
    header, *commands, last = lines
    game = Replay(header)
    if difference := game.check_header():
        return Result(0, difference)
    for agreed, line in enumerate(commands):
        if difference := game.step(line):
            return Result(agreed, difference)
    return Result(len(commands), game.finish(last))


def differences(ours: Any, theirs: Any, field: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place where two values differ: its name, ours and theirs. A number does not equal a truth value."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in {**ours, **theirs}:
            inner = f"{field}.{key}" if field else key
            yield from differences(ours.get(key, ABSENT), theirs.get(key, ABSENT), inner)
    elif isinstance(ours, list) and isinstance(theirs, list):
        for i in range(max(len(ours), len(theirs))):
            mine = ours[i] if i < len(ours) else ABSENT
            other = theirs[i] if i < len(theirs) else ABSENT
            yield from differences(mine, other, f"{field}[{i}]")
    elif type(ours) is not type(theirs) or ours != theirs:
        yield field, ours, theirs
