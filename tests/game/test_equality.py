"""Games are equal if their records are; data about a game belongs to that object alone."""

from __future__ import annotations

import gc
import pickle
from weakref import ref

import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.lessons.opponents import opponent
from ora_widgets.scene.latest import cached_book, cached_drawing
from ora_widgets.scene.log import log
from ora_widgets.support.weak_identity_dict import WeakIdentityDict
from ora_widgets.widget.board import board_of

TURN_OF_RED = "build G07 0,3; prior; times 1; done"


def begun_game() -> Game:
    return ora.new_game(3, "france").play(TURN_OF_RED)


@pytest.mark.parametrize(
    "same",
    [
        Game.copy,
        lambda game: ora.load(game.record()),
        lambda game: ora.load(game.code()),
        lambda game: pickle.loads(pickle.dumps(game)),
        lambda game: Game(game.setup).play(TURN_OF_RED.split("; ")),
        lambda game: game.copy().play("fell 0,1 wood").undo(),
        lambda game: game.copy().undo("turn").redo("turn"),
    ],
)
def test_the_same_moves_of_the_same_game_are_equal(same: object) -> None:
    game = begun_game()
    assert callable(same)
    assert game == same(game)
    assert same(game) == game
    assert [game].index(same(game)) == 0


def test_other_moves_another_setup_or_another_beginning_are_not() -> None:
    game = begun_game()
    others = [
        ora.new_game(3, "france"),
        game.copy().play("fell 0,1 wood"),
        game.copy().undo(),
        ora.new_game(3, "ireland").play(TURN_OF_RED),
        ora.new_game(3, "france", seats="GRB").play(TURN_OF_RED),
        ora.new_game(3, "france", "short").play("build G07 0,3; skip; done"),
        Game(game.setup, game.now),  # the same position without its history
    ]
    assert [other == game for other in others] == [False] * len(others)
    assert Game(game.setup, game.now) != Game(game.setup)
    assert game != game.record()


def test_positions_that_were_reached_otherwise_are_told_by_their_keys() -> None:
    one = ora.new_game(3).play("flip; fell 0,1 wood; done")
    other = ora.new_game(3).play("fell 0,1 wood; flip; done")
    assert (one == other, one.position_key() == other.position_key(), one.now == other.now) == (False, True, True)


def test_a_game_that_goes_on_is_no_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(begun_game())
    assert {begun_game().code(): 1}[begun_game().code()] == 1


def test_what_is_kept_about_equal_games_is_kept_apart() -> None:
    one, other = begun_game(), begun_game()
    assert cached_book(one, "en") is not cached_book(other, "en")
    assert cached_drawing(one, "en") is not cached_drawing(other, "en")
    assert opponent(one) is not opponent(other)
    log(one, "en")
    log(other, "en")
    one.play("fell 0,1 wood")
    other.play("cut 0,0 peat")
    assert [games[-1]["line"] for games in (log(one, "en"), log(other, "en"))] == ["fell 0,1 wood", "cut 0,0 peat"]


def test_what_is_kept_about_a_game_goes_with_it() -> None:
    game = begun_game()
    log(game, "en")
    gone, known = ref(game), WeakIdentityDict[Game, Game]()
    known[game] = kept = begun_game()
    kept_gone = ref(kept)
    del kept
    assert kept_gone() is known.get(game)
    del game
    gc.collect()
    assert (gone(), kept_gone()) == (None, None)


def test_a_board_that_has_gone_over_to_an_equal_game_is_not_shown_for_the_first() -> None:
    one, other = begun_game(), begun_game()
    board = board_of(one)
    assert board_of(one) is board is not board_of(other)
    board.show(other)
    assert board_of(one) is not board
    assert board_of(one).game is one
