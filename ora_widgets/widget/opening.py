"""What comes of a text that somebody has pasted: a game, a sentence on why there is none, or both."""

from __future__ import annotations

from typing import NamedTuple

from ..engine import ParseError, Refusal
from ..game.game import Game
from ..language.sentences import sentence
from ..notation.game_text import read_game
from ..wire.outside_text import OutsideText


class OpenedGame(NamedTuple):
    """The game, where there is one, and what is to be said of it; empty while all is well."""

    game: Game | None
    notice: str


def opened(source: OutsideText, language: str) -> OpenedGame:
    """Open a game; a log that stops being readable is opened as far as it was read.

    Args:
        source: The text, which names no file whatever it says.
    """
    try:
        return OpenedGame(read_game(source), "")
    except Refusal as refused:
        before: Game | None = refused.game if isinstance(refused, ParseError) else None
        seats = "RGBW" if before is None else before.setup.seats
        return OpenedGame(before, sentence(refused, seats, None, language))
