"""Hints: the best few moves, their worth, and how certain it is."""

from __future__ import annotations

from random import Random

import pytest

from ora_widgets import IllegalMove, new_game
from ora_widgets.bots import Greedy, Hint


def test_a_hint_names_legal_moves_the_best_first() -> None:
    game = new_game(2)
    hint = game.hint(3, seconds=None, playouts=20)
    assert isinstance(hint, Hint)
    assert len(hint) == 3
    assert all(advice.move in game.legal_moves for advice in hint)
    assert [advice.worth for advice in hint] == sorted((advice.worth for advice in hint), reverse=True)
    assert all(advice.deviation > 0 and advice.turn[0] == advice.move for advice in hint)
    assert hint[0].playouts > 1
    assert game.ply == 0


def test_a_hint_is_the_same_again() -> None:
    game = new_game(3, "ireland")
    first, second = (game.hint(2, seconds=None, playouts=12, seed=5) for _ in range(2))
    assert list(first) == list(second)


def test_a_hint_shows_itself_as_a_table() -> None:
    hint = new_game(2).hint(2, seconds=None, playouts=4)
    lines = repr(hint).splitlines()
    assert lines[0].split() == ["move", "worth", "playouts", "why"]
    assert [line for line in lines[3:] if line] == [lines[-1]]
    assert str(hint[0].move) in lines[1]
    assert "±" in lines[1]
    assert "95 %" in lines[-1]
    page = hint._repr_html_()
    assert page.count("<tr>") == 3
    assert str(hint[0].move) in page


def test_a_worth_without_playouts_has_no_interval() -> None:
    hint = new_game(2).hint(bot=Greedy())
    assert hint[0].playouts == 0
    assert "±" not in repr(hint).splitlines()[1]


def test_there_may_be_fewer_moves_than_asked_for() -> None:
    game = new_game(2).play("use LR1 lay; take clay; use LR2 lay; take grain")
    hint = game.hint(50, seconds=None, playouts=2)
    assert 0 < len(hint) <= len(game.legal_moves)


@pytest.mark.parametrize("settings", [{"n": 0}, {"n": -1}, {"seconds": 0}, {"seconds": -1.0}, {"playouts": 0}])
def test_a_hint_about_nothing_is_refused(settings: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="is not a number for"):
        new_game(2).hint(**settings)  # type: ignore[arg-type]


def test_at_the_end_there_is_no_advice() -> None:
    game, rng = new_game(1), Random(1)
    while not game.over:
        game.play(game.legal_moves.sample(rng))
    with pytest.raises(IllegalMove, match="over"):
        game.hint(seconds=0.1)
