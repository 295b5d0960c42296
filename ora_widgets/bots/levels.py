"""How well the bots play that are offered by name: one row per level, the easiest first."""

from __future__ import annotations

from collections.abc import Callable
from random import Random as Chance

from .at_random import Random
from .contract import EngineBot
from .greedy import Greedy
from .search import Search

LEVELS: dict[str, Callable[[str | None], EngineBot]] = {
    "random": Random,
    "greedy": Greedy,
    "quick": lambda seed: Search(0.25, seed=seed),
    "search": lambda seed: Search(1.0, seed=seed),
    "deep": lambda seed: Search(5.0, seed=seed),
}


def level_of(bot: object) -> str:
    """The level of a bot, whatever its chance; empty for one that no level makes.

    Args:
        bot: A bot.

    >>> level_of(Search(1.0, seed=5)), level_of(Search(1.0, depth=2))
    ('search', '')
    """
    return next((level for level, make in LEVELS.items() if _alike(bot, make(None))), "")


def _alike(one: object, other: object) -> bool:
    """Whether two objects are made of the same; what is drawn by chance does not matter."""
    if type(one) is not type(other):
        return False
    if isinstance(one, Chance) or one is other:
        return True
    if type(one).__module__.startswith(__package__ or "") and hasattr(one, "__dict__"):
        mine, theirs = vars(one), vars(other)
        return mine.keys() == theirs.keys() and all(_alike(mine[name], theirs[name]) for name in mine)
    return bool(one == other)
