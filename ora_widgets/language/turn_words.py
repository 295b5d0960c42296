"""A whole turn in words, move by move."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine import State, play
from ..engine.steps.base import Plain
from .labels import label

UNSAID = ("done", "skip")


def turn_words(
    before: State, moves: Iterable[Plain], seats: str, language: str, unsaid: tuple[str, ...] = UNSAID
) -> str:
    """What is done in a turn, without the word that it is over.

    Args:
        before: The position that it begins in, left as it is.
        unsaid: The verbs of moves that are left out.

    >>> from ora_widgets.engine import new_state
    >>> turn_words(new_state(2, "france"), [("pass",), ("done",)], "RG", "en")
    'Pass'
    """
    state, words = before.copy(), []
    for move in moves:
        if move[0] not in unsaid:
            words.append(label(state, move, language, seats))
        play(state, move)
    return "; ".join(words)
