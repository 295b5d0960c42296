"""The names of the players, set while a board makes its sentences.

Sentences are made from a position and the letters of the seats. Only a board knows the players' names, and two boards
of one game may have different ones. So each board sets them around everything that it draws or answers, and they hold
for that call only (and for a thread started with a copy of the context), never for another board.

>>> from .names import seat_in_sentence
>>> with people({"G": "Ada"}):
...     seat_in_sentence("RGB", 1, "en"), seat_in_sentence("RGB", 2, "en")
('Ada', 'Blue')
>>> seat_in_sentence("RGB", 1, "en")
'Green'
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import count
from unicodedata import bidirectional, normalize

MAX_NAME_LENGTH = 24
JOINERS = "\u200c\u200d"  # invisible, but needed to spell some scripts and emoji
ISOLATE, END = "\u2068", "\u2069"

People = tuple[tuple[str, str], ...]

_known: ContextVar[People] = ContextVar("people", default=())


@contextmanager
def people(names: Mapping[str, str]) -> Iterator[None]:
    """Use these names of players inside a `with` block.

    Args:
        names: Who plays which colour, such as `{"R": "Ada"}`; shortened as `short_names` does.
    """
    token = _known.set(tuple(sorted(short_names(names).items())) if names else ())
    try:
        yield
    finally:
        _known.reset(token)


def known_people() -> People:
    """The present names as a hashable value: caches of sentences need it as part of their keys."""
    return _known.get()


def name_of(seat: str) -> str:
    """The name of a colour's player, safe in a sentence of any text direction; empty if there is none."""
    name = dict(_known.get()).get(seat, "")
    # A name in a right-to-left script would reorder the punctuation beside it.
    turns = any(bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"{ISOLATE}{name}{END}" if turns else name


def is_shared(seat: str) -> bool:
    """Whether somebody else has the same name."""
    names = {colour: name.casefold() for colour, name in _known.get()}
    return list(names.values()).count(names.get(seat, "")) > 1


def short_names(names: Mapping[str, str]) -> dict[str, str]:
    """Names as they are shown: shortened, and left out if blank.

    >>> short_names({"R": "  Ada   L. ", "G": " "})
    {'R': 'Ada L.'}
    """
    short = {seat: plain_name(name) for seat, name in names.items()}
    return {seat: name for seat, name in short.items() if name}


def plain_name(name: str, limit: int = MAX_NAME_LENGTH) -> str:
    """A name without control characters, including those that change the direction of text.

    Args:
        limit: How many characters are kept.
    """
    kept = "".join(one for one in name[: 10 * limit] if one.isprintable() or one.isspace() or one in JOINERS)
    return " ".join(kept.split())[:limit].strip()


def distinct_name(name: str, others: Collection[str]) -> str:
    """A name with a number where somebody else has it.

    Args:
        others: The names that are taken.

    >>> distinct_name(" Anna", ["ANNA", "Ben"])
    'Anna (2)'
    """
    taken = {same_name(other) for other in others}
    plain = " ".join(name.split())
    numbered = (plain if number == 1 else f"{plain} ({number})" for number in count(1))
    return next(one for one in numbered if same_name(one) not in taken)


def same_name(name: str) -> str:
    """A key that is equal for two spellings of one name.

    >>> same_name("ANNA") == same_name("Anna")
    True
    """
    return normalize("NFKC", name).casefold()
