"""Scoring (F14): goods, economic value, and each settlement with its neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from .. import goods as g
from ..cards import PRINTED, SETTLEMENTS, Card, Settlement
from ..land import NEIGHBOURS, WATER
from ..state import Player, State

WATER_DWELLING: Final = 3


class Score(NamedTuple):
    """The points of one landscape; `settlements` lists card, space and points of each."""

    goods: int
    economic: int
    settlements: tuple[tuple[str, str, int], ...]

    @property
    def total(self) -> int:
        """All of it."""
        return self.goods + self.economic + sum(points for _, _, points in self.settlements)


def goods_points(goods: list[int], *, unsold: bool = False) -> int:
    """Points for goods with coins and drinks exchanged as well as possible (F14.1, D27).

    Args:
        goods: The tiles by index of `GOODS`.
        unsold: Whether drinks are no coins, and only wine has its point (`Rulings.drinks_unsold`).

    >>> goods_points([3 if i == g.COIN else 1 if i == g.WHISKEY else 0 for i in range(len(g.GOODS))])
    2
    """
    kept = sum(good.points * goods[i] for i, good in enumerate(g.GOODS) if i not in (g.WINE, g.WHISKEY))
    if unsold:
        return kept + coin_points(goods[g.COIN]) + goods[g.WINE]
    return kept + max(_cash(goods, sold) for sold in _sales(goods))


def drinks_to_sell(goods: list[int]) -> tuple[int, int]:
    """How many wine and whiskey the points for goods take as coins: the fewest with which they are the most (F14.1, D27).

    >>> drinks_to_sell([3 if i == g.COIN else 3 if i == g.WINE else 1 if i == g.WHISKEY else 0 for i in range(len(g.GOODS))])
    (0, 1)
    """
    return max(_sales(goods), key=lambda sold: (_cash(goods, sold), -sum(sold)))


def _sales(goods: list[int]) -> Iterator[tuple[int, int]]:
    """Wine and whiskey that could be sold; more than 4 and 2 are never worth it."""
    return product(range(min(goods[g.WINE], 4) + 1), range(min(goods[g.WHISKEY], 2) + 1))


def _cash(goods: list[int], sold: tuple[int, int]) -> int:
    """Points for coins and drinks when so many wine and whiskey are sold."""
    wine, whiskey = sold
    return coin_points(goods[g.COIN] + wine + 2 * whiskey) + goods[g.WINE] - wine + goods[g.WHISKEY] - whiskey


def coin_points(coins: int) -> int:
    """Points for coins: two for each five (F14.1)."""
    return 2 * (coins // 5)


def row_of(held: str, table: str = "official") -> Card | Settlement | None:
    """The row of whatever lies on a space; nothing for forests, moors and empty spaces.

    Args:
        held: What lies there, as `Player.holds` has it.
        table: The rows that are played by, a `Rulings.table`: one site prints some cards differently.
    """
    return PRINTED[table].get(held) or SETTLEMENTS.get(held)


def dwelling(player: Player, space: str, table: str = "official") -> int | None:
    """What a space adds to the settlements that touch it (F14.3); `None` where nothing does.

    Args:
        space: The space, such as `"0,3"`.
    """
    row = row_of(player.holds.get(space, ""), table)
    if row is not None:
        return row.dwelling
    return WATER_DWELLING if player.ground.get(space) == WATER else None


def near(player: Player, space: str, table: str = "official") -> dict[str, int]:
    """The neighbours of a settlement that count, by space, with what each adds (F14.3)."""
    found = ((place, dwelling(player, place, table)) for place in NEIGHBOURS[space])
    return {place: points for place, points in found if points is not None}


def settlement_points(player: Player, space: str, table: str = "official") -> int:
    """What a settlement on this space is worth with its neighbours (F14.3)."""
    return (dwelling(player, space, table) or 0) + sum(near(player, space, table).values())


def score(state: State, seat: int) -> Score:
    """The points of a seat as if the game ended now."""
    player, table = state.players[seat], state.rulings.table
    rows = [row for held in player.holds.values() if (row := row_of(held, table))]
    places = sorted((held, space) for space, held in player.holds.items() if held in SETTLEMENTS)
    return Score(
        goods_points(player.goods, unsold=state.rulings.drinks_unsold),
        sum(row.economic for row in rows),
        tuple((id_, space, settlement_points(player, space, table)) for id_, space in places),
    )


def winners(state: State) -> tuple[int, ...]:
    """The seats with the highest total; all of them in a tie (F14.4), and alone nobody, as there is no one to beat."""
    if state.mode.goal:
        return ()
    totals = [score(state, seat).total for seat in range(state.mode.players)]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def reached(state: State) -> bool | None:
    """Whether the points of somebody alone are the wanted ones (F13.11); `None` in company, where nobody wants any."""
    return score(state, 0).total >= state.mode.goal if state.mode.goal else None
