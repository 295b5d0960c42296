"""Every mode ends by itself with a score and a winner, all tied winners, or the solo verdict."""

from __future__ import annotations

from random import Random

import pytest

import ora_widgets as ora
from tests.support.modes import MODES

from .tables import AGREED

COUNTRIES = ["france", "ireland"]
MANY = 20_000  # far more moves than any game takes


def pass_only(game: ora.Game) -> ora.Move:
    """The move of a player who does nothing."""
    for line in ("pass", "done", "skip"):
        if line in game.legal_moves:
            return ora.Move.parse(line)
    return next(iter(game.legal_moves))  # required: the neutral player's buildings must be placed (F13.6)


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize(("players", "length"), MODES)
def test_a_game_in_which_everybody_passes_ends(players: int, length: str, country: str) -> None:
    game = ora.new_game(players, country, length, rulings=AGREED.get(players))
    while not game.over:
        assert game.ply < MANY
        game.play(pass_only(game))
    scores = game.score()
    assert {s.total for s in scores.values()} == {scores[game.setup.seats[0]].total}
    # Nobody did anything: all are tied (F14.4), and alone nobody can be beaten (F13.11).
    assert scores.winners == (tuple(game.setup.seats) if players > 1 else ())
    assert scores.reached is (None if players > 1 else False)
    assert game.to_move is None
    assert game.question.endswith(".")


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize(("players", "length"), MODES)
def test_a_random_game_ends(players: int, length: str, country: str) -> None:
    game = ora.new_game(players, country, length, rulings=AGREED.get(players))
    chance = Random(f"{players}{length}{country}")
    while not game.over:
        assert game.ply < MANY
        game.play(game.legal_moves.sample(chance))
    best = max(s.total for s in game.score().values())
    if players > 1:
        assert [c for c, s in game.score().items() if s.total == best] == list(game.score().winners)
    else:
        assert "500" in game.question
        assert (game.score().winners, game.score().reached) == ((), best >= 500)


@pytest.mark.parametrize("length", ["short", "long"])
@pytest.mark.parametrize("country", COUNTRIES)
def test_two_who_never_build_again_play_on_unless_they_have_agreed_on_an_end(length: str, country: str) -> None:
    """F10.6: the number of turns is open."""
    endless = ora.new_game(2, country, length)
    while endless.round < 150:
        endless.play(pass_only(endless))
    assert not endless.over
    assert "display" in endless.schedule().ending

    ended = ora.new_game(2, country, length, rulings=AGREED[2])
    while not ended.over:
        ended.play(pass_only(ended))
    # Pile D is dealt in round 28; 26 rounds later the long game is over, and the short one has one action left (F10.7).
    assert ended.round == 28 + 26 + (length == "short")


def test_two_who_produce_without_building_are_not_stopped() -> None:
    game = ora.new_game(2, "france", "short")
    while game.round < 28 + 26 + 5:
        moves = game.legal_moves
        game.play(next((move for move in moves if move.verb in ("use", "take", "choose")), None) or pass_only(game))
    assert not game.over
    assert "idle_rounds" not in game.record()
    assert ora.load(game.record()).moves == game.moves


@pytest.mark.parametrize("length", ["short", "long"])
def test_an_early_record_that_was_ended_so_still_loads(length: str) -> None:
    """Early records do not name how their games ended."""
    ended = ora.new_game(2, "ireland", length, rulings=AGREED[2])
    while not ended.over:
        ended.play(pass_only(ended))
    early = "\n".join(line for line in ended.record().splitlines() if not line.startswith("rulings"))
    loaded = ora.load(early)
    assert loaded.moves == ended.moves
    assert {seat: score.total for seat, score in loaded.score().items()} == {"R": 0, "G": 0}
    # The short game ends with a single action, which tells the reader how it ended.
    assert loaded.over is (length == "short")
    assert ora.load(ended.record()).over


def test_an_early_record_is_refused_for_the_same_reason_as_ever() -> None:
    with pytest.raises(
        ora.ParseError, match="Move 2 of the record, “use LG1 lay”, cannot be played: The Clay Mound belongs"
    ):
        ora.load("ora 1\nplayers 2\ncountry france\n\npass; use LG1 lay\n")
