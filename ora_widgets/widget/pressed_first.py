"""The widget that was pressed is drawn first: the others of its page hear of it a moment later, all in one message each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar
from typing import NamedTuple

LATER = 0.2  # seconds after the latest press: what a page needs to draw one board, and to move what moves on it
AT_LATEST = 1.0  # seconds after the first

_pressed: ContextVar[object] = ContextVar("pressed", default=None)


@contextmanager
def pressed(widget: object) -> Iterator[None]:
    """Do what a page asked for through a widget."""
    before = _pressed.set(widget)
    try:
        yield
    finally:
        _pressed.reset(before)


class Wait(NamedTuple):
    """What is to be sent later: the timer, and when it is sent at the latest, by the loop's clock."""

    timer: asyncio.TimerHandle
    latest: float


def put_off(widget: object, send: Callable[[], None], before: Wait | None = None) -> Wait | None:
    """Send something later, since another widget was pressed; not where none was, or where no loop runs.

    Args:
        before: What it waits for already: as long as presses follow each other quickly, it goes on waiting.

    >>> with pressed("one"):
    ...     put_off("one", print) is None
    True
    """
    if _pressed.get() in (None, widget):
        return None
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return None
    now = loop.time()
    latest = before.latest if before else now + AT_LATEST
    if before:
        before.timer.cancel()
    # By then nobody presses anything.
    timer = loop.call_later(min(LATER, max(0.0, latest - now)), send, context=Context())
    return Wait(timer, latest)
