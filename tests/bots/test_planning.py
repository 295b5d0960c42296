"""Alone, turns are chosen by playing whole games to the end."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import NamedTuple

import pytest

from ora_widgets.bots import Search
from ora_widgets.bots.beam_search import BeamSearch
from ora_widgets.bots.evaluation import HAND_MADE, Values
from ora_widgets.bots.planning import Planner, suffices
from ora_widgets.engine import State, new_state, score
from ora_widgets.support.background import Deadline

PLAYOUTS = 60


@pytest.fixture(scope="module")
def late() -> State:
    """Alone in Ireland, a few turns before the end."""
    turns, state = BeamSearch(HAND_MADE, width=2, sites=1, nodes=30), new_state(1, "ireland")
    while state.round < 27:
        state = turns.lines(state)[0].after()
    return state


def search(playouts: int = PLAYOUTS) -> Search:
    return Search(playouts=playouts, seed=1, values=HAND_MADE)


class Played(NamedTuple):
    """A game played to its end: the best value at each turn, and whether the plan begins with it."""

    worths: list[float]
    planned: list[bool]
    points: int


@pytest.fixture(scope="module")
def played(late: State) -> Played:
    """The result of a search in a late position."""
    bot, state, worths, planned = search(), late.copy(), [], []
    while state.pending:
        best = bot.ranked(state, Deadline(playouts=PLAYOUTS))[0]
        worths.append(best.worth)
        planned.append(best.line == bot.planner.plan[0].line)
        bot.planner.drop_first_turn()
        state = best.line.after()
    return Played(worths, planned, score(state, 0).total)


def test_a_plan_is_kept_until_a_better_one_is_found_and_comes_true(played: Played) -> None:
    assert played.worths == sorted(played.worths)
    assert played.worths[-1] == played.points


def test_what_is_played_is_what_the_plan_goes_on_from(played: Played) -> None:
    assert played.planned == [True] * len(played.worths)


def test_whole_games_find_more_than_the_turn_that_seems_best(late: State, played: Played) -> None:
    quick, state = BeamSearch(HAND_MADE, width=3, sites=1, nodes=30), late
    while state.pending:
        state = quick.lines(state)[0].after()
    assert played.points > score(state, 0).total


def test_the_whole_turn_is_answered_at_once(late: State) -> None:
    moves = search().think(late, Deadline())
    assert moves[-1] == ("done",)
    assert sum(move[0] in ("build", "use", "contract", "fell", "cut", "pass") for move in moves) == 2


def test_ways_that_there_was_no_time_for_come_after_those_that_were_played_to_the_end(late: State) -> None:
    ways = search().ranked(late, Deadline(playouts=12))
    seen = [way.playouts for way in ways]
    assert 0 < sum(seen) < len(ways)
    assert seen == sorted(seen, reverse=True)


def test_several_ways_are_followed_to_the_end_where_there_is_budget_for_it(late: State) -> None:
    few, many = (search(n).ranked(late, Deadline(playouts=n)) for n in (PLAYOUTS, 4 * PLAYOUTS))
    assert 1 < sum(way.playouts > 0 for way in few) < sum(way.playouts > 0 for way in many)
    assert few[0].worth <= many[0].worth


def test_no_way_that_was_given_up_seems_better_than_one_that_came_to_the_end(late: State) -> None:
    best, *others = search().ranked(late, Deadline(playouts=PLAYOUTS))
    given_up = [way for way in others if not way.playouts]
    assert given_up
    assert max(way.worth for way in given_up) <= best.worth


class Biased(Values):
    """A user's evaluation that does not distinguish unfinished games from finished ones."""

    def lead(self, state: State, seat: int) -> float:
        return super().lead(state, seat) + 100


def test_a_plan_is_worth_the_points_at_its_end_whatever_the_evaluation_says_there(late: State) -> None:
    bot = Search(playouts=PLAYOUTS, seed=1, values=Biased())
    best = bot.ranked(late, Deadline(playouts=PLAYOUTS))[0]
    end = bot.planner.plan[-1].line.after()
    assert not end.pending
    assert best.worth == score(end, 0).total


def test_a_search_is_as_wide_as_there_is_time_to_come_to_the_end(late: State) -> None:
    looks = iter(range(1_000_000))
    clock = partial(next, looks)  # the clock advances a second at each look
    ranked = Search(seconds=60_000, seed=1, values=HAND_MADE, clock=clock).ranked(
        late, Deadline(seconds=60_000, clock=clock)
    )
    assert sum(way.playouts > 0 for way in ranked) > 1
    assert next(looks) < 60_000


def test_a_plan_for_another_position_is_forgotten(late: State) -> None:
    bot, quick = search(), BeamSearch(HAND_MADE, width=3, sites=1, nodes=30)
    bot.think(late, Deadline())
    other = quick.lines(late)[-1].after()
    fresh = Planner(quick)
    ways = quick.lines(other)
    deadline = [Deadline(playouts=20) for _ in range(2)]
    known = bot.planner.ranked(other, ways, deadline[0], Random(4))
    assert [way.worth for way in known] == [way.worth for way in fresh.ranked(other, ways, deadline[1], Random(4))]


def test_the_same_seed_plans_the_same_again(late: State) -> None:
    bot = search()
    first = [bot.think(late, Deadline())]
    bot.reseed(1)
    assert [bot.think(late, Deadline())] == first


def test_too_few_playouts_for_whole_games_are_spent_on_the_rounds_to_come(late: State) -> None:
    start = new_state(1, "france")
    assert not suffices(start, Deadline(playouts=20))
    assert suffices(late, Deadline(playouts=20))
    assert suffices(start, Deadline(seconds=1))
    assert not suffices(start, Deadline(within=Deadline(playouts=20)))
    assert max(way.playouts for way in search(8).ranked(start, Deadline(playouts=8))) == 1
