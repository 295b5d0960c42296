"""Work in a thread of its own: how it is begun, cancelled and waited for, and what happens where there are no threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from inspect import iscoroutinefunction
from threading import Thread
from typing import ParamSpec, TypeVar

from .arguments import check
from .deadline import AROUND, Deadline

Work = Callable[[Deadline], object]
Failed = Callable[[BaseException], object]
Terms = ParamSpec("Terms")
Result = TypeVar("Result")


def start_thread(work: Callable[[], object], name: str) -> Thread:
    """Start a thread that ends with the process, in the context of the caller.

    Raises:
        RuntimeError: Where there are no threads, as in a browser's Python.
    """
    thread = _thread(work, name)
    thread.start()
    return thread


def _thread(work: Callable[[], object], name: str) -> Thread:
    """A thread that is still to be started."""
    return Thread(target=copy_context().run, args=(work,), name=name, daemon=True)


class Background:
    """One piece of work at a time in a thread; the next one cancels it.

    Where there are no threads, work is done at once, before `start` returns.

    >>> background, done = Background("ora example"), []
    >>> background.start(lambda deadline: done.append(deadline.over()))
    >>> background.wait(60), done
    (True, [False])
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._deadline: Deadline | None = None  # of what may still go on
        self._thread: Thread | None = None

    def start(self, work: Work, failed: Failed | None = None) -> None:
        """Begin with some work, and cancel the work before it.

        Args:
            work: Called with its deadline, which `cancel` ends: it looks there often, and then shows nothing any more.
            failed: Called with what `work` raises; without it, that is logged.

        Raises:
            KeyboardInterrupt: When the work is interrupted where there are no threads; `failed` is called before.
        """
        self.cancel()
        self._deadline = deadline = Deadline()

        def run(*, in_line: bool = False) -> None:
            try:
                work(deadline)
            except BaseException as error:  # in a thread nobody would see it
                (failed or self._log)(error)
                if in_line and isinstance(error, KeyboardInterrupt):
                    raise  # it is the person who wants to stop

        # Known before it runs: an interrupt may come in between.
        self._thread = thread = _thread(run, self._name)
        with suppress(RuntimeError):
            thread.start()
            return
        self._thread = None
        run(in_line=True)

    @property
    def running(self) -> bool:
        """Whether a thread is at work."""
        thread = self._thread
        return thread is not None and thread.is_alive()

    def cancel(self) -> None:
        """End the deadline of the work that is going on; it may go on for a moment."""
        deadline, self._deadline = self._deadline, None
        if deadline is not None:
            deadline.cancel()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for the work that is going on, with a limit in seconds; whether it has ended."""
        thread = self._thread
        if thread is not None and thread.ident is not None:
            thread.join(timeout)
        return not self.running

    def _log(self, error: BaseException) -> None:
        logging.getLogger(__name__).error("%s could not go on", self._name, exc_info=error)


async def in_thread(work: Callable[Terms, Result], *args: Terms.args, **terms: Terms.kwargs) -> Result:
    """Let a hint, a review or a study work in a thread of its own, so that the event loop goes on meanwhile.

    Where the task is cancelled, bots answer at once and a study ends after the job at hand, as at an interrupt.

    Args:
        work: A function of this package, such as `game.hint` or `study.playouts`.
        *args: Its arguments.
        **terms: Its arguments by name.

    Raises:
        WrongArgument: When `work` is no function.

    In a notebook `await in_thread(game.hint, 2)` is all; here a loop of its own runs it.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> from ora_widgets import new_game
    >>> hint = in_thread(new_game(2).hint, 2, seconds=None, playouts=4)
    >>> len(ThreadPoolExecutor(1).submit(asyncio.run, hint).result())
    2
    """
    check(callable(work), "work", work, "function")
    check(not iscoroutinefunction(work), "work", work, "no-coroutine")
    ends = Deadline()
    before = AROUND.set(ends)
    try:
        return await asyncio.to_thread(work, *args, **terms)  # which takes the context along
    except asyncio.CancelledError:
        ends.cancel()
        raise
    finally:
        AROUND.reset(before)
