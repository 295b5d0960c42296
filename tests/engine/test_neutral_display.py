"""Alone: buildings that the neutral player cannot place leave the game before the next cards are dealt (F13.6, D22)."""

from __future__ import annotations

import pytest

from ora_widgets.engine import State, new_state
from ora_widgets.engine.cards import in_play
from tests.support.positions import answer, player_of, put_card

from .test_wheel import idle_until


def before_phase_a(display: str) -> State:
    """The end of round 11: no cloister building has a place, as the Cloister Office is occupied and surrounded."""
    state = idle_until(new_state(1, "france"), 11)
    for player in state.players:
        player.goods = [0] * len(player.goods)
    put_card(state, "W", "G12", "1,3")
    white = player_of(state, "W")
    white.out, white.brothers = ("LW3",), white.brothers - 1
    state.display = tuple(display.split())
    return answer(state, "pass; pass")


@pytest.mark.parametrize(("display", "placed"), [("G02", ""), ("G02 G01", ""), ("G07 G02", "place G07 0,1")])
def test_a_building_without_a_place_leaves_the_game(display: str, placed: str) -> None:
    state = answer(before_phase_a(display), f"done; {placed}")
    assert (state.round, state.display) == (12, ())
    answer(state, "done")  # the step of settlement phase A, after which its cards are dealt

    assert set(state.display) == {card.id for card in in_play(state) if card.pile == "A"}
    assert not {"G01", "G02"} & set(state.sites)
