"""Closed objects are freed, and shown ones are reused."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from ipywidgets import Widget
from ipywidgets.widgets.widget import _instances

import ora_widgets as ora
from ora_widgets import Game, new_game
from ora_widgets.support.bundle import STATIC
from ora_widgets.widget.board import Board
from ora_widgets.widget.open_game import GameOpener
from tests.support.board_page import send_message, wait_for_bots
from tests.support.work import count_calls
from tests.widget.wire import send


def usual() -> Board:
    return Board(new_game())


def with_bots() -> Board:
    board = Board(new_game(), seats={"R": ora.bots.Random(seed=1), "G": ora.bots.Random(seed=2)})
    wait_for_bots(board)
    return board


def with_lesson() -> Board:
    board = Board(lesson=ora.lesson("wheel", 1))
    send(board, {"do": "hint"})
    send(board, {"do": "next"})
    return board


def with_claims() -> Board:
    board = Board(new_game(), seat="R", language="pl", names={"R": "Ada"})
    send(board, {"do": "claim", "seat": "R", "who": "ann"})
    board.language = "es"
    return board


def of_an_opener() -> Board:
    opener = GameOpener()
    opener.take(new_game().code())
    board = opener.board
    assert board is not None
    opener.take(new_game(3).code())
    opener.close()
    return board


def of_an_editor() -> Board:
    editor = ora.Editor()
    send_message(editor, {"do": "game"})
    send_message(editor, {"do": "game"})
    board = editor.board
    assert board is not None
    editor.close()
    return board


def with_a_room() -> Board:
    board = Board(new_game(), keep=False)
    ora.host(board).close()
    return board


def bare() -> Board:
    game = new_game()
    game._repr_mimebundle_()
    [board] = boards_of(game)
    return board


def boards_of(game: Game) -> list[Board]:
    return [widget for widget in _instances.values() if isinstance(widget, Board) and widget.game is game]


@pytest.mark.parametrize(
    "made", [usual, with_bots, with_lesson, with_claims, with_a_room, of_an_opener, of_an_editor, bare]
)
def test_a_closed_board_and_its_game_are_freed(made: Callable[[], Board]) -> None:
    board = made()
    game = weakref.ref(board.game)
    board.close()
    seen = weakref.ref(board)
    del board
    gc.collect()
    assert (seen(), game()) == (None, None)


def test_a_board_watches_its_sources_while_somebody_works_on_them(monkeypatch: pytest.MonkeyPatch) -> None:
    from ora_widgets.support.bundle import source

    assert source("widget.js") == STATIC.joinpath("widget.js").read_text(encoding="utf-8")
    monkeypatch.setenv("ANYWIDGET_HMR", "1")
    assert source("widget.js") == STATIC / "widget.js"


@pytest.mark.parametrize("what", ["game", "side", "lesson"])
def test_what_is_shown_again_is_the_board_that_is_there(what: str) -> None:
    lesson = ora.lesson("wheel", 1)
    game = lesson.game if what == "lesson" else new_game()

    def show() -> Any:
        shown: Any = {"game": game, "side": game.for_seat(game.setup.seats[0]), "lesson": lesson}[what]
        return shown._repr_mimebundle_()[0]["application/vnd.jupyter.widget-view+json"]["model_id"]

    alike = {show() for _ in range(50)}
    assert len(alike) == 1
    assert len(boards_of(game)) == 1
    # A closed one is not shown again.
    Widget.close(boards_of(game)[0])
    assert show() not in alike


def test_a_move_costs_the_same_however_often_a_game_is_shown() -> None:
    work = []
    for times in (1, 50):
        game = new_game()
        for _ in range(times):
            game._repr_mimebundle_()
        game.play("pass")
        with count_calls() as done:
            game.play("pass")
        work.append(done.calls)
    assert work[1] < 1.2 * work[0]


@pytest.mark.parametrize("made", [usual, with_bots, with_lesson])
def test_a_closed_board_leaves_no_other_widget_behind(made: Callable[[], Board]) -> None:
    before = set(_instances)
    board = made()
    layout = board.layout.model_id
    assert layout in _instances
    board.close()
    assert set(_instances) - before == set()
    board.close()
