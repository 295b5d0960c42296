"""Company for a whole game: the other seats answer by themselves, and advice is there for the asking."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ..game import Game
from ..locale import say
from ..wording import label

if TYPE_CHECKING:
    from ..bots import Bot

WAVERING = 6.0  # points by which the company misjudges its moves: whoever follows the advice is well ahead in the end


# One for every game, so that it answers the same moves in the same way, whatever was played before.
_COMPANY: WeakKeyDictionary[Game, Bot] = WeakKeyDictionary()


def _company(game: Game) -> Bot:
    from ..bots import Greedy

    return _COMPANY.setdefault(game, Greedy("company", noise=WAVERING))


@cache
def _adviser() -> Bot:
    from ..bots import Greedy

    return Greedy()


def reply(game: Game) -> bool:
    """Answer one question for another seat than the first; whether there was one to answer."""
    if game.to_move in (None, game.setup.seats[0]):
        return False
    game.play(_company(game).choose(game))
    return True


def advice(game: Game, language: str) -> str:
    """What a bot would do in the learner's place, as a sentence."""
    if game.over:
        return say("lesson-advice-over", language)
    move = _adviser().choose(game)
    return say("lesson-advice", language, label=label(game.now, move, language), line=str(move))
