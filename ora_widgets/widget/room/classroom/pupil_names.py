"""What pupils call themselves: checked, and told apart where two have one name."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from unicodedata import category, normalize

from ....language.fluent import say
from ....language.people import JOINERS, MAX_NAME_LENGTH

UNSEEN = ("C", "Zl", "Zp")  # categories of signs that are seen by nobody or turn what stands beside them


def name_problem(name: str, language: str) -> str:
    """Why a name will not do, as a sentence; empty where it will.

    >>> name_problem("Anna", "en"), name_problem("  ", "en")
    ('', 'Please type your name.')
    """
    if not name.strip():
        return say("class-name-empty", language)
    if len(name.strip()) > MAX_NAME_LENGTH:
        return say("class-name-long", language, most=MAX_NAME_LENGTH, letters=len(name.strip()))
    if any(category(sign).startswith(UNSEEN) and sign not in JOINERS for sign in name):
        return say("class-name-signs", language)
    return ""


def told_apart(name: str, others: Collection[str]) -> str:
    """A name as the class knows it: with a number where somebody else has it.

    Args:
        others: The names that are taken.

    >>> told_apart(" Anna", ["ANNA", "Ben"])
    'Anna (2)'
    """
    taken = {_same(other) for other in others}
    plain = " ".join(name.split())
    numbered = (plain if number == 1 else f"{plain} ({number})" for number in count(1))
    return next(one for one in numbered if _same(one) not in taken)


def _same(name: str) -> str:
    return normalize("NFKC", name).casefold()
