"""What the function of a building can lead to, worked out from the table in `data/cards.json` and from nothing of the engine.

A function is a list of parts, carried out in order: `gain` and `choose` (gifts), `wheel` (a production), `counted` (coins for
what is only owned), `grant` (actions), `enter` (another building), and `trades`. In `trades`, `give` and `get` hold tiles by code.
Other keys of `give` are `energy`, `food` and `points` (any tiles worth as much), `different` (so many kinds) and `forest`; of
`get`, `basic` (so many of one basic good, and of another), `joker` (a production with the joker), `recall`, `points` (taken as
goods), `grant` and `enter`. A `max` limits one trade, or all of a part together; without it there is no limit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from typing import Any, NamedTuple

from .figures import GOODS

BASIC = [code for code, good in GOODS.items() if good["basic"]]
FIVE_COINS = "Ni"
CONVERSIONS = {"Gn": {"Sw": 1}, "Wn": {"Pn": 1}, "Wh": {"Pn": 2}}  # F6.2, F6.4
TREASURES = {"Bo": 2, "Ce": 3, "Or": 4, "Rq": 8}
Sequences = frozenset[tuple[str, ...]]


class Outcome(NamedTuple):
    """The user's goods at a point of a function, and what the function allows next."""

    goods: frozenset[tuple[str, int]]  # code and number of every kind that is owned
    forests: int
    home: tuple[bool, int]  # whether the prior is at home, and how many lay brothers
    reset: frozenset[str] = frozenset()  # the indicators that have been put back to 0
    granted: Sequences = frozenset()  # the orders in which granted actions may be carried out
    entered: frozenset[str] | None = None  # the buildings that may be used next

    def has(self, code: str) -> int:
        """How many tiles of a kind there are; five coins also count as their own tile (F6.3)."""
        goods = dict(self.goods)
        return goods.get("Pn", 0) // 5 if code == FIVE_COINS else goods.get(code, 0)

    def trading(self, give: Mapping[str, int], get: Mapping[str, int]) -> Outcome | None:
        """The result of exchanging tiles, or None if they are missing."""
        goods = Counter(dict(self.goods))
        for tiles, sign in ((give, -1), (get, 1)):
            for code, count in tiles.items():
                goods["Pn" if code == FIVE_COINS else code] += sign * count * (5 if code == FIVE_COINS else 1)
            if min(goods.values(), default=0) < 0:
                return None
        return self._replace(goods=frozenset((+goods).items()))


class Sandbox(NamedTuple):
    """What a function depends on besides the user's goods."""

    mode: str
    wheel: dict[str, int]  # what each indicator shows
    home: tuple[bool, int]  # the user's clergymen if all were recalled
    features: dict[str, int]  # the user's cloister buildings, and his forests and moors (`wild`)
    targets: dict[str, frozenset[str]]  # by kind of entrance, the buildings that may be used


def outcomes(function: list[dict[str, Any]], start: Outcome, sandbox: Sandbox) -> set[Outcome]:
    """All results of a function, with every free conversion before, within and after it."""
    reached = {(start, True)}
    for part in function:
        kept = reached if part.get("only after the part before") else {(before, True) for before, _ in reached}
        reached = {
            after
            for before, used in kept
            for now in with_conversions(before)
            for after in _part(part, now, used, sandbox)
        }
    return {now for outcome, _ in reached for now in with_conversions(outcome)}


def with_conversions(outcome: Outcome) -> set[Outcome]:
    """A result, with all others that flipping grain and selling drinks lead to (F6.2, F6.4)."""
    found, new = {outcome}, [outcome]
    while new:
        now = new.pop()
        more = {after for code, got in CONVERSIONS.items() if (after := now.trading({code: 1}, got))} - found
        found |= more
        new += more
    return found


def _part(part: dict[str, Any], now: Outcome, used: bool, sandbox: Sandbox) -> Iterator[tuple[Outcome, bool]]:
    """The results of one part, each with whether the part was used."""
    match part:
        case {"gain": tiles}:
            yield _got(now, tiles), True
        case {"choose": bags}:
            for tiles in bags:
                yield _got(now, tiles), True
        case {"counted": code, "levels": levels}:
            yield _got(now, {"Pn": max((coins for least, coins in levels if now.has(code) >= least), default=0)}), True
        case {"wheel": codes}:
            yield now, False
            for code in codes:
                for indicator in (GOODS[code]["name"], "joker"):
                    yield _produce(now, code, indicator, sandbox), True
        case {"grant": actions}:
            yield now._replace(granted=orders(actions)), True
        case {"enter": kind}:
            yield now, False
            yield now._replace(entered=sandbox.targets[kind]), True
        case {"trades": trades}:
            yield now, False
            if used:
                pooled = any({"food", "energy"} & set(trade["give"]) for trade in trades)
                for after in (_trade_together if pooled else _one_by_one)(part, now, sandbox):
                    yield after, True


def _got(now: Outcome, tiles: Mapping[str, int]) -> Outcome:
    after = now.trading({}, tiles)
    assert after
    return after


def _produce(now: Outcome, code: str, indicator: str, sandbox: Sandbox) -> Outcome:
    return _got(now, {code: sandbox.wheel[indicator]})._replace(reset=now.reset | {indicator})


def orders(actions: list[str]) -> Sequences:
    """The orders in which actions may be carried out, each at most once."""
    return frozenset(order for size in range(len(actions) + 1) for order in permutations(actions, size))


