"""A condition of a task: what it looks at, and the sentence for when it does not hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..engine import Player, State
from ..engine.goods import INDEX, tile
from ..engine.rules import NEUTRAL
from ..game.game import Game
from ..language.fluent import FALLBACK, say
from ..language.names import amounts
from .events import Amounts, Event, Events

Verdict = tuple[bool, dict[str, Any]]  # whether it holds, and the arguments of the sentence that says why not


@dataclass(frozen=True)
class Now:
    """Where a learner was: the game, the ply they began at, the ply looked at, and the language to say things in."""

    game: Game
    start: int
    ply: int
    events: Events
    language: str = FALLBACK

    def seat(self, colour: str) -> int:
        """The number of a seat; the neutral player's comes last."""
        return (self.game.setup.seats + NEUTRAL).index(colour)

    @property
    def state(self) -> State:
        """The position."""
        return self.game.then(self.ply)

    def player(self, colour: str) -> Player:
        """What a seat has."""
        return self.state.players[self.seat(colour)]

    @property
    def happened(self) -> tuple[Event, ...]:
        """The moves since the beginning."""
        return self.events.until(self.ply)

    def amounts(self, pairs: Amounts) -> str:
        """Goods in words."""
        return amounts(pairs.items(), self.language)

    def indicator(self, name: str) -> str:
        """The name of an indicator."""
        return say(f"indicator-{name}", self.language)


@dataclass(frozen=True, slots=True)
class Goal:
    """One condition.

    Parameters: `text`, as `goals.py` reads it; `message`, the sentence for when it does not hold; `look`, which finds out;
    `lasting`, whether what has once been met stays so.
    """

    text: str
    message: str
    look: Callable[[Now], Verdict]
    lasting: bool = False

    def met(self, now: Now) -> bool:
        """Whether it held then."""
        return self.look(now)[0]

    def why_not(self, now: Now) -> str:
        """What was still missing, as a sentence."""
        return say(self.message, now.language, **self.look(now)[1])


def now(game: Game, start: int = 0, language: str = FALLBACK) -> Now:
    """Where a learner is."""
    return Now(game, start, game.ply, Events(game, start), language)


def tiles(words: list[str]) -> Amounts:
    """The tiles that words of a goal name, by code; raises `ValueError` where there are none."""
    wanted = dict(tile(word) for word in words)
    if not wanted or not wanted.keys() <= INDEX.keys():
        raise ValueError(words)
    return wanted
