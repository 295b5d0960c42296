"""From a person's words to cards and goods."""

from __future__ import annotations

import re
from difflib import get_close_matches

from ..engine.cards import CARDS, SETTLEMENTS, Card, Settlement, in_play
from ..engine.goods import BY_NAME, CODES, COIN, INDEX, Bag, tile
from ..engine.goods import bag as read_bag
from ..engine.state import State

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
    name = word.casefold().replace(" ", "_").replace("-", "_")
    for spelled in (name, name.removesuffix("s"), name.removesuffix("ies") + "y"):
        if spelled in BY_NAME:
            return BY_NAME[spelled], count
    code, number = tile(word)
    return (COIN, 5 * number * count) if code not in CODES else (INDEX[code], number * count)


def near_goods(word: str) -> str:
    """The goods with the most similar names or codes, for a refusal.

    >>> near_goods("3 bred").split(", ")[0]
    'bread (Br)'
    """
    names = {name.replace("_", " "): CODES[index] for name, index in BY_NAME.items()}
    return _nearest(word.lstrip("-+0123456789. "), names)


def near_cards(word: str) -> str:
    """The cards with the most similar names or ids, for a refusal.

    >>> near_cards("Bakry").split(", ")[0]
    'Bakery (F05)'
    """
    rows: list[Card | Settlement] = [*CARDS.values(), *SETTLEMENTS.values()]
    return _nearest(word, {row.name: row.id for row in reversed(rows)})


def _nearest(word: str, names: dict[str, str]) -> str:
    spellings = {spelling.casefold(): f"{name} ({id_})" for name, id_ in names.items() for spelling in (name, id_)}
    near = get_close_matches(word.casefold(), spellings, n=4, cutoff=0)
    return ", ".join(list(dict.fromkeys(spellings[spelling] for spelling in near))[:3])


def card(state: State, word: str) -> str:
    """The id of a card by id or name; of two cards with one name the one in this game.

    Raises `ValueError` when there is no such card.
    """
    if word in CARDS or word in SETTLEMENTS:
        return word
    wanted = word.casefold()
    rows: list[Card | Settlement] = [*in_play(state), *SETTLEMENTS.values(), *CARDS.values()]
    for row in rows:
        if row.name.casefold() == wanted:
            return row.id
    raise ValueError(word)


def parts(text: str, marks: str = ";") -> list[str]:
    """The items of a list, without blanks around them.

    >>> parts("I05 0,3; G07 1,3;")
    ['I05 0,3', 'G07 1,3']
    """
    return [part.strip() for part in re.split(f"[{marks}\n]", text) if part.strip()]
