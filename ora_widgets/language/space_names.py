"""What spaces are called in print, as on a map: a letter for the row, then a digit for the column.

Lines of moves have numbers for both, counted from the heartland, and land that is bought above it has rows below 0. In
print the heartland is rows M and N, in the middle of the alphabet, and columns 3 to 7, so that no space is renamed when
land is laid. Rows have the letters because the columns' would be those of rules, rulings and cards: F7, D12, G07.
"""

from __future__ import annotations

from ..engine.land import at
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
