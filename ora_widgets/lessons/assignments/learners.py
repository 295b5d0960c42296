"""Whose an answer is: answers by learner, and learners of one name told apart."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import count
from typing import NamedTuple
from unicodedata import normalize

from .answers import Answer

NOBODY = "–"  # who gave no name


class Learner(NamedTuple):
    """A learner, as the class knows them.

    Attributes:
        name: The name, with a number where somebody else has it.
        answers: What they sent, the first one first, and each once.
        has_namesake: Whether somebody else gave the same name.
    """

    name: str
    answers: list[Answer]
    has_namesake: bool


def learners_of(answers: Iterable[Answer]) -> list[Learner]:
    """The learners behind answers: one for each name and device; who gave no name and no device is one for each answer.

    >>> ada, other = Answer("task", "Ada", {}, device="a"), Answer("task", "ADA", {}, device="b")
    >>> [learner.name for learner in learners_of([ada, other, ada])]
    ['Ada', 'ADA (2)']
    """
    groups: dict[tuple[str, str], list[Answer]] = {}
    for number, answer in enumerate(answers):
        device = answer.device or ("" if answer.name else f"\0{number}")
        group = groups.setdefault((same_name(answer.name), device), [])
        if answer not in group:
            group.append(answer)
    names = [name for name, _ in groups]
    found: list[Learner] = []
    for (name, _), group in groups.items():
        group.sort(key=lambda answer: answer.sent)  # those without a date stay in the order in which they came
        told = told_apart(group[-1].name, [learner.name for learner in found]) if name else NOBODY
        found.append(Learner(told, group, bool(name) and names.count(name) > 1))
    return found


def told_apart(name: str, others: Collection[str]) -> str:
    """A name as the class knows it: with a number where somebody else has it.

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
