"""Bots: opponents that play every mode, advice, and their reasons in words.

>>> from ora_widgets.game import new_game
>>> game = new_game(players=2)
>>> Greedy().choose(game) in game.legal_moves
True
"""

from __future__ import annotations

from .at_random import Random
from .evaluation import Values
from .greedy import Greedy
from .hint import Advice, Hint, hint
from .protocol import Bot, Budget
from .search import Candidate, Search
from .why import explain, parts

__all__ = [
    "Advice", "Bot", "Budget", "Candidate", "Greedy", "Hint", "Random", "Search", "Values", "explain", "hint", "parts",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
