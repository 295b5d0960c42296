"""Bots: opponents that play every mode, advice, and their reasons in words.

A bot is an object with a method ``choose(position, deadline)``, or a function of the same; ``deadline`` may be left out.
It plays wherever somebody is asked: ``Board(seats={"G": bot})``, ``game.hint(bot=bot)``, the studies of ``ora.study``, and the
environment (``bots={"G": bot}``). ``position`` is a game of its own that begins where it is asked; ``deadline`` says by
``left`` and ``over()`` how long it may think. It answers with a legal move, as a line of text, a ``Move`` or a tuple of words,
or with several moves of the turn. Where it draws on chance it has a method ``reseed(seed)``, called before every game of a study.

How strong those of the package are, by ``python -m ora_widgets.study`` (long games for two, seats swapped; 95 % intervals):

- `Greedy` beat `Random` in 300 games of 300 (98.7 % to 100 %), with 912 to 110 points on average.
- `Search` with 1 s of the processor's time per answer beat `Greedy` in 56 games of 60 (84 % to 97 %), with 691 to 571 points
  on average; with 0.25 s in 17 of 20 (64 % to 95 %), with 689 to 614.
- `Search` alone, with 1 s, came to 494 points on average in 8 games (475 to 513); 500 win.

``level(1)`` to ``level(5)`` are named opponents from gentle to strong, each with a manner of its own; how they stand to these,
``python -m ora_widgets.study.ladder`` tells.

>>> from ora_widgets import new_game
>>> game = new_game(players=2)
>>> Greedy().choose(game)[0] in game.legal_moves
True
"""

from __future__ import annotations

from .at_random import Random
from .candidates import Candidate
from .contract import AnyBot, Bot
from .deadline import Deadline
from .evaluation import Values
from .external import External
from .greedy import Greedy
from .hint import Advice, Hint, hint
from .levels import level
from .review import Mistake, Review
from .search import Search
from .why import explain, parts

__all__ = [
    "Advice", "AnyBot", "Bot", "Candidate", "Deadline", "External", "Greedy", "Hint", "Mistake", "Random", "Review", "Search", "Values", "explain", "hint", "level", "parts",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
