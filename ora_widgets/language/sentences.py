"""Sentences for refusals and missing packages, made only when they are about to be shown."""

from __future__ import annotations

from importlib import import_module
from typing import Any, TypeVar

from ..engine import Refusal, State
from .current import CURRENT, current_language, known_language
from .fluent import say

GivenRefusal = TypeVar("GivenRefusal", bound=Refusal)


def with_sentence(
    refused: GivenRefusal, seats: str = "RGBW", state: State | None = None, language: str = CURRENT
) -> GivenRefusal:
    """Add its sentence to a refusal that does not have one yet.

    Args:
        state: The position in which the move was tried; its question can be part of the sentence.
    """
    if not refused.sentence:
        refused.sentence = sentence(refused, seats, state, known_language(language), typed=True)
    return refused


def sentence(refused: Refusal, seats: str, state: State | None, language: str, *, typed: bool = False) -> str:
    """The sentence of a refusal in a language, whatever language it had before.

    Args:
        state: The position in which the move was tried; its question can be part of the sentence.
        typed: Whether the move was a typed line; the sentence then names spaces in the same way.
    """
    # Words are loaded with the first refusal, so that importing the package stays quick.
    from .prompts import prompt
    from .refusals import refusal

    details = dict(refused.details)
    if state is not None and "question" in details:
        details["question"] = prompt(state, seats, language)
    return refusal(Refusal(refused.message, refused.rule, **details), seats, language, typed=typed)


def _write_sentence(refused: Refusal) -> None:
    """Fill in the sentence of a refusal that comes straight from the engine, as from `Move.parse("")`."""
    try:
        with_sentence(refused)
    except (KeyError, TypeError):  # printing an error must never fail, so it is then shown without a sentence
        refused.sentence = ""


Refusal.writer = _write_sentence


def import_extra(module: str, message: str, package: str = "") -> Any:
    """Import a module of a package that comes with an extra.

    Args:
        message: The sentence that says which extra.
        package: The package's name, if it differs from the module's.

    Raises:
        ImportError: When it is not installed; the sentence says how to get it.
    """
    try:
        return import_module(module)
    except ImportError:
        raise ImportError(say(message, current_language(), package=package or module)) from None
