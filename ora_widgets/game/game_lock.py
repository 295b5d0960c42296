"""The lock of a game: it admits one thread at a time and is released even after errors and in forked processes."""

from __future__ import annotations

import os
from collections.abc import Callable
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


def _free_after_fork() -> None:
    """Release, in a forked process, the locks of threads that do not exist there."""
    for lock in list(_LOCKS):
        if not lock._is_owned():
            lock._at_fork_reinit()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_free_after_fork)
