"""What a board shows on its page, for tests: on the board itself these names are private."""

from __future__ import annotations

from typing import Any

from ora_widgets.widget.board import Board


class BoardPage:
    """The values that a page draws from, by their names there, such as `on_page(board).scene`."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __getattr__(self, name: str) -> Any:
        return getattr(self._board, f"_{name}")


def on_page(board: Board) -> BoardPage:
    """What a board shows on its page."""
    return BoardPage(board)


def panel_page(panel: Any) -> Any:
    """The page of a panel, with all that it shows; a board is its own page."""
    return getattr(panel, "_page", panel)


def send_message(panel: Any, message: object) -> None:
    """Send what the page of a board or a panel sends."""
    panel_page(panel)._handle_custom_msg(message, [])
