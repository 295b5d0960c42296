"""The bot that plays anything legal, and turns at random to begin games with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Chance

from ..engine import State, play, sample
from ..engine.steps.base import Plain
from ..support.deadline import Deadline
from .beam_search import DONE
from .contract import EngineBot


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
        return [sample(state, self.chance)]


def turns_at_random(state: State, turns: int, chance: Chance, kept: list[Plain] | None = None) -> State:
    """Play a number of turns at random.

    Args:
        state: The position; it is played on.
        kept: A list to which the moves are added, where they are wanted.
    """
    while turns and state.pending:
        move = sample(state, chance)
        turns -= move == DONE
        play(state, move)
        if kept is not None:
            kept.append(move)
    return state
