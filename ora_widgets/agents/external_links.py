"""The ways to reach an agent: a function, or a process that reads and writes lines; `door.py` is the third."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from threading import Event, RLock
from typing import Protocol
from weakref import finalize

from ..engine import Move
from ..support.background import Background, Deadline
from .child_process import LOOK_SECONDS, ChildProcess
from .exchange import AgentQuestion, Exchange

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
