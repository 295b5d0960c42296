"""Opponents for a whole game: the other seats answer by themselves, and advice is there for the asking."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..engine import Move
from ..engine.frames import TURN
from ..game.game import Game
from ..game.history import live
from ..language.fluent import say
from ..language.labels import label
from ..support.identity import WeakIdentityDict

if TYPE_CHECKING:
    from ..bots import Greedy

NOISE = 6.0  # standard deviation, in points, of their errors of judgement: whoever follows the advice is well ahead in the end


_OPPONENTS: WeakIdentityDict[Game, Greedy] = WeakIdentityDict()


def opponent(game: Game) -> Greedy:
    """The bot of a game: one of its own, so that it answers the same moves alike, whatever was played before."""
    from ..bots import Greedy

    return _OPPONENTS.setdefault(game, Greedy("company", noise=NOISE))


@cache
def _adviser() -> Greedy:
    from ..bots import Greedy

    return Greedy()


def reply(game: Game) -> bool:
    """Answer for another seat than the first; whether there was anything to answer."""
    if game.to_move in (None, game.setup.seats[0]):
        return False
    game.play(opponent(game).choose(game))
    return True


def answer(game: Game, learner: str | None) -> bool:
    """Answer for another seat than the learner's, as well as a quick bot can; whether there was anything to answer."""
    if game.to_move in (None, learner):
        return False
    game.play(_adviser().choose(game))
    return True


def misanswered(game: Game, learner: str | None, start: int) -> int:
    """The first ply at which another seat than the learner's was played otherwise than a quick bot does; the game's where none was.

    Args:
        start: The ply from which on that is to be seen.
    """
    ply = start
    while ply < game.ply:
        if live(game, ply).pending and game.setup.seats[live(game, ply).pending[-1].seat] == learner:
            ply += 1
            continue
        answered = _adviser().choose(game.copy().jump(ply))[: game.ply - ply]
        if list(game.moves[ply : ply + len(answered)]) != answered:
            return ply
        ply += len(answered)
    return game.ply


def advised(game: Game) -> list[Move]:
    """What a bot would do in the learner's place; nothing when the game is over."""
    from ..bots import Deadline

    return [] if game.over else [Move(move) for move in _adviser().turn(live(game), Deadline()).moves]


def advice(game: Game, turn: list[Move], language: str) -> str:
    """What is advised now, and at the beginning of an action why, in a sentence or two."""
    from ..bots.why import explain

    if not turn:
        return say("lesson-advice-over", language)
    state = live(game)
    named = {"label": label(state, turn[0], language, game.setup.seats), "line": str(turn[0])}
    if state.pending[-1].kind not in TURN or turn[0] == ("done",):
        return say("lesson-advice", language, **named)
    why = explain(state, turn, game.setup.seats, language=language)
    return say("lesson-advice-why", language, why=why, **named)
