"""What spaces are called in print, as on a map: a letter for the row, then a digit for the column.

Lines of moves have numbers for both, counted from the heartland, and land that is bought above it has rows below 0. In
print the heartland is rows M and N, in the middle of the alphabet, and columns 3 to 7, so that no space is renamed when
land is laid. Rows have the letters because the columns' would be those of rules, rulings and cards: F7, D12, G07.
"""

from __future__ import annotations

from functools import cache

from ..engine.land import at
from ..engine.land import space as written
from .fluent import cached

COLUMNS = range(-2, 7)  # from water, which has the digit 1, to the mountain
LETTERS = 26
UPPER = ord("M") - ord("A")  # the letter of row 0
MAX_ROW = 2 * LETTERS - UPPER - 1  # up or down; all land of a game together reaches less far


@cached
def row_name(row: int) -> str:
    """The letter of a row: beyond A and Z it stands twice, as in the rows of a theatre.

    Args:
        row: As lines of moves have it, from `-MAX_ROW` to `MAX_ROW`; one farther out keeps its number.

    >>> row_name(0), row_name(-1), row_name(2), row_name(14), row_name(99)
    ('M', 'L', 'O', 'AA', '99')
    """
    if abs(row) > MAX_ROW:
        return str(row)
    times, letter = divmod(row + UPPER, LETTERS)
    return chr(ord("A") + letter) * (1 + abs(times))


def column_name(column: int) -> str:
    """The digit of a column: water is 1, the mountain 9.

    >>> column_name(0), column_name(6)
    ('3', '9')
    """
    return str(column - COLUMNS[0] + 1)


def space_name(space: str) -> str:
    """What a space is called in print (F7.1); a word that is no space stays as it is.

    Args:
        space: As lines of moves have it, `"row,column"`.

    >>> space_name("0,0"), space_name("-1,3"), space_name("2,-2"), space_name("x")
    ('M3', 'L6', 'O1', 'x')
    """
    try:
        row, column = at(space)
    except ValueError:
        return space
    return row_name(row) + column_name(column)


def row_of(name: str) -> str:
    """The number of a row by its letter, in upper or lower case; what names no row stays as it is.

    Args:
        name: As people read it, `"M"`.

    >>> row_of("L"), row_of("m"), row_of("-1"), row_of("coast")
    ('-1', '0', '-1', 'coast')
    """
    return _rows().get(name.upper(), name)


def space_of(name: str) -> str:
    """A space as lines of moves have it, by what it is called in print; what is no such name stays as it is (F7.1).

    Args:
        name: As people read it, in upper or lower case, `"M3"`.

    >>> space_of("M3"), space_of("l6"), space_of("0,0"), space_of("M0"), space_of("G07")
    ('0,0', '-1,3', '0,0', 'M0', 'G07')
    """
    columns = {column_name(column): column for column in COLUMNS}
    row, column = _rows().get(name[:-1].upper()), columns.get(name[-1:])
    return name if row is None or column is None else written(int(row), column)


@cache
def _rows() -> dict[str, str]:
    """The numbers of the rows by their letters; of two with the same letters the one nearer to the heartland."""
    far = sorted(range(-MAX_ROW, MAX_ROW + 1), key=abs, reverse=True)
    return {row_name(row): str(row) for row in far}
