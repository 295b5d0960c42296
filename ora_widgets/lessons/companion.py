"""Company for a whole game: the other seats answer by themselves, and advice is there for the asking."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..game import Game
from ..locale import say
from ..wording import label

if TYPE_CHECKING:
    from ..bots import Bot


@cache
def _bot() -> Bot:
    from ..bots import Greedy

    return Greedy()


def reply(game: Game) -> bool:
    """Answer one question for another seat than the first; whether there was one to answer."""
    if game.to_move in (None, game.setup.seats[0]):
        return False
    game.play(_bot().choose(game))
    return True


def advice(game: Game, language: str) -> str:
    """What a bot would do in the learner's place, as a sentence."""
    if game.over:
        return say("lesson-advice-over", language)
    move = _bot().choose(game)
    return say("lesson-advice", language, label=label(game.now, move, language), line=str(move))
