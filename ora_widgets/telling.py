"""Refusals get their sentence here, when somebody is about to read it."""

from __future__ import annotations

from .engine import Refusal, State


def told(refused: Refusal, seats: str = "RGBW", state: State | None = None) -> Refusal:
    """The same refusal with its sentence; one that has it already keeps it.

    Parameters: `seats`, the colours in seating order; `state`, where the move was tried, for its question.
    """
    # Words are loaded with the first refusal, so that the import of the package stays quick.
    from .wording import prompt, refusal

    if not refused.sentence:
        if state is not None and "question" in refused.details:
            refused.details["question"] = prompt(state, seats)
        refused.sentence = refusal(refused, seats)
    return refused
