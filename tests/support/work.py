"""How much work something is: the calls that it makes, which neither a busy machine nor other tests' garbage changes."""

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
    """What has been counted so far."""

    calls: int = 0


@contextmanager
def counted() -> Iterator[Work]:
    """Count the calls that this thread makes, those of built-in functions too.

    What other tests have left behind is not collected meanwhile: its finalizers are no part of the work.
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
