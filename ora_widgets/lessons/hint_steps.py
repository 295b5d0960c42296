"""Hints in three steps: an idea, the way without cards and spaces, and the move itself.

The idea and the move are written for each task; what stands between them is worked out from its solution.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ..language.fluent import say
from ..rulebook.rules import rule

STEPS = 3
# The message that names each kind of move; answers to lesser questions are none of the way.
NAMES = {
    "use": "action-use",
    "contract": "action-hire",
    "build": "action-build",
    "settle": "action-settle",
    "fell": "action-harvest",
    "cut": "action-harvest",
    "district": "action-land",
    "plot": "action-land",
    "pass": "do-pass",
    "done": "do-done",
}


def in_three_steps(written: Sequence[str], solution: str, rules: str, language: str) -> tuple[str, ...]:
    """The hints of a task that is played.

    Args:
        written: Those that are written for it, the gentlest first.
        solution: The moves that solve it.
        rules: The numbers of its rules, by spaces.

    >>> in_three_steps(["Look at the wheel.", "use LR1 lay"], "use LR1 lay; take clay; done", "F4.4", "en")[1]
    'What is done, in this order: Use · End the turn.'
    """
    names = [
        (NAMES[verb], verb) for verb in (move.split()[0] for move in solution.split("; ") if move) if verb in NAMES
    ]
    kinds = [say(name, language, only=verb, question="") for (name, verb), _ in groupby(names)]
    way = say("lesson-hint-way", language, way=" · ".join(kinds)) if kinds or not rules else _cited(rules, language)
    if len(written) >= STEPS and not _names_a_move(written[1], solution):
        return tuple(written)
    if len(written) > 1:
        return (written[0], way, " ".join(written[1:]))
    return (*written, way, say("lesson-hint-moves", language, moves=solution.partition("; ")[0]))


def to_a_question(written: Sequence[str], rules: str, other: str, right: str, language: str) -> tuple[str, ...]:
    """The hints of a question: its own, where to read, and two answers of which one is right.

    Args:
        other: A wrong answer, in words.
        right: The right one, in words.
    """
    two = say("lesson-hint-two", language, one=min(right, other), other=max(right, other))
    return (*[*written, _cited(rules, language)][: STEPS - 1], two)


def _names_a_move(hint: str, solution: str) -> bool:
    """Whether a hint gives a move of the solution away."""
    return any(move in hint for move in solution.split("; ") if " " in move)


def _cited(rules: str, language: str) -> str:
    """Which rule says it."""
    number = rules.split(maxsplit=1)[0]
    return say("lesson-hint-rule", language, rule=number, title=rule(number, language).title)
