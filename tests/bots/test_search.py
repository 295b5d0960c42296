"""The search plays many ways on side by side, the better ones further."""

from __future__ import annotations

import pytest

from ora_widgets.bots import Candidate, Search, explain
from ora_widgets.bots.search import REJECTION_SHARE
from ora_widgets.engine import State, new_state
from ora_widgets.lessons.strategy import WRITTEN_LESSONS
from ora_widgets.support.background import Deadline
from tests.support.positions import position

WAYS = 12


def rank_ways(state: State, playouts: int) -> list[Candidate]:
    bot = Search(playouts=playouts, seed=1, candidates=WAYS)
    return bot.ranked(state, Deadline(playouts=playouts))


def test_every_way_gets_its_first_playout_before_any_gets_a_second() -> None:
    few, enough = (rank_ways(new_state(2, "france"), playouts) for playouts in (7, WAYS))
    assert sorted(way.playouts for way in few) == [0] * (WAYS - 7) + [1] * 7
    assert [way.playouts for way in enough] == [1] * WAYS


def test_after_every_round_the_worst_are_rejected() -> None:
    second = WAYS - WAYS // REJECTION_SHARE
    third = second - second // REJECTION_SHARE
    ways = rank_ways(new_state(2, "france"), WAYS + second + third)
    assert sorted(way.playouts for way in ways) == [1] * (WAYS - second) + [2] * (second - third) + [3] * third


@pytest.mark.slow
def test_with_budget_left_the_better_half_is_tried_again_with_noise() -> None:
    ways = rank_ways(position(2, turn="R"), 100)
    assert {len(way.ends) for way in ways} == {2, 3, 4, 5}
    assert sum(len(way.ends[1]) > 1 for way in ways) == len(ways) // 2
    assert [way.worth for way in ways] == sorted((way.worth for way in ways), reverse=True)


LEFT = {"short": "F11 F24", "long": "F11 F24 F29 F32"}  # one more building than ends the game (F10.7, F11.6)


@pytest.mark.parametrize("length", LEFT)
@pytest.mark.parametrize("leader", "RG")
def test_who_wins_a_game_for_two_by_ending_it_does_so_and_others_keep_it_open(length: str, leader: str) -> None:
    goods = {"R": "4Wo 3Cl 2Sn 9Pn", "G": "4Wo 3Cl 2Sn 9Pn"}
    goods[leader] += " 4Rq"
    state = position(2, "france", length, round=35, give=goods, display=LEFT[length], mains=2)
    few = len(state.display) - 1
    ways = rank_ways(state, 12)
    if leader == "R":
        assert all(len(way.line.state.display) == few and way.worth > 0 for way in ways)
        assert "the end of the game" in explain(state, ways[0].line.moves, "RG")
        apart = Search(playouts=12, seed=1).ranked(state, Deadline(playouts=12), apart=True)
        assert len({way.line.moves[0] for way in apart}) == len(apart)
    else:
        assert all(len(way.line.state.display) > few for way in ways)


def test_a_hint_ends_a_game_for_two_that_is_won_by_little() -> None:
    game = next(step for lesson in WRITTEN_LESSONS for step in lesson.steps if step.name == "end-it").game()
    advice = game.hint(seconds=None, playouts=20)
    assert {len(game.copy().play("; ".join(map(str, each.turn))).now.display) for each in advice} == {1}
    assert 0 < advice[0].worth < 12
