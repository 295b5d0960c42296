"""What a learner has played at each step of a task, for the answer that goes back to the teacher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...lessons.assignments.answers import ANSWER_MARK
from ...lessons.outcome import SOLVED

if TYPE_CHECKING:
    from ...lessons import Session
    from ..board import Board


class Tries:
    """The latest try at each step; one that has solved the step is kept.

    Args:
        board: The board that shows the task.
        session: The lesson, if the task is one; `None` for a game.

    Attributes:
        moves: The moves by step, joined by `; `; a game has one step without a name.
    """

    def __init__(self, board: Board, session: Session | None) -> None:
        self.moves: dict[str, str] = {}
        self._board = board
        self._session = session
        self._game = board.game
        self._start = board.game.ply
        self._solved: set[str] = set()

    def look(self) -> bool:
        """Note the moves on the board after a message; returns whether they are new."""
        session, game = self._session, self._game
        if session is not None and session.game is not game:  # another step, or this one restarted
            game = self._game = session.game
            self._start = session.step.scenario.game().ply
        elif session is None and self._board.game is not game:
            return False  # another game, which does not belong to the task
        name = "" if session is None else session.step.name
        moves = "; ".join(str(move) for move in game.moves[self._start : game.ply])
        if session is not None and (answer := session.panel()["answer"]):
            moves = f"{ANSWER_MARK}{answer}"
        if not moves or name in self._solved or self.moves.get(name) == moves:
            return False
        self.moves[name] = moves
        if session is not None and session.panel()["outcome"] == SOLVED:
            self._solved.add(name)
        return True
