"""A page in a notebook cell with boards below it; it does what is pressed there, or says why not.

This is apart from `plain_widget` because the live page imports that, and has no ipywidgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary, ref

import ipywidgets

from ..engine import Refusal
from .messages import NotAMessage, failure, unknown_message
from .plain_widget import NotCopyable, ReadOnlyWidget

Owner = TypeVar("Owner")
Box = TypeVar("Box", bound="PanelBox")


class PanelBox(NotCopyable, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """A page with boards below it.

    Args:
        page: The page, with a trait `notice` for errors.
        below: What is shown below it.
        ends: Functions that unsubscribe from what the page shows.
    """

    def __init__(
        self, page: ReadOnlyWidget, below: Iterable[ipywidgets.Widget] = (), ends: Iterable[Callable[[], object]] = ()
    ) -> None:
        self._page: Any = page
        self._ends = tuple(ends)
        page.on_msg(self._receive)
        super().__init__([page, *below])

    def close(self) -> None:
        """Take the page out of the notebook; what it shows can go on in code."""
        if "_ends" in self.__dict__:  # a box whose constructor failed is closed, too, when it is garbage-collected
            for end in self._ends:
                end()
            self._page.close()
        super().close()

    def _receive(self, _: object, content: object, _buffers: object) -> None:
        """Do what was pressed; any error is shown on the page."""
        self._page.notice = ""
        try:
            self._do(content)
        except Exception as error:  # noqa: BLE001 - an error must be seen where the click was made
            self._page.notice = self._error_sentence(error)

    def _do(self, content: object) -> None:
        """Do what the page asks for."""
        raise NotImplementedError

    def _error_sentence(self, error: Exception) -> str:
        """What went wrong, as a sentence."""
        if isinstance(error, NotAMessage):
            return unknown_message(error, self._page.language)["text"]
        return str(error) if isinstance(error, Refusal) else failure(error, self._page.language)["text"]

    def _repr_keys(self) -> Any:
        # ipywidgets would list traits, whose values contain memory addresses.
        return iter(())


def box_of(
    boxes: WeakKeyDictionary[Owner, ref[Box]], owner: Owner, make: Callable[[Owner], Box], fits: Callable[[Box], bool]
) -> Box:
    """The box of an owner: the same one in all cells, until it is closed or no longer fits."""
    found = boxes[owner]() if owner in boxes else None
    if found is None or found.comm is None or not fits(found):
        found = make(owner)
        boxes[owner] = ref(found)
    return found
