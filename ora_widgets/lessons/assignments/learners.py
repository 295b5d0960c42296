"""Whose an answer is: answers by learner, and learners of one name told apart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...language.namesakes import same_name, told_apart
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
        label = told_apart(group[-1].name, [learner.name for learner in found]) if name else NOBODY
        found.append(Learner(label, group, bool(name) and names.count(name) > 1))
    return found
