"""`game.legal_moves` is a view that follows the game."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets import Move
from ora_widgets.engine.goods import GOODS
from ora_widgets.game.game import Game
from ora_widgets.game.setup import Setup
from tests.support.modes import GAMES

from .tables import AGREED, game_at, random_game, unpaid


@pytest.fixture
def game() -> Game:
    return ora.new_game(3, "france")


def rich() -> Game:
    """A game in which a player with plenty of everything owes 60 food."""
    state = game_at().state
    state.players[0].goods = [30] * len(GOODS)
    return Game(Setup(3, "france"), unpaid(state))


def test_a_view_follows_the_game(game: Game) -> None:
    moves = game.legal_moves
    assert "done" not in moves
    game.play("pass")
    assert "done" in moves
    game.undo()
    assert "done" not in moves


def test_a_walk_through_the_list_ends_where_it_began(game: Game) -> None:
    listed = list(game.legal_moves)
    walk = iter(game.legal_moves)
    game.play(next(walk))
    assert [*walk] == listed[1:]


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_list_length_truth_and_membership_agree_all_game_long(players: int, country: str, length: str) -> None:
    rng = Random(players)
    game = ora.new_game(players, country, length, rulings=AGREED.get(players))
    moves = game.legal_moves
    while not game.over:
        # A payment may have more answers than anybody wants listed.
        listed = list(islice(moves, 500))
        assert moves
        assert len(moves) >= len(listed) == len(set(listed))
        assert len(moves) == len(listed) or len(listed) == 500
        chosen = moves.sample(rng)
        assert chosen in moves
        assert str(chosen) in moves
        assert isinstance(chosen, Move)
        assert isinstance(listed[0], Move)
        game.play(chosen)
    assert not moves
    assert len(moves) == 0
    assert list(moves) == []
    assert "done" not in moves


def test_a_line_may_be_asked_for_in_any_spelling_that_can_be_played(game: Game) -> None:
    moves = game.legal_moves
    assert "build G07 0,3" in moves
    assert "  build   G07 0,3 " in moves
    assert Move.parse("build G07 0,3") in moves
    assert ("build", "G07", "0,3") in moves
    assert ["build", "G07", "0,3"] in moves


@pytest.mark.parametrize(
    "line", ["build G07", "build G99 0,3", "", "build G07 0,3; prior", None, 3, b"pass", ["pass", 3], [[]]]
)
def test_what_is_no_legal_move_is_not_in_it(game: Game, line: object) -> None:
    assert line not in game.legal_moves


def test_tiles_of_a_payment_may_come_in_any_order_and_be_too_many() -> None:
    game = rich()
    assert "pay 12Mt" in game.legal_moves
    assert "pay 6Br 6Sh 6Mt" in game.legal_moves
    assert "pay 6Mt 3Sh 6Br 3Sh" in game.legal_moves
    assert "pay 30Mt" in game.legal_moves, "overpaying is listed nowhere, but it is allowed"
    assert "pay 11Mt" not in game.legal_moves


def test_a_payment_with_millions_of_ways_is_asked_about_at_once() -> None:
    game = rich()
    moves = game.legal_moves
    assert len(moves) > 10_000_000
    assert repr(moves).startswith(f"<{len(moves)} moves: pay ")
    assert moves.sample(Random(1)) in moves
    with pytest.raises(ora.IllegalMove, match="food"):
        game.play("pay Mt")
    with pytest.raises(ora.AmbiguousMove):
        game.play("pay")


def test_filtering_by_words(game: Game) -> None:
    moves = game.legal_moves
    assert moves.starting("build") == [move for move in moves if move.verb == "build"]
    assert {move.words[0] for move in moves.starting("build G07")} == {"G07"}
    assert moves.starting("bui") == []
    assert moves.starting("") == list(moves)
    by_joker = [str(move) for move in moves if move.verb == "cut" and "joker" in move]
    assert by_joker == ["cut 0,0 joker", "cut 1,0 joker"]


def test_places_in_the_list(game: Game) -> None:
    moves = game.legal_moves
    assert moves[0] == next(iter(moves))
    assert str(moves[-1]) == "pass"
    assert moves[:2] == list(moves)[:2]
    assert Random(3).choice(moves) in moves
    with pytest.raises(IndexError):
        moves[1000]


def test_the_same_seed_samples_the_same_game() -> None:
    assert random_game(7).moves == random_game(7).moves != random_game(8).moves


def test_nothing_to_sample_after_the_end() -> None:
    with pytest.raises(ora.IllegalMove, match="The game is over") as refused:
        random_game(1).legal_moves.sample()
    assert refused.value.rule == "F9.6"


def test_how_it_shows_itself(game: Game) -> None:
    moves = game.legal_moves
    assert (
        repr(moves)
        == f"<{len(moves)} moves: use LR1 lay, use LR1 prior, use LR2 lay, use LR2 prior, use LR3 lay, …, pass>"
    )
    game.play("use LR2 lay")
    assert repr(moves) == "<6 moves: take grain, take livestock, take joker Gn, take joker Sh, flip Gn, skip>"
    assert repr(random_game(1).legal_moves) == "<no moves: the game is over>"


def test_a_single_move_is_one_move(game: Game) -> None:
    game.play("pass")
    alone = [move for move in game.legal_moves if move.verb == "done"]
    assert alone
    state = game.state
    state.players[0].goods = [0] * len(GOODS)
    assert repr(Game(game.setup, state).legal_moves) == "<1 move: done>"


def test_legal_moves_are_counted_as_in_other_libraries_and_as_in_lists() -> None:
    moves = ora.new_game(3).legal_moves
    assert (moves.count(), moves.count("pass"), moves.count("done")) == (len(moves), 1, 0)
