"""The possible payments of food, energy or points, from the worth printed on the tiles."""

from __future__ import annotations

from collections.abc import Iterator

from ora_widgets.engine.goods import CODES, GOODS, INDEX

Stock = list[tuple[int, str, int]]  # worth, code and number of each kind of tile, most valuable first
COIN, WONDER = INDEX["Pn"], INDEX["Wr"]
FIVE_COINS = "Ni"


def purse(goods: list[int], unit: str, kept: int = 0) -> Stock:
    """The tiles that count for a unit; `kept` grain are reserved as straw (F6.2, F6.3)."""
    found: Stock = []
    for place, good in enumerate(GOODS):
        count = goods[place]
        if unit == "food":
            found.append((good.food, good.code, count - kept if good.code == "Gn" else count))
        elif unit == "energy":
            found.append((good.energy, good.code, count + goods[INDEX["Gn"]] if good.code == "Sw" else count))
        elif place != WONDER:
            found.append((good.points, good.code, count))
    if unit == "points":
        found.append((2, FIVE_COINS, goods[COIN] // 5))
    return sorted((tile for tile in found if tile[0] and tile[2] > 0), reverse=True)


def payments(stock: Stock, price: int) -> Iterator[dict[str, int]]:
    """Every way to pay a price with no tile to spare (F8.4)."""
    if not stock:
        return
    (worth, code, count), *others = stock
    behind = sum(value * number for value, _, number in others)
    for number in range(min(count, -(-price // worth)), -1, -1):
        rest = price - number * worth
        if rest <= 0:
            yield {code: number}
        elif behind < rest:
            return
        else:
            for more in payments(others, rest):
                yield {code: number} | more


def straw_wanted(goods: list[int], energy: int) -> int:
    """How much grain must become straw for an amount of energy in halves."""
    there = sum(good.energy * count for good, count in zip(GOODS, goods, strict=True))
    return max(0, energy - there)


def hand_over(goods: list[int], tiles: dict[str, int]) -> None:
    """Take tiles from a player; grain is flipped for missing straw, drinks are sold for missing coins (F6.2, F6.4)."""
    for code, count in tiles.items():
        if code == FIVE_COINS:
            goods[COIN] -= 5 * count
        else:
            goods[INDEX[code]] -= count
    short = max(0, -goods[INDEX["Sw"]])
    goods[INDEX["Sw"]] += short
    goods[INDEX["Gn"]] -= short
    for drink, coins in (("Wn", 1), ("Wh", 2)):
        while goods[COIN] < 0 < goods[INDEX[drink]]:
            goods[INDEX[drink]] -= 1
            goods[COIN] += coins
    assert min(goods) >= 0, (
        f"{tiles} cannot be paid: {[f'{n}{c}' for n, c in zip(goods, CODES, strict=True) if n < 0]} left"
    )
