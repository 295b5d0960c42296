"""Undoing, redoing and jumping, by move and by turn."""

from __future__ import annotations

from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from tests.support.modes import GAMES

from .tables import random_game

TWO_TURNS = "build G07 0,3; prior; times 1; done; fell 0,1 wood; done"


@pytest.fixture
def game() -> Game:
    return ora.new_game(3, "france").play(TWO_TURNS)


def test_by_move(game: Game) -> None:
    assert game.ply == game.plies == 6
    assert (game.undo().ply, game.to_move) == (5, "G")
    assert (game.undo().ply, game.undo().ply, game.to_move) == (4, 3, "R")
    assert (game.redo().ply, game.redo().ply, game.redo().ply, game.redo().ply) == (4, 5, 6, 6)


def test_by_turn(game: Game) -> None:
    assert game.turn_starts == (0, 4, 6)
    assert [game.undo("turn").ply for _ in range(3)] == [4, 0, 0]
    assert [game.redo("turn").ply for _ in range(3)] == [4, 6, 6]


def test_by_turn_out_of_the_middle_of_one(game: Game) -> None:
    game.play("use LB1 lay")
    assert game.undo("turn").ply == 6
    assert game.redo("turn").ply == 7
    assert game.jump(2).undo("turn").ply == 0
    assert game.jump(2).redo("turn").ply == 4


def test_a_new_move_takes_the_place_of_what_was_undone(game: Game) -> None:
    game.undo("turn").play("cut 0,0 peat")
    assert (game.ply, game.plies) == (5, 5)
    assert [str(move) for move in game.moves[3:]] == ["done", "cut 0,0 peat"]
    assert game.redo().ply == 5


def test_jumping(game: Game) -> None:
    assert game.jump(0).round == 1
    assert game.plies == 6
    assert game.jump(6).to_move == "B"
    assert game.jump(3).jump(3).ply == 3


@pytest.mark.parametrize("ply", [-1, 7, 10**30])
def test_there_is_no_such_position(game: Game, ply: int) -> None:
    with pytest.raises(IndexError, match="there are 6 moves"):
        game.jump(ply)
    with pytest.raises(IndexError, match="there are 6 moves"):
        game.state_at(ply)
    assert game.ply == 6


@pytest.mark.parametrize("ply", [None, "3", 2.0])
def test_a_position_goes_by_a_whole_number(game: Game, ply: int) -> None:
    with pytest.raises(TypeError):
        game.jump(ply)
    assert game.ply == 6


@pytest.mark.parametrize("by", ["turns", "", None, 3])
def test_only_by_move_and_by_turn(game: Game, by: str) -> None:
    with pytest.raises(ValueError, match="by 'move' or by 'turn'"):
        game.undo(by)
    with pytest.raises(ValueError, match="by 'move' or by 'turn'"):
        game.redo(by)
    assert game.ply == 6


def test_nothing_to_undo_or_redo() -> None:
    game = ora.new_game(2)
    assert game.undo().undo("turn").redo().redo("turn").ply == 0


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_positions_are_the_same_wherever_one_comes_from(players: int, country: str, length: str) -> None:
    game = random_game(5, players, country, length)
    forward = [game.state_at(ply) for ply in range(game.plies + 1)]
    rng = Random(5)
    for _ in range(40):
        step = rng.choice([game.undo, game.redo])
        step(rng.choice(["move", "turn"]))
        assert game.state == forward[game.ply]
        game.jump(rng.randrange(game.plies + 1))
        assert game.state == forward[game.ply]
    again = ora.new_game(players, country, length, rulings=game.rulings).play(game.moves)
    assert again.state == forward[-1]


def test_a_turn_that_is_replaced_stays_as_another_line(game: Game) -> None:
    before = game.moves
    ply = game.turn_starts[-3]
    game.jump(ply).play("pass")
    assert game.other_lines == ((ply, before[ply:]),)
    after = game.moves
    assert game.switch_line().moves == before
    assert game.switch_line().moves == after
    assert game.ply == game.plies


def test_what_is_replaced_within_a_turn_is_no_line_of_its_own(game: Game) -> None:
    start = game.turn_starts[-1]
    game.jump(start).play("pass").undo().play("pass")
    assert game.other_lines == ()


def test_ten_other_lines_are_kept_the_latest_first(game: Game) -> None:
    ply = game.turn_starts[-3]
    for passed in range(12):
        game.jump(ply).play("pass; done; " * passed + "fell 0,1 wood; done")
    assert len(game.other_lines) == 10
    assert {line.ply for line in game.other_lines} <= set(range(ply, game.plies + 1))


def test_moves_that_are_played_once_more_leave_no_line(game: Game) -> None:
    start, before = game.turn_starts[-3], game.moves
    for _ in range(3):
        game.jump(start).play(before[start:])
    assert not game.other_lines
    game.jump(start).play("pass; done").switch_line().jump(start)
    for move in ("pass", "done"):
        game.play(move)
    assert game.other_lines == ((start, before[start:]),)
    game.jump(start).play(before[start]).switch_line(2)
    assert len(game.other_lines) == 1  # that move begins the new line


@pytest.mark.parametrize("number", [0, -1, 2, 10**30])
def test_there_is_no_such_line(game: Game, number: int) -> None:
    game.jump(game.turn_starts[-3]).play("pass")
    with pytest.raises(IndexError, match="there are 1 other lines, no line"):
        game.switch_line(number)


def test_a_line_may_go_on_after_it_was_gone_back_to(game: Game) -> None:
    before = game.moves
    ply = game.turn_starts[-3]
    game.jump(ply).play("pass; done")
    other = game.moves
    game.switch_line()
    game.play(game.legal_moves[0])
    assert game.moves[:-1] == before
    assert game.switch_line().moves == other
