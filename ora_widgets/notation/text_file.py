"""The text of a file that somebody's own code names."""

from __future__ import annotations

from pathlib import Path

from ..engine.moves import shown
from ..game.record import MAX_RECORD_LENGTH
from ..support.files import read_regular
from ..wire.outside_text import OutsideText

MAX_FILE_BYTES = 4 * MAX_RECORD_LENGTH  # bytes: a character has four at most


def text_of_file(path: Path) -> OutsideText:
    """What a file holds, with its name.

    Raises:
        OSError: When it cannot be opened, or is no regular file.
    """
    # Strange bytes end up in a line that cannot be read, or in a remark, where they do no harm.
    text = read_regular(path, MAX_FILE_BYTES + 1).decode("utf-8-sig", errors="replace")
    return OutsideText(text, shown(path.name, 80))
