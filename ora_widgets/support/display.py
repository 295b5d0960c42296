"""How a game, a lesson or a daily practice is drawn at the end of a cell.

The widgets are in a room above, so the package's `__init__` registers how they are made, and nothing below names them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_widgets: dict[str, Callable[..., Any]] = {}


def register_widget(kind: str, widget_of: Callable[..., Any]) -> None:
    """Say how a kind of object gets its widget.

    Args:
        kind: `"board"`, `"daily"` or `"class"`.
        widget_of: Called with the object and what else `widget_bundle` is given; returns the same widget each time.
    """
    _widgets[kind] = widget_of


def widget_bundle(kind: str, shown: Any, *args: Any, **kwargs: Any) -> Any:
    """The notebook's form of an object: its widget, the same one whenever it is shown again.

    Args:
        kind: `"board"`, `"daily"` or `"class"`.
        shown: A game, a lesson, a walkthrough, a daily practice or a class.
        *args: What else the widget depends on: the only colour that may move on a board.
    """
    return _widgets[kind](shown, *args)._repr_mimebundle_(**kwargs)
