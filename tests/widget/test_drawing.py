"""Drawing only draws: it reads no file and no clock, and searches nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import bots
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page, wait_for_bots
from tests.widget.wire import send

BOTS = Path(bots.__file__).parent
# The parts of the bots that may run to explain a turn; everything else in them searches.
EXPLAINING = ("why.py", "evaluation.py", "evolved.py", "features.py")
NAMING = ("bot_name", "name_in")


@contextmanager
def costly() -> Iterator[list[str]]:
    """Record every opened file, every use of a clock and every search."""
    found: list[str] = []

    def note(frame: FrameType, event: str, called: Any) -> None:
        if event == "c_call" and (called.__module__ in ("time", "posix", "nt") or called.__name__ in ("open", "now")):
            found.append(called.__qualname__)
        elif event == "call":
            file = Path(frame.f_code.co_filename)
            if file.parent == BOTS and file.name not in EXPLAINING and frame.f_code.co_name not in NAMING:
                found.append(frame.f_code.co_name)

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


def whole_game() -> Board:
    """A lesson with opponents in which advice was requested."""
    board = Board(lesson=ora.lesson("first-game", "first-round"))
    send(board, {"do": "hint"})
    assert on_page(board).lesson["hint"]
    return board


def with_bots() -> Board:
    board = Board(ora.new_game(2, "france"), seats={"R": bots.Random(seed=1)})
    wait_for_bots(board)
    assert on_page(board).opponents["reason"]
    return board


@pytest.mark.parametrize("made", [whole_game, with_bots])
def test_drawing_opens_no_file_reads_no_clock_and_searches_nothing(
    made: Callable[[], Board], monkeypatch: pytest.MonkeyPatch
) -> None:
    board = made()
    monkeypatch.setattr(board, "send_state", lambda *_: None)
    on_page(board).show()  # the first use of the words is not counted
    with costly() as found:
        on_page(board).show()
        on_page(board).show_bots()
        on_page(board).show_lesson()
    assert found == []
    board.close()


def test_advice_is_for_the_position_in_which_it_was_asked_for() -> None:
    board = whole_game()
    first = on_page(board).lesson["hint"]
    board.game.play(first.rpartition("(")[2].removesuffix(")."))
    assert on_page(board).lesson["hint"] == ""
    send(board, {"do": "hint"})
    assert on_page(board).lesson["hint"] not in ("", first)
    board.close()


def test_one_turn_of_the_learner_makes_no_bot_advise(monkeypatch: pytest.MonkeyPatch) -> None:
    board = whole_game()
    searched: list[object] = []
    monkeypatch.setattr("ora_widgets.lessons.opponents.bot_turn", searched.append)
    board.game.play("pass; done")
    assert board.game.to_move == board.game.setup.seats[0]
    assert searched == []
    board.close()
