"""The site's long game for two: the display may run down before round 29, but the game ends only then."""

from __future__ import annotations

import pytest

from ora_widgets.engine import Rulings
from tests.support.positions import answer, position

SITE = Rulings.named("kennerspiel")
THREE = "F38 G39 G41"  # few enough to end a long game for two (F11.6)


@pytest.mark.parametrize(
    ("number", "display", "ends"),
    [
        (27, THREE, False),
        (28, THREE, False),
        (28, "F38", False),
        (29, THREE, True),
        (29, "F38", True),
        (30, THREE, True),
        (29, f"{THREE} G34", False),
    ],
)
def test_three_buildings_or_fewer_end_the_game_from_round_29_on(number: int, display: str, ends: bool) -> None:
    state = position(2, round=number, display=display, rulings=SITE)
    assert state.passed == len(state.mode.phases), "pile D is out"
    state.built = number
    answer(state, "pass; done; pass; done")  # red ends the round, or the last one; green answers

    assert state.over == ends
    assert state.round == number + (not ends)
