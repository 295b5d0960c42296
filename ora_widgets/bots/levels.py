"""How well the bots play that are offered by name: one row per level, the easiest first."""

from __future__ import annotations

from collections.abc import Callable

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
