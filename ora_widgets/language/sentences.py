"""Refusals get their sentence here, when somebody is about to read it."""

from __future__ import annotations

from ..engine import Refusal, State


def told(refused: Refusal, seats: str = "RGBW", state: State | None = None, language: str = "en") -> Refusal:
    """The same refusal with its sentence; one that has it already keeps it.

    Parameters: `seats`, the colours in seating order; `state`, where the move was tried, for its question; `language`.
    """
    if not refused.sentence:
        refused.sentence = sentence(refused, seats, state, language)
    return refused


def sentence(refused: Refusal, seats: str, state: State | None = None, language: str = "en") -> str:
    """What a refusal says in a language, whichever it was told in before.

    Parameters: `seats` and `state` as above.
    """
    # Words are loaded with the first refusal, so that the import of the package stays quick.
    from .prompts import prompt
    from .refusals import refusal

    details = dict(refused.details)
    if state is not None and "question" in details:
        details["question"] = prompt(state, seats, language)
    return refusal(Refusal(refused.message, refused.rule, **details), seats, language)


def _teller(refused: Refusal) -> None:
    """Fill in the sentence of a refusal that came straight from the engine, as `Move.parse("")` does."""
    try:
        told(refused)
    except (KeyError, TypeError):  # an error that cannot be printed would hide itself: then without words
        refused.sentence = ""


Refusal.teller = _teller
