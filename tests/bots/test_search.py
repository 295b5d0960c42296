"""The search plays many ways on side by side, the better ones further."""

from __future__ import annotations

import pytest

from ora_widgets.bots import Candidate, Search
from ora_widgets.bots.search import REJECTION_SHARE
from ora_widgets.engine import State, new_state
from ora_widgets.support.background import Deadline
from tests.support.positions import position

WAYS = 12


def ranked(state: State, playouts: int) -> list[Candidate]:
    bot = Search(playouts=playouts, seed=1, candidates=WAYS)
    return bot.ranked(state, Deadline(playouts=playouts))


def test_every_way_gets_its_first_playout_before_any_gets_a_second() -> None:
    few, enough = (ranked(new_state(2, "france"), playouts) for playouts in (7, WAYS))
    assert sorted(way.playouts for way in few) == [0] * (WAYS - 7) + [1] * 7
    assert [way.playouts for way in enough] == [1] * WAYS


def test_after_every_round_the_worst_are_rejected() -> None:
    second = WAYS - WAYS // REJECTION_SHARE
    third = second - second // REJECTION_SHARE
    ways = ranked(new_state(2, "france"), WAYS + second + third)
    assert sorted(way.playouts for way in ways) == [1] * (WAYS - second) + [2] * (second - third) + [3] * third


@pytest.mark.slow
def test_with_budget_left_the_better_half_is_tried_again_with_noise() -> None:
    ways = ranked(position(2, turn="R"), 100)
    assert {len(way.ends) for way in ways} == {2, 3, 4, 5}
    assert sum(len(way.ends[1]) > 1 for way in ways) == len(ways) // 2
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
