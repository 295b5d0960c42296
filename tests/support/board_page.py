"""What a board shows on its page and what it works with, for tests: on the board itself these names are private."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ora_widgets import Game
from ora_widgets.widget.board import Board
from ora_widgets.widget.bot_runner import Opponents
from tests.support.waiting import PATIENCE


class BoardPage:
    """The values that a page draws from, and the parts of a board, by their names, such as `on_page(board).scene`."""

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


def give_room(board: Board, room: Any) -> None:
    """Open a room for a board that carries no frames to anybody."""
    board._room = room


def failures_of(board: Board) -> list[BaseException]:
    """What goes wrong on a board from now on, which it would have shown as a notice."""
    failed: list[BaseException] = []
    spied: Any = board
    spied._fail = failed.append
    return failed


def break_drawing(board: Board, monkeypatch: pytest.MonkeyPatch, draw: Callable[..., Any] = lambda *_: 1 / 0) -> None:
    """Have a board draw its position by this, which fails."""
    monkeypatch.setattr(board, "_position", draw)


def listeners_of(game: Game) -> list[Any]:
    """Those whom a game calls back after every change."""
    return [*game._listeners]


def bots_at(board: Board) -> Opponents:
    """The bots that sit at a board."""
    runner: Opponents = on_page(board).bots.runner
    return runner


def wait_for_bots(board: Board) -> None:
    """Wait until no bot at a board is to move."""
    assert bots_at(board).wait(PATIENCE), "the bots never came to an end"


def set_by_page(widget: Any, state: dict[str, Any]) -> None:
    """Set traits of a widget as its page does."""
    widget._handle_msg({"content": {"data": {"method": "update", "state": state}}, "buffers": []})
