"""From a person's words to cards and goods."""

from __future__ import annotations

import re

from ..engine.cards import in_play
from ..engine.goods import CODES, COIN, INDEX, Bag, tile
from ..engine.goods import bag as read_bag
from ..engine.state import State
from ..language.name_lookup import good, named

MOST_DIGITS = 4  # of a number: more than anybody has had of anything
LONGEST = 2000  # characters of a bag: more than all goods there are
LONGEST_NAME = 40  # characters of what is no good, in a refusal
# A number and what follows it up to the next one: whatever is read, there is only one way to read it.
_COUNTED = re.compile(r"([0-9]*)([^0-9]*)")


def bag(text: str) -> Bag:
    """Goods as codes (`"4Ma 3Pt"`) or in words (`"4 malt, 2 coins"`).

    Raises `ValueError` with the words that are no goods.

    >>> bag("4 malt, 2 coins") == bag("4Ma 2Pn")
    True
    """
    if len(text) > LONGEST:
        raise ValueError(text[:LONGEST_NAME])
    try:
        return read_bag(text)
    except ValueError:
        pass
    counts: dict[int, int] = {}
    for item in parts(text, ",;"):
        for found in _COUNTED.finditer(item):
            number, name = found.groups()
            if not number and not name:
                break  # the end
            word = name.strip()
            if len(number) > MOST_DIGITS or not word[:1].isalpha() or (number and not int(number)):
                raise ValueError(item[found.start() :].strip())
            index, count = _good(word, int(number or 1))
            counts[index] = counts.get(index, 0) + count
    return tuple(sorted(counts.items()))


def _good(word: str, count: int) -> tuple[int, int]:
    code, number = good(word), 1
    if not code:
        code, number = tile(word)
    return (COIN, 5 * number * count) if code not in CODES else (INDEX[code], number * count)


def card(state: State, word: str) -> str:
    """The id of a card by id or name; of two cards with one name the one in this game.

    Raises `ValueError` when there is no such card.
    """
    found = named(word)
    if not found:
        raise ValueError(word)
    playing = [row.id for row in in_play(state)]
    return next((id_ for id_ in found if id_ in playing), found[0])


def parts(text: str, marks: str = ";") -> list[str]:
    """The items of a list, without blanks around them.

    >>> parts("I05 0,3; G07 1,3;")
    ['I05 0,3', 'G07 1,3']
    """
    return [part.strip() for part in re.split(f"[{marks}\n]", text) if part.strip()]
