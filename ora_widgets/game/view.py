"""What may be read of a game by those who draw it or write it down, whoever holds it."""

from __future__ import annotations

from typing import Protocol

from ..engine import Move
from .history import Historied
from .setup import Setup


class GameView(Historied, Protocol):
    """The readable half of a `Game`; `live` reads its states."""

    @property
    def setup(self) -> Setup: ...
    @property
    def over(self) -> bool: ...
    @property
    def ply(self) -> int: ...
    @property
    def plies(self) -> int: ...
    @property
    def moves(self) -> tuple[Move, ...]: ...
    @property
    def turn_starts(self) -> tuple[int, ...]: ...
