"""Measure work in calls, which neither a busy machine nor other tests' garbage changes."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any


@dataclass
class Work:
    """The count so far."""

    calls: int = 0


@contextmanager
def count_calls() -> Iterator[Work]:
    """Count the calls of this thread, including those of built-in functions.

    Garbage of other tests is not collected meanwhile, because its finalizers are not part of the work.
    """
    work = Work()

    def note(_frame: FrameType, event: str, _argument: Any) -> None:
        work.calls += event.endswith("call")

    before, collecting = sys.getprofile(), gc.isenabled()
    gc.disable()
    sys.setprofile(note)
    try:
        yield work
    finally:
        sys.setprofile(before)
        if collecting:
            gc.enable()
