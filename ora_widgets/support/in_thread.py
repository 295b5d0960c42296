"""Waiting for what thinks for long without holding up an event loop: `await in_thread(game.hint, seconds=5)`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from .arguments import check
from .deadline import AROUND, Deadline

Terms = ParamSpec("Terms")
Result = TypeVar("Result")


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
    ends = Deadline()
    before = AROUND.set(ends)
    try:
        return await asyncio.to_thread(work, *args, **terms)  # which takes the context along
    except asyncio.CancelledError:
        ends.cancel()
        raise
    finally:
        AROUND.reset(before)
