"""A class in a file beside the kept games, so that it goes on where it was after Python has been started anew.

The secrets are in it, so it is readable for its owner alone. It goes when the class is closed.
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
from ....wire.outside_text import OutsideText
from ...kept_files import folder, place, written
from ..guests import GuestRecord
from ..kept_room import ENDING, OWNER_ONLY
from .stage import Question, Stage
from .task_copy import KeptCopy, TaskCopy

if TYPE_CHECKING:
    from ....lessons.assignments import Assignment

VERSION = 1
MAX_CLASS_BYTES = 20_000_000  # hundreds of times what a class takes
# What reading data may raise that holds no class; refusals are values that are wrong, or keys that are not there.
NO_CLASS = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)


class KeptClass(NamedTuple):
    """What is kept of a class.

    Attributes:
        address: Where pupils found its page.
        port: Where its door listened.
        network: Whether others in the network could reach it.
        secret: The secret of its link.
        removed: The secrets of those who have been sent home.
        pupils: Who has a place.
        locked: Whether nobody else may come.
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
        """All of it, for `read_class`."""
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
            "own": stage.own.kept(),
            "pupils": [[pupil._asdict(), stage.copies[pupil.who].kept()] for pupil in self.pupils],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_class(text: str) -> KeptClass:
    """The class that a text holds. A pupil's copy that cannot be laid out any more begins anew.

    Raises:
        ValueError: When it holds none, or one of `NO_CLASS`.
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
        bool(held.get("locked")),  # classes of earlier versions have none
    )


def _copy(task: Assignment, own: TaskCopy, kept: KeptCopy) -> TaskCopy:
    with suppress(*NO_CLASS):
        return TaskCopy.read(task, kept)
    return TaskCopy(task, own.step)


class ClassFile:
    """The file of a class. Whatever goes wrong with it is said on the panel, and stops no class.

    Args:
        task: The task that the class was opened with.

    Attributes:
        has_moved: Whether the link has changed.
    """

    def __init__(self, task: Assignment) -> None:
        self._path: Path | None = None
        self._holds: bytes | None = None  # what it held when it was last seen
        self.has_moved = False
        self._trouble = ""
        self._since = ""  # when it was written, where it was there already
        with suppress(OSError):
            if (kept := folder()) is not None:
                self._path = kept / f"class-{task.id}{ENDING}"

    def read(self) -> KeptClass | None:
        """The class that was kept; nothing where there is none."""
        if self._path is None:
            return None
        with suppress(OSError, *NO_CLASS):
            data = read_regular(self._path, MAX_CLASS_BYTES)
            found = read_class(data.decode())
            self._holds, self._since = data, written(self._path)
            return found
        return None

    def write(self, now: KeptClass | None) -> None:
        """Keep a class, or nothing more of it once it is closed."""
        if self._path is None:
            return
        data = None if now is None else now.text().encode()
        if data == self._holds:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with alone_in(self._path.parent):
                self._put(self._path, data)
            self._trouble = ""
        except OSError as error:
            self._trouble = error.strerror or type(error).__name__

    def _put(self, path: Path, data: bytes | None) -> None:
        there: bytes | None = None
        with suppress(FileNotFoundError):
            there = read_regular(path, MAX_CLASS_BYTES)
        others = there is not None and there != self._holds
        if data is None:
            if not others:
                path.unlink(missing_ok=True)
        else:
            if others:  # somebody else goes on there, or it holds what is no class: it is left as it is
                path = path.with_name(f"{path.stem}-{secrets.token_hex(3)}{ENDING}")
            write_whole(path, data, mode=OWNER_ONLY)
        self._path, self._holds = path, data

    def says(self, language: str) -> str:
        """Where the class is kept, and what to do should Python end, in a sentence."""
        if self._path is None or self._trouble:
            return say("class-not-kept", language, why=self._trouble or "ORA_GAMES=off")
        word = "class-kept-again" if self._since else "class-kept"
        moved = [say("class-moved", language)] if self.has_moved else []
        return " ".join([*moved, say(word, language, file=place(self._path), when=self._since)])
