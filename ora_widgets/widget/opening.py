"""What comes of a text that somebody has pasted: a table, a study, a sentence on why there is neither, or both."""

from __future__ import annotations

from typing import NamedTuple

from ..engine import ParseError, Refusal
from ..game.game import Game
from ..language.sentences import sentence
from ..notation.game_link import read_link
from ..notation.game_text import carries_study
from ..replay.walkthroughs import Walkthrough
from ..wire.outside_text import OutsideText
from .arrival import arrived
from .start import PreparedGame


class OpenedGame(NamedTuple):
    """The table or the study, where there is a game, and what is to be said of it; empty while all is well."""

    table: PreparedGame | None
    notice: str
    walk: Walkthrough | None = None


def opened(source: OutsideText, language: str) -> OpenedGame:
    """Open a game; a log that stops being readable is opened as far as it was read.

    Args:
        source: The text, which names no file whatever it says.
    """
    try:
        link = read_link(source)
        if carries_study(source.text):
            return OpenedGame(None, "", Walkthrough.read(source))
        return OpenedGame(*arrived(link, language))
    except Refusal as refused:
        before: Game | None = refused.game if isinstance(refused, ParseError) else None
        seats = "RGBW" if before is None else before.setup.seats
        table = None if before is None else PreparedGame(before, {})
        return OpenedGame(table, sentence(refused, seats, None, language))
