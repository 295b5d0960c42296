"""What is to come: the checking number, the rounds ahead, and how the game will end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game.history import live
from ..game.schedule import schedule
from ..language.fluent import SPOKEN, say

if TYPE_CHECKING:
    from ..game.view import GameView
    from ..wire.to_page import Check, Coming


def coming(game: GameView, language: str = SPOKEN) -> Coming:
    """The schedule from this round on, in words.

    >>> from ora_widgets import new_game
    >>> ahead = coming(new_game(3, "france"))
    >>> ahead["check"], ahead["rows"][5]
    ({'number': 1, 'bold': False, 'rule': 'F15'}, (6, 'B', 3, 'settlement phase A'))
    """
    plan = schedule(live(game), game.setup.seats, language)
    rounds = list(plan)
    rows = [(each.number, each.start, each.check, news) for each, (*_, news) in zip(rounds, plan.rows(), strict=True)]
    check: Check | None = {"number": rounds[0].check, "bold": rounds[0].bold, "rule": "F15"} if rounds else None
    # Alone there is but one seat, and nothing to check.
    return {"check": check if game.setup.players > 1 else None, "ending": plan.ending, "rows": rows}


def branch(game: GameView, language: str = SPOKEN) -> str:
    """What playing on from an earlier position means; nothing at the end of the game so far."""
    later = game.plies - game.ply
    return say("table-branch", language, move=game.ply, moves=game.plies, later=later) if later else ""
