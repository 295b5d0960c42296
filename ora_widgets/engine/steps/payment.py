"""Paying an amount of food, energy or points with any mix of goods: bags that need not be listed.

Only bags with no tile to spare are listed, but any bag worth enough may be played; what is overpaid is lost (F8.4). The
wasteful bags are left out on purpose: they gain nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any, Final

from .. import goods as g
from ..frames import Bill, Frame, bill
from ..goods import CODES, FIVE_COINS, FIVE_COINS_POINTS, INDEX, tile, token
from ..moves import IllegalMove, Refusal
from ..state import Player, State
from .base import SKIP, Asker, Options, Plain
from .convert import selling, with_conversion

# Dearest first, so that a bag is complete with the tile that reaches the price and no tile in it is to spare.
FOOD: Final = sorted(((good.food, good.code) for good in g.GOODS if good.food), key=lambda pair: -pair[0])
ENERGY: Final = sorted(((good.energy, good.code) for good in g.GOODS if good.energy), key=lambda pair: -pair[0])
POINTS: Final = sorted(
    [(good.points, good.code) for good in g.GOODS if good.points and good.code != "Wr"]
    + [(FIVE_COINS_POINTS, FIVE_COINS)],
    key=lambda pair: -pair[0],
)
TILES_BY_UNIT: Final = {"food": FOOD, "energy": ENERGY, "points": POINTS}


def owned_tiles(player: Player, unit: str, reserve: int = 0) -> list[tuple[int, str, int]]:
    """The tiles that count for a unit: value, code and number; `reserve` grain is kept for straw."""
    goods = player.goods
    found = []
    for value, code in TILES_BY_UNIT[unit]:
        if code == FIVE_COINS:
            count = goods[g.COIN] // 5
        else:
            count = goods[INDEX[code]]
            if code == "Gn":
                count -= reserve
            elif code == "Sw":
                count += goods[g.GRAIN]
        if count > 0:
            found.append((value, code, count))
    return found


def worth(player: Player, unit: str) -> int:
    """What all tiles of a player are worth in a unit; grain counts as straw for energy."""
    return sum(value * count for value, _, count in owned_tiles(player, unit))


def straw_needed(player: Player, energy: int) -> int:
    """How much grain has to become straw for an amount of energy in half units."""
    goods = player.goods
    others = sum(value * goods[i] for i, value in g.ENERGY)
    return max(0, energy - others)


def can_feed(player: Player, food: int, energy: int) -> bool:
    """Whether food and energy (half units) can be paid together; a grain serves one of them only (F8.4)."""
    goods = player.goods
    grain = goods[g.GRAIN]
    if food:
        grain -= max(0, food - sum([value * goods[i] for i, value in g.FOOD if i != g.GRAIN]))
    if energy and grain >= 0:
        grain -= max(0, energy - sum([value * goods[i] for i, value in g.ENERGY]))
    return grain >= 0


class Tiles:
    """All payments of `price` out of `stock` with no tile to spare, as moves `pay 3Gn Sh`.

    Args:
        stock: The value, code and number of each tile, dearest first.
        price: What is to be paid, in the same unit as the values.
        optional: Whether `skip` is an answer too.
    """

    __slots__ = ("optional", "price", "stock")

    def __init__(self, stock: list[tuple[int, str, int]], price: int, *, optional: bool = False) -> None:
        self.stock = stock
        self.price = price
        self.optional = optional

    def __iter__(self) -> Iterator[Plain]:
        for words in _bags(self.stock, self._worth_of_later_kinds(), 0, self.price):
            yield ("pay", *sorted(words, key=_place))
        if self.optional:
            yield SKIP

    def __len__(self) -> int:
        return _count(tuple(self.stock), 0, self.price) + self.optional

    def __contains__(self, move: object) -> bool:
        if self.optional and move == SKIP:
            return True
        try:
            paid = counts(move)
        except ValueError:
            return False
        stock = {code: (value, count) for value, code, count in self.stock}
        if any(code not in stock or count > stock[code][1] for code, count in paid.items()):
            return False
        return sum(stock[code][0] * count for code, count in paid.items()) >= self.price

    def sample(self, rng: Random) -> Plain:
        """A random payment, found without listing the others."""
        if self.optional and rng.random() < 0.5:
            return SKIP
        behind = self._worth_of_later_kinds()
        words, open_ = [], self.price
        for place, (value, code, count) in enumerate(self.stock):
            least = max(0, -(-(open_ - behind[place]) // value))
            most = min(count, -(-open_ // value))
            number = least + int(rng.random() * (most - least + 1))
            if number:
                words.append(token(code, number))
                open_ -= number * value
                if open_ <= 0:
                    break
        return ("pay", *sorted(words, key=_place))

    def narrow(self, picks: list[str]) -> list[str]:
        """The codes that may be added to the picked tiles so that some listed payment still holds them all.

        Args:
            picks: The codes of the picked tiles, one per tile.
        """
        live = []
        for _, code, _ in self.stock:
            need = {c: picks.count(c) for c in picks}
            need[code] = need.get(code, 0) + 1
            if next(_bags(self.stock, self._worth_of_later_kinds(), 0, self.price, need), None) is not None:
                live.append(code)
        return live

    def _worth_of_later_kinds(self) -> list[int]:
        """What all later kinds together are worth, by place."""
        total, behind = 0, []
        for value, _, count in reversed(self.stock):
            behind.append(total)
            total += value * count
        return behind[::-1]


def _bags(
    stock: list[tuple[int, str, int]], behind: list[int], place: int, price: int, need: dict[str, int] | None = None
) -> Iterator[tuple[str, ...]]:
    """Bags from `place` on; `need` asks for at least so many tiles of a kind."""
    value, code, count = stock[place]
    enough = -(-price // value)
    for number in range(min(count, enough), need.get(code, 0) - 1 if need else -1, -1):
        words = (token(code, number),) if number else ()
        rest = price - number * value
        if rest <= 0:
            if not need or not any(need.get(later, 0) for _, later, _ in stock[place + 1 :]):
                yield words
        elif behind[place] >= rest:
            for more in _bags(stock, behind, place + 1, rest, need):
                yield words + more
        else:
            break  # fewer of this kind leave even more to the others


@lru_cache(maxsize=4096)
def _count(stock: tuple[tuple[int, str, int], ...], place: int, price: int) -> int:
    if price <= 0:
        return 1
    if place == len(stock):
        return 0
    value, _, count = stock[place]
    return sum(_count(stock, place + 1, price - n * value) for n in range(min(count, -(-price // value)) + 1))


def _place(word: str) -> int:
    """Fixed order of tokens: as the goods, the 5-coin tile last."""
    return INDEX.get(word[-2:], len(CODES))


def counts(move: object) -> dict[str, int]:
    """The tiles named in `pay 3Gn Sh` by code; raises `ValueError` when it is no payment."""
    if not isinstance(move, tuple) or len(move) < 2 or move[0] != "pay":
        raise ValueError(move)
    paid: dict[str, int] = {}
    for word in move[1:]:
        code, count = tile(word)
        paid[code] = paid.get(code, 0) + count
    return paid


def hand_in(player: Player, paid: dict[str, int]) -> None:
    """Give the tiles of a payment to the supply; straw that is short is flipped from grain."""
    player.give(tuple((g.COIN, 5 * n) if code == FIVE_COINS else (INDEX[code], n) for code, n in paid.items()))


class Payment(Asker[Bill]):
    """Which tiles pay an amount."""

    def options(self, state: State, frame: Bill) -> Options:
        return Tiles(owned_tiles(state.players[frame.seat], frame.unit, frame.reserve), frame.price)

    def take(self, state: State, frame: Bill, move: Plain) -> None:
        hand_in(state.players[frame.seat], counts(move))

    def due(self, state: State, frame: Bill) -> None:
        """Pay, asking only where there is a choice."""
        player = state.players[frame.seat]
        tiles = Tiles(owned_tiles(player, frame.unit, frame.reserve), frame.price)
        first_two = list(islice(tiles, 2))
        matters = len(first_two) > 1 or state.rulings.ask_always
        if matters or selling_matters(player, frame.unit, frame.price, first_two[0]):
            state.ask(bill("pay", frame.seat, frame.unit, frame.price, frame.reserve, frame.card))
        else:
            hand_in(player, counts(first_two[0]))

    def ask_again(self, state: State, frame: Bill) -> None:
        food = frame.unit == "food"
        reserve = straw_needed(state.players[frame.seat], energy_due(state.pending, frame.seat)) if food else 0
        state.ask(bill("due", frame.seat, frame.unit, frame.price, reserve, frame.card))

    def affordable(self, state: State, frame: Bill, move: Plain) -> bool:
        after = with_conversion(state.players[frame.seat], move)
        if frame.unit == "food":
            return can_feed(after, frame.price, energy_due(state.pending[:-1], frame.seat))
        return worth(after, frame.unit) >= frame.price

    def explain(self, state: State, frame: Bill, move: Plain) -> Refusal:
        return explain_payment(state.players[frame.seat], frame.unit, frame.price, frame.reserve, move)


def energy_due(below: tuple[Frame, ...], seat: int) -> int:
    """The energy (half units) that is paid right after the food that is asked for; 0 where there is none.

    Args:
        seat: The seat that pays, from 0.
    """
    match below:
        case [*_, Bill(kind="due", seat=owing, unit="energy", price=price)] if owing == seat:
            return price
    return 0


def selling_matters(player: Player, unit: str, price: int, paid: Plain) -> bool:
    """Whether a drink sold first allows a payment that leaves more than the only one there is (F6.4).

    Args:
        unit: The unit of the price, `"food"` or another.
        price: What is to be paid, in that unit.
    """
    if unit == "food":  # a whiskey that is paid for a rest of 1 is two coins, one of which stays
        values = {code: value for value, code in FOOD}
        tiles = counts(paid)
        return "Wh" in tiles and sum(values[code] * count for code, count in tiles.items()) > price
    if unit == "points":  # coins count by fives
        return any(worth(after, unit) > worth(player, unit) for after in selling(player))
    return False


def count_in_unit(paid: dict[str, int], unit: str) -> tuple[dict[str, int], str]:
    """A payment as its unit counts it, and the tile that goes by another name there, empty where none does.

    Grain is energy only as straw (F6.2); coins are food one by one, and points by fives (F6.3).
    """
    counted = dict(paid)
    if unit == "energy" and "Gn" in paid:
        named, other, count = "Gn", "Sw", paid["Gn"]
    elif unit == "food" and FIVE_COINS in paid:
        named, other, count = FIVE_COINS, "Pn", 5 * paid[FIVE_COINS]
    elif unit == "points" and paid.get("Pn", 1) % 5 == 0:
        named, other, count = "Pn", FIVE_COINS, paid["Pn"] // 5
    else:
        return counted, ""
    del counted[named]
    counted[other] = counted.get(other, 0) + count
    return counted, named


def spell_payment(paid: dict[str, int]) -> Plain:
    """A payment as a move, its tiles in fixed order."""
    return ("pay", *sorted((token(code, count) for code, count in paid.items()), key=_place))


def explain_payment(player: Player, unit: str, price: int, reserve: int, move: Plain) -> Refusal:
    """Why a payment is refused: a tile that does not count, is not owned, is needed elsewhere, or too little."""
    try:
        paid = counts(tuple(move))
    except ValueError:
        return IllegalMove("not-an-option", "", line=" ".join(move))
    counted, misnamed = count_in_unit(paid, unit)
    if misnamed:
        right = spell_payment(counted)
        if right in Tiles(owned_tiles(player, unit, reserve), price):
            rule = "F6.2" if misnamed == "Gn" else "F6.3"
            return IllegalMove("payment-other-name", rule, named=misnamed, right=" ".join(right))
        return explain_payment(player, unit, price, reserve, right)
    values = {code: value for value, code in TILES_BY_UNIT[unit]}
    stock = {code: count for _, code, count in owned_tiles(player, unit, reserve)}
    for code, count in paid.items():
        if code not in values:
            if code == "Pn" and unit == "points":
                return IllegalMove("payment-loose-coins", "F6.3", count=count)
            if code == "Wr" and unit == "points":
                return IllegalMove("wonder-kept", "F1.3")
            return IllegalMove("payment-wrong-good", "F6.5", good=code, unit=unit)
        if count > stock.get(code, 0):
            grain = player.goods[g.GRAIN]
            if code == "Gn" and reserve and count <= grain:
                return IllegalMove("grain-reserved", "F8.4", count=reserve)
            if code == "Sw":
                return IllegalMove("straw-not-owned", "F6.2", have=player.goods[g.STRAW], grain=grain)
            have = player.goods[INDEX[code]] if code in INDEX else player.goods[g.COIN] // 5
            return IllegalMove("payment-not-owned", "F8.4", good=code, have=have)
    per = 2 if unit == "energy" else 1
    total: Any = sum(values[code] * count for code, count in paid.items()) / per
    return IllegalMove("payment-too-small", "F8.4", paid=total, price=price / per, unit=unit)
