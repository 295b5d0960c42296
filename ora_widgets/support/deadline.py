"""When thinking about one answer ends: after a number of seconds or playouts, or as soon as somebody cancels it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from contextvars import ContextVar
from threading import Event

from .arguments import check, number, whole

Clock = Callable[[], float]
MIN_SECONDS, MAX_SECONDS = 0.001, 1_000_000  # of thinking about one answer
MAX_PLAYOUTS = 1_000_000_000


class Deadline:
    """The end of thinking about one answer; a bot asks often whether it has come.

    Args:
        seconds: How long, or `None` for as long as one likes.
        playouts: How many playouts, or `None` for as many as one likes.
        within: An earlier deadline that ends this one, too; by default that of `in_thread`, where it is called by that.
        clock: A clock that never goes back, in seconds.

    Raises:
        WrongArgument: For a budget of nothing, less than nothing, or no number at all.

    >>> deadline = Deadline(seconds=60)
    >>> deadline.cancel()
    >>> deadline.over(), deadline.left
    (True, 0.0)
    """

    __slots__ = ("_cancelled", "_clock", "_end", "_playouts", "_within")

    # Between two looks at the clock lies at most the carrying out of one answer; this much is kept for the rest.
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
        self._within = AROUND.get() if within is None else within

    @property
    def left(self) -> float:
        """The seconds that are left: 0 when it is over, infinity where nothing but `cancel` ends it."""
        if self._cancelled.is_set():
            return 0.0
        left = max(self._end - self._clock(), 0.0) if self._end < math.inf else math.inf
        return left if self._within is None else min(left, self._within.left)

    @property
    def playouts(self) -> float:
        """The playouts that are left; infinity where nothing but time ends it."""
        own = math.inf if self._playouts is None else self._playouts
        return own if self._within is None else min(own, self._within.playouts)

    def over(self) -> bool:
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
        return not self.over()


# What ends everything that is thought about in this context.
AROUND: ContextVar[Deadline | None] = ContextVar("around", default=None)


def called_off() -> bool:
    """Whether nobody waits any more for what is done in this context."""
    around = AROUND.get()
    return around is not None and around.over()


def budget(seconds: float | None, playouts: int | None) -> tuple[float | None, int | None]:
    """The seconds and playouts of one answer, checked; raises `WrongArgument`."""
    return (
        None if seconds is None else number("seconds", seconds, MIN_SECONDS, MAX_SECONDS),
        None if playouts is None else whole("playouts", playouts, 1, MAX_PLAYOUTS),
    )
