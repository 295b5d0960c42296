"""What to part with: the tiles that a player misses least."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..engine import State
from ..engine import goods as g
from ..engine.goods import FIVE_COINS, INDEX
from ..engine.steps.base import Plain
from ..engine.steps.payment import Tiles
from ..engine.steps.trade import Kinds
from .evaluation import Values
from .features import CAP, ENERGY, FOOD

LAST: Final = 3  # the worth of a tile is taken over so many of the last ones
COIN: Final = 0.4  # a coin buys whatever is needed, so it is never worth less
NEED: Final = 0.01  # between equals, what feeds and burns less goes first

Paid = tuple[tuple[str, int], ...]


def prices(values: Values, state: State, seat: int, codes: Iterable[str]) -> dict[str, float]:
    """What parting with one more tile of a good costs a seat.

    Args:
        codes: The goods that are asked about, 5-coin tiles among them or not.
    """
    rows, goods = values.tables(state, seat).goods, state.players[seat].goods

    def price(code: str) -> float:
        if code == FIVE_COINS:
            return 5 * price("Pn")
        index = INDEX[code]
        row, n = rows[index], min(goods[index], CAP)
        each = (row[n] - row[max(n - LAST, 0)]) / min(n, LAST) if n else 0.0
        cost = max(each, 0.0) + NEED * (1 + FOOD[index] + ENERGY[index])
        return max(cost, COIN) if code == "Pn" else cost

    return {code: price(code) for code in codes}


def cheapest(tiles: Tiles, cost: dict[str, float]) -> Plain:
    """The payment that costs least.

    Args:
        cost: The cost of a tile by its code, in points.
    """
    # By what is still open after the kinds looked at so far: the least cost, and how it is paid.
    open_: dict[int, tuple[float, Paid]] = {tiles.price: (0.0, ())}
    for worth, code, count in tiles.stock:
        for rest, (spent, paid) in list(open_.items()):
            for number in range(1, min(count, -(-rest // worth)) + 1):
                left = max(rest - number * worth, 0)
                total = spent + number * cost[code]
                if left not in open_ or total < open_[left][0]:
                    open_[left] = (total, (*paid, (code, number)))
    words = sorted(open_[0][1], key=lambda pair: INDEX.get(pair[0], len(g.CODES)))
    return ("pay", *(g.token(code, number) for code, number in words))


def cheapest_kinds(kinds: Kinds, cost: dict[str, float]) -> list[Plain]:
    """The different goods that cost least, if there is a way to give enough of them.

    Args:
        cost: The cost of a tile by its code, in points.
    """
    chosen: set[str] = set()
    for code in sorted(kinds.kinds, key=lambda code: cost[code]):
        if len(chosen) < kinds.count and not any(code in pair and chosen & pair for pair in kinds.pairs):
            chosen.add(code)
    move = ("give", *(code for code in kinds.kinds if code in chosen))
    return [move] if move in kinds else []
