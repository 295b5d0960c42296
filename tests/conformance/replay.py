"""Replay a recording and compare every field after every command."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ora_widgets.engine import Refusal
from ora_widgets.kennerspiel import Reader

from .snapshot import Table

FORMAT = "ora-oracle-1"


class Difference(NamedTuple):
    """The first place where a recording and we disagree; command 0 is the header."""

    command: int
    text: str
    field: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        return f"command {self.command} ({self.text}), {self.field}: ours {self.ours!r}, theirs {self.theirs!r}"


class Result(NamedTuple):
    """How many commands agree, and where it ends if not all do."""

    commands: int
    difference: Difference | None


def load(path: Path) -> list[dict[str, Any]]:
    """The lines of a recording."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def replay(lines: list[dict[str, Any]]) -> Result:
    """Replay a recording up to the first difference.

    Parameters: `lines`, as `load` reads them.
    """
    header, *commands, last = lines
    if difference := check_header(header):
        return Result(0, difference)
    reader = Reader("".join(header["seats"]) + header.get("neutral", ""))
    table = None
    for count, line in enumerate(commands, start=1):
        text = line["cmd"]
        try:
            moves = reader.command(text)
        except Refusal as why:
            return Result(count - 1, Difference(count, text, "command", str(why), "accepted"))
        if table:
            table.follow(moves)
        elif reader.purses:
            table = Table(reader)
            if difference := check_setup(header, commands[:count], count):
                return Result(count - 1, difference)
        ours = table.snapshot() if table else None
        for field, mine, other in differences(ours, line["state"]):
            return Result(count - 1, Difference(count, text, field, mine, other))
    for field, mine, other in differences(table.end() if table else None, last):
        return Result(len(commands), Difference(len(commands) + 1, "end", field, mine, other))
    return Result(len(commands), None)


def check_header(header: dict[str, Any]) -> Difference | None:
    """Whether the header is one that we know and fits together."""
    ours = dict(header)
    ours["format"] = FORMAT
    ours["seats"] = sorted(header["colors"])
    theirs = header | {"seats": sorted(header["seats"])}
    for field, mine, other in differences(ours, theirs):
        return Difference(0, "header", field, mine, other)
    return None


def check_setup(header: dict[str, Any], commands: list[dict[str, Any]], count: int) -> Difference | None:
    """Whether `CONFIG` and `START` say what the header says."""
    said = [line["cmd"].split() for line in commands]
    length = "long" if header["length"] is None else header["length"]
    expected = [
        ["CONFIG", str(header["players"]), header["variant"], length],
        ["START", str(header["seed"]), *header["colors"]],
    ]
    for field, mine, other in differences(expected, said):
        return Difference(count, "setup", field, mine, other)
    return None


def differences(ours: Any, theirs: Any, field: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every place where two values differ: its name, ours and theirs. A number is not the same as a truth value."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in {**ours, **theirs}:
            yield from differences(ours.get(key), theirs.get(key), f"{field}.{key}" if field else key)
    elif isinstance(ours, list) and isinstance(theirs, list):
        for i in range(max(len(ours), len(theirs))):
            mine = ours[i] if i < len(ours) else None
            other = theirs[i] if i < len(theirs) else None
            yield from differences(mine, other, f"{field}[{i}]")
        if len(ours) != len(theirs):
            yield field, len(ours), len(theirs)
    elif type(ours) is not type(theirs) or ours != theirs:
        yield field, ours, theirs
