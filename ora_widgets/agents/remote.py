"""A table in another process: the seat of a running notebook, called at its address."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock

from ..engine import ParseError
from ..language.current import current_language
from ..language.fluent import say
from ..language.sentences import with_sentence
from .connection import Connection, read_address
from .table import NotPlayed

ANSWER_SECONDS = 90.0  # longer than anybody may ask to wait


class RemoteTable:
    """The calls of a `Table`, made at an address.

    Args:
        address: The address, as `ora.agents.External().address` tells it.

    Raises:
        ParseError: When it is no address, when nobody answers there, or when the seat is taken.
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
        """Leave the seat; a call that waits for its answer ends, too."""
        if self._connection is not None:
            self._connection.end()
            with self._lock:  # which nobody holds for long any more
                self._connection.close()

    def _call(self, call: str, /, **arguments: object) -> str:
        """One call, and its answer."""
        connection, answer = self._connection, None
        with self._lock, suppress(OSError):  # it may be gone, or closed here
            if connection is not None:
                connection.write({"call": call, "with": arguments}, ANSWER_SECONDS)
                answer = connection.read(ANSWER_SECONDS)
        if answer is None:
            self.close()
            raise NotPlayed(say("agent-nobody-there", current_language()))
        if "refused" in answer:
            raise NotPlayed(str(answer["refused"]))
        return str(answer.get("text", ""))
