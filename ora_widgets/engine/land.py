"""The ground: spaces, terrain, tiles of land and what touches what (F7).

A space is its text, `"row,col"`. Columns are the same on every landscape: -2 water, -1 coast, 0 to 4 heartland
and districts, 5 hillside, 6 mountain; a mountain is one space and carries the upper row of its plot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

COAST, PLAINS, HILLSIDE, MOUNTAIN, WATER = "coast", "plains", "hillside", "mountain", "water"
FOREST, MOOR = "forest", "moor"
DISTRICT_SIDES = ("hills", "plains")
PLOT_SIDES = ("coast", "mountain")


class Tile(NamedTuple):
    """A piece of land: per space its offset (rows, column), its terrain and the card that lies on it."""

    spaces: tuple[tuple[int, int, str, str], ...]

    def ground(self) -> list[str]:
        """What one sees of each space: the card that lies there, or else the terrain.

        >>> LAND["hills"].ground()
        ['moor', 'forest', 'forest', 'hillside', 'hillside']
        """
        return [cover or terrain for *_, terrain, cover in self.spaces]


def _strip(row: int, text: str) -> tuple[tuple[int, int, str, str], ...]:
    """Five spaces from letters: m moor, f forest, . plains, h hillside."""
    ground = {"m": (PLAINS, MOOR), "f": (PLAINS, FOREST), ".": (PLAINS, ""), "h": (HILLSIDE, "")}
    return tuple((row, col, *ground[letter]) for col, letter in enumerate(text))


HEARTLAND = Tile(_strip(0, "mff.h") + _strip(1, "mf..."))
CLAY_MOUND, FARMYARD, CLOISTER_OFFICE = "0,4", "1,2", "1,4"  # where the heartland buildings stand (F7.1)

LAND = {
    "hills": Tile(_strip(0, "mffhh")),
    "plains": Tile(_strip(0, "f...h")),
    "coast": Tile(((0, -2, WATER, ""), (0, -1, COAST, ""), (1, -2, WATER, ""), (1, -1, COAST, ""))),
    "mountain": Tile(((0, 5, HILLSIDE, ""), (1, 5, HILLSIDE, ""), (0, 6, MOUNTAIN, ""))),
}

DISTRICT_PRICES = (2, 3, 4, 4, 5, 5, 6, 7, 8)  # F2.7, cheapest on top
PLOT_PRICES = (3, 4, 4, 5, 5, 5, 6, 6, 7)


def space(row: int, col: int) -> str:
    """The text of a space.

    >>> space(-1, 4)
    '-1,4'
    """
    return f"{row},{col}"


def parse_space(text: str) -> tuple[int, int]:
    """Row and column of a space; raises `ValueError` when the text is no space.

    >>> parse_space("-1,4")
    (-1, 4)
    """
    row, col = text.split(",")
    place = int(row), int(col)
    if space(*place) != text or not -2 <= place[1] <= 6:
        raise ValueError(text)
    return place


class _Neighbours(dict[str, tuple[str, ...]]):
    """Orthogonal neighbours of a space, worked out when first asked for."""

    def __missing__(self, text: str) -> tuple[str, ...]:
        row, col = parse_space(text)
        if col == 6:  # a mountain touches both hillsides of its plot and no other mountain (F7.6, D13)
            touching = [(row, 5), (row + 1, 5)]
        else:
            touching = [(row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)]
            if col == 5:  # the mountain of the plot may carry this row or the one above; never both exist
                touching.insert(1, (row - 1, 6))
        found = tuple(space(r, c) for r, c in touching if -2 <= c <= 6)
        self[text] = found
        return found


# Spaces that touch, whether or not they exist on a given landscape (F7.6).
NEIGHBOURS = _Neighbours()


@lru_cache(maxsize=4096)
def neighbours_of(spaces: tuple[str, ...]) -> frozenset[str]:
    """All neighbours of some spaces."""
    return frozenset(near for space_ in spaces for near in NEIGHBOURS[space_])


def piece(side: str, top: int) -> tuple[dict[str, str], dict[str, str]]:
    """A piece of land where it is laid: terrain by space, and the cards on it by space.

    Args:
        side: Which side is up, one of `LAND`.
    """
    laid = [(space(top + down, col), terrain, card) for down, col, terrain, card in LAND[side].spaces]
    return {place: terrain for place, terrain, _ in laid}, {place: card for place, _, card in laid if card}


class Edges(NamedTuple):
    """Where a piece of land may join a landscape: its row, of a plot the upper one, as a word of a move."""

    district: tuple[str, ...]  # free, and directly above or below the heartland or a district (F7.3) ...
    bridged: tuple[str, ...]  # ... or, if that is enough, of what is joined through a plot (D12)
    coast: tuple[str, ...]  # two free rows: one beside the centre, or both above or below another plot (F7.4)
    mountain: tuple[str, ...]


class Ground(dict[str, str]):
    """The terrain of one landscape by space; a new one is made when land is added, so it can remember its edges."""

    def __init__(self, terrain: Mapping[str, str] | Iterable[tuple[str, str]] = ()) -> None:
        super().__init__(terrain)
        self._key: frozenset[tuple[str, str]] | None = None
        self._edges: Edges | None = None

    @property
    def key(self) -> frozenset[tuple[str, str]]:
        """The terrain as a value to compare by, no matter what order the pieces of land were laid in."""
        if self._key is None:
            self._key = frozenset(self.items())
        return self._key

    @property
    def edges(self) -> Edges:
        """The rows where further land may go.

        >>> Ground({"0,0": PLAINS, "1,0": PLAINS}).edges.district
        ('-1', '2')
        >>> Ground({"0,0": PLAINS, "1,0": PLAINS}).edges.coast
        ('-1', '0', '1')
        """
        if self._edges is None:
            self._edges = outline(frozenset(self))
        return self._edges


# The same few outlines come again and again, above all where a bot tries out what to buy.
@lru_cache(maxsize=4096)
def outline(spaces: frozenset[str]) -> Edges:
    """Where land may join spaces."""
    rows: dict[str, set[int]] = {"-1": set(), "0": set(), "4": set(), "5": set()}  # by column
    for text in spaces:
        row, _, col = text.partition(",")
        if col in rows:
            rows[col].add(int(row))
    coast, first, last, mountain = rows.values()
    neighbours = {row + step for row in first for step in (-1, 1)} - first
    return Edges(
        _words(neighbours),
        _words(neighbours | (coast | mountain) - first),
        _upper_rows(coast, first),
        _upper_rows(mountain, last),
    )


def _upper_rows(taken: set[int], centre: set[int]) -> tuple[str, ...]:
    """The upper rows of plots, from the rows of those that are there and of the centre beside them."""
    joins = centre | {row + step for row in taken for step in (-1, 1)}
    tops = {row - step for row in joins for step in (0, 1)}
    return _words({top for top in tops if top not in taken and top + 1 not in taken})


def _words(rows: set[int]) -> tuple[str, ...]:
    return tuple(str(row) for row in sorted(rows))
