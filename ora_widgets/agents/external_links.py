"""The ways to reach an agent: a function, or a process that reads and writes lines; `door.py` is the third.

Each step of a process is under a deadline, and it is ended with all that it started.
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

MAX_LINE = 10_000  # bytes of an answer; what is longer is read as several
CHUNK = 65_536  # bytes that are read at once: all that a pipe holds
MAX_STALE_CHUNKS = 64  # that are skipped with a question: some programs never stop writing
LOOK_SECONDS = 0.05  # between two looks at a deadline, which anybody may cancel
END_SECONDS = 2.0  # that a killed process may take to go; the kernel may hold it for longer
WINDOWS = sys.platform == "win32"


class ChildProcess:
    """A running program, in a process group of its own.

    One thread at a time sends and receives lines and ends it; any thread may kill it.

    Raises:
        OSError: When it cannot be started.

    Attributes:
        owes: Whether it has been sent a line and has not answered yet.
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
        self._at_end = False  # of what it writes
        self._to, self._from = _unblocked(self._process)
        self.owes = False

    def send(self, line: str, limit: Deadline) -> bool:
        """Send a line, and drop what was written before it; whether all of it was taken in time.

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
            if limit.over():
                return False
            # A process that waits until somebody reads what it has written takes nothing in.
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
            if limit.over():
                return None
            gone = self._process.poll() is not None
            self.wait_for_pipes(0 if gone else limit.left, reading=True)
            if not self._read() and gone:  # its own children may hold the pipe open
                self.end()

    def kill(self) -> None:
        """Kill it and what it has started, without waiting for it."""
        # A fork of this process has the same pipes, and no say; a number that is free again may be anybody's.
        if self._killed or os.getpid() != self._owner:
            return
        self._killed = True
        with suppress(OSError):  # it has ended, or is somebody else's by now
            if WINDOWS:
                kill_tree(self._process.pid)
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        with suppress(OSError):
            self._process.kill()

    def end(self) -> None:
        """Kill it, let go of its pipes and of the process itself."""
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
        """Read what is there, without waiting; whether there was anything."""
        data = None if self._at_end else self._from.read(CHUNK)
        self._at_end = self._at_end or data == b""
        self._received += data or b""
        return bool(data)

    def _take_line(self) -> bytes:
        """A line with its end, the last one perhaps without; nothing while there is no whole one."""
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
        """Wait until there is something to read, or room to write; not for long."""
        with DefaultSelector() as selector:
            if reading:
                selector.register(self._from, EVENT_READ)
            if writing:
                selector.register(self._to, EVENT_WRITE)
            selector.select(min(LOOK_SECONDS, seconds))


def _unblocked(process: subprocess.Popen[bytes]) -> tuple[RawIOBase, RawIOBase]:
    """What to write to and to read from, neither of which ever waits."""
    streams: list[Any] = [process.stdin, process.stdout]
    if not WINDOWS:
        for stream in streams:
            os.set_blocking(stream.fileno(), False)
        return streams[0], streams[1]
    # Pipes cannot be waited for there, so threads carry what goes through them to sockets and back.
    found = []
    for stream in streams:
        near, far = socket.socketpair()
        near.setblocking(False)
        ends = far.makefile("rwb", buffering=0), stream
        found.append(near.makefile("rwb", buffering=0))
        near.close()  # the files hold them open
        far.close()
        start_thread(partial(_carry, *(ends if stream is process.stdin else ends[::-1])), "ora agent")
    return found[0], found[1]


def _carry(source: RawIOBase, sink: RawIOBase) -> None:
    """Carry everything from one stream to another; both are this thread's alone."""
    with suppress(OSError), source, sink:
        while data := source.read(CHUNK):
            while data:
                data = data[sink.write(data) or 0 :]


def kill_tree(pid: int) -> None:
    """Kill a process and all that it has started, on Windows."""
    with suppress(subprocess.TimeoutExpired):
        subprocess.run(
            ["taskkill", "/T", "/F", "/PID", str(pid)],
            capture_output=True, check=False, timeout=END_SECONDS,
        )  # fmt: skip


Agent = Callable[[AgentQuestion], object]


