"""Every mode comes to its end by itself, with a score and a winner, all tied winners, or the solo verdict."""

from __future__ import annotations

from random import Random

import pytest

import ora_widgets as ora

MODES = [(1, "long"), (2, "short"), (2, "long"), (3, "short"), (3, "long"), (4, "short"), (4, "long")]
COUNTRIES = ["france", "ireland"]
MANY = 20_000  # moves: far more than any game takes


def pass_only(game: ora.Game) -> ora.Move:
    """The move of somebody who does nothing at all."""
    for line in ("pass", "done", "skip"):
        if line in game.legal_moves:
            return ora.Move.parse(line)
    return next(iter(game.legal_moves))  # forced: the neutral player's buildings must be placed (F13.6)


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize(("players", "length"), MODES)
def test_a_game_in_which_everybody_passes_ends(players: int, length: str, country: str) -> None:
    game = ora.new_game(players, country, length)
    while not game.over:
        assert game.ply < MANY
        game.play(pass_only(game))
    scores = game.score()
    assert {s.total for s in scores.values()} == {scores[game.setup.seats[0]].total}
    # Nobody did anything: all are tied (F14.4), and alone there is nobody to win against (F13.11).
    assert scores.winners == (tuple(game.setup.seats) if players > 1 else ())
    assert scores.reached is (None if players > 1 else False)
    assert game.to_move is None
    assert game.question.endswith(".")


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize(("players", "length"), MODES)
def test_a_random_game_ends(players: int, length: str, country: str) -> None:
    game = ora.new_game(players, country, length)
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


def test_two_who_never_build_again_are_stopped_by_a_ruling_that_can_be_switched_off() -> None:
    ended = ora.new_game(2, "france", "short")
    while not ended.over:
        ended.play(pass_only(ended))
    # Pile D is dealt in round 28; 26 rounds later the turn is the last but one (F10.7).
    assert ended.round == 28 + 26 + 1

    endless = ora.new_game(2, "france", "short", rulings={"idle_rounds": 0})
    while endless.round < 100:
        endless.play(pass_only(endless))
    assert not endless.over
