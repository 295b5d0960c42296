"""Whoever wants to hear of a change: called one after the other, and none of them can spoil it for the others."""

from __future__ import annotations

from collections.abc import Callable
from logging import getLogger
from types import MethodType
from weakref import WeakMethod

from .arguments import check
from .engine.moves import shown

Callback = Callable[[], object]


class Listeners(list[Callable[[], Callback | None]]):
    """Callbacks, each as what gives it while it is there; bound methods held weakly, so that an object nobody else holds can go.

    >>> heard = Listeners()
    >>> stop = heard.add(lambda: print("changed"))
    >>> heard.tell("a test")
    changed
    >>> stop()
    >>> heard.tell("a test")
    """

    def add(self, callback: Callback) -> Callable[[], None]:
        """Call back from now on; the result ends it. Raises `WrongArgument` for what cannot be called."""
        check(callable(callback), "callback", callback, "function")
        held = WeakMethod(callback) if isinstance(callback, MethodType) else lambda: callback
        self.append(held)
        return lambda: self.remove(held) if held in self else None

    def tell(self, what: str) -> None:
        """Call everybody; what a callback raises is logged.

        It is not raised, for the change has been made, and whoever made it must not take it for refused.
        Parameters: `what` has changed, for the log.
        """
        for held in self[:]:
            callback = held()
            if callback is None:
                self.remove(held)
                continue
            try:
                callback()
            except Exception:  # whatever somebody else's callback dies of
                getLogger(__name__).exception("%s has changed, but %s failed to take it in", what, shown(callback))
