"""From a person's words to cards and goods."""

from __future__ import annotations

import re

from ..engine.cards import in_play
from ..engine.goods import CODES, COIN, INDEX, Bag, tile
from ..engine.goods import bag as read_bag
from ..engine.state import State
from ..naming import good, named

LONGEST = 2000  # characters of a bag: more than all goods there are
_COUNTED = re.compile(r"\s*(\d*)\s*([^\d,;]*[^\d,;\s])\s*[,;]?")


def bag(text: str) -> Bag:
    """Goods as codes (`"4Ma 3Pt"`) or in words (`"4 malt, 2 coins"`).

    Raises `ValueError` with the words that are no goods.

    >>> bag("4 malt, 2 coins") == bag("4Ma 2Pn")
    True
    """
    try:
        return read_bag(text)
    except ValueError:
        pass
    if len(text) > LONGEST:
        raise ValueError(text[:40])
    counts: dict[int, int] = {}
    place = 0
    while place < len(text.rstrip(" ,;")):
        found = _COUNTED.match(text, place)
        if found is None:
            raise ValueError(text[place:].strip())
        if len(found[1]) > 4 or not found[2][0].isalpha():  # the number is none
            raise ValueError(re.split("[,;]", text[place:])[0].strip())
        place = found.end()
        index, count = _good(found[2].strip(), int(found[1] or 1))
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
