"""What to part with: the tiles that a player misses least."""

from __future__ import annotations

from ..engine import State
from ..engine import goods as g
from ..engine.goods import FIVE_COINS, INDEX
from ..engine.steps.base import Plain
from ..engine.steps.payment import Tiles
from ..engine.steps.trade import Kinds
from .evaluation import Values
from .features import CAP, ENERGY, FOOD, horizon

LAST = 3  # the worth of a tile is taken over so many of the last ones
COIN = 0.4  # a coin buys whatever is needed, so it is never worth less
NEED = 0.01  # between equals, what feeds and burns less goes first

Paid = tuple[tuple[str, int], ...]


def prices(values: Values, state: State, seat: int) -> dict[str, float]:
    """What parting with one more tile of every good costs a seat, 5-coin tiles included."""
    rows = values.tables(horizon(state, seat)).goods
    found = {}
    for code, row, count, food, energy in zip(g.CODES, rows, state.players[seat].goods, FOOD, ENERGY, strict=True):
        n = min(count, CAP)
        each = (row[n] - row[max(n - LAST, 0)]) / min(n, LAST) if n else 0.0
        found[code] = max(each, 0.0) + NEED * (1 + food + energy)
    found["Pn"] = max(found["Pn"], COIN)
    return found | {FIVE_COINS: 5 * found["Pn"]}


def cheapest(tiles: Tiles, cost: dict[str, float]) -> Plain:
    """The payment that costs least.

    Parameters: `tiles`, all payments; `cost`, of a tile by its code.
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

    Parameters: `kinds`, all ways; `cost`, of a tile by its code.
    """
    chosen: set[str] = set()
    for code in sorted(kinds.kinds, key=lambda code: cost[code]):
        if len(chosen) < kinds.count and not any(code in pair and chosen & pair for pair in kinds.pairs):
            chosen.add(code)
    move = ("give", *(code for code in kinds.kinds if code in chosen))
    return [move] if move in kinds else []
