"""Names of people and bots that are told apart where two have one."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from unicodedata import normalize


def told_apart(name: str, others: Collection[str]) -> str:
    """A name with a number where somebody else has it.

    Args:
        others: The names that are taken.

    >>> told_apart(" Anna", ["ANNA", "Ben"])
    'Anna (2)'
    """
    taken = {same_name(other) for other in others}
    plain = " ".join(name.split())
    numbered = (plain if number == 1 else f"{plain} ({number})" for number in count(1))
    return next(one for one in numbered if same_name(one) not in taken)


def same_name(name: str) -> str:
    """What is equal for two spellings of one name.

    >>> same_name("ANNA") == same_name("Anna")
    True
    """
    return normalize("NFKC", name).casefold()
