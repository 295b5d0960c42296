"""Free conversions (F6.2, F6.4): a grain becomes straw, a drink becomes coins, one tile at a time, never back.

They are possible at every question of the own turn and stand beside its answers (`rules.conversions`). Costs convert
the least by themselves; a conversion of one's own matters where kinds of tiles or points are counted, or where a drink
is better change than payment.
"""

from __future__ import annotations

from collections.abc import Iterator

from .. import goods as g
from ..goods import INDEX
from ..moves import NotNow, Refusal
from ..state import Player
from .base import Plain

FLIP_GRAIN: Plain = ("flip", "Gn")
SELL_WINE: Plain = ("sell", "Wn")
SELL_WHISKEY: Plain = ("sell", "Wh")
CONVERSIONS: dict[Plain, tuple[int, int, int]] = {
    FLIP_GRAIN: (g.GRAIN, g.STRAW, 1),
    SELL_WINE: (g.WINE, g.COIN, 1),
    SELL_WHISKEY: (g.WHISKEY, g.COIN, 2),
}
VERBS = ("flip", "sell")


def possible(player: Player) -> list[Plain]:
    """The conversions that a player's goods allow."""
    goods = player.goods
    moves = []
    if goods[g.GRAIN]:
        moves.append(FLIP_GRAIN)
    if goods[g.WINE]:
        moves.append(SELL_WINE)
    if goods[g.WHISKEY]:
        moves.append(SELL_WHISKEY)
    return moves


def convert(player: Player, move: Plain) -> None:
    """Turn one tile over, in place."""
    given, got, count = CONVERSIONS[move]
    player.goods[given] -= 1
    player.goods[got] += count


def converted(player: Player, move: Plain) -> Player:
    """The player after a conversion, as a copy."""
    after = player.copy()
    convert(after, move)
    return after


def selling(player: Player) -> Iterator[Player]:
    """The player now, and after selling one drink more each time, as copies: wine before whiskey."""
    after = player.copy()
    yield after
    while move := next((move for move in (SELL_WINE, SELL_WHISKEY) if move in possible(after)), None):
        after = converted(after, move)
        yield after


def explain_conversion(player: Player, move: Plain) -> Refusal:
    """Why a `flip` or `sell` is refused: no tile named, none there to be turned, or one that is promised already."""
    if len(move) == 1:
        return NotNow("not-an-option", "", line=move[0])
    rule = "F6.2" if move[0] == "flip" else "F6.4"
    if move in CONVERSIONS and player.goods[INDEX[move[1]]]:
        return NotNow("conversion-promised", rule, good=move[1])
    return NotNow("nothing-to-flip" if move[0] == "flip" else "nothing-to-sell", rule, good=move[1])
