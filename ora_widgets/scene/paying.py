"""Payments: the price, what each tile counts for, and ready-made payments, the cheapest first."""

from __future__ import annotations

from collections import Counter, deque
from itertools import islice
from math import inf
from typing import TYPE_CHECKING

from ..engine import State
from ..engine.frames import Bill, Round
from ..engine.goods import CODES, FIVE_COINS, FIVE_COINS_POINTS, GOODS, INDEX, tile, token
from ..engine.rules import asker
from ..engine.steps.payment import Tiles
from ..engine.steps.price import UNITS
from ..engine.turn.rounds import script
from ..language.fluent import say
from ..language.labels import label, paid_words
from ..language.names import good_name

if TYPE_CHECKING:
    from ..wire.to_page import Payment, Whole

    Stock = list[tuple[int, str, int]]  # value, code and number

MAX_READY_ANSWERS = 3  # ready-made answers at most
FIFTHS = 5  # five coins are worth two points, so points are counted in fifths
POINT = 10**6  # weight of a fifth of a point against one tile: more than the tiles of any payment


def payment(state: State, language: str) -> Payment | None:
    """The sum to be reached and what each tile adds to it; `None` if no amount is being paid."""
    offered = asker(state.pending[-1]).options(state, state.pending[-1])
    if not isinstance(offered, Tiles):
        return None
    unit = _unit(state)
    per = UNITS[unit]
    return {
        "unit": unit,
        "price": offered.price / per,
        "worth": {code: value / per for value, code, _ in offered.stock},
        "text": good_name(unit, language, offered.price / per),
        "quick": _ready_answers(state, offered, language),
    }


def _unit(state: State) -> str:
    frame = state.pending[-1]
    # Where tiles can be chosen, an optional fee is always one of energy.
    return frame.unit if isinstance(frame, Bill) else "energy"


def _ready_answers(state: State, offered: Tiles, language: str) -> list[Whole]:
    """The cheapest change, then one kind alone: the least wasteful first, at the end of the game the cheapest."""
    price, last = offered.price, is_last_payment(state)
    bags = [bag] if (bag := change(offered.stock, price, last=last)) else []
    alone = []
    for value, code, held in offered.stock:
        count = -(-price // value)
        # An expensive tile for a small price is not offered as the default.
        if 1 < count <= held:
            costs = (count * value, _lost_fifths(code, count, held, last=last))
            alone.append((costs[::-1] if last else costs, Counter({code: count})))
    bags += [bag for _, bag in sorted(alone, key=lambda each: each[0])]
    values = {code: value for value, code, _ in offered.stock}
    found: dict[str, str] = {}
    for bag in bags:
        words = [token(code, bag[code]) for code in (*CODES, FIVE_COINS) if bag[code]]
        exact = sum(values[code] * count for code, count in bag.items()) == price and not found
        found.setdefault(" ".join(("pay", *words)), _payment_label(state, words, language, exact=exact))
    return [{"line": line, "label": label} for line, label in islice(found.items(), MAX_READY_ANSWERS)]


def is_last_payment(state: State) -> bool:
    """Whether only settlements can come after this payment, so that what is left counts only as points (F8, F9.5)."""
    first, *above = state.pending
    ends = isinstance(first, Round) and first.last and first.word == len(script(state, last=True))
    return ends and all(frame.kind in ("settle", "due", "pay") for frame in above)


def _payment_label(state: State, tiles: list[str], language: str, *, exact: bool) -> str:
    """The label of a ready-made payment; if it is neither exact nor of one kind, just that of its plain button."""
    alone = len(tiles) == 1
    if tile(tiles[0])[1] == 1 if alone else not exact:
        return label(state, ("pay", *tiles), language)
    return say("quick-exact" if exact else "quick-only", language, goods=paid_words(state, tiles, language))


def _lost_fifths(code: str, count: int, held: int, *, last: bool) -> int:
    """The points that tiles of a kind would be worth at the end, in fifths; then only whole fives of coins count."""
    if code == "Pn":
        return FIVE_COINS_POINTS * (FIFTHS * (held // 5 - (held - count) // 5) if last else count)
    return FIFTHS * count * (FIVE_COINS_POINTS if code == FIVE_COINS else GOODS[INDEX[code]].points)


def change(stock: Stock, price: int, *, last: bool = False) -> Counter[str] | None:
    """The payment that leaves the most points at the end, and among equals the one of the fewest tiles.

    Args:
        last: Whether overpaying is allowed, since nothing else will be paid; otherwise the payment is exact.

    Returns:
        How many tiles of which kind; `None` if there is no such payment.

    >>> change([(5, "Mt", 1), (2, "Sh", 3), (1, "Gn", 1)], 6)
    Counter({'Mt': 1, 'Gn': 1})
    >>> change([(2, "Sh", 1), (1, "Pn", 5)], 1), change([(2, "Sh", 1), (1, "Pn", 5)], 1, last=True)
    (Counter({'Pn': 1}), Counter({'Sh': 1}))
    """
    others = [each for each in stock if each[1] != "Pn"]
    coins = sum(count for _, code, count in stock if code == "Pn")  # each of them counts 1, as food
    most = price + (max((value for value, _, _ in stock), default=1) - 1 if last else 0)
    least: list[float] = [0, *[inf] * most]  # what the cheapest tiles cost, by what they make up
    takes: list[list[int]] = []  # how many of each kind are among them
    for value, code, count in others:
        cost = POINT * _lost_fifths(code, 1, count, last=last) + 1
        after, taken = least[:], [0] * (most + 1)
        for start in range(min(value, most + 1)):
            # By number of tiles of this kind: the totals to begin from, each better than all before it.
            begun: deque[tuple[float, int]] = deque()
            for number, total in enumerate(range(start, most + 1, value)):
                without = least[total] - number * cost
                while begun and begun[-1][0] >= without:
                    begun.pop()
                begun.append((without, number))
                if begun[0][1] < number - count:
                    begun.popleft()
                after[total], taken[total] = begun[0][0] + number * cost, number - begun[0][1]
        least = after
        takes.append(taken)
    ways = [
        (least[total - paid] + POINT * _lost_fifths("Pn", paid, coins, last=last) + paid, total, paid)
        for total in range(price, most + 1)
        for paid in range(min(coins, total) + 1)
    ]
    # Among equal costs in points, the least is overpaid.
    spent, total, paid = min(ways, key=lambda way: (way[0] // POINT if way[0] < inf else inf, way[1], way[0], way[2]))
    if spent == inf:
        return None
    bag, rest = [("Pn", paid)], total - paid
    for (value, code, _), taken in zip(reversed(others), reversed(takes), strict=True):
        bag.append((code, taken[rest]))
        rest -= value * taken[rest]
    return Counter({code: number for code, number in reversed(bag) if number})
