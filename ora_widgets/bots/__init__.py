"""Bots: opponents that play every mode, advice, and their reasons in words.

How strong they are, by ``python -m tests.bench.strength`` (long games for two, seats swapped; 95 % intervals):

- `Greedy` beat `Random` in 300 games of 300 (98.7 % to 100 %), with 915 to 111 points on average.
- `Search` with 1 s of the processor's time per answer beat `Greedy` in 38 games of 48 (66 % to 88 %), with 671 to 594 points
  on average; with 0.25 s in 20 of 24 (64 % to 93 %). Thinking longer has not shown itself to be stronger.

>>> from ora_widgets.game import new_game
>>> game = new_game(players=2)
>>> Greedy().choose(game) in game.legal_moves
True
"""

from __future__ import annotations

from .at_random import Random
from .candidates import Candidate
from .evaluation import Values
from .greedy import Greedy
from .hint import Advice, Hint, hint
from .protocol import Bot, Budget
from .search import Search
from .why import explain, parts

__all__ = [
    "Advice", "Bot", "Budget", "Candidate", "Greedy", "Hint", "Random", "Search", "Values", "explain", "hint", "parts",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
