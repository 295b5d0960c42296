"""Advice for whoever has to answer: a bot looks at a copy of the game, in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..game.history import live
from ..language.fluent import say
from ..language.names import number
from ..support.background import Background

if TYPE_CHECKING:
    from ..game.game import Game
    from ..support.deadline import Deadline
    from ..wire.to_page import Advice

SECONDS = 1.0  # that advice may take


class Adviser:
    """Thinks about one question at a time; a new one ends the thinking about the one before."""

    def __init__(self) -> None:
        self._background = Background("ora hint")

    def stop(self) -> None:
        """End the thinking that is going on; its answer is empty."""
        self._background.cancel()

    def think(
        self,
        game: Game,
        language: str,
        answered: Callable[[list[Advice]], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Begin to think about the question now.

        Either is called under the game's lock, now and then from another thread.

        Args:
            answered: Called with the best few moves, or none if the game has gone on meanwhile.
        """
        idea = game.copy()

        def work(deadline: Deadline) -> None:
            moves = advised(idea, language, deadline)
            with game.lock:
                answered(moves if not deadline.over() and live(game) is live(idea) else [])

        def fail(error: BaseException) -> None:
            with game.lock:
                failed(error)

        self._background.start(work, fail)


def advised(game: Game, language: str, deadline: Deadline) -> list[Advice]:
    """The best few answers to the question now, with their reasons."""
    from ..bots import explain, hint

    state, seats = live(game), game.setup.seats
    moves: list[Advice] = []
    for rank, advice in enumerate(hint(game, seconds=SECONDS, deadline=deadline), start=1):
        worth, spread = round(advice.worth, 1), round(advice.deviation, 1)
        best = moves[0] if moves else None
        behind = round(max(0.0, best["worth"] - worth), 1) if best else 0.0
        equal = best is not None and behind <= max(spread, best["spread"])
        moves.append(
            {
                "line": str(advice.move),
                "worth": worth,
                "spread": spread,
                "rank": rank,
                "behind": behind,
                "equal": equal,
                "says": standing(behind, equal=equal, best=best is None, language=language),
                "why": explain(state, advice.turn, seats, language=language),
            }
        )
    return moves


def standing(behind: float, *, equal: bool, best: bool, language: str) -> str:
    """How good a move is beside the best, in words.

    Args:
        behind: How many points less it is worth.
        equal: Whether the best may be no better.
        best: Whether it is the best.

    >>> standing(2.5, equal=False, best=False, language="en")
    '2.5 points behind'
    """
    kind = "best" if best else "equal" if equal else "behind"
    return say("advice-standing", language, kind=kind, behind=number(behind))
