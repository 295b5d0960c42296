"""Free conversions (F6.2, F6.4): a grain becomes straw, a drink becomes coins, one tile at a time, never back.

Costs convert the least by themselves, so these are needed only where kinds of tiles or points are counted and a drink
is better two coins; beyond that they are for people and for recorded games. Offered at the questions of a turn itself.
"""

from __future__ import annotations

from .. import goods as g
from ..moves import NotNow, Refusal
from ..state import Frame, State
from .base import Plain

CONVERSIONS: dict[Plain, tuple[int, int, int]] = {
    ("flip", "Gn"): (g.GRAIN, g.STRAW, 1),
    ("sell", "Wn"): (g.WINE, g.COIN, 1),
    ("sell", "Wh"): (g.WHISKEY, g.COIN, 2),
}


def conversions(state: State, seat: int) -> list[Plain]:
    """The conversions that a player's goods allow."""
    goods = state.players[seat].goods
    return [move for move, (given, _, _) in CONVERSIONS.items() if goods[given]]


def convert(state: State, frame: Frame, move: Plain) -> None:
    """Turn one tile over and put the same question again."""
    given, got, count = CONVERSIONS[move]
    goods = state.players[frame[1]].goods
    goods[given] -= 1
    goods[got] += count
    state.ask(*frame)


def explain_conversion(move: Plain) -> Refusal:
    """Why a `flip` or `sell` is refused: no tile named, or none there that could be turned."""
    if len(move) == 1:
        return NotNow("not-an-option", "", line=move[0])
    if move[0] == "flip":
        return NotNow("nothing-to-flip", "F6.2", good=move[1])
    return NotNow("nothing-to-sell", "F6.4", good=move[1])
