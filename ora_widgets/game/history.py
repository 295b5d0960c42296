"""What happened in a game so far: its positions and the moves between them."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from ..engine import Move, State
from .setup import Setup

MAX_MOVES = 20_000  # far more than any game has, and few enough to be replayed when it is opened


class History(NamedTuple):
    """The positions so far, the moves between them, and how many moves lie behind the position now.

    It is put in the place of another one in a single step, so that no interrupt finds half of a move. The lists are only
    ever added to, and a history knows how much of them is its own: so those that follow each other share them.

    Attributes:
        states: The positions, one more than moves.
        moves: The moves, those undone included.
        plies: How many moves are known.
        ply: How many moves lie behind the position now.
    """

    states: list[State]
    moves: list[Move]
    plies: int  # moves that are known, those undone included
    ply: int

    @property
    def now(self) -> State:
        """The position now itself, which is shared and so only to be read."""
        return self.states[self.ply]

    @property
    def known(self) -> tuple[Move, ...]:
        """All moves, those undone included."""
        return tuple(self.moves[: self.plies])

    @property
    def played(self) -> tuple[Move, ...]:
        """The moves up to the position now."""
        return tuple(self.moves[: self.ply])

    def copy(self) -> History:
        """The same with lists of its own, so that what is played from there is held by nobody else."""
        return self._replace(states=self.states[: self.plies + 1], moves=self.moves[: self.plies])

    def then(self, states: list[State], moves: list[Move]) -> History:
        """The history that goes on from the position now; what was undone is no part of it.

        Args:
            states: The position after each of the moves.
            moves: The moves that are played now.
        """
        earlier, before = self.states, self.moves
        if (
            not len(before) == len(earlier) - 1 == self.ply
        ):  # something was undone, or an interrupt has left half a move
            earlier, before = earlier[: self.ply + 1], before[: self.ply]
        earlier += states
        before += moves
        now = self.ply + len(moves)
        return History(earlier, before, now, now)


class HasHistory(Protocol):
    """Whatever has a history: a game, or one player's side of it."""

    @property
    def _history(self) -> History: ...


def has_ended(game: HasHistory) -> bool:
    """Whether what was played goes to the end of a game, whichever position is looked at."""
    return live(game, game._history.plies).over


def live(game: HasHistory, ply: int | None = None) -> State:
    """The state of a game, without copying it: for our own rooms, which only read it.

    Args:
        ply: After how many moves; by default now.
    """
    history = game._history
    return history.now if ply is None else history.states[ply]


class GameView(HasHistory, Protocol):
    """The readable half of a `Game`; `live` reads its states."""

    @property
    def setup(self) -> Setup:
        """The terms of the game."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def ply(self) -> int:
        """How many moves lie behind the position now."""

    @property
    def plies(self) -> int:
        """How many moves are known, those undone included."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves that are known, those undone included."""

    @property
    def turn_starts(self) -> tuple[int, ...]:
        """The plies at which a turn begins."""
