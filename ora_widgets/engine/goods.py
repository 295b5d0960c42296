"""The goods: what a tile is worth as food, energy, money and points, and how bags of tiles are spelled.

Inside the engine a player's goods are a list of counts indexed by the constants below, and a *bag* is a tuple
of `(index, count)` pairs, parsed once. Coins are one integer (F6.3): `Ni`, the 5-coin tile, exists only where
kinds of tiles are counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

Bag = tuple[tuple[int, int], ...]


class Good(NamedTuple):
    """One kind of tile (F1.2).

    Attributes:
        code: Two letters, such as `"Wo"`.
        name: Its name in English, in lower case, such as `"peat_coal"`.
        food: What it pays as food.
        energy: What it pays as energy, in half units, since a straw is worth half an energy.
        coins: What it pays as coins.
        points: What it is worth at the end.
        basic: Whether it is one of the six basic goods.
        reverse: The code of what is on its other side.
        country: `"france"` or `"ireland"` where it exists in one of them only, else empty.
    """

    code: str
    name: str
    food: int = 0
    energy: int = 0
    coins: int = 0
    points: int = 0
    basic: bool = False
    reverse: str = ""
    country: str = ""


# Fixed order: raw goods first, then what is made of them. Transcripts, listings and pictures follow it.
GOODS: Final[tuple[Good, ...]] = (
    Good("Wo", "wood", energy=2, basic=True, reverse="Wh"),
    Good("Pt", "peat", energy=4, basic=True, reverse="Co"),
    Good("Gn", "grain", food=1, basic=True, reverse="Sw"),
    Good("Sh", "livestock", food=2, basic=True, reverse="Mt"),
    Good("Cl", "clay", basic=True, reverse="Ce"),
    Good("Pn", "coin", food=1, coins=1, basic=True, reverse="Bo"),
    Good("Sn", "stone", reverse="Or"),
    Good("Co", "peat_coal", energy=6, reverse="Pt"),
    Good("Sw", "straw", energy=1, reverse="Gn"),
    Good("Mt", "meat", food=5, reverse="Sh"),
    Good("Fl", "flour", food=1, reverse="Br", country="france"),
    Good("Br", "bread", food=3, reverse="Fl", country="france"),
    Good("Gp", "grapes", food=1, reverse="Wn", country="france"),
    Good("Wn", "wine", food=1, coins=1, points=1, reverse="Gp", country="france"),
    Good("Ma", "malt", food=1, reverse="Be", country="ireland"),
    Good("Be", "beer", food=5, reverse="Ma", country="ireland"),
    Good("Wh", "whiskey", food=2, coins=2, points=1, reverse="Wo", country="ireland"),
    Good("Bo", "book", points=2, reverse="Pn"),
    Good("Ce", "ceramic", points=3, reverse="Cl"),
    Good("Or", "ornament", points=4, reverse="Sn"),
    Good("Rq", "reliquary", points=8, reverse="Ni"),
    Good("Wr", "wonder", points=30),
)
CODES: Final = tuple(good.code for good in GOODS)
INDEX: Final = {good.code: i for i, good in enumerate(GOODS)}
BY_NAME: Final = {good.name: i for i, good in enumerate(GOODS)}
BASIC: Final = tuple(good.code for good in GOODS if good.basic)

# Each on a line of its own and final: compiled code then has numbers here and looks no name up.
WOOD: Final = 0
PEAT: Final = 1
GRAIN: Final = 2
LIVESTOCK: Final = 3
CLAY: Final = 4
COIN: Final = 5
STONE: Final = 6
COAL: Final = 7
STRAW: Final = 8
MEAT: Final = 9
FLOUR: Final = 10
BREAD: Final = 11
GRAPES: Final = 12
WINE: Final = 13
MALT: Final = 14
BEER: Final = 15
WHISKEY: Final = 16
BOOK: Final = 17
CERAMIC: Final = 18
ORNAMENT: Final = 19
RELIQUARY: Final = 20
WONDER: Final = 21

# In a player's supply the 5-coin tile is not a good of its own but another picture of five coins.
FIVE_COINS: Final = "Ni"
FIVE_COINS_POINTS: Final = 2
WONDERS: Final = 8  # F1.3: the only limited good
DIGITS: Final = 4  # of a number in a token
MAX_TILES: Final = 10**DIGITS - 1  # tiles of a kind that can be written

FOOD: Final = tuple((i, good.food) for i, good in enumerate(GOODS) if good.food)
ENERGY: Final = tuple((i, good.energy) for i, good in enumerate(GOODS) if good.energy)
POINTS: Final = tuple((i, good.points) for i, good in enumerate(GOODS) if good.points)


@lru_cache(maxsize=4096)
def tile(token: str) -> tuple[str, int]:
    """Read one token of a bag, `"3Gn"` or `"Sh"`, as code and count.

    Args:
        token: An optional count (1 to 9999) and a two-letter code, `Ni` included.

    Returns:
        The code and the count.

    Raises:
        ValueError: When it is not such a token.

    >>> tile("3Gn"), tile("Sh")
    (('Gn', 3), ('Sh', 1))
    """
    count, code = token[:-2], token[-2:]
    if code not in INDEX and code != FIVE_COINS:
        raise ValueError(token)
    if not count:
        return code, 1
    if not count.isascii() or not count.isdigit() or count[0] == "0" or len(count) > DIGITS:
        raise ValueError(token)
    return code, int(count)


def token(code: str, count: int) -> str:
    """Spell one token of a bag; a single tile has no number.

    Args:
        code: A two-letter code, `Ni` included.
        count: How many tiles, 1 or more.

    >>> token("Gn", 3), token("Sh", 1)
    ('3Gn', 'Sh')
    """
    return TOKENS[code][count] if count < len(TOKENS[code]) else f"{count}{code}"


# Every game spells hundreds of payments, so the common tokens are made once.
TOKENS: Final[dict[str, tuple[str, ...]]] = {
    code: ("", code, *(f"{n}{code}" for n in range(2, 40))) for code in (*CODES, FIVE_COINS)
}


@lru_cache(maxsize=4096)
def bag(text: str) -> Bag:
    """Read a bag of tiles; a 5-coin tile is read as five coins.

    Returns:
        The goods' indexes in `GOODS`, in their order, and how many of each.

    Raises:
        ValueError: For an unknown token, or more of a good than a token can say; with the token that is wrong.

    >>> bag("2Cl Sw")
    ((4, 2), (8, 1))
    """
    counts: dict[int, int] = {}
    for word in text.split():
        code, count = tile(word)
        index, count = (COIN, 5 * count) if code == FIVE_COINS else (INDEX[code], count)
        counts[index] = counts.get(index, 0) + count
        if counts[index] > MAX_TILES:
            raise ValueError(token(CODES[index], counts[index]))
    return tuple(sorted(counts.items()))


def count_of(tiles: Bag, good: int) -> int:
    """How many tiles of a good are in a bag.

    Args:
        good: The index of the good in `GOODS`.

    >>> count_of(bag("2Cl Sw"), CLAY), count_of(bag("2Cl Sw"), GRAIN)
    (2, 0)
    """
    for index, count in tiles:
        if index == good:
            return count
    return 0


def spell(tiles: Iterable[tuple[int, int]]) -> str:
    """Write a bag as its tokens, in the fixed order of goods.

    Args:
        tiles: The index of a good in `GOODS`, and how many, in any order.

    >>> spell(((8, 1), (4, 2)))
    '2Cl Sw'
    """
    return " ".join(token(CODES[i], n) for i, n in sorted(tiles) if n)


def used_in(country: str) -> tuple[Good, ...]:
    """The goods that exist in a variant (F1.2), in fixed order.

    >>> len(used_in("france")), len(used_in("ireland"))
    (19, 18)
    """
    return tuple(good for good in GOODS if good.country in ("", country))
