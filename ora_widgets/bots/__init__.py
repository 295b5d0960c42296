"""Bots: opponents for every mode, advice, and reasons in words.

A bot is an object with a method ``choose(position, deadline)``, or such a function; ``deadline`` may be left out. Bots
are accepted wherever a player is: ``Board(seats={"G": bot})``, ``game.hint(bot=bot)``, the studies of ``ora.study``,
and the environment (``bots={"G": bot}``). ``position`` is a copy of the game at the question to answer; ``left`` and
``over()`` of ``deadline`` say how long the bot may think. It answers with a legal move, as a line of text, a ``Move``
or a tuple of words, or with several moves of the turn. A bot that uses random numbers has a method ``reseed(seed)``,
called before every game of a study.

The strength of the package's bots (95 % intervals, at equal processor time; "as it was" means with the hand-made
evaluation, before weights were trained for each mode):

- Two, long: `Search` won 188 games of 200 (90 % to 97 %) against `Search` as it was, most of them stopped after round 100.
- Three, long: `Search` came first in 37 games of 60 (49 % to 73 %) at tables with two `Search` as it was; four, long: in 34 of 60
  (44 % to 68 %) with three of them. An equal share would be 33 % and 25 %.
- In solo games `Search` reached the 500 points that win in 40 games of 40 (91 % to 100 %), with 535 points on average
  in France and 623 in Ireland. A turn took about as long as 2 s without compiled modules.
- As it was, `Search` with 1 s per answer beat `Greedy` in 56 games of 60 for two (84 % to 97 %), and `Greedy` beat
  `Random` in 300 of 300.

``level(1)`` to ``level(5)`` are named opponents from weak to strong, each with its own manner;
``python -m ora_widgets.lab.ladder`` rates them beside these bots. ``level(ora.lessons.suited_level())`` is the one that
suits a learner's results.

>>> from ora_widgets import new_game
>>> game = new_game(players=2)
>>> Greedy().choose(game)[0] in game.legal_moves
True
"""

from __future__ import annotations

from ..support.background import Deadline
from .candidates import Candidate
from .contract import AnyBot, Bot
from .evaluation import Values
from .hint import Advice, Hint, hint
from .levels import level
from .review import Mistake, Review
from .search import Search
from .simple import Greedy, Random
from .why import explain, parts

__all__ = [
    "Advice", "AnyBot", "Bot", "Candidate", "Deadline", "Greedy", "Hint", "Mistake", "Random", "Review", "Search", "Values", "explain", "hint", "level", "parts",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
