"""A program that is started and spoken to in lines, each step under a deadline, and ended with all that it started."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from io import RawIOBase
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from typing import Any

from ..support.background import Deadline, start_thread

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