class Link(Protocol):
    """A way to ask an agent."""

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Begin to ask; the exchange is settled, or left as it is once the deadline is over."""

    def close(self) -> None:
        """Ask no more, and end what was begun."""


def until(event: Event, deadline: Deadline) -> bool:
    """Wait for an event; whether it came before the deadline was over."""
    while not event.wait(min(LOOK_SECONDS, deadline.left)):
        if deadline.over():
            return event.is_set()
    return True


class Called:
    """A function that is handed what is asked, and gives the lines of a turn, or these and what it thought.

    It runs on a thread of its own, so that one that hangs keeps nobody waiting; as long as it does, it is not called again.
    """

    def __init__(self, function: Agent) -> None:
        self._function = function
        self._background = Background("ora agent")

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Ask, and wait until it is settled or the deadline is over."""
        while not self._background.wait(min(LOOK_SECONDS, deadline.left)):
            if deadline.over():
                return
        # Where a stranger raises an error of any kind, another bot answers in its place.
        self._background.start(partial(self._work, exchange), exchange.close)
        until(exchange.settled, deadline)

    def close(self) -> None:
        """There is nothing to end."""

    def _work(self, exchange: Exchange, _: Deadline) -> None:
        while not exchange.settled.is_set():
            answer, thought = self._function(exchange.question()), ""
            if type(answer) is tuple and len(answer) == 2:  # no `Move`, which may have two words
                answer, thought = answer
            exchange.offer(_as_text(answer), thought)


def _as_text(answer: object) -> object:
    """A move, or a list of moves and lines, as the text of a turn; anything else stays what it is."""
    several = [answer] if isinstance(answer, Move) else answer
    return "; ".join(map(str, several)) if isinstance(several, list) else answer


class Process:
    """A process that reads what is asked as a JSON object a line, and writes a line: a turn, or JSON with it and a thought.

    It is started when it is first asked, and again when it has ended. One that is late may still answer, and is asked
    nothing before it has; its late answer is dropped. One that answers no more, or reads no more, is ended.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._command = [*command]
        self._child: ChildProcess | None = None
        self._talking = RLock()  # held by the thread that uses the child's pipes
        self._closings = 0
        self._end: Callable[[], object] = lambda: None

    def ask(self, exchange: Exchange, deadline: Deadline) -> None:
        """Ask, and wait until it is settled or the deadline is over."""
        closings = self._closings
        try:
            while not self._talking.acquire(timeout=min(LOOK_SECONDS, deadline.left)):
                if deadline.over():
                    return
            while not exchange.settled.is_set():
                line = self._answer(question_line(exchange.question()), deadline, closings)
                if line is None:
                    return
                exchange.offer(*_spoken(line))
        except (OSError, EOFError, ValueError, subprocess.SubprocessError) as error:
            self._drop()
            exchange.close(error)
        except BaseException:
            self._drop()  # it may have half a question
            raise
        finally:
            with suppress(RuntimeError):  # it did not come that far
                self._talking.release()

    def close(self) -> None:
        """End the process."""
        self._closings += 1
        self._end()

    def _answer(self, question: str, deadline: Deadline, closings: int) -> str | None:
        """What the process says to a question; one that has ended since its last answer is started again."""
        if self._child is not None:
            try:
                return self._put(self._child, question, deadline)
            except (OSError, EOFError):
                self._drop()
                if closings != self._closings:
                    raise
        self._child = child = ChildProcess(self._command)
        self._end = finalize(self, _end, child, self._talking)
        if closings != self._closings:
            raise EOFError
        return self._put(child, question, deadline)

    def _put(self, child: ChildProcess, question: str, deadline: Deadline) -> str | None:
        if (child.owes and child.receive(deadline) is None) or not child.send(question, deadline):
            self._drop()
            return None
        return child.receive(deadline)

    def _drop(self) -> None:
        """End the process, by the thread that talks to it."""
        child, self._child = self._child, None
        if child is not None:
            child.end()


def _end(child: ChildProcess, talking: RLock) -> None:
    """Kill a process from any thread; where another talks to it, that one lets go of its pipes."""
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


def _spoken(line: str) -> tuple[object, object]:
    """The turn and the thought in a line."""
    if line.startswith("{"):
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            return line, ""
        if isinstance(answer, dict):
            return answer.get("line", ""), answer.get("thought", "")
    return line, ""
