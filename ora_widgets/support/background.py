"""Long-running work: deadlines, threads and progress bars."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from contextvars import ContextVar, copy_context
from threading import Event, Thread
from typing import Any, ParamSpec, TypeVar

from .arguments import check, check_function, number, whole

Clock = Callable[[], float]
MIN_SECONDS, MAX_SECONDS = 0.001, 1_000_000  # for one answer
MAX_PLAYOUTS = 1_000_000_000


class Deadline:
    """The deadline for thinking about one answer; a bot often checks whether it is over.

    Args:
        seconds: How many seconds, or `None` for no limit.
        playouts: How many playouts, or `None` for no limit.
        within: Another deadline that also ends this one; by default that of `in_thread`, if called from there.
        clock: A clock that never goes back, in seconds.

    Raises:
        WrongArgument: When a budget is not a positive number.

    >>> deadline = Deadline(seconds=60)
    >>> deadline.cancel()
    >>> deadline.is_over(), deadline.left
    (True, 0.0)
    """

    __slots__ = ("_cancelled", "_clock", "_end", "_playouts", "_within")

    # One answer at most is carried out between two looks at the clock; this much is reserved for that.
    RESERVE = 0.03

    def __init__(
        self,
        seconds: float | None = None,
        playouts: int | None = None,
        *,
        within: Deadline | None = None,
        clock: Clock = time.monotonic,
    ) -> None:
        check(within is None or isinstance(within, Deadline), "deadline", within, "deadline")
        seconds, self._playouts = budget(seconds, playouts)
        self._cancelled = Event()
        self._clock = clock
        self._end = math.inf if seconds is None else clock() + seconds * (1 - self.RESERVE)
        self._within = SURROUNDING_DEADLINE.get() if within is None else within

    @property
    def left(self) -> float:
        """The seconds that are left: 0 when it is over, infinity if only `cancel` ends it."""
        if self._cancelled.is_set():
            return 0.0
        left = max(self._end - self._clock(), 0.0) if self._end < math.inf else math.inf
        return left if self._within is None else min(left, self._within.left)

    @property
    def playouts(self) -> float:
        """The playouts that are left; infinity if only time ends it."""
        own = math.inf if self._playouts is None else self._playouts
        return own if self._within is None else min(own, self._within.playouts)

    def is_over(self) -> bool:
        """Whether to answer now."""
        return self.left <= 0

    def cancel(self) -> None:
        """End it now, from any thread."""
        self._cancelled.set()

    def playout(self) -> bool:
        """Take one playout from the budget; false when there is none left, or no time."""
        if self._playouts is not None:
            if not self._playouts:
                return False
            self._playouts -= 1
        return not self.is_over()


# The deadline of everything in this context.
SURROUNDING_DEADLINE: ContextVar[Deadline | None] = ContextVar("around", default=None)


def called_off() -> bool:
    """Whether the work of this context has been cancelled."""
    around = SURROUNDING_DEADLINE.get()
    return around is not None and around.is_over()


def budget(seconds: float | None, playouts: int | None) -> tuple[float | None, int | None]:
    """The seconds and playouts of one answer, checked; raises `WrongArgument`."""
    return (
        None if seconds is None else number("seconds", seconds, MIN_SECONDS, MAX_SECONDS),
        None if playouts is None else whole("playouts", playouts, 1, MAX_PLAYOUTS),
    )


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
    """A thread, not yet started."""
    return Thread(target=copy_context().run, args=(work,), name=name, daemon=True)


class Background:
    """Runs one piece of work at a time in a thread; the next one cancels it.

    Without threads, work is done before `start` returns.

    >>> background, done = Background("ora example"), []
    >>> background.start(lambda deadline: done.append(deadline.is_over()))
    >>> background.wait(60), done
    (True, [False])
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._deadline: Deadline | None = None  # the deadline of the work in progress
        self._thread: Thread | None = None

    def __reduce__(self) -> tuple[type[Background], tuple[str]]:
        return Background, (self._name,)

    def start(self, work: Work, failed: Failed | None = None) -> None:
        """Begin with some work, and cancel the work before it.

        Args:
            work: Called with its deadline, which `cancel` ends; it must check it often and show nothing after that.
            failed: Called with what `work` raises; without it, the error is logged.

        Raises:
            KeyboardInterrupt: When the work is interrupted where there are no threads; `failed` is called before.
        """
        self.cancel()
        self._deadline = deadline = Deadline()

        def run(*, in_line: bool = False) -> None:
            try:
                work(deadline)
            except BaseException as error:  # an error in a thread would go unseen
                (failed or self._log)(error)
                if in_line and isinstance(error, KeyboardInterrupt):
                    raise  # an interrupt comes from the person

        # Set before it runs, since an interrupt may come in between.
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
        """Cancel the work in progress, which may take a moment to stop."""
        deadline, self._deadline = self._deadline, None
        if deadline is not None:
            deadline.cancel()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for the work in progress for a number of seconds, and return whether it has ended."""
        thread = self._thread
        if thread is not None and thread.ident is not None:
            thread.join(timeout)
        return not self.running

    def _log(self, error: BaseException) -> None:
        logging.getLogger(__name__).error("%s could not go on", self._name, exc_info=error)


async def in_thread(work: Callable[Terms, Result], *args: Terms.args, **terms: Terms.kwargs) -> Result:
    """Run a hint, a review or a study in a thread, so that the event loop goes on meanwhile.

    When the task is cancelled, bots answer at once and a study ends after its present job, as at an interrupt.

    Args:
        work: A function of this package, such as `game.hint` or `study.playouts`.
        *args: Its arguments.
        **terms: Its arguments by name.

    Raises:
        WrongArgument: When `work` is no function.

    In a notebook `await in_thread(game.hint, 2)` is enough; here it needs an event loop.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> from ora_widgets import new_game
    >>> hint = in_thread(new_game(2).hint, 2, seconds=None, playouts=4)
    >>> len(ThreadPoolExecutor(1).submit(asyncio.run, hint).result())
    2
    """
    check_function("work", work)
    ends = Deadline()
    before = SURROUNDING_DEADLINE.set(ends)
    try:
        return await asyncio.to_thread(work, *args, **terms)  # keeps the context
    except asyncio.CancelledError:
        ends.cancel()
        raise
    finally:
        SURROUNDING_DEADLINE.reset(before)


def progress_bar(total: int, wanted: bool, unit: str = "") -> AbstractContextManager[Callable[..., object]]:
    """Show progress: the function that the context yields is called after each piece of work, or with a number of them.

    Args:
        total: How many pieces there are.
        wanted: Whether a bar is shown.
        unit: What a piece is, in the plural.

    >>> with progress_bar(3, False) as step:
    ...     step(2)
    """
    if not wanted:
        return nullcontext(_nothing)
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return nullcontext(_nothing)
    return _Tqdm(tqdm(total=total, unit=f" {unit}" if unit else "it"))


def _nothing(_: int = 1) -> None:
    """There is no bar."""


class _Tqdm(AbstractContextManager[Callable[..., object]]):
    def __init__(self, bar: Any) -> None:
        self._bar = bar

    def __enter__(self) -> Callable[..., object]:
        return self._bar.update  # type: ignore[no-any-return]

    def __exit__(self, *_: object) -> None:
        self._bar.close()
