"""Notices: a refusal, an error, or news, as the sentence that a board shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.moves import shown
from ..game.history import live
from ..language.fluent import say
from ..language.sentences import sentence

if TYPE_CHECKING:
    from ..engine import Refusal
    from ..game.game import Game
    from ..wire.to_page import Notice

MAX_ERROR_LENGTH = 300  # characters that are shown of an error


def refusal(refused: Refusal, game: Game, language: str) -> Notice:
    """Why a move is refused."""
    text = sentence(refused, game.setup.seats, live(game), language)
    return {"text": text, "rule": refused.rule, "level": "refusal"}


def strange(what: object, language: str) -> Notice:
    """That something arrived which no page sends.

    Args:
        what: What is strange, as short text or as the error that says it.
    """
    text = say("notice-bad-message", language, what=shown(str(what), 80))
    return {"text": text, "rule": "", "level": "error"}


def failure(error: BaseException, language: str) -> Notice:
    """That something of ours went wrong."""
    return {"text": say("notice-error", language, error=named(error)), "rule": "", "level": "error"}


def named(error: BaseException) -> str:
    """An error as a sentence can quote it."""
    return f"{type(error).__name__}: {shown(str(error), MAX_ERROR_LENGTH)}"
