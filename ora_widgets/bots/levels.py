"""The bots that are offered by name: one row each, the named opponents first, each group from weak to strong.

A named opponent has a strength and a manner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random as Chance
from typing import NamedTuple

from ..engine import State, UnknownName
from ..engine.frames import Turn
from ..engine.moves import safe_text
from ..engine.steps.base import Plain
from ..language.fluent import say
from ..language.sentences import with_sentence
from ..support.arguments import is_whole, number, one_of
from ..support.background import MAX_SECONDS, MIN_SECONDS, Deadline
from .contract import EngineBot
from .evaluation import STYLES, manner_values
from .planning import Planner
from .search import Search
from .simple import Greedy, Random

TURN_SECONDS = 1.0  # at most, for a turn


class Strength(NamedTuple):
    """How carefully an opponent thinks.

    Attributes:
        name: The opponent with this strength.
        manner: Its default manner.
        noise: The standard deviation, in points, of its errors of judgement.
        width: How many positions it follows after every action.
        playouts: How many playouts it thinks for; 0 if it does not look beyond its turn.
    """

    name: str
    manner: str
    noise: float = 0.0
    width: int = 8
    playouts: int = 0


# From weak to strong; spaced by the ladder (`python -m ora_widgets.lab.ladder`).
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
        seed: To play the same moves again, as long as its time suffices; `None` for different ones each time.
        seconds: How long a turn may take; `None` for as long as its playouts take, which makes its moves repeatable.
    """

    def __init__(
        self, strength: Strength, manner: str, seed: int | str | None = None, seconds: float | None = TURN_SECONDS
    ) -> None:
        super().__init__(seed)
        self.strength, self.manner = strength, manner
        self.seconds = None if seconds is None else number("seconds", seconds, MIN_SECONDS, MAX_SECONDS)
        self.values = manner_values(manner)
        self._bot: EngineBot = (
            Search(playouts=strength.playouts, seed=seed, values=self.values)
            if strength.playouts
            else Greedy(seed, noise=strength.noise, width=strength.width, values=self.values)
        )

    def __repr__(self) -> str:
        return f"level({STRENGTHS.index(self.strength) + 1}, {self.manner!r})"

    def name_in(self, language: str) -> str:
        """Its name in a language."""
        return say(f"manner-{self.manner}", language)

    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        if self.seconds is None:
            return self._bot.think(state, deadline)
        # A search is called once for every main action of the turn.
        frame = state.pending[-1]
        answers = max(frame.mains, 1) if isinstance(frame, Turn) else 1
        return self._bot.think(state, Deadline(self.seconds / answers, within=deadline))

    def reseed(self, seed: int | str | None) -> None:
        super().reseed(seed)
        self._bot.reseed(seed)


Maker = Callable[[str | None], EngineBot]


def _level_maker(place: int) -> Maker:
    return lambda seed: level(place, seed=seed)


# The named opponents, then the plain bots; saved games and users' code refer to them by these names.
NAMED: dict[str, Maker] = {row.name: _level_maker(place) for place, row in enumerate(STRENGTHS, start=1)}
LEVELS: dict[str, Maker] = NAMED | {
    "random": Random,
    "greedy": Greedy,
    "quick": lambda seed: Search(0.25, seed=seed),
    "search": lambda seed: Search(1.0, seed=seed),
    "deep": lambda seed: Search(5.0, seed=seed),
}


def level(
    number: int | str, manner: str | None = None, *, seed: int | str | None = None, seconds: float | None = TURN_SECONDS
) -> Opponent:
    """A named opponent, from weak to strong: woodcutter, settler, miller, brewer, abbot.

    Each has a manner, which shows in what it plays and in its reasons.

    Args:
        number: The level, 1 to 5, or the name of the opponent.
        manner: Another manner: the name of any of the five.
        seed: To play the same moves again, as long as its time suffices; `None` for different ones each time.
        seconds: How long a turn may take; `None` for as long as its playouts take, which makes its moves repeatable.

    Raises:
        UnknownName: When there is no such level or manner.
        WrongArgument: When `seconds` is not positive.

    >>> level(3)
    level(3, 'miller')
    >>> level("settler", "brewer").name_in("en")
    'Brewer'
    """
    names = [row.name for row in STRENGTHS]
    if is_whole(number, 1, len(STRENGTHS)):
        row = STRENGTHS[int(number) - 1]
    elif one_of(number, names):
        row = STRENGTHS[names.index(str(number))]
    else:
        known = ", ".join(f"{place} {name}" for place, name in enumerate(names, start=1))
        raise with_sentence(UnknownName("bot-no-level", word=safe_text(number, 40), known=known))
    if manner is not None and not one_of(manner, STYLES):
        raise with_sentence(UnknownName("bot-no-manner", word=safe_text(manner, 40), known=", ".join(STYLES)))
    return Opponent(row, manner or row.manner, seed, seconds)


def level_maker(name: object) -> Maker:
    """The function that makes the bots of a level.

    Args:
        name: A name of `LEVELS`.

    Raises:
        UnknownName: When no level has this name.
    """
    if not one_of(name, LEVELS):
        raise with_sentence(UnknownName("bot-no-level", word=safe_text(name, 40), known=", ".join(LEVELS)))
    return LEVELS[str(name)]


def level_of(bot: object) -> str:
    """The level of a bot, whatever its seed; empty for a bot of no level.

    >>> level_of(Search(1.0, seed=5)), level_of(Search(1.0, depth=2))
    ('search', '')
    """
    return next((level for level, make in LEVELS.items() if _alike(bot, make(None))), "")


def _alike(one: object, other: object) -> bool:
    """Whether two objects have the same settings, regardless of random numbers and of what they remember of a game."""
    if type(one) is not type(other):
        return False
    if isinstance(one, (Chance, Planner)) or one is other:
        return True
    if type(one).__module__.startswith(__package__ or "") and hasattr(one, "__dict__"):
        mine, theirs = vars(one), vars(other)
        return mine.keys() == theirs.keys() and all(_alike(mine[name], theirs[name]) for name in mine)
    return bool(one == other)
