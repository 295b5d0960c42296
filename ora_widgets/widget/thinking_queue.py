"""Bots of many boards that think one after the other, so that they leave the people at these boards a machine to play on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition

WAIT_SECONDS = 5.0  # that somebody waits for a bot at most, as far as it keeps to its deadline


class ThinkingQueue:
    """Where bots wait for their turn to think; who comes first is first, and the more wait, the sooner each has to answer.

    Args:
        seconds: How long the last one who waits may have to wait for an answer.

    >>> queue = ThinkingQueue(6)
    >>> with queue.turn() as seconds:
    ...     seconds
    6.0
    """

    def __init__(self, seconds: float = WAIT_SECONDS) -> None:
        self._seconds = seconds
        self.waiting: deque[object] = deque()
        self._changed = Condition()

    @contextmanager
    def turn(self) -> Iterator[float]:
        """Wait until it is this one's turn; nobody else thinks until it is over.

        Yields:
            The seconds that its answer may take.
        """
        place = object()
        with self._changed:
            self.waiting.append(place)
            self._changed.wait_for(lambda: self.waiting[0] is place)
            seconds = self._seconds / len(self.waiting)
        try:
            yield seconds
        finally:
            with self._changed:
                self.waiting.popleft()
                self._changed.notify_all()
