"""A table in another process: the seat of a running notebook, called at its address."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Lock

from ..engine import Unreadable
from ..language.fluent import say
from ..language.sentences import with_sentence
from .table import NotPlayed
from .wire import Message, Stream, read, read_address, write

PATIENCE = 90.0  # seconds for an answer: longer than anybody may ask to wait


class RemoteTable:
    """The calls of a `Table`, made at an address.

    Args:
        address: The address, as `ora.agents.External().address` tells it.

    Raises:
        Unreadable: When it is no address, when nobody answers there, or when the seat is taken.
    """

    def __init__(self, address: str) -> None:
        host, port, token = read_address(address)
        self._lock = Lock()
        self._leave: list[Callable[[], object]] = []
        hello: Message = {}
        with suppress(OSError):
            connection = socket.create_connection((host, port), timeout=PATIENCE)
            stream = connection.makefile("rwb")
            self._leave = [stream.close, connection.close]
            self._stream: Stream = stream
            write(stream, {"hello": token})
            hello = read(stream) or {}
        if "seat" not in hello:
            self.close()
            why = "agent-seat-taken" if hello.get("refused") == "taken" else "agent-nobody-there"
            raise with_sentence(Unreadable(why))
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
        """Leave the seat."""
        for leave in self._leave:
            with suppress(OSError):  # the other side was quicker
                leave()

    def _call(self, call: str, /, **arguments: object) -> str:
        """One call, and its answer."""
        with self._lock:
            try:
                write(self._stream, {"call": call, "with": arguments})
                answer = read(self._stream)
            except (OSError, ValueError):  # the connection is gone, or closed here
                answer = None
        if answer is None:
            self.close()
            raise NotPlayed(say("agent-nobody-there"))
        if "refused" in answer:
            raise NotPlayed(str(answer["refused"]))
        return str(answer.get("text", ""))
