"""What a class is at, which is replaced as a whole, so that an interrupt leaves nobody between two tasks; and its projector."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from ....engine.terms import INDICATORS
from ....game.history import live
from ....game.move_parser import cards_of
from ....language.fluent import say
from ....language.log_sentences import log_sentence
from ....lessons import Session
from ....support.tables import Table
from ...board import Board

if TYPE_CHECKING:
    from ....game.game import Game
    from ....lessons.assignments import Assignment
    from ....wire.room import AnswerLine
    from ....wire.to_page import Vote
    from .task_copy import TaskCopy

SPACE = re.compile(r"-?\d+,[\d.-]+")


class Question(NamedTuple):
    """A position in which all are asked what they would play.

    Attributes:
        copies: A copy of the position for each, by the word that names a pupil.
        answers: The move that each has answered.
    """

    game: Game
    copies: dict[str, Game]
    answers: dict[str, str]

    @classmethod
    def of(cls, game: Game, pupils: Iterable[str]) -> Question:
        """Ask a number of pupils."""
        return cls(game, {who: game.copy() for who in pupils}, {})

    def counted(self) -> list[tuple[str, int]]:
        """The answers and how many gave each, the most frequent first."""
        return Counter(self.answers.values()).most_common()

    def on_board(self) -> list[Vote]:
        """What stands at the places of the board that answers name: how many name it."""
        state, seat = live(self.game), self.game.to_move
        known = cards_of(state) | {*INDICATORS}
        counted: Counter[str] = Counter()
        for line in self.answers.values():
            words = line.split()[1:]
            counted.update({f"{seat} {word}" for word in words if SPACE.fullmatch(word)} | known.intersection(words))
        return [
            {"place": place, "count": count, "percent": round(100 * count / len(self.answers))}
            for place, count in counted.most_common()
        ]

    def in_words(self, line: str, language: str) -> str:
        """An answer as the log would tell it."""
        return last_move(self.game.copy().play(line), language)

    def lines(self, language: str) -> list[AnswerLine]:
        """The answers as the teacher's panel shows them."""
        return [
            {
                "line": line,
                "label": self.in_words(line, language),
                "count": count,
                "percent": round(100 * count / len(self.answers)),
            }
            for line, count in self.counted()
        ]

    def table(self, language: str) -> Table:
        """The answers, how many gave each, and its share; below them, how many have not answered."""
        head = [say(f"class-column-{part}", language) for part in ("answer", "move", "count", "share")]
        total = len(self.answers)
        rows = [
            (self.in_words(line, language), line, count, f"{100 * count / total:.0f} %")
            for line, count in self.counted()
        ]
        return Table(head, rows, [self.missing(language)])

    def missing(self, language: str) -> str:
        """How many have not answered, as a sentence; empty where all have."""
        missing = len(self.copies) - len(self.answers)
        return say("class-missing", language, count=missing) if missing else ""


class Stage(NamedTuple):
    """The task of a class and all its copies, or what is asked of all instead.

    Attributes:
        own: The teacher's own copy.
        copies: The pupils' copies, by the word that names a pupil.
    """

    task: Assignment
    own: TaskCopy
    copies: dict[str, TaskCopy]
    question: Question | None = None
    frozen: bool = False


def last_move(game: Game, language: str, ply: int | None = None) -> str:
    """What was played last, as the log tells it, or as the move that led to a ply."""
    ply = game.ply if ply is None else ply
    if not ply:
        return ""
    before, move, after = live(game, ply - 1), game.moves[ply - 1], live(game, ply)
    return log_sentence(before, move, after, game.setup.seats, language)


class Projector:
    """What a class sees on the wall.

    Args:
        stage: Gives what the class is at.

    Attributes:
        board: The board; a new one once it has been closed.
    """

    def __init__(self, stage: Callable[[], Stage]) -> None:
        self._stage = stage
        self._shows_answers = False  # whether it shows the position that all are asked about
        self.board = self._new_board()

    def show(self, what: Session | Game, forbidden: list[str] | None = None) -> None:
        """Show something else from now on.

        Args:
            forbidden: The messages that its page may not send.
        """
        if self.board.comm is None:
            self.board = self._new_board()
        board, stage = self.board, self._stage()
        board.set_trait("names", {})
        board.set_trait("_denied", forbidden or [])
        self._shows_answers = False
        if isinstance(what, Session):
            board._turn_to(what.game, what)
        else:
            board.show(what, seats=stage.task.opponents() if what is stage.own.shown else None)
            self._shows_answers = stage.question is not None and live(what) == live(stage.question.game)

    def show_answers(self) -> None:
        """Show at the places of the board how many answers name them, where it is the position that all are asked about."""
        question = self._stage().question
        self.board.set_trait("_votes", question.on_board() if question and self._shows_answers else [])

    def _new_board(self) -> Board:
        stage = self._stage()
        session, bots = stage.own.session, stage.task.opponents() or None
        return Board(None if session else stage.own.game, lesson=session, seats=bots, keep=False)
