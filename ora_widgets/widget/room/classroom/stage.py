"""The stage of a class, which is replaced as a whole, so that an interrupt leaves nobody between two tasks; its projector."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from ....engine.terms import INDICATORS
from ....game.history import read_only_state
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
        copies: Each pupil's copy of the position, by the pupil's `who`.
        answers: Each pupil's answer, a move.
    """

    game: Game
    copies: dict[str, Game]
    answers: dict[str, str]

    @classmethod
    def of(cls, game: Game, pupils: Iterable[str]) -> Question:
        """Make a question to pupils."""
        return cls(game, {who: game.copy() for who in pupils}, {})

    def counts(self) -> list[tuple[str, int]]:
        """The answers and how many gave each, the most frequent first."""
        return Counter(self.answers.values()).most_common()

    def votes_by_place(self) -> list[Vote]:
        """How many answers name each place of the board."""
        state, seat = read_only_state(self.game), self.game.to_move
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
        """An answer as the log would put it."""
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
            for line, count in self.counts()
        ]

    def table(self, language: str) -> Table:
        """The answers, how many gave each, and its share; below them, how many have not answered."""
        head = [say(f"class-column-{part}", language) for part in ("answer", "move", "count", "share")]
        total = len(self.answers)
        rows = [
            (self.in_words(line, language), line, count, f"{100 * count / total:.0f} %")
            for line, count in self.counts()
        ]
        return Table(head, rows, [self.missing(language)])

    def missing(self, language: str) -> str:
        """How many have not answered, as a sentence; empty if all have."""
        missing = len(self.copies) - len(self.answers)
        return say("class-missing", language, count=missing) if missing else ""


class Stage(NamedTuple):
    """The task of a class and all its copies, and the question to all pupils, if there is one.

    Attributes:
        own: The teacher's own copy.
        copies: The pupils' copies, by `who`.
    """

    task: Assignment
    own: TaskCopy
    copies: dict[str, TaskCopy]
    question: Question | None = None
    frozen: bool = False


def last_move(game: Game, language: str, ply: int | None = None) -> str:
    """The latest move, or the one that led to a ply, as the log puts it."""
    ply = game.ply if ply is None else ply
    if not ply:
        return ""
    before, move, after = read_only_state(game, ply - 1), game.moves[ply - 1], read_only_state(game, ply)
    return log_sentence(before, move, after, game.setup.seats, language)


class Projector:
    """The board that a class sees on the wall.

    Args:
        stage: Returns the current stage of the class.

    Attributes:
        board: The board; a new one once it has been closed.
    """

    def __init__(self, stage: Callable[[], Stage]) -> None:
        self._stage = stage
        self._shows_answers = False  # whether it shows the position of the question
        self.board = self._new_board()

    def show(self, what: Session | Game, forbidden: list[str] | None = None) -> None:
        """Show a lesson or a game from now on.

        Args:
            forbidden: The messages that its page may not send.
        """
        if self.board.comm is None:
            self.board = self._new_board()
        board, stage = self.board, self._stage()
        game = what.game if isinstance(what, Session) else what
        with board._hold(game):
            board.set_trait("names", {})
            board.set_trait("_denied", forbidden or [])
            self._shows_answers = False
            if isinstance(what, Session):
                board._switch_to(game, what)
            else:
                board.show(game, seats=stage.task.opponents() if what is stage.own.shown else None)
                self._shows_answers = stage.question is not None and read_only_state(game) == read_only_state(
                    stage.question.game
                )

    def show_answers(self) -> None:
        """Mark on the board how many answers name each place, if it shows the position of the question."""
        question = self._stage().question
        with self.board._hold():
            self.board.set_trait("_votes", question.votes_by_place() if question and self._shows_answers else [])

    def _new_board(self) -> Board:
        stage = self._stage()
        session, bots = stage.own.session, stage.task.opponents() or None
        return Board(None if session else stage.own.game, lesson=session, seats=bots, keep=False)
