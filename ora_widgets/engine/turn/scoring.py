"""Scoring (F14): goods, economic value, and each settlement with its neighbours."""

from __future__ import annotations

from typing import Final, NamedTuple

from .. import goods as g
from ..cards import PRINTED, SETTLEMENTS, Card, Settlement
from ..land import NEIGHBOURS, WATER
from ..state import Player, State

WATER_DWELLING: Final = 3
SCORED_GOODS: Final = tuple(
    (i, good.points) for i, good in enumerate(g.GOODS) if good.points and not good.coins
)  # never sold


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
    kept = sum([points * goods[i] for i, points in SCORED_GOODS])
    if unsold:
        return kept + coin_points(goods[g.COIN]) + goods[g.WINE]
    return kept + max([_cash(goods, sold) for sold in _sales(goods)])


def drinks_to_sell(goods: list[int]) -> tuple[int, int]:
    """How many wine and whiskey are best sold for coins: the fewest that give the most points for goods (F14.1, D27).

    >>> drinks_to_sell([3 if i == g.COIN else 3 if i == g.WINE else 1 if i == g.WHISKEY else 0 for i in range(len(g.GOODS))])
    (0, 1)
    """
    return max(_sales(goods), key=lambda sold: (_cash(goods, sold), -sum(sold)))


def _sales(goods: list[int]) -> list[tuple[int, int]]:
    """Wine and whiskey that could be sold; more than 4 and 2 are never worth it."""
    wine, whiskey = min(goods[g.WINE], 4) + 1, min(goods[g.WHISKEY], 2) + 1
    return [(i, j) for i in range(wine) for j in range(whiskey)]


def _cash(goods: list[int], sold: tuple[int, int]) -> int:
    """Points for coins and drinks once some of the wine and whiskey is sold."""
    wine, whiskey = sold
    return coin_points(goods[g.COIN] + wine + 2 * whiskey) + goods[g.WINE] - wine + goods[g.WHISKEY] - whiskey


def coin_points(coins: int) -> int:
    """Points for coins: two for each five (F14.1)."""
    return 2 * (coins // 5)


def row_of(held: str, table: str = "official") -> Card | Settlement | None:
    """The card on a space as a row; nothing for forests, moors and empty spaces.

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


def adjacent_values(player: Player, space: str, table: str = "official") -> dict[str, int]:
    """The neighbours of a settlement that count, by space, with what each adds (F14.3)."""
    found = ((place, dwelling(player, place, table)) for place in NEIGHBOURS[space])
    return {place: points for place, points in found if points is not None}


def settlement_points(player: Player, space: str, table: str = "official") -> int:
    """What a settlement on this space is worth with its neighbours (F14.3)."""
    return (dwelling(player, space, table) or 0) + sum(adjacent_values(player, space, table).values())


def score(state: State, seat: int) -> Score:
    """The points of a seat as if the game ended now."""
    goods, economic, settlements = _parts(state, seat)
    return Score(goods, economic, tuple(settlements))


def total_points(state: State, seat: int) -> int:
    """The total of `score`, which is needed much more often than its parts."""
    goods, economic, settlements = _parts(state, seat)
    return goods + economic + sum([points for _, _, points in settlements])


def _parts(state: State, seat: int) -> tuple[int, int, list[tuple[str, str, int]]]:
    """Points for goods, economic value, and each settlement with its space and points."""
    player, table = state.players[seat], state.rulings.table
    cards, economic, places = PRINTED[table], 0, []
    for space, held in player.holds.items():
        card = cards.get(held)
        if card is not None:
            economic += card.economic
        elif held in SETTLEMENTS:
            economic += SETTLEMENTS[held].economic
            places.append((held, space))
    settlements = [(id_, space, settlement_points(player, space, table)) for id_, space in sorted(places)]
    return goods_points(player.goods, unsold=state.rulings.drinks_unsold), economic, settlements


def winners(state: State) -> tuple[int, ...]:
    """The seats with the highest total: all of them in a tie (F14.4), none in a solo game."""
    if state.mode.goal:
        return ()
    totals = [total_points(state, seat) for seat in range(state.mode.players)]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def has_reached_goal(state: State) -> bool | None:
    """Whether a solo player has reached the points that win (F13.11); `None` in games for several."""
    return total_points(state, 0) >= state.mode.goal if state.mode.goal else None
