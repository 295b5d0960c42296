"""Opening a game in somebody's own code: the only place where a text may be the name of a file."""

from __future__ import annotations

import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from ..engine.moves import shown
from ..game.game import Game
from ..game.record import MAX_RECORD_LENGTH, PREFIX
from ..support.files import read_regular
from ..wire.outside_text import OutsideText
from .game_text import carries_text, read_game

MAX_FILE_BYTES = 4 * MAX_RECORD_LENGTH  # bytes: a character has four at most


def text_of_file(path: Path) -> OutsideText:
    """What a file holds, with its name.

    Raises:
        OSError: When it cannot be opened, or is no regular file.
    """
    # Strange bytes end up in a line that cannot be read, or in a remark, where they do no harm.
    data = read_regular(path, MAX_FILE_BYTES + 1)
    return OutsideText(data.decode(encoding_of(data), errors="replace"), shown(path.name, 80))


def encoding_of(head: bytes) -> str:
    """How a text is encoded that begins with these bytes; Windows writes UTF-16, too.

    >>> encoding_of("a".encode("utf-16")), encoding_of(b"a")
    ('utf-16', 'utf-8-sig')
    """
    return "utf-16" if head[:2] in (BOM_UTF16_LE, BOM_UTF16_BE) else "utf-8-sig"


MAX_NAME = 1000  # characters


def load(source: str | Path | dict[str, object]) -> Game:
    """The game that a record, a short code, an address with a code, a saved page, an online log or JSON holds.

    Args:
        source: The text itself, the name of a file with it, or the data of `Game.to_json`. An address is only read,
            never fetched.

    Raises:
        ParseError: When it holds no game, was damaged, was written by a newer version, or does not replay. Where an
            online log stops being readable, `line` has the number and the text of that line, and `game` what was played
            before. Of a file that holds no game nothing is quoted.
        OSError: When a file cannot be opened.

    >>> from ora_widgets import new_game
    >>> load(new_game(2, "ireland").play("pass").code()).moves
    (Move('pass'),)
    """
    if isinstance(source, str) and is_file_name(source.strip()):
        source = Path(source.strip())
    if isinstance(source, dict):
        return read_game(source)
    return read_game(text_of_file(source) if isinstance(source, Path) else OutsideText(source))


def is_file_name(text: str) -> bool:
    """Whether a text names a file, or was meant to."""
    if not text.isprintable() or len(text) > MAX_NAME or text.startswith(f"{PREFIX} "):
        return False
    if carries_text(text):
        return False
    return os.path.exists(text) or (" " not in text and Path(text).suffix[1:].isalpha())  # noqa: PTH110  # takes any text
