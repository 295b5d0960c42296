"""Seats at a running game: a board of one colour, and pages that claim colours."""

from __future__ import annotations

from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Game, new_game
from ora_widgets.widget.board import Board
from ora_widgets.widget.seat_claims import Claims, claims_of
from tests.support.board_page import on_page
from tests.widget.test_board import click
from tests.widget.wire import send

TURN = "pass; done"


@pytest.fixture
def game() -> Game:
    return new_game(3, "france")


def send_by(board: Board, who: str, **message: Any) -> None:
    """A message of a page with its name."""
    send(board, {**message, "who": who})


def test_a_board_of_one_colour_moves_no_other(game: Game) -> None:
    red, green = Board(game, seat="R"), Board(game, seat="G")
    click(green, "pass")
    assert (game.ply, on_page(green).notice) == (
        0,
        {"text": on_page(green).notice["text"], "rule": "", "level": "refusal"},
    )
    assert "you play Green" in on_page(green).notice["text"]
    click(red, "pass")
    click(red, "done")
    click(green, "pass")
    assert game.ply == on_page(green).ply == on_page(red).ply == 3


@pytest.mark.parametrize("message", [
    {"do": "undo", "by": "turn"}, {"do": "undo", "by": "move"}, {"do": "jump", "ply": 0}, {"do": "jump", "ply": 1},
])  # fmt: skip
def test_nobody_takes_back_the_moves_of_others(game: Game, message: dict[str, Any]) -> None:
    red, green = Board(game, seat="R"), Board(game, seat="G")
    game.play(TURN)
    send(green, message)
    assert game.ply == 2
    assert on_page(green).notice["level"] == "refusal"
    send(red, message)
    assert game.ply < 2
    send(green, {"do": "redo", "by": "turn"})
    assert game.ply < 2
    send(red, {"do": "redo", "by": "turn"})
    assert game.ply == 2


def test_nobody_replaces_the_moves_of_others_by_playing_at_an_earlier_position(game: Game) -> None:
    game.play(f"{TURN}; {TURN}")
    red, page = Board(game, seat="R"), Board(game)
    send_by(page, "one", do="claim", seat="R")
    send_by(page, "two", do="claim", seat="G")
    for board, who in ((red, "x"), (page, "one")):
        game.jump(0)
        send(board, {"do": "play", "line": "fell 0,1 wood", "ply": 0, "who": who})
        assert on_page(board).notice["level"] == "refusal"
        assert (game.plies, game.ply) == (4, 0)
    game.jump(1)  # a player alone may replace their own moves
    game.play("done")
    game.jump(0)
    send_by(page, "one", do="play", line="fell 0,1 wood", ply=0)
    assert (game.plies, str(game.moves[0])) == (1, "fell 0,1 wood")


def test_where_nobody_sits_there_is_no_board(game: Game) -> None:
    with pytest.raises(ora.Refusal, match="R, G"):
        Board(game, seat="W")


def test_a_claimed_colour_is_moved_by_its_page_alone(game: Game) -> None:
    board, other = Board(game), Board(game)
    send_by(board, "ann", do="claim", seat="R")
    assert on_page(board).claims == on_page(other).claims == {"R": "ann"}
    send_by(other, "bob", do="play", line="pass", ply=0)
    assert game.ply == 0
    assert "you do not play that colour in this window" in on_page(other).notice["text"]
    send_by(other, "", do="play", line="pass", ply=0)
    assert game.ply == 0
    send_by(board, "ann", do="play", line="pass", ply=0)
    send_by(board, "ann", do="play", line="done", ply=1)
    # A page with a colour moves no other, and a free colour is moved by pages without one.
    send_by(board, "ann", do="play", line="pass", ply=2)
    assert game.ply == 2
    send_by(other, "bob", do="play", line="pass", ply=2)
    assert game.ply == 3


def test_a_taken_colour_is_not_taken_again_until_it_is_left(game: Game) -> None:
    board = Board(game)
    send_by(board, "ann", do="claim", seat="G")
    send_by(board, "bob", do="claim", seat="G")
    assert on_page(board).claims == {"G": "ann"}
    assert "Green is already played in another window" in on_page(board).notice["text"]
    send_by(board, "bob", do="leave", seat="G")
    assert on_page(board).claims == {"G": "ann"}
    send_by(board, "ann", do="leave", seat="G")
    assert on_page(board).claims == {}


def test_one_person_may_play_two_colours(game: Game) -> None:
    board = Board(game)
    for seat in "RG":
        send_by(board, "ann", do="claim", seat=seat)
    for ply, line in enumerate(["pass", "done", "pass", "done"]):
        send_by(board, "ann", do="play", line=line, ply=ply)
    assert game.ply == 4
    send_by(board, "ann", do="play", line="pass", ply=4)
    assert game.ply == 4


@pytest.mark.parametrize("message", [
    {"do": "claim", "seat": "R"}, {"do": "claim", "seat": "R", "who": ""}, {"do": "claim", "seat": "X", "who": "a"},
    {"do": "claim", "seat": "RG", "who": "a"}, {"do": "claim", "seat": "", "who": "a"}, {"do": "claim", "seat": None, "who": "a"},
    {"do": "claim", "who": "a"}, {"do": "leave", "seat": 7, "who": "a"},
])  # fmt: skip
def test_a_claim_that_is_none(game: Game, message: dict[str, Any]) -> None:
    board = Board(game)
    send(board, message)
    assert on_page(board).claims == {}
    assert on_page(board).notice["level"] == "error"


def test_a_long_name_is_cut(game: Game) -> None:
    board = Board(game)
    send_by(board, "x" * 1_000_000, do="claim", seat="R")
    assert len(on_page(board).claims["R"]) <= 64


def test_code_is_bound_by_no_claim(game: Game) -> None:
    board = Board(game)
    send_by(board, "ann", do="claim", seat="R")
    game.play(TURN)
    assert on_page(board).ply == 2
    claims_of(game).clear()
    assert on_page(board).claims == {}


def test_a_board_that_is_gone_is_forgotten(game: Game) -> None:
    claims = claims_of(game)
    board = Board(game)
    board.close()
    del board
    claims.take("R", "ann")
    assert on_page(Board(game)).claims == {"R": "ann"}
    assert Claims().taken == {}
