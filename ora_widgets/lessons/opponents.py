"""The opponent that suits a learner, and the bots that play the other seats in lessons and give advice."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ..bots.levels import STRENGTHS
from ..engine import Move
from ..engine.frames import TURN
from ..engine.steps.base import DONE
from ..game.game import Game
from ..game.history import read_only_state
from ..language.fluent import say
from ..language.labels import label
from ..support.weak_identity_dict import WeakIdentityDict
from .progress_file import LEVEL, Entry, count_of, progress_in_use

if TYPE_CHECKING:
    from ..bots import Greedy

NOISE = 6.0  # standard deviation of the opponents' errors in points, so that learners who follow the advice win

SUITED = "suited"  # the level that stands for the suited opponent
LEVEL_NAMES = [row.name for row in STRENGTHS]


def suited_level() -> str:
    """The name of the opponent that suits the learner, judged by their games against named opponents.

    >>> from ora_widgets.bots import level
    >>> level(suited_level()).strength.name in ("woodcutter", "settler", "miller", "brewer", "abbot")
    True
    """
    return LEVEL_NAMES[suited_place(progress_in_use().entries().get(LEVEL, {}))]


def suited_place(entry: Entry) -> int:
    """The place of the suited level in `STRENGTHS`; 0 before the first game and for damaged entries."""
    return min(max(count_of(entry.get("level")), 0), len(LEVEL_NAMES) - 1)


_OPPONENTS: WeakIdentityDict[Game, Greedy] = WeakIdentityDict()


def opponent(game: Game) -> Greedy:
    """The bot of a game; each game has its own, so that its moves do not depend on earlier games."""
    from ..bots import Greedy

    return _OPPONENTS.setdefault(game, Greedy("company", noise=NOISE))


@cache
def _adviser() -> Greedy:
    from ..bots import Greedy

    return Greedy()


def reply(game: Game) -> bool:
    """Play a move for a seat other than the first; return whether it was such a seat's turn."""
    if game.to_move in (None, game.setup.seats[0]):
        return False
    game.play(opponent(game).choose(game))
    return True


def answer(game: Game, learner: str | None) -> bool:
    """Play a quick bot's move for a seat other than the learner's; return whether it was such a seat's turn."""
    if game.to_move in (None, learner):
        return False
    game.play(_adviser().choose(game))
    return True


def find_wrong_answer(game: Game, learner: str | None, start: int) -> int:
    """The first ply at which another seat's move differs from the quick bot's; the game's ply if there is none.

    Args:
        start: The ply to begin at.
    """
    ply = start
    while ply < game.ply:
        if (
            read_only_state(game, ply).pending
            and game.setup.seats[read_only_state(game, ply).pending[-1].seat] == learner
        ):
            ply += 1
            continue
        answered = _adviser().choose(game.copy().jump(ply))[: game.ply - ply]
        if list(game.moves[ply : ply + len(answered)]) != answered:
            return ply
        ply += len(answered)
    return game.ply


def bot_turn(game: Game) -> list[Move]:
    """The turn that a bot would play for the learner; empty when the game is over."""
    from ..bots import Deadline

    return [] if game.over else [Move(move) for move in _adviser().turn(read_only_state(game), Deadline()).moves]


def advice(game: Game, turn: list[Move], language: str) -> str:
    """A sentence that advises a move, and another with the reason at the beginning of an action."""
    from ..bots.why import explain

    if not turn:
        return say("lesson-advice-over", language)
    state = read_only_state(game)
    named = {"label": label(state, turn[0], language, game.setup.seats), "line": str(turn[0])}
    if state.pending[-1].kind not in TURN or turn[0] == DONE:
        return say("lesson-advice", language, **named)
    why = explain(state, turn, game.setup.seats, language=language)
    return say("lesson-advice-why", language, why=why, **named)
