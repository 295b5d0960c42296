"""The data and parts of a board's page for tests, since on the board itself these names are private."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ora_widgets import Game
from ora_widgets.widget.board import Board
from ora_widgets.widget.bot_runner import Opponents
from tests.support.waiting import PATIENCE


class BoardPage:
    """The values that a page draws, and the parts of a board by name, such as `on_page(board).scene`."""

    def __init__(self, board: Board) -> None:
        self._board = board

    def __getattr__(self, name: str) -> Any:
        return getattr(self._board, f"_{name}")


def on_page(board: Board) -> BoardPage:
    """The data that a board shows on its page."""
    return BoardPage(board)


def panel_page(panel: Any) -> Any:
    """The page of a panel with everything it shows; a board is its own page."""
    return getattr(panel, "_page", panel)


def send_message(panel: Any, message: object) -> None:
    """Send a message as the page of a board or a panel."""
    panel_page(panel)._handle_custom_msg(message, [])


def give_room(board: Board, room: Any) -> None:
    """Open a room for a board that sends frames to nobody."""
    board._room = room


def failures_of(board: Board) -> list[BaseException]:
    """The errors on a board from now on, instead of its notices."""
    failed: list[BaseException] = []
    spied: Any = board
    spied._fail = failed.append
    return failed


def break_drawing(board: Board, monkeypatch: pytest.MonkeyPatch, draw: Callable[..., Any] = lambda *_: 1 / 0) -> None:
    """Let a function that fails draw the board."""
    monkeypatch.setattr(board, "_position", draw)


def listeners_of(game: Game) -> list[Any]:
    """The listeners that a game calls after every change."""
    return [*game._listeners]


def bots_at(board: Board) -> Opponents:
    """The bots of a board."""
    runner: Opponents = on_page(board).bots.runner
    return runner


def wait_for_bots(board: Board) -> None:
    """Wait until no bot of a board is to move."""
    assert bots_at(board).wait(PATIENCE), "the bots never came to an end"


def set_by_page(widget: Any, state: dict[str, Any]) -> None:
    """Set traits of a widget like its page."""
    widget._handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})
