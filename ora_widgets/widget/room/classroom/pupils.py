"""The pupils of a class, and what the teacher reads of each: where they are, what they tried, and who needs help."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from ....game.history import live
from ....language.fluent import say
from ....language.log_sentences import log_sentence
from ....support.tables import Table
from ..guests import Guest, GuestRecord

if TYPE_CHECKING:
    from ....game.game import Game
    from ...live.tries import Tries
    from .task_copy import TaskCopy

HEAD = ("name", "here", "step", "solved", "tries", "hints", "last", "since")


class Pupil(Guest):
    """Somebody who has a copy of the task.

    Args:
        record: Who it is; the name is the one that the class knows.
        copy: The copy.
        now: When it came, in seconds of the clock on the wall.

    Attributes:
        since: Since when nothing has been solved and no step been reached, in seconds of the clock on the wall.
        last: What was tried last, in words.
        asked: The copy of a position that all were asked about, while they are.
        answer: What it would play there, once it has said so.
        work: What it has played at each step, as for the answers that are sent in.
    """

    def __init__(self, record: GuestRecord, copy: TaskCopy, now: float) -> None:
        super().__init__(record, "pupil")
        self.copy = copy
        self.since = now
        self.last = ""
        self.solved: set[str] = set()
        self.tries: Counter[str] = Counter()
        self.hints: Counter[str] = Counter()
        self.asked: Game | None = None
        self.answer = ""
        self.work: Tries | None = None

    @property
    def game(self) -> Game:
        """The game that its board shows."""
        return self.copy.game if self.asked is None else self.asked

    def take(self, copy: TaskCopy, now: float) -> None:
        """Begin another task."""
        self.copy, self.since, self.last, self.work = copy, now, "", None
        self.solved, self.tries, self.hints = set(), Counter(), Counter()

    def row(self) -> PupilRow:
        """What the teacher reads."""
        copy, step = self.copy, self.copy.step
        return PupilRow(
            name=self.record.name,
            here=self.connection is not None,
            step=copy.steps.index(step) + 1 if step in copy.steps else 0,
            steps=len(copy.steps),
            solved=len(self.solved),
            tries=self.tries[step],
            hints=self.hints[step],
            last=self.last,
            since=self.since,
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


def last_move(game: Game, language: str) -> str:
    """What was played last, as the log tells it."""
    if not game.ply:
        return ""
    move = game.moves[game.ply - 1]
    return log_sentence(live(game, game.ply - 1), move, live(game), game.setup.seats, language)
