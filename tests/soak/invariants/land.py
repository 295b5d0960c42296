"""The land: whole joined pieces, as many as were sold, with only allowed cards (F7).

Everything is computed from rows and columns, without the engine's tables of tiles and neighbours.
"""

from __future__ import annotations

from ora_widgets.engine import Player
from ora_widgets.engine.cards import CARDS, SETTLEMENTS

from ..moment import Moment

Cell = tuple[int, int]
HEARTLAND = {0: "plains plains plains plains hillside", 1: "plains plains plains plains plains"}
DISTRICTS = ("plains plains plains hillside hillside", "plains plains plains plains hillside")


def cells(player: Player) -> dict[Cell, str]:
    """The terrain by row and column."""
    return {
        (int(row), int(col)): terrain for space, terrain in player.ground.items() for row, col in [space.split(",")]
    }


def strips(land: dict[Cell, str]) -> set[int]:
    """The rows of the centre, columns 0 to 4."""
    return {row for row, col in land if 0 <= col <= 4}


def column(land: dict[Cell, str], col: int) -> set[int]:
    """The rows of a column."""
    return {row for row, other in land if other == col}


def runs(rows: set[int]) -> list[set[int]]:
    """Groups of consecutive rows."""
    found: list[set[int]] = []
    for row in sorted(rows):
        if found and row - 1 in found[-1]:
            found[-1].add(row)
        else:
            found.append({row})
    return found


def pieces(land: dict[Cell, str]) -> int:
    """The number of separate parts of a landscape."""
    left, found = set(land), 0
    while left:
        found += 1
        new = {left.pop()}
        while new:
            place = new.pop()
            near = {other for other in left if touching(place, other)}
            left -= near
            new |= near
    return found


def is_made_of_its_pieces(moment: Moment) -> None:
    """A landscape consists of the heartland and whole districts, coasts and mountains (F7.1 to F7.4)."""
    for player in moment.after.players:
        land = cells(player)
        for row in strips(land):
            strip = " ".join(land.get((row, col), "nothing") for col in range(5))
            assert strip in ([HEARTLAND[row]] if row in HEARTLAND else DISTRICTS), f"row {row}: {strip}"
        assert column(land, -1) == column(land, -2), "coast without water"
        assert {land[row, -1] for row in column(land, -1)} <= {"coast"}, "column -1 is the coast"
        assert {land[row, -2] for row in column(land, -2)} <= {"water"}, "column -2 is water"
        assert all(len(run) % 2 == 0 for run in runs(column(land, -1))), "half a coast"
        assert {land[row, 5] for row in column(land, 5)} <= {"hillside"}, "column 5 is hillside"
        assert {land[row, 6] for row in column(land, 6)} <= {"mountain"}, "column 6 is mountain"
        foot = sorted(row + down for row in column(land, 6) for down in (0, 1))
        assert foot == sorted(column(land, 5)), "a mountain has two hillsides of its own"
        assert {col for _, col in land} <= set(range(-2, 7)), "land beyond the mountains"


def joins(moment: Moment) -> None:
    """Districts follow without gaps, or joined by plots (D12); coasts and mountains border the centre (F7.3, F7.4)."""
    for player in moment.after.players:
        land = cells(player)
        centre = strips(land)
        assert {0, 1} <= centre, "the heartland is gone"
        gaps = len(runs(centre)) - 1
        assert not gaps or moment.setup.rulings.district_gap, f"a gap between rows {sorted(centre)}"
        assert pieces(land) == 1, "land lies by itself"
        for col in (-1, 5):
            assert all(run & centre for run in runs(column(land, col))), f"an island in column {col}"


def was_for_sale(moment: Moment) -> None:
    """Land on the landscapes is missing from the piles (F1.4, F2.7)."""
    state = moment.after
    lands = [cells(player) for player in state.players]
    districts = sum(len(strips(land)) - 2 for land in lands)
    plots = sum(len(column(land, -1)) // 2 + len(column(land, 6)) for land in lands)
    kept = state.rulings.bulwark_keeps_piles  # then pieces may be placed that are still for sale
    for lying, left, prices in (
        (districts, state.districts, state.mode.districts),
        (plots, state.plots, state.mode.plots),
    ):
        gone = len(prices) - len(left)
        assert gone == lying or (kept and gone < lying), f"{lying} pieces lie on the table, {gone} are gone"
        assert left == prices[gone:], f"for sale are {left}"


def buildings_suit_the_ground(moment: Moment) -> None:
    """Forests and moors are on plains, players' cards on the printed terrain (F5.5.3, F8.5)."""
    for player in moment.after.players:
        for space, card in player.holds.items():
            terrain = player.ground.get(space, "no land")
            if card in ("forest", "moor"):
                assert terrain == "plains", f"a {card} on {terrain}"
            elif player.seat < moment.setup.players:  # on the neutral heartland any card may be anywhere (F13.6)
                allowed = (CARDS.get(card) or SETTLEMENTS[card]).terrain
                assert terrain in allowed, f"{card} on {terrain}"


def touching(one: Cell, other: Cell) -> bool:
    """Whether two spaces share an edge; a mountain is two rows high and borders no other (F7.6)."""
    if one[1] == other[1] == 6:
        return False
    return any(
        abs(row - beside) + abs(one[1] - other[1]) == 1
        for row in range(one[0], one[0] + 1 + (one[1] == 6))
        for beside in range(other[0], other[0] + 1 + (other[1] == 6))
    )


def cloisters_touch(moment: Moment) -> None:
    """Every cloister building borders another one, unless it is the only one (F5.5.4)."""
    for player in moment.after.players:
        places = [
            (int(row), int(col))
            for space, card in player.holds.items()
            if card in CARDS and CARDS[card].cloister
            for row, col in [space.split(",")]
        ]
        for place in places:
            alone = len(places) == 1 or any(touching(place, other) for other in places)
            assert alone, f"the cloister building at {place} stands by itself"
