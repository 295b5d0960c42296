"""A short soak test of every mode and country; `make soak` plays for longer."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from tests.support.modes import GAMES

from .__main__ import main, table
from .invariants import EVERY_MOVE, WHOLE_GAME
from .moment import Broken, Invariant, Moment
from .playing import nothing, one_game

MOVES = 200


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}{game[2]}-{game[1]}")
def test_all_invariants_hold(game: tuple[int, str, str]) -> None:
    one_game(game, 1, nothing(), MOVES, dense=True)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}{game[2]}-{game[1]}")
def test_all_invariants_hold_to_the_end(game: tuple[int, str, str]) -> None:
    one_game(game, 2, nothing())


def test_the_same_seed_plays_the_same_games() -> None:
    one, other, another = nothing(), nothing(), nothing()
    for seed, done in ((5, one), (5, other), (6, another)):
        for _ in range(2):
            one_game((2, "ireland", "short"), seed, done, 60, games=())
    assert one == other
    assert table(one) != table(another) or one.by != another.by


def test_what_is_broken_is_reported_with_a_game_to_paste() -> None:
    def never(moment: Moment) -> None:
        assert len(moment.moves) < 9, "that is enough"

    with pytest.raises(Broken) as broken:
        one_game((3, "france", "short"), 4, nothing(), moves=[Invariant("enough", 1, never)])
    message = str(broken.value)
    assert "enough is broken at ply 9 (seed 4, 3 short france): AssertionError: that is enough" in message
    game = ora.load(broken.value.record)
    assert (game.ply, game.setup.length) == (9, "short")
    pasted: dict[str, object] = {}
    exec(message.partition("\n\n")[2], pasted)
    again = pasted["game"]
    assert isinstance(again, ora.Game)
    assert again.moves == game.moves


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--moves", "50", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    for each in (*EVERY_MOVE, *WHOLE_GAME):
        assert f"\n{each.name}" in said
    assert said.endswith("all of it holds\n")
