"""The board for the projector: the teacher's own copy, a pupil's board, or a position with the answers of a class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ....game.history import live
from ....lessons import Session
from ...board import Board

if TYPE_CHECKING:
    from ....game.game import Game
    from .stage import Stage


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
