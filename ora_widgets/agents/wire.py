"""What travels between a seat and whoever plays it from another process: a JSON object a line, on the loopback only.

The caller says `{"hello": token}` and is told its colour, then `{"call": name, "with": {…}}` as often as it likes; the answer
is `{"text": …}`, or `{"refused": …}` where nothing was done. What is not of this shape ends the connection.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from ..engine import ParseError
from ..engine.moves import shown
from ..language.sentences import with_sentence

Message = dict[str, Any]  # by its keys, whose values are checked by whoever reads them
MAX_LINE_BYTES = 64_000  # bytes of a line
CALLS = {"state", "play", "why_not", "card", "score", "record", "undo"}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
_ADDRESS = re.compile(r"ora://(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})/([\w-]{8,100})", re.ASCII)


def address(port: int, token: str) -> str:
    """The address of a seat.

    >>> address(50000, "abcdefgh")
    'ora://127.0.0.1:50000/abcdefgh'
    """
    return f"ora://127.0.0.1:{port}/{token}"


def read_address(text: object) -> tuple[str, int, str]:
    """The host, the port and the token of an address; only this machine has any.

    Raises:
        ParseError: When it is none.

    >>> read_address("ora://127.0.0.1:50000/abcdefgh")
    ('127.0.0.1', 50000, 'abcdefgh')
    """
    found = _ADDRESS.fullmatch(text.strip()) if isinstance(text, str) else None
    if found is None or not 0 < int(found[2]) < 2**16:
        raise with_sentence(ParseError("agent-bad-address", given=shown(text, 80)))
    return found[1].strip("[]"), int(found[2]), found[3]


def line(message: Mapping[str, object]) -> bytes:
    """A message as it is sent."""
    return json.dumps(message).encode() + b"\n"


def message(line: bytes) -> Message | None:
    """What a line says; `None` when it is no message.

    >>> message(b'{"call": "score"}'), message(b"[]")
    ({'call': 'score'}, None)
    """
    try:
        data = json.loads(line) if len(line) <= MAX_LINE_BYTES else None
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None
