"""A widget whose traits hold plain data: these are sent without a search for bytes, and closing it leaves nothing behind.

The widget that was pressed is drawn first; other widgets on the page get their changes a moment later, in one message
each.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar
from importlib import import_module
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

import anywidget
from traitlets import Bunch, HasTraits

from ..support.arguments import WrongArgument


class NotCopyable:
    """What pages or threads of this Python hold: `copy`, `deepcopy` and `pickle` say what can be copied instead.

    >>> import pickle
    >>> try:
    ...     pickle.dumps(NotCopyable())
    ... except TypeError as refused:
    ...     print(str(refused)[:44])
    NotCopyable cannot be copied or pickled: pag
    """

    _copy_instead = "game"  # the name of an attribute

    def _say_so(self, *_: object) -> NoReturn:
        raise WrongArgument("argument-uncopied", kind=type(self).__name__, instead=self._copy_instead)

    __copy__ = __deepcopy__ = __reduce__ = __reduce_ex__ = _say_so


class PlainWidget(NotCopyable, anywidget.AnyWidget):
    """The base of all widgets of this room: no trait holds bytes, and each has a layout of its own."""

    _shares_page = True  # with other widgets, so that the one that is pressed is drawn first
    _unsent: frozenset[str] = frozenset()  # the traits that have changed since another widget was pressed
    _wait: Wait | None = None
    _holding_sync = False  # ipywidgets sets it; the live page's stand-in for ipywidgets does not
    # In ipywidgets, these are traits, which are slow to read, and setting any trait reads them.
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
            # Like ipywidgets, but without the check whether a page has just sent this value.
            self._states_to_send.add(name)
            HasTraits.notify_change(self, change)
        else:
            super().notify_change(change)

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits to the page; ipywidgets calls this.

        Args:
            key: The names of the traits; all of them by default.
        """
        # Like ipywidgets, but without the search for bytes and the serializers, as the layout is the only widget. With
        # twenty boards of one game, these took longer than everything else.
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
        # JupyterLite's kernel turns `None` into `undefined`, which is left out of a message.
        if "pyodide_kernel" in sys.modules:
            msg = with_null(msg, import_module("pyodide.ffi").jsnull)
        super()._send(msg, buffers)

    def close(self) -> None:
        """Take the widget out of the notebook."""
        # The layout is a widget, too, which ipywidgets would otherwise keep forever.
        if self.comm is not None and (layout := self._trait_values.get("layout")) is not None:
            layout.close()
        super().close()


def with_null(value: Any, null: object) -> Any:
    """Plain data with another value instead of every `None`.

    >>> with_null({"start": None, "rows": [1, None]}, "null")
    {'start': 'null', 'rows': [1, 'null']}
    """
    if isinstance(value, dict):
        return {key: with_null(each, null) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [with_null(each, null) for each in value]
    return null if value is None else value


QUIET_SECONDS = 0.2  # after the latest press: what a page needs to draw one board with its animations
MAX_WAIT_SECONDS = 1.0  # after the first press

_pressed: ContextVar[object] = ContextVar("pressed", default=None)


@contextmanager
def run_press(widget: object) -> Iterator[None]:
    """Mark a widget as the one that was pressed, while its message is handled."""
    before = _pressed.set(widget)
    try:
        yield
    finally:
        _pressed.reset(before)


class Wait(NamedTuple):
    """A message that is sent later: its timer, and the latest time for it, by the loop's clock."""

    timer: asyncio.TimerHandle
    latest: float


def put_off(widget: object, send: Callable[[], None], before: Wait | None = None) -> Wait | None:
    """Send something later if another widget was pressed; returns `None` if none was, or if no loop runs.

    Args:
        before: The wait so far, which goes on as long as presses follow each other quickly.

    >>> with run_press("one"):
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
    latest = before.latest if before else now + MAX_WAIT_SECONDS
    if before:
        before.timer.cancel()
    # In an empty context, in which no widget is pressed.
    timer = loop.call_later(min(QUIET_SECONDS, max(0.0, latest - now)), send, context=Context())
    return Wait(timer, latest)


class ReadOnlyWidget(PlainWidget):
    """A widget whose page shows traits and sets none."""

    def set_state(self, sync_data: dict[str, object]) -> None:
        """Ignore what a page sets, and send it the true values."""
        self.send_state([name for name in sync_data if name in self.keys])
