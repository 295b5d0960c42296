"""Callbacks after a change: an error in one of them does not keep the others from being called."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from types import MethodType
from weakref import WeakMethod

from .arguments import check_function

Callback = Callable[[], object]


class Listeners(list[Callable[[], Callback | None]]):
    """A list of callbacks; bound methods are held weakly, so that their objects can be collected.

    >>> heard = Listeners()
    >>> stop = heard.add(lambda: print("changed"))
    >>> heard.tell("test goes on")
    changed
    >>> stop()
    >>> heard.tell("test goes on")
    """

    def add(self, callback: Callback) -> Callable[[], None]:
        """Add a callback.

        Returns:
            A function that ends it.

        Raises:
            WrongArgument: When it cannot be called, or its answer would have to be awaited.
        """
        check_function("callback", callback)
        held = WeakMethod(callback) if isinstance(callback, MethodType) else lambda: callback
        self.append(held)
        return lambda: self._forget(held)

    def __reduce__(self) -> tuple[type[Listeners], tuple[()]]:
        # Callbacks stay with the original.
        return Listeners, ()

    def tell(self, what: str) -> None:
        """Call all callbacks, then raise the first error.

        Args:
            what: What has changed, for a note on the error, so that the caller does not take the change for refused.
        """
        failed: BaseException | None = None
        for held in self[:]:
            callback = held()
            if callback is None:
                self._forget(held)
                continue
            try:
                callback()
            except BaseException as error:  # noqa: BLE001  # raised below, when everybody has heard
                # An interrupt matters more than a callback's error.
                failed = error if failed is None or not isinstance(error, Exception) else failed
        if failed is not None:
            failed.add_note(f"The {what} all the same: an onlooker failed, no move.")
            raise failed

    def _forget(self, held: Callable[[], Callback | None]) -> None:
        with suppress(ValueError):  # removed meanwhile by another thread or callback
            self.remove(held)


class Observable:
    """An object that calls its `_onlookers` after every change."""

    _onlookers: Listeners

    def on_change(self, callback: Callback) -> Callable[[], None]:
        """Call back after every change; a bound method is held weakly.

        Args:
            callback: What is called, without arguments.

        Returns:
            A function that ends it.

        Raises:
            WrongArgument: When it cannot be called, or its answer would have to be awaited.
        """
        return self._onlookers.add(callback)
