"""Bots: opponents that play every mode, advice, and their reasons in words.

How strong they are, by ``python -m tests.bench.strength`` (long games for two, seats swapped; 95 % intervals):

- `Greedy` beat `Random` in 300 games of 300 (98.7 % to 100 %), with 915 to 111 points on average.
- `Search` with 1 s of the processor's time per answer beat `Greedy` in 8 games of 10 (49 % to 94 %): few games, so take
  it as a hint and play more on a machine of your own.

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
