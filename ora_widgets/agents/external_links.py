"""The ways to reach an agent: a function, or a process that reads and writes lines; `door.py` is the third."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO, Protocol
from weakref import finalize

from ..bots.deadline import Deadline
from .exchange import Asked, Exchange

LOOK = 0.05  # seconds between two looks at a deadline, which anybody may cancel
LONGEST_LINE = 10_000  # characters of an answer
MOST_WAITING = 20  # lines of a process that nobody has read yet

Agent = Callable[[Asked], object]


class Link(Protocol):
    """A way to ask an agent."""

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Begin to ask; the exchange is settled, or left as it is once the deadline is over."""

    def close(self) -> None:
        """Ask no more, and end what was begun."""


def until(event: Event, deadline: Deadline) -> bool:
    """Wait for an event; whether it came before the deadline was over."""
    while not event.wait(min(LOOK, deadline.left)):
        if deadline.over():
            return event.is_set()
    return True


class Called:
    """A function that is handed what is asked, and gives the lines of a turn, or these and what it thought.

    It runs on a thread of its own, so that one that hangs keeps nobody waiting; as long as it does, it is not called again.

    Args:
        function: The function.
    """

    def __init__(self, function: Agent) -> None:
        self._function = function
        self._idle = Event()
        self._idle.set()

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Ask, and wait until it is settled or the deadline is over."""
        if not until(self._idle, deadline):
            return
        self._idle.clear()
        try:
            Thread(target=self._work, args=(exchange,), name="ora agent", daemon=True).start()
        except RuntimeError:  # no threads here, as in a browser's Python
            self._work(exchange)
        until(exchange.settled, deadline)

    def close(self) -> None:
        """There is nothing to end."""

    def _work(self, exchange: Exchange) -> None:
        try:
            while not exchange.settled.is_set():
                answer = self._function(exchange.asked())
                exchange.offer(*(answer if isinstance(answer, tuple) and len(answer) == 2 else (answer,)))
        except BaseException as error:  # noqa: BLE001 - whatever a stranger raises, another answers in its place
            exchange.close(type(error).__name__)
        finally:
            self._idle.set()


class Process:
    """A process that reads what is asked as a JSON object a line, and writes a line: a turn, or JSON with it and a thought.

    It is started when it is first asked, and again when it has ended.

    Args:
        command: The program and its arguments.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = [*command]
        self._running: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()
        self._end: Callable[[], object] = lambda: None

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Ask, and wait until it is settled or the deadline is over."""
        try:
            running, lines = self._start()
            while not exchange.settled.is_set():
                _drain(lines)  # what came too late is no answer to this
                self._tell(running, exchange.asked())
                line = _next(lines, deadline)
                if line is None:
                    if not deadline.over():
                        raise EOFError
                    return
                exchange.offer(*_spoken(line))
        except (OSError, EOFError) as error:
            exchange.close(type(error).__name__)
            self.close()  # it may take a while to end, and is of no use any more

    def close(self) -> None:
        """End the process."""
        self._end()
        self._running = None

    def _start(self) -> tuple[subprocess.Popen[str], Queue[str | None]]:
        if self._running is None or self._running.poll() is not None:
            self._end()
            pipe = subprocess.PIPE
            self._running = subprocess.Popen(
                self._command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8", errors="replace", bufsize=1
            )
            self._lines = Queue(MOST_WAITING)
            self._end = finalize(self, _stop, self._running)
            Thread(target=_listen, args=(self._running.stdout, self._lines), name="ora agent", daemon=True).start()
        return self._running, self._lines

    @staticmethod
    def _tell(running: subprocess.Popen[str], asked: Asked) -> None:
        said = {"text": asked.text, "seat": asked.seat, "attempt": asked.attempt, "refused": asked.refused}
        assert running.stdin is not None
        running.stdin.write(json.dumps(said) + "\n")
        running.stdin.flush()


def _stop(running: subprocess.Popen[str]) -> None:
    """End a process, and let go of its pipes."""
    running.kill()
    for stream in (running.stdin, running.stdout):
        if stream is not None:
            with suppress(OSError):  # what was still to be written has no reader
                stream.close()
    running.wait()


def _listen(stream: IO[str] | None, lines: Queue[str | None]) -> None:
    """Take lines as they come; who writes more than anybody asked for waits, as its pipe is full."""
    assert stream is not None
    try:
        while line := stream.readline(LONGEST_LINE):
            lines.put(line.strip())
    except (OSError, ValueError):  # it was closed
        pass
    finally:
        with suppress(Full):  # a process that has ended is looked at, too
            lines.put_nowait(None)


def _drain(lines: Queue[str | None]) -> None:
    with suppress(Empty):
        while lines.get_nowait() is not None:
            pass
        lines.put_nowait(None)  # the end stays the end


def _next(lines: Queue[str | None], deadline: Deadline) -> str | None:
    while not deadline.over():
        try:
            return lines.get(timeout=max(min(LOOK, deadline.left), 0.001))
        except Empty:
            pass
    return None


def _spoken(line: str) -> tuple[object, object]:
    """The turn and the thought in a line."""
    if line.startswith("{"):
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            return line, ""
        if isinstance(said, dict):
            return said.get("line", ""), said.get("thought", "")
    return line, ""
