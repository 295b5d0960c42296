"""A page in a notebook cell with what belongs below it: what is pressed there is done, or it is said why not.

Apart from `plain_widget`, which the live page has too: that has no ipywidgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar
from weakref import WeakKeyDictionary, ref

import ipywidgets

from ..engine import Refusal
from ..support.identity import Uncopied
from .messages import NotAMessage, failure, strange
from .plain_widget import ReadOnlyWidget

Owner = TypeVar("Owner")
Box = TypeVar("Box", bound="PanelBox")


class PanelBox(Uncopied, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """A page, and below it boards.

    Args:
        page: The page, with a trait `notice` for what went wrong.
        below: What is shown below it.
        ends: What ends listening to what the page shows.
    """

    def __init__(
        self, page: ReadOnlyWidget, below: Iterable[ipywidgets.Widget] = (), ends: Iterable[Callable[[], object]] = ()
    ) -> None:
        self._page: Any = page
        self._ends = tuple(ends)
        page.on_msg(self._received)
        super().__init__([page, *below])

    def close(self) -> None:
        """Take it out of the notebook; what it shows goes on in cells."""
        if "_ends" in self.__dict__:  # one whose making failed is closed too, when it is collected
            for end in self._ends:
                end()
            self._page.close()
        super().close()

    def _received(self, _: object, content: object, _buffers: object) -> None:
        """Do what was pressed; what goes wrong is said there."""
        self._page.notice = ""
        try:
            self._do(content)
        except Exception as error:  # noqa: BLE001 - a click that went wrong must be seen where it was made
            self._page.notice = self._why(error)

    def _do(self, content: object) -> None:
        """Do what the page asks for."""
        raise NotImplementedError

    def _why(self, error: Exception) -> str:
        """What went wrong, as a sentence."""
        if isinstance(error, NotAMessage):
            return strange(error, self._page.language)["text"]
        return str(error) if isinstance(error, Refusal) else failure(error, self._page.language)["text"]

    def _repr_keys(self) -> Any:
        # ipywidgets lists traits, whose values have addresses.
        return iter(())


def box_of(
    boxes: WeakKeyDictionary[Owner, ref[Box]], owner: Owner, make: Callable[[Owner], Box], fits: Callable[[Box], bool]
) -> Box:
    """The box of something: the same in however many cells, until it is closed or fits no more."""
    found = boxes[owner]() if owner in boxes else None
    if found is None or found.comm is None or not fits(found):
        found = make(owner)
        boxes[owner] = ref(found)
    return found
