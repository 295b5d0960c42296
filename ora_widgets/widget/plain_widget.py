"""A widget whose traits hold plain data: it is sent without a search for bytes, and leaves nothing behind when it is closed."""

from __future__ import annotations

from collections.abc import Iterable

import anywidget
from traitlets import Bunch, HasTraits

from .pressed_first import Wait, put_off


class PlainWidget(anywidget.AnyWidget):
    """What the widgets of this room share: no trait of theirs holds bytes, and the layout that they are made with is theirs."""

    _shares_page = True  # with other widgets, so that the one that is pressed is drawn first
    _unsent: frozenset[str] = frozenset()  # what has changed since another widget was pressed
    _wait: Wait | None = None
    _holding_sync = False  # as in ipywidgets, for what stands in for it where there is no notebook

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

    def close(self) -> None:
        """Take the widget out of the notebook."""
        # A layout is a widget, too, which ipywidgets would keep for good.
        if self.comm is not None and (layout := self._trait_values.get("layout")) is not None:
            layout.close()
        super().close()
