"""What stands at the end of a cell is drawn on a board; the one place below the widget that knows of it."""

from __future__ import annotations

from typing import Any


def board_bundle(shown: Any, seat: str = "", **kwargs: Any) -> Any:
    """The notebook's form of a game or a lesson: a board, which is the same one whenever that is shown again.

    Args:
        shown: A game or a lesson.
        seat: The only colour that may move there.
        **kwargs: What IPython hands over.
    """
    from .widget.board import board_of

    return board_of(shown, seat)._repr_mimebundle_(**kwargs)


def today_bundle(shown: Any, **kwargs: Any) -> Any:
    """The notebook's form of a session of practice: the same one whenever that is shown again.

    Args:
        shown: The session.
        **kwargs: What IPython hands over.
    """
    from .widget.today import page_of

    return page_of(shown)._repr_mimebundle_(**kwargs)
