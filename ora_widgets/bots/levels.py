"""The bots that are offered by name: one row each, the named opponents first, both from gentle to strong."""

from __future__ import annotations

from collections.abc import Callable
from random import Random as Chance

from ..engine import UnknownName
from ..engine.moves import shown
from ..language.sentences import with_sentence
from ..support.arguments import is_whole, one_of
from .contract import EngineBot
from .manners import MANNERS
from .opponent import SECONDS, STRENGTHS, Opponent
from .planning import Planner
from .search import Search
from .simple import Greedy, Random

Maker = Callable[[str | None], EngineBot]


def _named(place: int) -> Maker:
    return lambda seed: level(place, seed=seed)


# The named opponents, then the bare bots; games that are kept, and people's code, know them by these names.
NAMED: dict[str, Maker] = {row.name: _named(place) for place, row in enumerate(STRENGTHS, start=1)}
LEVELS: dict[str, Maker] = NAMED | {
    "random": Random,
    "greedy": Greedy,
    "quick": lambda seed: Search(0.25, seed=seed),
    "search": lambda seed: Search(1.0, seed=seed),
    "deep": lambda seed: Search(5.0, seed=seed),
}


def level(
    number: int | str, manner: str | None = None, *, seed: int | str | None = None, seconds: float | None = SECONDS
) -> Opponent:
    """A named opponent, from gentle to strong: woodcutter, settler, miller, brewer, abbot.

    Each has a manner, which shows in what it plays and in its reasons.

    Args:
        number: The level, 1 to 5, or the name of the opponent.
        manner: Another manner: the name of any of the five.
        seed: For the same moves again, as long as its seconds suffice; `None` for others each time.
        seconds: How long a turn may take; `None` for as long as its playouts take, which makes its moves repeatable.

    Raises:
        UnknownName: When there is no such level or manner.
        WrongArgument: For a budget of nothing.

    >>> level(3)
    level(3, 'miller')
    >>> level("settler", "brewer").called("en")
    'Brewer'
    """
    names = [row.name for row in STRENGTHS]
    if is_whole(number, 1, len(STRENGTHS)):
        row = STRENGTHS[int(number) - 1]
    elif one_of(number, names):
        row = STRENGTHS[names.index(str(number))]
    else:
        known = ", ".join(f"{place} {name}" for place, name in enumerate(names, start=1))
        raise with_sentence(UnknownName("bot-no-level", word=shown(number, 40), known=known))
    if manner is not None and not one_of(manner, MANNERS):
        raise with_sentence(UnknownName("bot-no-manner", word=shown(manner, 40), known=", ".join(MANNERS)))
    return Opponent(row, manner or row.manner, seed, seconds)


def level_maker(name: object) -> Maker:
    """What makes the bots of a level.

    Args:
        name: A name of `LEVELS`.

    Raises:
        UnknownName: When no level is called that.
    """
    if not one_of(name, LEVELS):
        raise with_sentence(UnknownName("bot-no-level", word=shown(name, 40), known=", ".join(LEVELS)))
    return LEVELS[str(name)]


def level_of(bot: object) -> str:
    """The level of a bot, with any chance; empty for one that no level makes.

    >>> level_of(Search(1.0, seed=5)), level_of(Search(1.0, depth=2))
    ('search', '')
    """
    return next((level for level, make in LEVELS.items() if _alike(bot, make(None))), "")


def _alike(one: object, other: object) -> bool:
    """Whether two objects are made of the same; what is drawn by chance, or remembered of a game, does not matter."""
    if type(one) is not type(other):
        return False
    if isinstance(one, (Chance, Planner)) or one is other:
        return True
    if type(one).__module__.startswith(__package__ or "") and hasattr(one, "__dict__"):
        mine, theirs = vars(one), vars(other)
        return mine.keys() == theirs.keys() and all(_alike(mine[name], theirs[name]) for name in mine)
    return bool(one == other)
