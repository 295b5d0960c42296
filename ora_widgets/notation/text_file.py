"""The text of a file named in a user's own code."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from ..engine.moves import safe_text
from ..game.record import MAX_RECORD_LENGTH
from ..support.files import read_regular
from ..wire import OutsideText

MAX_FILE_BYTES = 4 * MAX_RECORD_LENGTH  # bytes: a character has at most four


def text_of_file(path: Path) -> OutsideText:
    """The text of a file, with its name.

    Raises:
        OSError: When it cannot be opened, or is not a regular file.
    """
    # Invalid bytes end up in an unreadable line, or in a remark, where they do no harm.
    data = read_regular(path, MAX_FILE_BYTES + 1)
    return OutsideText(data.decode(encoding_of(data), errors="replace"), safe_text(path.name, 80))


def encoding_of(head: bytes) -> str:
    """The encoding of a text that begins with these bytes; Windows also writes UTF-16.

    >>> encoding_of("a".encode("utf-16")), encoding_of(b"a")
    ('utf-16', 'utf-8-sig')
    """
    return "utf-16" if head[:2] in (BOM_UTF16_LE, BOM_UTF16_BE) else "utf-8-sig"
