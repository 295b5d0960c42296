"""A widget whose traits hold plain data: it is sent without a search for bytes, and leaves nothing behind when it is closed.

The widget that was pressed is drawn first: the others of its page hear of it a moment later, all in one message each.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple

import anywidget
from traitlets import Bunch, HasTraits

from ..support.identity import Uncopied


class PlainWidget(Uncopied, anywidget.AnyWidget):
    """What the widgets of this room share: no trait of theirs holds bytes, and the layout that they are made with is theirs."""

    _shares_page = True  # with other widgets, so that the one that is pressed is drawn first
    _unsent: frozenset[str] = frozenset()  # what has changed since another widget was pressed
    _wait: Wait | None = None
    _holding_sync = False  # as in ipywidgets, for what stands in for it where there is no notebook
    # Traits in ipywidgets, which are slow to read, and every trait that is set reads them.
    _property_lock: Any = MappingProxyType({})
    _states_to_send: Any = frozenset()

    def __init__(self, **traits: Any) -> None:
        self._states_to_send = set()
        super().__init__(**traits)

    def _catch_up(self) -> None:
        if self._unsent:
            self.send_state(self._unsent)

    def notify_change(self, change: Bunch) -> None:
        """Note what is to be sent; traitlets calls this for every trait that is set.

        Args:
            change: Which trait, and what it was before.
        """
        name = change["name"]
        if self._holding_sync and name in self.keys and name not in self._property_lock:
            # As ipywidgets notes it, but for what it looks up before: a page has not just sent this.
            self._states_to_send.add(name)
            HasTraits.notify_change(self, change)
        else:
            super().notify_change(change)

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send what a page shows; ipywidgets calls this.

        Args:
            key: The names of the traits; all of them by default.
        """
        # As ipywidgets does it, but for its search for bytes, and for who writes down what: the layout alone is a widget.
        # Where twenty boards show one game, that took longer than all of the rest.
        names = {key} if isinstance(key, str) else set(self.keys if key is None else key)
        if self._shares_page and (wait := put_off(self, self._catch_up, self._wait)):
            self._wait = wait
            self._unsent |= names
            return
        names |= self._unsent
        self._unsent, self._wait = frozenset(), None
        state = self.get_state(names) if "layout" in names else {name: getattr(self, name) for name in names}
        if lock := self._property_lock:
            lock.update({name: value for name, value in state.items() if name in lock})
        if state:
            self._send({"method": "update", "state": state, "buffer_paths": []})

    def _send(self, msg: Any, buffers: Any = None) -> None:
        # JupyterLite's kernel makes `undefined` of `None`, and what is undefined is left out of a message.
        if "pyodide_kernel" in sys.modules:
            msg = with_null(msg, import_module("pyodide.ffi").jsnull)
        super()._send(msg, buffers)

    def close(self) -> None:
        """Take the widget out of the notebook."""
        # A layout is a widget, too, which ipywidgets would keep for good.
        if self.comm is not None and (layout := self._trait_values.get("layout")) is not None:
            layout.close()
        super().close()


def with_null(value: Any, null: object) -> Any:
    """Plain data with something else in the place of every `None`.

    >>> with_null({"start": None, "rows": [1, None]}, "null")
    {'start': 'null', 'rows': [1, 'null']}
    """
    if isinstance(value, dict):
        return {key: with_null(each, null) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [with_null(each, null) for each in value]
    return null if value is None else value


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


class ReadOnlyWidget(PlainWidget):
    """A page that shows traits and sets none."""

    def set_state(self, sync_data: dict[str, object]) -> None:
        """Take nothing that a page sets, and show it again what is so."""
        self.send_state([name for name in sync_data if name in self.keys])
