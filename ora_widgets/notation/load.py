"""Opening a game from a user's own code: only here may a text be a file name."""

from __future__ import annotations

import os
from pathlib import Path

from ..engine.moves import ParseError
from ..game.game import Game
from ..game.record import PREFIX
from ..support.arguments import check
from ..wire import OutsideText
from .game_text import carries_text, read_game
from .text_file import text_of_file

MAX_NAME = 1000  # characters


def load(source: str | os.PathLike[str] | dict[str, object]) -> Game:
    """The game that a record, a short code, an address with a code, a saved page, an online log or JSON holds.

    Args:
        source: The text itself, the name of a file with it, or the data of `Game.to_json`. An address is only read,
            never fetched.

    Raises:
        ParseError: When it holds no game, is damaged, was written by a newer version, or does not replay. If an online
            log becomes unreadable, `line` has the number and text of that line, and `game` the moves before it. A file
            that holds no game is not quoted.
        OSError: When a file cannot be opened.

    >>> from ora_widgets import new_game
    >>> load(new_game(2, "ireland").play("pass").code()).moves
    (Move('pass'),)
    """
    check(isinstance(source, (str, dict, os.PathLike, OutsideText)), "source", source, "saved-game", ParseError)
    if isinstance(source, dict):
        return read_game(source)
    if isinstance(source, str) and is_file_name(source.strip()):
        source = Path(source.strip())
    return read_game(text_of_file(Path(source)) if isinstance(source, os.PathLike) else OutsideText(source))


def is_file_name(text: str) -> bool:
    """Whether a text is a file name, or was meant as one."""
    if not text.isprintable() or len(text) > MAX_NAME or text.startswith(f"{PREFIX} "):
        return False
    if carries_text(text):
        return False
    return os.path.exists(text) or (" " not in text and Path(text).suffix[1:].isalpha())  # noqa: PTH110  # takes any text
