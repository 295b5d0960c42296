"""Games of quick bots, numbered: the same game for a number and a seed wherever it is played."""

from __future__ import annotations

from ..bots import Deadline, Greedy
from ..bots.contract import SeatedBot
from ..bots.evaluation import HAND_MADE
from ..game.game import Game, new_game
from ..game.horizon import beyond

MODES = [
    (players, country, length)
    for players, length in (
        (3, "long"),
        (4, "long"),
        (3, "short"),
        (1, "long"),
        (4, "short"),
        (2, "long"),
        (2, "short"),
    )
    for country in ("france", "ireland")
]
NOISE = 1.5  # standard deviation of the bots' judgement, in points: without it every game would be the same
HORIZON = 40  # the round after which a game for two is stopped


def bots_game(number: int, seed: int = 0) -> Game:
    """A game of bots, mode after mode.

    >>> bots_game(5).setup.length
    'short'
    """
    players, country, length = MODES[number % len(MODES)]
    game = new_game(players, country, length)
    # By the evaluation that is never trained anew, so that the games of a seed stay what they were.
    bot = SeatedBot(Greedy(f"{seed}:{number}", noise=NOISE, values=HAND_MADE), game.setup)
    state = game.now
    while state.pending and not beyond(state, HORIZON):
        game.play(bot.play(state, Deadline()))
    return game
