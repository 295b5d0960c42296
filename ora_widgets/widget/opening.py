"""What comes of a text that somebody has pasted: a game, a sentence on why there is none, or both."""

from __future__ import annotations

from typing import NamedTuple

from ..engine import ParseError, Refusal
from ..engine.moves import shown
from ..game.game import Game
from ..language.sentences import sentence
from ..notation.load import load


class Opened(NamedTuple):
    """The game, where there is one, and what is to be said of it; empty while all is well."""

    game: Game | None
    told: str


def opened(source: str, language: str) -> Opened:
    """Open a game; a log that stops being readable is opened as far as it was read.

    Args:
        source: Anything that `load` takes.
        language: The language of the sentence.
    """
    try:
        return Opened(load(source), "")
    except Refusal as refused:
        before: Game | None = refused.game if isinstance(refused, ParseError) else None
        seats = "RGBW" if before is None else before.setup.seats
        return Opened(before, sentence(refused, seats, None, language))
    except OSError as error:
        return Opened(None, f"{shown(error.filename, 200)}: {error.strerror}")
