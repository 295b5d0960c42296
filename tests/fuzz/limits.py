"""The cost of one input: processor time of this thread, and additional memory."""

from __future__ import annotations

import resource
import time
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

MAX_SECONDS = 0.1
MAX_BYTES = 50_000_000
RESET = Path("/proc/self/clear_refs")  # on Linux


class Cost(NamedTuple):
    """The cost; memory is 0 if the free memory was enough."""

    seconds: float
    bytes: int

    @property
    def excess(self) -> str:
        """The limit that was exceeded."""
        return "too slow" if self.seconds > MAX_SECONDS else "too large" if self.bytes > MAX_BYTES else ""


def cost_of(call: Callable[[], object]) -> Cost:
    """The cost of a call that raises nothing.

    A busy machine makes the same work take longer, so a slow result is repeated. Memory is traced, which takes time,
    only if the process has grown.
    """
    size = _largest(anew=True)
    seconds = _seconds(call)
    grown = _largest() - size
    for _ in range(3):
        if seconds <= MAX_SECONDS:
            break
        seconds = min(seconds, _seconds(call))
    return Cost(seconds, _peak(call) if grown else 0)


def _largest(*, anew: bool = False) -> int:
    """The maximum size of this process since the last reset, where the system reports it."""
    if anew:
        with suppress(OSError):
            RESET.write_text("5")
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _seconds(call: Callable[[], object]) -> float:
    start = time.thread_time()
    call()
    return time.thread_time() - start


def _peak(call: Callable[[], object]) -> int:
    tracemalloc.start()
    try:
        call()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
