"""What may be read of a game by those who draw it or write it down, whoever holds it."""

from __future__ import annotations

from typing import Protocol

from ..engine import Move
from .history import HasHistory
from .setup import Setup


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
