"""The ways to reach an agent: a function, or a process that reads and writes lines; `door.py` is the third.

Each step of a process has a deadline, and a process is killed with all its children.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from io import RawIOBase
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from threading import Event, RLock
from typing import Any, Protocol
from weakref import finalize

from ..engine import Move
from ..support.background import Background, Deadline, start_thread
from .exchange import AgentQuestion, Exchange

MAX_LINE = 10_000  # bytes of an answer; a longer one is read as several
CHUNK = 65_536  # bytes per read: the size of a pipe
MAX_STALE_CHUNKS = 64  # skipped before a question: some programs never stop writing
LOOK_SECONDS = 0.05  # between two checks of a deadline, which may be cancelled
END_SECONDS = 2.0  # to wait for a killed process; the kernel may hold it for longer
WINDOWS = sys.platform == "win32"


class ChildProcess:
    """A running program in its own process group.

    One thread at a time may send and receive lines and end it; any thread may kill it.

    Raises:
        OSError: When it cannot be started.

    Attributes:
        owes: Whether it has not yet answered the last line sent to it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        group: dict[str, Any] = {"start_new_session": True}
        if WINDOWS:
            group = {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([*command], stdin=pipe, stdout=pipe, bufsize=0, **group)
        self._owner = os.getpid()
        self._killed = False
        self._received = bytearray()
        self._at_end = False  # of its output
        self._to, self._from = _nonblocking_pipes(self._process)
        self.owes = False

    def send(self, line: str, limit: Deadline) -> bool:
        """Send a line, dropping earlier output, and return whether all of it was sent in time.

        Raises:
            EOFError: When the process has ended or closed its output.
            OSError: When it no longer reads.
        """
        stale = 0
        while stale < MAX_STALE_CHUNKS and self._read():
            stale += 1
        if self._at_end:
            raise EOFError
        rest = memoryview(f"{line}\n".encode())
        while True:
            self._drop_lines()
            rest = rest[self._to.write(rest) or 0 :]
            if not rest:
                self.owes = True
                return True
            if limit.is_over():
                return False
            # A process whose output is not read may block, and then reads no input.
            reading = stale < MAX_STALE_CHUNKS and not self._at_end
            self.wait_for_pipes(limit.left, reading=reading, writing=True)
            stale += reading and self._read()

    def receive(self, limit: Deadline) -> str | None:
        """The next line; `None` when the limit comes first.

        Raises:
            EOFError: When the process has ended or closed its output.
        """
        while True:
            if line := self._take_line():
                self.owes = False
                return line.decode("utf-8", "replace").strip()
            if self._at_end:
                raise EOFError
            if limit.is_over():
                return None
            gone = self._process.poll() is not None
            self.wait_for_pipes(0 if gone else limit.left, reading=True)
            if not self._read() and gone:  # its own children may hold the pipe open
                self.end()

    def kill(self) -> None:
        """Kill the process and its children, without waiting for them."""
        # A fork of this process must not kill it, and a reused process id may belong to another program.
        if self._killed or os.getpid() != self._owner:
            return
        self._killed = True
        with suppress(OSError):  # it has ended, or its id has been reused
            if WINDOWS:
                kill_tree(self._process.pid)
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(OSError):
            self._process.kill()

    def end(self) -> None:
        """Kill the process, close its pipes and reap it."""
        self.kill()
        self._at_end = True
        for stream in (self._to, self._from):
            with suppress(OSError):
                stream.close()
        if os.getpid() == self._owner:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(END_SECONDS)

    # ---- how it is done

    def _read(self) -> bool:
        """Read the available output without waiting, and return whether there was any."""
        data = None if self._at_end else self._from.read(CHUNK)
        self._at_end = self._at_end or data == b""
        self._received += data or b""
        return bool(data)

    def _take_line(self) -> bytes:
        """A line with its line end, which the last one may lack; empty if no line is complete."""
        size = self._received.find(b"\n", 0, MAX_LINE) + 1
        if not size and (self._at_end or len(self._received) >= MAX_LINE):
            size = MAX_LINE
        line = bytes(self._received[:size])
        del self._received[:size]
        return line

    def _drop_lines(self) -> None:
        del self._received[: self._received.rfind(b"\n") + 1]
        if len(self._received) > MAX_LINE:
            self._received.clear()

    def wait_for_pipes(self, seconds: float, *, reading: bool, writing: bool = False) -> None:
        """Wait briefly until there is something to read, or room to write."""
        with DefaultSelector() as selector:
            if reading:
                selector.register(self._from, EVENT_READ)
            if writing:
                selector.register(self._to, EVENT_WRITE)
            selector.select(min(LOOK_SECONDS, seconds))


def _nonblocking_pipes(process: subprocess.Popen[bytes]) -> tuple[RawIOBase, RawIOBase]:
    """The non-blocking streams to write to and to read from."""
    streams: list[Any] = [process.stdin, process.stdout]
    if not WINDOWS:
        for stream in streams:
            os.set_blocking(stream.fileno(), False)
        return streams[0], streams[1]
    # Windows cannot select on pipes, so threads copy between pipes and sockets.
    found = []
    for stream in streams:
        near, far = socket.socketpair()
        near.setblocking(False)
        ends = far.makefile("rwb", buffering=0), stream
        found.append(near.makefile("rwb", buffering=0))
        near.close()  # the files keep the sockets open
        far.close()
        start_thread(partial(_carry, *(ends if stream is process.stdin else ends[::-1])), "ora agent")
    return found[0], found[1]


def _carry(source: RawIOBase, sink: RawIOBase) -> None:
    """Copy one stream to another; no other thread uses them."""
    with suppress(OSError), source, sink:
        while data := source.read(CHUNK):
            while data:
                data = data[sink.write(data) or 0 :]


def kill_tree(pid: int) -> None:
    """Kill a process and its children, on Windows."""
    with suppress(subprocess.TimeoutExpired):
        subprocess.run(
            ["taskkill", "/T", "/F", "/PID", str(pid)],
            capture_output=True, check=False, timeout=END_SECONDS,
        )  # fmt: skip


Agent = Callable[[AgentQuestion], object]


class Link(Protocol):
    """A way to ask an agent."""

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Ask until the exchange is settled or the deadline is over."""

    def close(self) -> None:
        """Stop asking and release the agent."""


def wait_for(event: Event, deadline: Deadline) -> bool:
    """Wait for an event, and return whether it came before the deadline."""
    while not event.wait(min(LOOK_SECONDS, deadline.left)):
        if deadline.is_over():
            return event.is_set()
    return True


class Called:
    """A function that takes the question and returns the lines of a turn, or the lines and a thought.

    It runs in its own thread, so that it blocks nothing if it hangs; while it hangs, it is not called again.
    """

    def __init__(self, function: Agent) -> None:
        self._function = function
        self._background = Background("ora agent")

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Ask, and wait until the exchange is settled or the deadline is over."""
        while not self._background.wait(min(LOOK_SECONDS, deadline.left)):
            if deadline.is_over():
                return
        # If the function raises any error, another bot answers instead.
        self._background.start(partial(self._work, exchange), exchange.close)
        wait_for(exchange.settled, deadline)

    def close(self) -> None:
        """Do nothing: there is nothing to end."""

    def _work(self, exchange: Exchange, _: Deadline) -> None:
        while not exchange.settled.is_set():
            answer, thought = self._function(exchange.question()), ""
            if type(answer) is tuple and len(answer) == 2:  # not a `Move`, which is a tuple as well
                answer, thought = answer
            exchange.offer(_as_text(answer), thought)


def _as_text(answer: object) -> object:
    """A move, or a list of moves and lines, as the text of a turn; anything else is returned unchanged."""
    several = [answer] if isinstance(answer, Move) else answer
    return "; ".join(map(str, several)) if isinstance(several, list) else answer


class Process:
    """A process that reads questions as lines of JSON, and writes lines: a turn, or JSON with a turn and a thought.

    It is started at its first question, and again if it has ended. A late process is asked nothing until it has given
    its late answer, which is dropped. A process that stops answering or reading is killed.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = [*command]
        self._child: ChildProcess | None = None
        self._talking = RLock()  # held by the thread that uses the child's pipes
        self._closings = 0
        self._end: Callable[[], object] = lambda: None

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Ask, and wait until the exchange is settled or the deadline is over."""
        closings = self._closings
        try:
            while not self._talking.acquire(timeout=min(LOOK_SECONDS, deadline.left)):
                if deadline.is_over():
                    return
            while not exchange.settled.is_set():
                line = self._answer(question_line(exchange.question()), deadline, closings)
                if line is None:
                    return
                exchange.offer(*_parse_answer(line))
        except (OSError, EOFError, ValueError, subprocess.SubprocessError) as error:
            self._drop()
            exchange.close(error)
        except BaseException:
            self._drop()  # half of a question may have been sent
            raise
        finally:
            with suppress(RuntimeError):  # the lock was not acquired
                self._talking.release()

    def close(self) -> None:
        """End the process."""
        self._closings += 1
        self._end()

    def _answer(self, question: str, deadline: Deadline, closings: int) -> str | None:
        """The process's answer to a question; a process that has ended since its last answer is started again."""
        if self._child is not None:
            try:
                return self._ask_child(self._child, question, deadline)
            except (OSError, EOFError):
                self._drop()
                if closings != self._closings:
                    raise
        self._child = child = ChildProcess(self._command)
        self._end = finalize(self, _end, child, self._talking)
        if closings != self._closings:
            raise EOFError
        return self._ask_child(child, question, deadline)

    def _ask_child(self, child: ChildProcess, question: str, deadline: Deadline) -> str | None:
        if (child.owes and child.receive(deadline) is None) or not child.send(question, deadline):
            self._drop()
            return None
        return child.receive(deadline)

    def _drop(self) -> None:
        """End the process, from the thread that uses its pipes."""
        child, self._child = self._child, None
        if child is not None:
            child.end()


def _end(child: ChildProcess, talking: RLock) -> None:
    """Kill a process from any thread; another thread that uses its pipes will close them."""
    child.kill()
    if talking.acquire(blocking=False):
        try:
            child.end()
        finally:
            talking.release()


def question_line(question: AgentQuestion) -> str:
    """A question as the line of JSON that a process reads."""
    given = {"text": question.text, "seat": question.seat, "attempt": question.attempt, "refused": question.refused}
    return json.dumps(given)


def _parse_answer(line: str) -> tuple[object, object]:
    """The turn and the thought in a line."""
    if line.startswith("{"):
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            return line, ""
        if isinstance(answer, dict):
            return answer.get("line", ""), answer.get("thought", "")
    return line, ""
