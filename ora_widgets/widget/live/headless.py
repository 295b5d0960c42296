"""A widget without a notebook: what a board needs of anywidget and ipywidgets, when neither is installed.

The live page loads Python over the network, and ipywidgets would bring IPython along. So here is a stand-in for the one
class that a board inherits from: it sends traits when they change, and receives messages.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import traitlets

SendToPage = Callable[[dict[str, Any]], None]


class AnyWidget(traitlets.HasTraits):
    """Replaces `anywidget.AnyWidget` for a board; `send_to_page` takes its messages to the page, if there is one."""

    def __init__(self, **values: Any) -> None:
        self.send_to_page: SendToPage | None = None
        self.comm: object | None = self
        self._property_lock: dict[str, Any] = {}
        self._listeners: list[Callable[[Any, Any, Any], None]] = []
        self._held = 0
        self._fresh: dict[str, None] = {}
        super().__init__(**values)

    @property
    def keys(self) -> list[str]:
        """The names of the traits that a page sees."""
        return self.trait_names(sync=True)

    def get_state(self, key: str | Iterable[str] | None = None) -> dict[str, Any]:
        """The values that a page sees."""
        names = self.keys if key is None else [key] if isinstance(key, str) else key
        return {name: getattr(self, name) for name in names}

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Set the traits that a page has set."""
        for name, value in sync_data.items():
            self.set_trait(name, value)

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send traits to the page."""
        self._send({"method": "update", "state": self.get_state(key)})

    def notify_change(self, change: Any) -> None:
        """Send a trait that has changed; traitlets calls this."""
        if self.send_to_page is not None and change["name"] in self.keys:
            self._fresh[change["name"]] = None
            if not self._held:
                self._flush()
        super().notify_change(change)

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Send all traits that change in the block together, at its end."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if not self._held and self._fresh:
                self._flush()

    def _flush(self) -> None:
        names, self._fresh = [*self._fresh], {}
        self.send_state(names)

    def _send(self, message: dict[str, Any], buffers: Any = None) -> None:
        if self.send_to_page is not None:
            self.send_to_page(message)

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message to the page.

        Args:
            buffers: Not used, as a board sends no bytes.
        """
        self._send({"method": "custom", "content": content})

    def on_msg(self, callback: Callable[[Any, Any, Any], None]) -> None:
        """Call back with every message of the page.

        Args:
            callback: Called with the widget, the message and its bytes.
        """
        self._listeners.append(callback)

    def receive(self, content: Any, buffers: Iterable[bytes] = ()) -> None:
        """Take a message of the page."""
        for listener in self._listeners:
            listener(self, content, [*buffers])

    def close(self) -> None:
        """Send nothing more."""
        self.comm = self.send_to_page = None

    def _repr_mimebundle_(self, **kwargs: Any) -> None:
        """Show nothing, as there is no cell."""


def install() -> None:
    """Put the stand-in where `import anywidget` finds it, for the rest of this process; before any board is imported."""
    stand_in = ModuleType("anywidget", __doc__)
    stand_in.__dict__["AnyWidget"] = AnyWidget
    sys.modules["anywidget"] = stand_in
