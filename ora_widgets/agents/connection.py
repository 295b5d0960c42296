"""What travels between a seat and whoever plays it from another process: a JSON object a line, on the loopback only.

The caller says `{"hello": token}` and is given its colour, then `{"call": name, "with": {…}}` as often as it likes; the answer
is `{"text": …}`, or `{"refused": …}` where nothing was done. What is not of this shape ends the connection.
"""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Mapping
from contextlib import suppress
from math import inf
from typing import Any

from ..engine import ParseError
from ..engine.moves import shown
from ..language.sentences import with_sentence
from ..support.deadline import Deadline

Message = dict[str, Any]  # by its keys, whose values are checked by the code that reads them
MAX_LINE_BYTES = 64_000  # bytes of a line
CALLS = {"state", "play", "why_not", "card", "score", "record", "undo"}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
_ADDRESS = re.compile(r"ora://(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})/([\w-]{8,100})", re.ASCII)
CHUNK = 65_536  # bytes that are read at once


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


class Connection:
    """One end of a connection; one thread at a time reads and writes, any thread may end it."""

    def __init__(self, endpoint: socket.socket) -> None:
        self._socket = endpoint
        self._received = bytearray()

    def read(self, seconds: float | None = None) -> Message | None:
        """The next message; `None` at the end, for what is none, and when it is not there in time.

        Args:
            seconds: How long it may take, all of it together; `None` for as long as it likes.
        """
        limit = Deadline(seconds)
        while b"\n" not in self._received:
            left = limit.left
            if len(self._received) > MAX_LINE_BYTES or left <= 0:
                return None
            try:
                self._socket.settimeout(left if left < inf else None)
                data = self._socket.recv(CHUNK)
            except OSError:  # it is over, one way or another
                return None
            if not data:
                return None
            self._received += data
        line, _, self._received = self._received.partition(b"\n")
        return message(bytes(line))

    def write(self, message: Mapping[str, object], seconds: float) -> None:
        """Send a message.

        Args:
            seconds: How long the other side may take to read it.

        Raises:
            OSError: When it cannot be sent, or not in time.
        """
        self._socket.settimeout(seconds)
        self._socket.sendall(line(message))

    def end(self) -> None:
        """End it: reading and writing stop at once at both ends."""
        with suppress(OSError):  # the other side was quicker
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Let go of the socket, which nobody else may be using."""
        self._socket.close()
