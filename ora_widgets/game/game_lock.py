"""The lock of a game: it admits one thread at a time and is released even after errors and in forked processes.

No thread waits for the lock of a game while it holds that of another one, so no two threads wait for each other.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import RLock
from typing import Any, TypeVar, cast
from weakref import WeakSet

Function = TypeVar("Function", bound=Callable[..., Any])

_LOCKS: WeakSet[Any] = WeakSet()


def new_lock() -> RLock:
    """A lock for a game; in a process forked while another thread holds it, it is free."""
    lock = RLock()
    _LOCKS.add(lock)
    return lock


def locked(function: Function) -> Function:
    """Hold the lock of the first argument during a call.

    With `with lock:` alone, an exception that a tracer raises between its body and its exit would leave the lock held;
    CPython runs the handlers of real signals at no such place.

    Args:
        function: A method of an object that has a lock, or a function whose first argument is one.
    """

    @wraps(function)
    def call_with_lock(holder: Any, /, *args: Any, **terms: Any) -> Any:
        lock = holder.lock
        if lock._is_owned():
            return function(holder, *args, **terms)
        try:
            with lock:
                return function(holder, *args, **terms)
        finally:
            while lock._is_owned():
                lock.release()

    return cast("Function", call_with_lock)


@contextmanager
def hold_locks(wanted: Callable[[], tuple[Any, ...]]) -> Iterator[None]:
    """Hold the locks of games. While one of them is taken, this thread lets go of all, so others may move there.

    Args:
        wanted: Returns the locks; it is called again once they are held, as a board may show another game by then.
    """
    while True:
        locks = wanted()
        ours = [lock for lock in locks if not lock._is_owned()]
        try:
            taken = next((lock for lock in ours if not lock.acquire(blocking=False)), None)
            if taken is None and wanted() == locks:
                yield
                return
        finally:
            for lock in ours:
                while lock._is_owned():
                    lock.release()
        if taken is not None:
            _wait_for(taken)


def _wait_for(taken: Any) -> None:
    """Wait until a lock is free, and let go of all games meanwhile."""
    # A WeakSet cannot be gone through while other threads make games; the set behind it can be copied at once.
    known = [found for known in list(_LOCKS.data) if (found := known()) is not None]  # type: ignore[attr-defined]
    held: dict[Any, Any] = {}
    try:
        for lock in known:
            if lock._is_owned():
                held[lock] = lock._release_save()
        with taken:
            pass
    finally:
        for lock in sorted(held, key=id):  # in one order for all threads
            if not lock._is_owned():
                lock._acquire_restore(held[lock])


def _free_after_fork() -> None:
    """Release, in a forked process, the locks of threads that do not exist there."""
    for lock in list(_LOCKS):
        if not lock._is_owned():
            lock._at_fork_reinit()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_free_after_fork)
