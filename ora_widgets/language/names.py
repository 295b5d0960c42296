"""Names of what lies on the table: cards, goods, seats, spaces, and lists of them.

People read the name of a space as on a map: a letter for the row, then a digit for the column. Lines of moves have
numbers for both, counted from the heartland, with negative rows above it. For people the heartland is rows M and N, in
the middle of the alphabet, and columns 3 to 7, so that no space is renamed when land is laid. Rows have the letters
because column letters would look like rules, rulings and cards: F7, D12, G07.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ..engine.cards import CARDS, SETTLEMENTS, Settlement
from ..engine.goods import CODES, FIVE_COINS, tile
from ..engine.land import parse_space
from ..engine.land import space as written
from .fluent import FALLBACK, has, say, typed_cache
from .people import is_shared, name_of

COLOURS = "RGBW"
NEUTRAL = "W"  # the neutral player's colour in a solo game


def _message(id_: str) -> str:
    # The heartland's buildings carry their owner's colour in the id and share their words.
    return f"card-L{id_[2]}" if id_[0] == "L" and len(id_) == 3 else f"card-{id_}"


@typed_cache
def card_name(id_: str, language: str) -> str:
    """The name of a building or settlement.

    Raises:
        KeyError: When there is no such card.

    >>> card_name("G07", "en"), card_name("LR3", "en"), card_name("S1", "en")
    ('Peat Coal Kiln', 'Cloister Office', 'Shanty Town')
    """
    return say(_message(id_), language)


@typed_cache
def card_text(id_: str, language: str) -> str:
    """What a card does, in a sentence or two; raises `KeyError` when there is no such card.

    >>> card_text("F03", "en")
    'Buy 6 grain for 1 coin.'
    """
    return say(f"{_message(id_)}.text", language)


@typed_cache
def good_name(code: str, language: str, count: float | None = None) -> str:
    """A good, or with a count a number of its tiles; `food`, `energy` and `points` are amounts to pay.

    >>> good_name("Bo", "en"), good_name("Bo", "en", 1), good_name("Cl", "en", 2)
    ('books', '1 book', '2 clay')
    """
    return say(f"good-{code}", language) if count is None else say(f"good-{code}.tiles", language, count=number(count))


def codes_explained(text: str, language: str) -> str:
    """The codes of goods that appear in a text, each with its name; empty if there are none.

    >>> codes_explained("F33 Shipping Company (3Wo 3Cl)", "en")
    'Wo wood · Cl clay'
    """
    used = set(re.findall(r"(?<=[( >\d])([A-Z][a-z])\b", text))
    return " · ".join(f"{code} {good_name(code, language)}" for code in (*CODES, FIVE_COINS) if code in used)


# One count for each plural category of our languages; the last is a fraction.
PLURAL_EXAMPLES = {"one": 1, "few": 2, "many": 5, "other": 1.5}


@typed_cache
def counts(code: str, language: str) -> dict[str, str]:
    """A number (`{}`, filled in by the caller) of a good, an amount or points, in words by plural category.

    Args:
        code: The code of a good, `"food"`, `"energy"` or `"points"`.

    Returns:
        The words by plural category, without those that are the same as `other`.

    >>> counts("Pn", "en"), counts("Gn", "pl")
    ({'one': '{} coin', 'other': '{} coins'}, {'one': '{} zboże', 'other': '{} zboża'})
    """
    id_ = "good-points.score" if code == "points" else f"good-{code}.tiles"
    forms = {
        category: re.sub(r"\d+([.,]\d+)?", "{}", say(id_, language, count=count), count=1)
        for category, count in PLURAL_EXAMPLES.items()
    }
    return {name: form for name, form in forms.items() if name == "other" or form != forms["other"]}


def number(value: float | str) -> float | int:
    """A number for plural forms: an `int` if it is whole."""
    value = float(value)
    return int(value) if value == int(value) else value


def seat_name(seat: str, language: str) -> str:
    """The colour of a seat by its letter.

    >>> seat_name("R", "en")
    'Red'
    """
    return say(f"seat-{seat}", language)


def colour(seats: str, seat: int) -> str:
    """The letter of a seat; the neutral player of a solo game comes after the person.

    >>> colour("RGB", 1), colour("R", 1)
    ('G', 'W')
    """
    return seats[seat] if seat < len(seats) else NEUTRAL


def seat_in_sentence(seats: str, seat: int, language: str) -> str:
    """A seat in the middle of a sentence: by its player's name if `people` has one, otherwise by its colour.

    >>> seat_in_sentence("RGB", 1, "en"), seat_in_sentence("R", 1, "en")
    ('Green', 'the neutral player')
    """
    return seat_label(seats[seat], language) if seat < len(seats) else say("seat-neutral", language)


def seat_label(seat: str, language: str) -> str:
    """The player of a colour: a name, with the colour if two have the same name; without a name the colour.

    >>> seat_label("R", "en")
    'Red'
    """
    name, own = name_of(seat), seat_name(seat, language)
    if not name:
        return own
    mixed_up = is_shared(seat) or any(
        other != seat and name.casefold() == seat_name(other, language).casefold() for other in COLOURS
    )
    return say("card-marked", language, name=name, mark=own) if mixed_up else name


def join(words: Sequence[str], language: str, *, either: bool = False) -> str:
    """Several things as one phrase.

    Args:
        either: Whether only one of them is meant.

    >>> join(["Red", "Green", "Blue"], "en"), join(["coast", "hillside"], "en", either=True)
    ('Red, Green and Blue', 'coast or hillside')
    """
    if not words:
        return say("list-nothing", language)
    *before, last = words
    if before:
        last = say("list-either" if either else "list-pair", language, first=before.pop(), last=last)
    for first in reversed(before):
        last = say("list-more", language, first=first, rest=last)
    return last


def amounts(pairs: Iterable[Sequence[object]], language: str) -> str:
    """Goods and amounts as words.

    Args:
        pairs: A code (or `"food"`, `"energy"`, `"points"`) and a number each, as a step's `picture` has them.

    >>> amounts([("Fl", 1), ("energy", 0.5)], "en")
    '1 flour and ½ energy'
    """
    return _amounts(tuple((str(code), float(str(count))) for code, count in pairs), language)


@typed_cache
def _amounts(pairs: tuple[tuple[str, float], ...], language: str) -> str:
    # Cached, as costs and trades recur with every question; payments vary without end, but they are short.
    return join([good_name(code, language, number(count)) for code, count in pairs], language)


def bag_words(text: str, language: str) -> str:
    """A bag of tiles in words.

    Args:
        text: The tokens of the bag, such as `"2Cl Sw"`.

    Raises:
        ValueError: For an unknown token.

    >>> bag_words("2Cl Sw", "en")
    '2 clay and 1 straw'
    """
    return amounts([tile(token) for token in text.split()], language)


def tiles_words(tiles: Iterable[tuple[int, int]], language: str) -> str:
    """The engine's bag, pairs of index and count, in words."""
    return amounts([(CODES[index], count) for index, count in tiles], language)


