"""A class in a file beside the kept games, so that it goes on where it was after Python has been restarted.

It holds the secrets, so only its owner can read it. It is deleted when the class is closed.
"""

from __future__ import annotations

import json
import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ....language.fluent import say
from ....lessons.assignments.assignment import read_task
from ....notation.game_text import read_game
from ....support.files import alone_in, read_regular, write_whole
from ....wire import OutsideText
from ...kept_files import folder, place, time_written
from ..guests import GuestRecord
from ..kept_room import OWNER_ONLY, SUFFIX
from .stage import Question, Stage
from .task_copy import KeptCopy, TaskCopy

if TYPE_CHECKING:
    from ....lessons.assignments import Assignment

VERSION = 1
MAX_CLASS_BYTES = 20_000_000  # hundreds of times what a class takes
# The errors of reading data that holds no class; refusals are among them, as `ValueError` or `KeyError`.
NO_CLASS = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)


class KeptClass(NamedTuple):
    """What is kept of a class.

    Attributes:
        address: The address of the pupils' page.
        port: The port of its door.
        network: Whether others in the network could reach it.
        secret: The secret of its link.
        removed: The secrets of those who have been sent home.
        pupils: The pupils who have a place.
        locked: Whether newcomers may not come in.
    """

    address: str
    port: int
    network: bool
    secret: str
    removed: frozenset[str]
    pupils: tuple[GuestRecord, ...]
    stage: Stage
    locked: bool = False

    def text(self) -> str:
        """The class as text, for `read_class`."""
        stage = self.stage
        question = stage.question
        data = {
            "class": VERSION,
            "address": self.address,
            "port": self.port,
            "network": self.network,
            "secret": self.secret,
            "removed": sorted(self.removed),
            "locked": self.locked,
            "task": stage.task.code(),
            "frozen": stage.frozen,
            "question": "" if question is None else question.game.code(),
            "answers": {} if question is None else question.answers,
            "own": stage.own.snapshot(),
            "pupils": [[pupil._asdict(), stage.copies[pupil.who].snapshot()] for pupil in self.pupils],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_class(text: str) -> KeptClass:
    """Read a class from a text; a pupil's copy that cannot be restored is replaced by a new one.

    Raises:
        ValueError: When the text holds no class; it may be another of `NO_CLASS`, too.
    """
    held = json.loads(text)
    if held["class"] != VERSION:
        raise ValueError(held["class"])
    task = read_task(str(held["task"]))
    own = TaskCopy.read(task, held["own"])
    pupils: list[GuestRecord] = []
    copies: dict[str, TaskCopy] = {}
    for record, copy in held["pupils"]:
        pupil = GuestRecord.read(record)
        pupils.append(pupil)
        copies[pupil.who] = _copy(task, own, copy)
    question = None
    if held["question"]:
        question = Question.of(read_game(OutsideText(str(held["question"]))), copies)
        for who, line in held["answers"].items():
            question.copies[who].play(str(line))
            question.answers[who] = str(line)
    stage = Stage(task, own, copies, question, bool(held["frozen"]))
    removed = frozenset(map(str, held["removed"]))
    return KeptClass(
        str(held["address"]),
        int(held["port"]),
        bool(held["network"]),
        str(held["secret"]),
        removed,
        tuple(pupils),
        stage,
        bool(held.get("locked")),  # earlier versions did not write it
    )


def _copy(task: Assignment, own: TaskCopy, kept: KeptCopy) -> TaskCopy:
    with suppress(*NO_CLASS):
        return TaskCopy.read(task, kept)
    return TaskCopy(task, own.step)


class ClassFile:
    """The file of a class; an error with it is shown on the panel and never stops the class.

    Args:
        task: The task that the class was opened with.

    Attributes:
        has_moved: Whether the link has changed.
    """

    def __init__(self, task: Assignment) -> None:
        self._path: Path | None = None
        self._holds: bytes | None = None  # its content when it was last read or written
        self.has_moved = False
        self._trouble = ""
        self._since = ""  # when it had been written, if it was read
        with suppress(OSError):
            if (kept := folder()) is not None:
                self._path = kept / f"class-{task.id}{SUFFIX}"

    def read(self) -> KeptClass | None:
        """The class that was kept; `None` if there is none."""
        if self._path is None:
            return None
        with suppress(OSError, *NO_CLASS):
            data = read_regular(self._path, MAX_CLASS_BYTES)
            found = read_class(data.decode())
            self._holds, self._since = data, time_written(self._path)
            return found
        return None

    def write(self, now: KeptClass | None) -> None:
        """Write a class to its file; with `None`, once it is closed, delete the file."""
        if self._path is None:
            return
        data = None if now is None else now.text().encode()
        if data == self._holds:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with alone_in(self._path.parent):
                self._write_or_remove(self._path, data)
            self._trouble = ""
        except OSError as error:
            self._trouble = error.strerror or type(error).__name__

    def _write_or_remove(self, path: Path, data: bytes | None) -> None:
        there: bytes | None = None
        with suppress(FileNotFoundError):
            there = read_regular(path, MAX_CLASS_BYTES)
        others = there is not None and there != self._holds
        if data is None:
            if not others:
                path.unlink(missing_ok=True)
        else:
            if others:  # somebody else has changed it, or it does not hold a class: it is left as it is
                path = path.with_name(f"{path.stem}-{secrets.token_hex(3)}{SUFFIX}")
            write_whole(path, data, mode=OWNER_ONLY)
        self._path, self._holds = path, data

    def sentence(self, language: str) -> str:
        """A sentence on where the class is kept, and what to do if Python ends."""
        if self._path is None or self._trouble:
            return say("class-not-kept", language, why=self._trouble or "ORA_GAMES=off")
        word = "class-kept-again" if self._since else "class-kept"
        moved = [say("class-moved", language)] if self.has_moved else []
        return " ".join([*moved, say(word, language, file=place(self._path), when=self._since)])
