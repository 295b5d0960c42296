"""How the search thinks: ways are played on side by side, and compared although some went further than others."""

from __future__ import annotations

import pytest

from ora_widgets.bots import Candidate, Search
from ora_widgets.bots.protocol import Thinking
from ora_widgets.bots.search import STAGES, compare
from ora_widgets.bots.turns import Line
from ora_widgets.engine import State, new_state
from tests.positions import position


def ranked(state: State, playouts: int) -> list[Candidate]:
    bot = Search(playouts=playouts, seed=1)
    return bot.ranked(state, Thinking(bot.budget))


def came_to(*ends: float) -> Candidate:
    """A way that the evaluation and then every stage saw at so many points."""
    way = Candidate(Line(ends[0], (("done",),), new_state(2, "france")))
    for stage, end in enumerate(ends[1:], start=1):
        way.came_to(stage, end)
    return way


def test_what_those_that_went_on_gained_the_others_would_have_gained_as_well() -> None:
    ways = [came_to(0, 1, 5), came_to(2, 3, 9), came_to(1, 2), came_to(4)]
    compare(ways)
    assert [way.worth for way in ways] == [5, 9, 2 + 5, 4 + 1 + 5]


def test_a_way_is_as_sure_as_it_stayed_where_it_was() -> None:
    steady, restless = came_to(0, 0, 0), came_to(0, 9, 0)
    compare([steady, came_to(0, 0, 0), restless])
    assert steady.worth == restless.worth == 0
    assert 0 < steady.spread < restless.spread


def test_every_way_gets_its_first_playout_before_any_gets_a_second() -> None:
    few, enough = (ranked(new_state(2, "france"), playouts) for playouts in (7, 12))
    assert sorted(way.playouts for way in few) == [0] * 5 + [1] * 7
    assert [way.playouts for way in enough] == [1] * 12


def test_after_every_stage_the_worst_falls_out() -> None:
    ways = ranked(new_state(2, "france"), 12 + 11 + 10)
    assert sorted(way.playouts for way in ways) == [1, 2, *[3] * 10]
    assert ways[0].playouts == 3


@pytest.mark.slow
def test_with_time_left_wavering_players_try_the_better_half_again() -> None:
    ways = ranked(position(2, turn="R"), 200)
    assert max(len(way.ends) for way in ways) == 1 + STAGES
    assert sum(len(way.ends[1]) > 1 for way in ways) == len(ways) // 2
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)
