"""What a payment needs beside its answers: the price, what each tile counts for, and the answers most people want."""

from __future__ import annotations

from collections import Counter, deque
from itertools import islice
from math import inf
from typing import TYPE_CHECKING

from ..engine.frames import Bill
from ..engine.goods import CODES, FIVE_COINS, tile, token
from ..engine.rules import asker
from ..engine.steps.payment import Tiles
from ..engine.steps.price import UNITS
from ..language.fluent import say
from ..language.labels import label, paid_words
from ..language.names import good_name

if TYPE_CHECKING:
    from ..engine import State
    from ..wire.to_page import Payment, Whole

    Stock = list[tuple[int, str, int]]  # value, code and number

QUICK = 3  # ready-made answers at most


def payment(state: State, language: str) -> Payment | None:
    """The sum to be reached and what each tile adds to it; `None` where no amount is being paid."""
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
        "quick": _quick(state, offered, language),
    }


def _unit(state: State) -> str:
    frame = state.pending[-1]
    # The optional fee of a building is one of energy wherever tiles can be chosen.
    return frame.unit if isinstance(frame, Bill) else "energy"


def _quick(state: State, offered: Tiles, language: str) -> list[Whole]:
    """Exact change with the fewest tiles, then one kind alone, the least wasteful first."""
    found: dict[str, str] = {}
    bag = exact(offered.stock, offered.price)
    if bag:
        words = " ".join(token(code, bag[code]) for code in (*CODES, FIVE_COINS) if bag[code])
        found[f"pay {words}"] = _named("quick-exact", state, words, language)
    alone = [
        (-(-offered.price // value) * value, code, -(-offered.price // value))
        for value, code, count in offered.stock
        if value * count >= offered.price
    ]
    for _, code, count in sorted(alone, key=lambda each: each[0]):
        line = f"pay {token(code, count)}"
        # A dear tile for a small price is no default.
        if line not in found and count > 1:
            found[line] = _named("quick-only", state, token(code, count), language)
    return [{"line": line, "label": label} for line, label in islice(found.items(), QUICK)]


def _named(message: str, state: State, words: str, language: str) -> str:
    """What a ready-made payment says; a single tile says just what its own button would say."""
    if len(every := words.split()) == 1 and tile(every[0])[1] == 1:
        return label(state, ("pay", *every), language)
    return say(message, language, goods=paid_words(state, every, language))


def exact(stock: Stock, price: int) -> Counter[str] | None:
    """The fewest tiles that make up a price exactly; `None` when none do.

    >>> exact([(5, "Mt", 1), (2, "Sh", 3), (1, "Gn", 1)], 6)
    Counter({'Mt': 1, 'Gn': 1})
    """
    fewest: list[float] = [0, *[inf] * price]  # tiles, by what they make up
    takes: list[list[int]] = []  # how many of each kind are among them
    for value, _, count in stock:
        after, taken = fewest[:], [0] * (price + 1)
        for start in range(min(value, price + 1)):
            # By number of tiles of this kind: the totals to begin from, each better than all before it.
            begun: deque[tuple[float, int]] = deque()
            for number, total in enumerate(range(start, price + 1, value)):
                others = fewest[total] - number
                while begun and begun[-1][0] >= others:
                    begun.pop()
                begun.append((others, number))
                if begun[0][1] < number - count:
                    begun.popleft()
                after[total], taken[total] = begun[0][0] + number, number - begun[0][1]
        fewest = after
        takes.append(taken)
    if fewest[price] == inf:
        return None
    bag: list[tuple[str, int]] = []
    for (value, code, _), taken in zip(reversed(stock), reversed(takes), strict=True):
        bag.append((code, taken[price]))
        price -= value * taken[price]
    return Counter({code: number for code, number in reversed(bag) if number})
