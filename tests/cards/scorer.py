"""The score of a landscape from the printed figures and rules F7.6 and F14, without the engine's scoring."""

from __future__ import annotations

from ora_widgets.engine import State
from ora_widgets.engine.goods import CODES

from .figures import CARDS, GOODS, SETTLEMENTS

WATER = 3
OTHER_PRINT = {  # values printed in other tables
    "kennerspiel": {"I35": {"dwelling": 2}},
    "weblabora": {"I23": {"economic": 2, "dwelling": 6}, "I24": {"dwelling": 9}},
}


def points(state: State, seat: int) -> tuple[int, int, dict[str, int]]:
    """The points for goods, the economic values, and the points of each settlement by its space."""
    player, other = state.players[seat], OTHER_PRINT.get(state.rulings.table, {})
    sold = not state.rulings.drinks_unsold
    have = dict(zip(CODES, player.goods, strict=True))
    wine, whiskey, coins = have.pop("Wn"), have.pop("Wh"), have.pop("Pn")
    goods = sum(GOODS[code]["points"] * count for code, count in have.items()) + max(
        2 * ((coins + a + 2 * b) // 5) + wine - a + (whiskey - b) * sold
        for a in range(wine * sold + 1)
        for b in range(whiskey * sold + 1)
    )
    rows = {space: row | other.get(card, {}) for space, card in player.holds.items() if (row := printed_row(card))}
    worth = dict.fromkeys((space for space, terrain in player.ground.items() if terrain == "water"), WATER)
    worth |= {space: row["dwelling"] for space, row in rows.items()}
    settled = [space for space, card in player.holds.items() if card in SETTLEMENTS]
    each = {space: worth[space] + sum(worth.get(near, 0) for near in neighbours_of(space)) for space in settled}
    return goods, sum(row["economic"] for row in rows.values()), each


def printed_row(card: str) -> dict[str, int] | None:
    """The row of a building or settlement; heartland buildings have one row for all colours."""
    return SETTLEMENTS.get(card) or CARDS.get(card if card[0] != "L" else f"L{card[2]}")


def neighbours_of(space: str) -> set[str]:
    """The spaces that share an edge; a mountain, which has the number of its upper row, is two rows high."""
    row, col = map(int, space.split(","))
    near = {f"{row - 1},{col}", f"{row + 1},{col}", f"{row},{col - 1}", f"{row},{col + 1}"}
    return near | ({f"{row - 1},6"} if col == 5 else set()) | ({f"{row + 1},5"} if col == 6 else set())
