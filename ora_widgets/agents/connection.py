"""The protocol between a seat and its player in another process: one JSON object per line, on the loopback only.

The caller sends `{"hello": token}` and gets its colour, then sends any number of `{"call": name, "with": {…}}`; the
answer is `{"text": …}`, or `{"refused": …}` if nothing was done. Any other message ends the connection.
"""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Mapping
from contextlib import suppress
from math import inf
from threading import Lock
from typing import Any

from ..engine import ParseError
from ..engine.moves import safe_text
from ..language.current import current_language
from ..language.fluent import say
from ..language.sentences import with_sentence
from ..support.background import Deadline
from .table import NotPlayed

Message = dict[str, Any]  # the values are checked by the code that reads them
MAX_LINE_BYTES = 64_000  # bytes of a line
CALLS = {"state", "play", "why_not", "card", "score", "record", "undo"}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
_ADDRESS = re.compile(r"ora://(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})/([\w-]{8,100})", re.ASCII)
CHUNK = 65_536  # bytes per read


def address(port: int, token: str) -> str:
    """The address of a seat.

    >>> address(50000, "abcdefgh")
    'ora://127.0.0.1:50000/abcdefgh'
    """
    return f"ora://127.0.0.1:{port}/{token}"


def read_address(text: object) -> tuple[str, int, str]:
    """The host, the port and the token of an address on this machine.

    Raises:
        ParseError: When it is not such an address.

    >>> read_address("ora://127.0.0.1:50000/abcdefgh")
    ('127.0.0.1', 50000, 'abcdefgh')
    """
    found = _ADDRESS.fullmatch(text.strip()) if isinstance(text, str) else None
    if found is None or not 0 < int(found[2]) < 2**16:
        raise with_sentence(ParseError("agent-bad-address", given=safe_text(text, 80)))
    return found[1].strip("[]"), int(found[2]), found[3]


def line(message: Mapping[str, object]) -> bytes:
    """The line that sends a message."""
    return json.dumps(message).encode() + b"\n"


def message(line: bytes) -> Message | None:
    """The message of a line; `None` if it is not a message.

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
        """The next message; `None` at the end, after an invalid line, and when time is over.

        Args:
            seconds: How long it may take altogether; `None` for no limit.
        """
        limit = Deadline(seconds)
        while b"\n" not in self._received:
            left = limit.left
            if len(self._received) > MAX_LINE_BYTES or left <= 0:
                return None
            try:
                self._socket.settimeout(left if left < inf else None)
                data = self._socket.recv(CHUNK)
            except OSError:  # the connection is broken or ended
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
        """End the connection: reading and writing stop at once at both ends."""
        with suppress(OSError):  # the other side has already ended it
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the socket, which no other thread may be using."""
        self._socket.close()


ANSWER_SECONDS = 90.0  # longer than the longest wait that a caller may ask for


class RemoteTable:
    """The calls of a `Table`, made at an address.

    Args:
        address: The address, as given by `ora.agents.External().address`.

    Raises:
        ParseError: When it is not an address, there is no answer, or the seat is taken.
    """

    def __init__(self, address: str) -> None:
        host, port, token = read_address(address)
        self._lock = Lock()
        self._connection: Connection | None = None
        hello = None
        with suppress(OSError):
            self._connection = Connection(socket.create_connection((host, port), timeout=ANSWER_SECONDS))
            self._connection.write({"hello": token}, ANSWER_SECONDS)
            hello = self._connection.read(ANSWER_SECONDS)
        if hello is None or "seat" not in hello:
            self.close()
            why = "agent-seat-taken" if hello and hello.get("refused") == "taken" else "agent-nobody-there"
            raise with_sentence(ParseError(why))
        self.seats = str(hello["seat"])

    def state(self, since: int = -1, wait: float = 0.0) -> str:
        """As for `Table`."""
        return self._call("state", since=since, wait=wait)

    def play(self, lines: str, thought: str = "") -> str:
        """As for `Table`."""
        return self._call("play", lines=lines, thought=thought)

    def why_not(self, what: str) -> str:
        """As for `Table`."""
        return self._call("why_not", what=what)

    def card(self, name: str) -> str:
        """As for `Table`."""
        return self._call("card", name=name)

    def score(self) -> str:
        """As for `Table`."""
        return self._call("score")

    def record(self) -> str:
        """As for `Table`."""
        return self._call("record")

    def undo(self) -> str:
        """As for `Table`."""
        return self._call("undo")

    def close(self) -> None:
        """Leave the seat; this also ends a waiting call."""
        if self._connection is not None:
            self._connection.end()
            with self._lock:  # which is now soon free
                self._connection.close()

    def _call(self, call: str, /, **arguments: object) -> str:
        """Make a call and return its answer."""
        connection, answer = self._connection, None
        with self._lock, suppress(OSError):  # the connection may be broken or closed
            if connection is not None:
                connection.write({"call": call, "with": arguments}, ANSWER_SECONDS)
                answer = connection.read(ANSWER_SECONDS)
        if answer is None:
            self.close()
            raise NotPlayed(say("agent-nobody-there", current_language()))
        if "refused" in answer:
            raise NotPlayed(str(answer["refused"]))
        return str(answer.get("text", ""))
