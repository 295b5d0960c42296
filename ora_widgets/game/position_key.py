"""A number for a position, the same in every process: equal numbers play alike, however the positions were reached."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b

from ..engine import Rulings, State
from ..engine.state import Key

MAX_REMEMBERED = 4096  # parts of keys; the next position shares most of them


def position_key(state: State) -> int:
    """The transposition key of a state as a whole number of 64 bits, signed, as databases store one.

    >>> from ora_widgets import new_game
    >>> one = new_game(3).play("pass; done").now
    >>> position_key(one) == position_key(one.copy()), position_key(one) == position_key(new_game(3).now)
    (True, False)
    """
    # The whole key is not cached, since no other position shares it.
    digest = blake2b(_join(state.key()).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def _text(part: object) -> str:
    """A part of a key as text, sets in a fixed order."""
    if isinstance(part, tuple):
        return _text_of_parts(part)
    if isinstance(part, frozenset):
        return _text_of_set(part)
    if isinstance(part, Rulings):
        return _text_of_rulings(part)
    return str(int(part)) if isinstance(part, int) else repr(part)  # True is 1, as it is for the caches below


def _texts(parts: Iterable[object]) -> list[str]:
    # Most parts are words, whole numbers and pairs; one more call for each would double the time.
    return [
        part if type(part) is str
        else str(part) if type(part) is int
        else _text_of_parts(part) if type(part) is tuple
        else _text(part)
        for part in parts
    ]  # fmt: skip


def _join(parts: Iterable[object]) -> str:
    return f"({','.join(_texts(parts))})"


@lru_cache(MAX_REMEMBERED)
def _text_of_rulings(rulings: Rulings) -> str:
    return str(sorted(rulings.to_json().items()))


@lru_cache(MAX_REMEMBERED)
def _text_of_set(parts: frozenset[object]) -> str:
    return f"{{{','.join(sorted(_texts(parts)))}}}"


@lru_cache(MAX_REMEMBERED)
def _text_of_parts(parts: Key) -> str:
    return _join(parts)
