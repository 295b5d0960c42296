"""Refusals get their sentence here, when somebody is about to read it."""

from __future__ import annotations

from typing import TypeVar

from ..engine import Refusal, State
from .current import CURRENT, known_language

GivenRefusal = TypeVar("GivenRefusal", bound=Refusal)


def with_sentence(
    refused: GivenRefusal, seats: str = "RGBW", state: State | None = None, language: str = CURRENT
) -> GivenRefusal:
    """The same refusal with its sentence; one that has it already keeps it.

    Args:
        state: The position in which the move was tried; its question can be part of the sentence.
    """
    if not refused.sentence:
        refused.sentence = sentence(refused, seats, state, known_language(language), typed=True)
    return refused


def sentence(refused: Refusal, seats: str, state: State | None, language: str, *, typed: bool = False) -> str:
    """What a refusal says in a language, whichever its sentence was in before.

    Args:
        state: The position in which the move was tried; its question can be part of the sentence.
        typed: Whether the move was written as a line, whose way to name spaces the sentence keeps.
    """
    # Words are loaded with the first refusal, so that the import of the package stays quick.
    from .prompts import prompt
    from .refusals import refusal

    details = dict(refused.details)
    if state is not None and "question" in details:
        details["question"] = prompt(state, seats, language)
    return refusal(Refusal(refused.message, refused.rule, **details), seats, language, typed=typed)


def _write_sentence(refused: Refusal) -> None:
    """Fill in the sentence of a refusal that came straight from the engine, as `Move.parse("")` does."""
    try:
        with_sentence(refused)
    except (KeyError, TypeError):  # an error that cannot be printed would hide itself: then without words
        refused.sentence = ""


Refusal.writer = _write_sentence