def known_card(id_: str) -> bool:
    """Whether there are words for a card of this id."""
    return bool(id_) and has(_message(id_), FALLBACK)


COLUMNS = range(-2, 7)  # from water, whose digit is 1, to the mountain
ALPHABET_LENGTH = 26
ROW_ZERO = ord("M") - ord("A")  # the letter of row 0
MAX_ROW = 2 * ALPHABET_LENGTH - ROW_ZERO - 1  # rows up or down; more than all land of a game could reach


@typed_cache
def row_name(row: int) -> str:
    """The letter of a row; beyond A and Z letters are doubled, as for rows of a theatre.

    Args:
        row: As in lines of moves, from `-MAX_ROW` to `MAX_ROW`; rows farther out keep their numbers.

    >>> row_name(0), row_name(-1), row_name(2), row_name(14), row_name(99)
    ('M', 'L', 'O', 'AA', '99')
    """
    if abs(row) > MAX_ROW:
        return str(row)
    times, letter = divmod(row + ROW_ZERO, ALPHABET_LENGTH)
    return chr(ord("A") + letter) * (1 + abs(times))


def column_name(column: int) -> str:
    """The digit of a column: water is 1, the mountain 9.

    >>> column_name(0), column_name(6)
    ('3', '9')
    """
    return str(column - COLUMNS[0] + 1)


def space_name(space: str) -> str:
    """The name of a space for people (F7.1); anything else is returned unchanged.

    Args:
        space: As in lines of moves, `"row,column"`.

    >>> space_name("0,0"), space_name("-1,3"), space_name("2,-2"), space_name("x")
    ('M3', 'L6', 'O1', 'x')
    """
    try:
        row, column = parse_space(space)
    except ValueError:
        return space
    return row_name(row) + column_name(column)


def row_of(name: str) -> str:
    """The number of a row by its letter, in upper or lower case; anything else is returned unchanged.

    Args:
        name: As people read it, `"M"`.

    >>> row_of("L"), row_of("m"), row_of("-1"), row_of("coast")
    ('-1', '0', '-1', 'coast')
    """
    return _rows().get(name.upper(), name)


def space_of(name: str) -> str:
    """A space as in lines of moves, by its name for people; anything else is returned unchanged (F7.1).

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
    """The numbers of rows by their letters; of two rows with the same letters, the one nearer to the heartland."""
    far = sorted(range(-MAX_ROW, MAX_ROW + 1), key=abs, reverse=True)
    return {row_name(row): str(row) for row in far}


@dataclass(frozen=True)
class Face:
    """A card in words: its cost, its values and its effect.

    >>> print(card("F03", "en"))
    Grain Storage: costs 1 wood and 1 straw; stands on coast, plains or hillside; economic value 3, dwelling value 4.
    Buy 6 grain for 1 coin.
    """

    id: str
    name: str
    line: str
    text: str

    def __str__(self) -> str:
        return f"{self.line}\n{self.text}"

    __repr__ = __str__

    def _repr_markdown_(self) -> str:
        return f"**{self.name}** `{self.id}`\n\n{self.line}\n\n{self.text}"


def card(id_: str, language: str) -> Face:
    """Show a card as a picture and a sentence.

    Raises:
        KeyError: When there is no such card.
    """
    row = SETTLEMENTS.get(id_) or CARDS[id_]
    if isinstance(row, Settlement):
        message = "face-settlement"
        costs = [("food", row.food), ("energy", row.energy / 2)]
        cost = amounts([pair for pair in costs if pair[1]], language)
    else:
        message = ("face-cloister" if row.cloister else "face-building") + ("" if row.cost else "-free")
        cost = tiles_words(row.cost, language)
    name = card_name(id_, language)
    terrain = join([say(f"terrain-{kind}", language) for kind in row.terrain], language, either=True)
    line = say(
        message, language, name=name, cost=cost, terrain=terrain, economic=row.economic, dwelling=row.dwelling
    )  # fmt: skip
    return Face(id_, name, line, card_text(id_, language))
