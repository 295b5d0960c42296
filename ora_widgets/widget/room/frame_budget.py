"""How many frames a guest may send, and how large."""

from __future__ import annotations

from collections.abc import Callable

MAX_FRAME_BYTES = 64_000
FRAMES_PER_SECOND = 20
BURST = 40  # frames that may come at once after a pause
MAX_REFUSED_FRAMES = 200  # in a row; who goes on is disconnected


class FrameBudget:
    """How many frames may come: a bucket that fills with time.

    Args:
        clock: Seconds that never go back.

    >>> budget = FrameBudget(lambda: 0.0)
    >>> sum(budget.take() for _ in range(100))
    40
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left = float(BURST)
        self._at = clock()
        self.refused = 0

    def take(self) -> bool:
        """Whether one more frame may come now."""
        now = self._clock()
        self._left = min(float(BURST), self._left + (now - self._at) * FRAMES_PER_SECOND)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        self.refused = 0
        return True
