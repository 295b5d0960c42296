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

COLUMNS = ("name", "here", "step", "solved", "tries", "hints", "last", "since")
BLANK_CHARACTERS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are drawn as nothing
UNSEEN_CATEGORIES = ("C", "Zl", "Zp")  # categories of characters that are invisible or change the direction of text


class Pupil(Guest):
    """A pupil, with a copy of the task.

    Args:
        record: Who the pupil is; the name is the one in the class.
        stage: Returns the current stage of the class.

    Attributes:
        shown: What the pupil's board shows.
        address: The network address of the pupil, if it is known.
    """

    def __init__(self, record: GuestRecord, stage: Callable[[], Stage]) -> None:
        super().__init__(record, "pupil")
        self._stage = stage
        self.shown: Session | Game | None = None
        self.address = ""

    @property
    def copy(self) -> TaskCopy:
        """The pupil's copy of the task."""
        return self._stage().copies[self.record.who]

    @property
    def question_game(self) -> Game | None:
        """The pupil's copy of the position that all are asked about; `None` without a question."""
        question = self._stage().question
        return None if question is None else question.copies[self.record.who]

    @property
    def game(self) -> Game:
        """The game that the pupil's board is to show."""
        return self.question_game or self.copy.game

    def row(self) -> PupilRow:
        """The pupil's row in the teacher's table."""
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
    """A pupil's row in the teacher's table; tries and hints are those at the current step.

    Attributes:
        here: Whether the pupil's page is connected.
        last: What was tried last, in words: a move, or the sentence of a refusal or a check.
        since: When a step was last solved or reached, in seconds since 1970.
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
        """`since` as a time of day; empty once all steps are solved."""
        return "" if self.is_done else time.strftime("%H:%M", time.localtime(self.since))


def sort_by_need(rows: Iterable[PupilRow]) -> list[PupilRow]:
    """Rows by need: most tries and hints first, then those stuck for longest; pupils who are away or done come last."""
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
        for row in sort_by_need(rows)
    ]


def pupil_table(rows: Iterable[PupilRow], language: str) -> Table:
    """Rows as a table, in the order of need."""
    head = [say(f"class-column-{part}", language) for part in COLUMNS]
    found = sort_by_need(rows)
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
    """Why a name is not valid, as a sentence; empty if it is.

    >>> name_problem("Anna", "en"), name_problem("  ", "en")
    ('', 'Please type your name.')
    """
    if all(letter.isspace() or category(letter)[0] == "M" or letter in JOINERS + BLANK_CHARACTERS for letter in name):
        return say("class-name-empty", language)
    if len(name.strip()) > MAX_NAME_LENGTH:
        return say("class-name-long", language, most=MAX_NAME_LENGTH, letters=len(name.strip()))
    if any(category(letter).startswith(UNSEEN_CATEGORIES) and letter not in JOINERS for letter in name):
        return say("class-name-signs", language)
    return ""
