"""Scoring (F14): goods, economic value, and each settlement with its neighbours."""

from __future__ import annotations

from typing import NamedTuple

from .. import goods as g
from ..cards import PRINTED, SETTLEMENTS, Card, Settlement
from ..land import NEIGHBOURS, WATER
from ..state import Player, State

WATER_DWELLING = 3


class Score(NamedTuple):
    """The points of one landscape; `settlements` lists card, space and points of each."""

    goods: int
    economic: int
    settlements: tuple[tuple[str, str, int], ...]

    @property
    def total(self) -> int:
        """All of it."""
        return self.goods + self.economic + sum(points for _, _, points in self.settlements)


def goods_points(goods: list[int]) -> int:
    """Points for goods with coins and drinks exchanged as well as possible (F14.1, D27).

    >>> goods_points([3 if i == g.COIN else 1 if i == g.WHISKEY else 0 for i in range(len(g.GOODS))])
    2
    """
    kept = sum(good.points * goods[i] for i, good in enumerate(g.GOODS) if i not in (g.WINE, g.WHISKEY))
    wine, whiskey, coins = goods[g.WINE], goods[g.WHISKEY], goods[g.COIN]
    # More than 4 wine or 2 whiskey are never worth cashing in.
    best = max(
        2 * ((coins + a + 2 * b) // 5) + wine - a + whiskey - b
        for a in range(min(wine, 4) + 1)
        for b in range(min(whiskey, 2) + 1)
    )
    return kept + best


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
        player: The player.
        space: The space, such as `"0,3"`.
        table: As for `row_of`.
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
        goods_points(player.goods),
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
