"""A board without a browser, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ora_widgets import Game, new_game
from ora_widgets.widget.board import Board
from tests.lessons.conftest import elsewhere
from tests.widget.wire import Sent

__all__ = ["board", "elsewhere", "game"]  # lessons save their progress elsewhere here, too


@pytest.fixture
def game() -> Game:
    return new_game(3, "france")


@pytest.fixture
def board(game: Game) -> Iterator[Board]:
    board = Board(game)
    yield board
    board.close()


@pytest.fixture
def open_board() -> Iterator[Callable[..., Sent]]:
    """Boards that record the messages they send."""
    opened: list[Board] = []

    def make(*args: Any, **options: Any) -> Sent:
        opened.append(Board(*args, **options))
        return Sent(opened[-1])

    yield make
    for board in opened:
        board.close()
