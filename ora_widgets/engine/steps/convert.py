"""Free conversions (F6.2, F6.4): a grain becomes straw, a drink becomes coins, one tile at a time, never back.

They are possible at every question of one's own turn and are listed beside its answers (`rules.conversions`). Costs
convert the least by themselves; a conversion of one's own matters where kinds of tiles or points are counted, or where
a drink is better change than payment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .. import goods as g
from ..goods import FIVE_COINS, GOODS, INDEX
from ..moves import IllegalMove, Refusal
from ..state import Player, State
from .base import Plain

FLIP_GRAIN: Final[Plain] = ("flip", "Gn")
SELL_WINE: Final[Plain] = ("sell", "Wn")
SELL_WHISKEY: Final[Plain] = ("sell", "Wh")
CONVERSIONS: Final[dict[Plain, tuple[int, int, int]]] = {
    FLIP_GRAIN: (g.GRAIN, g.STRAW, 1),
    SELL_WINE: (g.WINE, g.COIN, 1),
    SELL_WHISKEY: (g.WHISKEY, g.COIN, 2),
}
CONVERSION_VERBS: Final = ("flip", "sell")


def possible_conversions(player: Player) -> list[Plain]:
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


def with_conversion(player: Player, move: Plain) -> Player:
    """The player after a conversion, as a copy."""
    after = player.copy()
    convert(after, move)
    return after


def selling(player: Player) -> Iterator[Player]:
    """The player now, and after selling one drink more each time, as copies: wine before whiskey."""
    after = player.copy()
    yield after
    while move := next((move for move in (SELL_WINE, SELL_WHISKEY) if move in possible_conversions(after)), None):
        after = with_conversion(after, move)
        yield after


def explain_conversion(state: State, seat: int, move: Plain, free: list[Plain]) -> Refusal:
    """Why a `flip` or `sell` is refused: such a tile never turns, there is none, it is promised, or several are named."""
    verb, word = (*move, "")[:2]
    code, rule = word[-2:], "F6.2" if verb == "flip" else "F6.4"
    if code not in INDEX and code != FIVE_COINS:
        return IllegalMove("not-an-option", rule, line=" ".join(move))
    turning = [each for each in CONVERSIONS if each[0] == verb and GOODS[INDEX[each[1]]].country in ("", state.country)]
    if (verb, code) not in turning:
        message = "cannot-flip" if verb == "flip" else "cannot-sell"
        return IllegalMove(message, rule, good=code, turning=turning[0][1])
    if not state.players[seat].goods[INDEX[code]]:
        return IllegalMove("nothing-to-flip" if verb == "flip" else "nothing-to-sell", rule, good=code)
    if (verb, code) not in free:
        return IllegalMove("conversion-promised", rule, good=code)
    return IllegalMove("one-at-a-time", rule, line=" ".join(move), right=f"{verb} {code}")