def _one_by_one(part: dict[str, Any], start: Outcome, sandbox: Sandbox) -> set[Outcome]:
    """Consecutive trades: what one yields may pay for the next."""
    trades, most = part["trades"], part.get("max", 99)
    new, found = {(start, (0,) * len(trades))}, set[tuple[Outcome, tuple[int, ...]]]()
    while new:
        before, done = new.pop()
        for place, trade in enumerate(trades):
            if sum(done) < most and done[place] < trade.get("max", 99):
                times = (*done[:place], done[place] + 1, *done[place + 1 :])
                for now in with_conversions(before):
                    for paid in _ways_to_pay(trade["give"], now):
                        after = {(outcome, times) for outcome in _ways_to_receive(trade["get"], paid, sandbox)}
                        new |= after - found
                        found |= after
    return {outcome for outcome, _ in found}


def _ways_to_pay(give: Mapping[str, Any], now: Outcome) -> Iterator[Outcome]:
    """The ways to pay for a trade without food and energy."""
    tiles = {code: count for code, count in give.items() if code in GOODS}
    paid = now.trading(tiles, {})
    if paid is None:
        return
    if "different" in give:
        kinds = [code for code in GOODS if code != "Wr" and now.has(code)]
        bags = [dict.fromkeys(chosen, 1) for chosen in combinations(kinds, give["different"])]
        yield from filter(None, (paid.trading(bag, {}) for bag in bags))
    elif "points" in give:
        for bag in without_spare(paid, "points", give["points"]):
            yield from filter(None, [paid.trading(bag, {})])
    elif "forest" in give:
        if paid.forests >= give["forest"]:
            yield paid._replace(forests=paid.forests - give["forest"])
    else:
        yield paid


def _ways_to_receive(get: Mapping[str, Any], paid: Outcome, sandbox: Sandbox) -> Iterator[Outcome]:
    """The choices left after paying for a trade."""
    now = _got(paid, {code: count for code, count in get.items() if code in GOODS})
    if recalled := get.get("recall"):
        prior, brothers = sandbox.home
        now = now._replace(home=(prior, brothers if recalled == "all" else now.home[1]))
    if "grant" in get:
        yield now._replace(granted=orders(get["grant"]))
    elif "enter" in get:
        yield now._replace(entered=sandbox.targets[get["enter"]])
        yield now
    elif "basic" in get:
        for codes in permutations(BASIC, len(get["basic"])):
            yield _got(now, dict(zip(codes, get["basic"], strict=True)))
    elif "joker" in get:
        yield now
        yield from (_produce(now, code, "joker", sandbox) for code in get["joker"])
    elif "points" in get:
        row = get["points"]
        points = int(sandbox.features[row["per"]] * row.get(sandbox.mode, row["each"]))
        yield from (_got(now, bag) for bag in treasures(points, list(TREASURES)))
    else:
        yield now


def treasures(points: int, codes: list[str]) -> Iterator[dict[str, int]]:
    """Bags of treasures worth a number of points; none can be extended, since smaller ones only gain less."""
    if not codes:
        if points < min(TREASURES.values()):
            yield {}
        return
    for count in range(points // TREASURES[codes[-1]] + 1):
        for more in treasures(points - count * TREASURES[codes[-1]], codes[:-1]):
            yield more | {codes[-1]: count}


def _trade_together(part: dict[str, Any], start: Outcome, sandbox: Sandbox) -> Iterator[Outcome]:
    """Trades whose food and energy are paid in one sum, with no tile to spare (F8.4)."""
    trades = part["trades"]
    for times in _times(trades, part.get("max", 99)):
        give, get = Counter[str](), Counter[str]()
        for count, trade in zip(times, trades, strict=True):
            for sums, amounts in ((give, trade["give"]), (get, trade["get"])):
                for key, amount in amounts.items():
                    sums[key] += amount * count if key in (*GOODS, "food", "energy") else 0
        for now in with_conversions(start):
            paid = now.trading({code: count for code, count in give.items() if code in GOODS}, {})
            for fed in without_spare(paid, "food", give["food"]) if paid and any(times) else ():
                for burnt in without_spare(now, "energy", give["energy"]):
                    left = paid and paid.trading(Counter(fed) + Counter(burnt), {})
                    if left:
                        extra = {
                            key: value for trade in trades for key, value in trade["get"].items() if key not in GOODS
                        }
                        yield from _ways_to_receive({**get, **extra}, left, sandbox)


def _times(trades: list[dict[str, Any]], most: int) -> Iterator[tuple[int, ...]]:
    """How often each trade may be made."""
    if not trades:
        yield ()
        return
    for count in range(min(most, trades[0].get("max", 8)) + 1):
        yield from ((count, *others) for others in _times(trades[1:], most - count))


def without_spare(now: Outcome, unit: str, price: float) -> Iterator[dict[str, int]]:
    """The payments that reach a price but would not without any one of their tiles."""
    worth = {code: good[unit] for code, good in GOODS.items() if good[unit] and now.has(code)}
    worth.pop("Wr", None)
    worth.pop(FIVE_COINS if unit == "food" else "", None)  # food is paid in single coins, which are worth as much
    stock = [(code, now.has(code)) for code in worth]

    def bags(place: int) -> Iterator[dict[str, int]]:
        if place == len(stock):
            yield {}
            return
        code, count = stock[place]
        for more in bags(place + 1):
            yield from (more | {code: number} for number in range(count + 1))

    for bag in bags(0):
        total = sum(worth[code] * number for code, number in bag.items())
        dearest = [worth[code] for code, number in bag.items() if number]
        if total >= price and all(total - value < price for value in dearest):
            yield bag
