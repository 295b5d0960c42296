"""A socket that carries messages, each read and written under one deadline, however slowly its bytes come."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from contextlib import suppress
from math import inf

from ..support.deadline import Deadline
from . import wire

CHUNK = 65_536  # bytes that are read at once


class Connection:
    """One end of a connection; one thread at a time reads and writes, any thread may end it."""

    def __init__(self, endpoint: socket.socket) -> None:
        self._socket = endpoint
        self._received = bytearray()

    def read(self, seconds: float | None = None) -> wire.Message | None:
        """The next message; `None` at the end, for what is none, and when it is not there in time.

        Args:
            seconds: How long it may take, all of it together; `None` for as long as it likes.
        """
        limit = Deadline(seconds)
        while b"\n" not in self._received:
            left = limit.left
            if len(self._received) > wire.MAX_LINE_BYTES or left <= 0:
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
        return wire.message(bytes(line))

    def write(self, message: Mapping[str, object], seconds: float) -> None:
        """Send a message.

        Args:
            seconds: How long the other side may take to read it.

        Raises:
            OSError: When it cannot be sent, or not in time.
        """
        self._socket.settimeout(seconds)
        self._socket.sendall(wire.line(message))

    def end(self) -> None:
        """End it: whoever reads or writes here or there stops at once."""
        with suppress(OSError):  # the other side was quicker
            self._socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Let go of the socket, which nobody else may be using."""
        self._socket.close()
