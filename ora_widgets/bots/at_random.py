"""The bot that plays anything legal."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import State, sample
from ..engine.steps.base import Plain
from .contract import EngineBot
from .deadline import Deadline


class Random(EngineBot):
    """Plays any legal move.

    Args:
        seed: The seed of its chance, for the same moves again; `None` for others each time.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> Random(seed=1).choose(game)[0] in game.legal_moves
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(seed)

    def __repr__(self) -> str:
        return "Random()"

    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        return [sample(state, self._chance)]
