"""The pupils of a class, and what the teacher reads of each: where they are, what they tried, and who needs help."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import category

from ....language.fluent import say
from ....language.people import JOINERS, MAX_NAME_LENGTH
from ....support.tables import Table
from ..guests import Guest, GuestRecord

if TYPE_CHECKING:
    from ....game.game import Game
    from ....lessons import Session
    from ....wire.room import PupilLine
    from .stage import Stage
    from .task_copy import TaskCopy

HEAD = ("name", "here", "step", "solved", "tries", "hints", "last", "since")
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are drawn as nothing
UNSEEN = ("C", "Zl", "Zp")  # categories of characters that nobody sees or that turn the text beside them


class Pupil(Guest):
    """Somebody who has a copy of the task.

    Args:
        record: Who it is; the name is the one that the class knows.
        stage: What the class is at.

    Attributes:
        shown: What its board shows.
        address: The machine that it came from, as far as it is known.
    """

    def __init__(self, record: GuestRecord, stage: Callable[[], Stage]) -> None:
        super().__init__(record, "pupil")
        self._stage = stage
        self.shown: Session | Game | None = None
        self.address = ""

    @property
    def copy(self) -> TaskCopy:
        """Its copy of the task."""
        return self._stage().copies[self.record.who]

    @property
    def question_game(self) -> Game | None:
        """The copy of a position that all are asked about, while they are."""
        question = self._stage().question
        return None if question is None else question.copies[self.record.who]

    @property
    def game(self) -> Game:
        """The game that its board is to show."""
        return self.question_game or self.copy.game

    def row(self) -> PupilRow:
        """What the teacher reads."""
        copy, step = self.copy, self.copy.step
        return PupilRow(
            name=self.record.name,
            here=self.connection is not None,
            step=copy.steps.index(step) + 1 if step in copy.steps else 0,
            steps=len(copy.steps),
            solved=len(copy.solved),
            tries=copy.tries[step],
            hints=copy.hints[step],
            last=copy.last,
            since=copy.since,
        )


class PupilRow(NamedTuple):
    """What the teacher reads of a pupil; tries and hints are those at the present step.

    Attributes:
        here: Whether the pupil's page is connected.
        last: What was tried last, in words: a refusal's or a check's own sentence.
        since: Since when nothing has been solved and no step been reached, in seconds of the clock on the wall.
    """

    name: str
    here: bool
    step: int
    steps: int
    solved: int
    tries: int
    hints: int
    last: str
    since: float

    @property
    def is_done(self) -> bool:
        """Whether all steps are solved."""
        return self.solved == self.steps

    @property
    def stuck_since(self) -> str:
        """The time of day since when nothing has been solved; empty once all is."""
        return "" if self.is_done else time.strftime("%H:%M", time.localtime(self.since))


def by_need(rows: Iterable[PupilRow]) -> list[PupilRow]:
    """Rows in the order of need: those who try in vain, then who has been stuck for longest; who is away or done comes last."""
    return sorted(rows, key=lambda row: (row.is_done, not row.here, -(row.tries + row.hints), row.since))


def pupil_lines(rows: Iterable[PupilRow], projected: Collection[str]) -> list[PupilLine]:
    """Rows as the teacher's panel shows them, in the order of need.

    Args:
        projected: The names of those whose board is on the projector.
    """
    return [
        {
            "name": row.name,
            "here": row.here,
            "step": f"{row.step}/{row.steps}" if not row.is_done else "✓",
            "tries": row.tries,
            "hints": row.hints,
            "last": row.last,
            "since": row.stuck_since,
            "shown": row.name in projected,
        }
        for row in by_need(rows)
    ]


def pupil_table(rows: Iterable[PupilRow], language: str) -> Table:
    """Rows as a table, in the order of need."""
    head = [say(f"class-column-{part}", language) for part in HEAD]
    found = by_need(rows)
    cells = [
        (
            row.name,
            say(f"class-{'here' if row.here else 'away'}", language),
            f"{row.step}/{row.steps}",
            row.solved,
            row.tries,
            row.hints,
            row.last,
            row.stuck_since,
        )
        for row in found
    ]
    return Table(head, cells)


def name_problem(name: str, language: str) -> str:
    """Why a name will not do, as a sentence; empty where it will.

    >>> name_problem("Anna", "en"), name_problem("  ", "en")
    ('', 'Please type your name.')
    """
    if all(letter.isspace() or category(letter)[0] == "M" or letter in JOINERS + BLANK for letter in name):
        return say("class-name-empty", language)
    if len(name.strip()) > MAX_NAME_LENGTH:
        return say("class-name-long", language, most=MAX_NAME_LENGTH, letters=len(name.strip()))
    if any(category(letter).startswith(UNSEEN) and letter not in JOINERS for letter in name):
        return say("class-name-signs", language)
    return ""
