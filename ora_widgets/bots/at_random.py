"""The bot that plays anything legal."""

from __future__ import annotations

from random import Random as Chance

from ..arguments import seed as usable_seed
from ..engine import State, sample
from ..engine.steps.base import Plain
from .protocol import Player, Thinking


class Random(Player):
    """Plays any legal move.

    Parameters: `seed`, for the same moves again.

    >>> from ora_widgets import new_game
    >>> game = new_game(2)
    >>> Random(seed=1).choose(game) in game.legal_moves
    True
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(usable_seed(seed))

    def __repr__(self) -> str:
        return "Random()"

    def think(self, state: State, thinking: Thinking) -> Plain:
        return sample(state, self._chance)
