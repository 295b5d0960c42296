"""The explorer on a board answers requests, and plays nothing."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from ora_widgets.widget.board import Board
from ora_widgets.widget.room.roles import denied_messages
from tests.support.board_page import on_page
from tests.widget.wire import ask, send


def collection() -> ora.study.Explorer:
    felled = ora.new_game(3).play("fell 0,1 wood; done; build G07 0,3; prior; times 1; done")
    return ora.study.explorer([ora.new_game(3).play("pass; done"), felled, felled.copy()])


@pytest.fixture(autouse=True)
def explorer(board: Board) -> None:
    board.explorer = collection()


def test_it_says_what_was_played_here_and_how_often(board: Board) -> None:
    found = ask(board, "explore", what="turns")
    assert [(row["cells"][:2], row["example"]) for row in found["rows"]] == [
        (["Fell the trees on M4: 2 wood", "2"], "2"),
        (["Pass", "1"], "1"),
    ]
    assert "3 games" in found["about"]
    board.game.play("fell 0,1 wood; done")
    assert len(ask(board, "explore", what="turns")["rows"]) == 1


def test_it_says_who_built_what_in_games_like_this_one(board: Board) -> None:
    (row,) = ask(board, "explore", what="built")["rows"]
    assert row["cells"][:2] == ["Peat Coal Kiln", "22 %"]
    assert ask(board, "explore", what="used")["rows"][0]["cells"][0] == "Peat Coal Kiln"
    board.show(ora.new_game(4))
    assert ask(board, "explore", what="built")["rows"] == []


def test_an_example_is_looked_at_in_the_place_of_the_game_which_stays_as_it_was(board: Board) -> None:
    game = board.game.play("fell 0,1 wood; done")
    send(board, {"do": "example", "name": "2"})
    assert board.game is not game
    assert (board.game.ply, board.game.plies) == (2, 6)
    send(board, {"do": "leave-walk"})
    assert board.game is game
    assert (game.ply, game.plies) == (2, 2)


def test_an_unknown_example_is_refused_in_a_sentence(board: Board) -> None:
    send(board, {"do": "example", "name": "third"})
    assert "third" in on_page(board).notice["text"]


def test_guests_are_told_nothing_and_lessons_neither() -> None:
    assert all({"explore", "example"} <= {*denied_messages(role)} for role in ("guest", "spectator", "pupil"))
    lesson = Board(lesson=ora.lesson("wheel"))
    send(lesson, {"do": "explore", "id": 1, "what": "turns"})
    assert on_page(lesson).notice["level"] == "error"
    lesson.close()
