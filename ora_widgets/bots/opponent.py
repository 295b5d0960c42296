"""The named opponents, from gentle to strong: how carefully each looks, and the manner each has; a row each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..engine import State
from ..engine.frames import Turn
from ..engine.steps.base import Plain
from ..language.fluent import say
from ..support.arguments import number
from ..support.background import MAX_SECONDS, MIN_SECONDS, Deadline
from .contract import EngineBot
from .manners import mannered
from .search import Search
from .simple import Greedy

SECONDS = 1.0  # at most, for a turn


class Strength(NamedTuple):
    """How carefully an opponent looks.

    Attributes:
        name: The opponent that is known for it.
        manner: The manner that it has where nobody asks for another.
        noise: The standard deviation, in points, of its errors of judgement.
        width: How many positions it follows after every action.
        playouts: How many playouts it thinks for, 0 for one that does not look beyond its turn.
    """

    name: str
    manner: str
    noise: float = 0.0
    width: int = 8
    playouts: int = 0


# From gentle to strong; spaced by the ladder (`python -m ora_widgets.lab.ladder`).
STRENGTHS = (
    Strength("woodcutter", "woodcutter", noise=120.0, width=2),
    Strength("settler", "settler", noise=3.2, width=3),
    Strength("miller", "miller", noise=1.1),
    Strength("brewer", "brewer"),
    Strength("abbot", "abbot", playouts=25),
)


class Opponent(EngineBot):
    """An opponent with a strength and a manner.

    Args:
        strength: A row of `STRENGTHS`.
        seed: For the same moves again, as long as its seconds suffice; `None` for others each time.
        seconds: How long a turn may take; `None` for as long as its playouts take, which makes its moves repeatable.
    """

    def __init__(
        self, strength: Strength, manner: str, seed: int | str | None = None, seconds: float | None = SECONDS
    ) -> None:
        super().__init__(seed)
        self.strength, self.manner = strength, manner
        self.seconds = None if seconds is None else number("seconds", seconds, MIN_SECONDS, MAX_SECONDS)
        self.values = mannered(manner)
        self._bot: EngineBot = (
            Search(playouts=strength.playouts, seed=seed, values=self.values)
            if strength.playouts
            else Greedy(seed, noise=strength.noise, width=strength.width, values=self.values)
        )

    def __repr__(self) -> str:
        return f"level({STRENGTHS.index(self.strength) + 1}, {self.manner!r})"

    def called(self, language: str) -> str:
        """What it is called."""
        return say(f"manner-{self.manner}", language)

    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        if self.seconds is None:
            return self._bot.think(state, deadline)
        # A search is asked once for every main action of the turn.
        frame = state.pending[-1]
        answers = max(frame.mains, 1) if isinstance(frame, Turn) else 1
        return self._bot.think(state, Deadline(self.seconds / answers, within=deadline))

    def reseed(self, seed: int | str | None) -> None:
        super().reseed(seed)
        self._bot.reseed(seed)
