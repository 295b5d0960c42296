"""What a board shows on its page, for tests: on the board itself these names are private."""

from __future__ import annotations

from typing import Any

from ora_widgets.widget.board import Board
from ora_widgets.widget.bot_runner import Opponents
from tests.support.waiting import PATIENCE


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


def bots_at(board: Board) -> Opponents:
    """The bots that sit at a board."""
    assert board._bots is not None
    return board._bots.runner


def wait_for_bots(board: Board) -> None:
    """Wait until no bot at a board is to move."""
    assert bots_at(board).wait(PATIENCE), "the bots never came to an end"


def set_by_page(widget: Any, state: dict[str, Any]) -> None:
    """Set traits of a widget as its page does."""
    widget._handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})
