"""The board as text."""

from __future__ import annotations

import doctest
from pathlib import Path
from random import Random

import pytest

from ora_widgets import new_game
from ora_widgets.language.fluent import languages, say
from ora_widgets.scene import text_board as text
from ora_widgets.scene.text_board import text as drawn
from tests.fixtures.write import POSITIONS, random_move

GOLDEN = Path(__file__).parents[1] / "fixtures" / "text"
WIDEST = 120


@pytest.mark.parametrize("name", ["start", "late", "place"])
def test_the_picture_of_a_position(name: str) -> None:
    # After a change: print the game, check it, and save it as the file.
    assert drawn(POSITIONS[name]()) + "\n" == GOLDEN.joinpath(f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_a_heading_is_apart_from_what_follows_it(language: str) -> None:
    for name in ("wheel", "to-come", "display", "supply", "goods", "clergy", "hand"):
        assert len(say(f"text-{name}", language)) < text.LABEL_WIDTH, name


def test_print_draws_the_board() -> None:
    game = new_game(2, "ireland")
    assert str(game) == drawn(game)
    assert str(game).endswith("Red: choose an action (2 left).")


@pytest.mark.parametrize(
    ("players", "length", "country"),
    [
        (1, "long", "ireland"),
        (2, "short", "france"),
        (3, "short", "ireland"),
        (4, "long", "france"),
        (4, "long", "ireland"),
    ],
)
def test_every_position_fits_the_width(players: int, length: str, country: str) -> None:
    game, rng = new_game(players, country, length), Random(5)
    while not game.over and game.ply < 400:
        if game.ply % 7 == 0:
            lines = str(game).splitlines()
            assert max(map(len, lines)) <= WIDEST
            assert all(line == line.rstrip() for line in lines)
            assert not any(mark in line for line in lines for mark in "{}")
        game.play(random_move(game, rng))


def test_docstrings() -> None:
    result = doctest.testmod(text)
    assert result.attempted
    assert not result.failed
