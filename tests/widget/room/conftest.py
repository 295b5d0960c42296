"""A room of three colours, with the pages of its guests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ora_widgets.widget.board import Board
from ora_widgets.widget.room import Room
from tests.support.board_page import give_room
from tests.widget.conftest import board, elsewhere, game

__all__ = ["board", "elsewhere", "game"]


@pytest.fixture
def room(board: Board) -> Iterator[Room]:
    room = Room(board)
    room.address = "http://127.0.0.1:1/join"
    give_room(board, room)
    yield room
    room.close()
