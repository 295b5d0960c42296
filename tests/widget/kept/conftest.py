"""A folder for the games of a test, and boards that are closed after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ora_widgets.widget.board import Board
from tests.support.new_kernel import forget_games


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games, as where a notebook runs, before the kernel's first board."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ORA_GAMES")
    forget_games(monkeypatch)
    return tmp_path / "ora-games"


@pytest.fixture
def sit() -> Iterator[Callable[..., Board]]:
    """Make boards."""
    boards: list[Board] = []

    def make(*args: Any, **kwargs: Any) -> Board:
        boards.append(Board(*args, **kwargs))
        return boards[-1]

    yield make
    for board in boards:
        board.close()
