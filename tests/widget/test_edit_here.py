"""Editing the position of a board in place of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Board
from tests.support.board_page import send_message


@pytest.fixture
def board() -> Iterator[Board]:
    game = ora.new_game(3).play("build G07 0,3; skip; done")
    made = Board(game, seats={"G": ora.bots.Greedy()}, language="en")
    send_message(made, {"do": "edit"})
    yield made
    made.close()


def lay_out(board: Board, **change: Any) -> None:
    send_message(board, {"do": "lay-out", "change": change})


def test_the_position_is_laid_out_and_played_on_the_same_board(board: Board) -> None:
    before = board.game
    assert board._editor["draft"]["holdings"][0]["seat"] == "R"
    assert "G07 0,3" in board._editor["code"]

    lay_out(board, do="set_goods", seat="R", good="Gn", count=7)
    lay_out(board, do="game")

    assert board._editor is None
    assert board.game is not before
    assert board.game.player("R").goods["grain"] == 7
    assert board._opponents["seats"].keys() == {"G"}


def test_one_goes_back_to_the_game(board: Board) -> None:
    before = board.game
    lay_out(board, do="set_round", number=4)
    lay_out(board, do="leave")
    assert board._editor is None
    assert board.game is before

    send_message(board, {"do": "edit"})
    assert "round=1," in board._editor["code"]


@pytest.mark.parametrize("what", ["leave", "game"])
def test_who_presses_twice_is_refused_nothing(board: Board, what: str) -> None:
    lay_out(board, do=what)
    game = board.game
    lay_out(board, do=what)
    assert board.game is game
    assert board._notice is None


def test_what_is_impossible_stays_in_the_editor_and_says_why(board: Board) -> None:
    lay_out(board, do="place_card", card="F20", seat="G", space="5,5")
    lay_out(board, do="game")
    assert board._editor["notice"].startswith("Green has no space R8")
    assert board._editor["answered"] == 2


def test_it_speaks_the_language_of_the_board(board: Board) -> None:
    board.language = "pl"
    assert board._editor["words"]["leave"] == "Wróć do partii"
    assert board._editor["language"] == "pl"


def test_another_game_ends_it(board: Board) -> None:
    board.show(ora.new_game(2))
    assert board._editor is None
    lay_out(board, do="set_round", number=4)
    assert board._editor is None
    assert "no editor" in board._notice["text"]
