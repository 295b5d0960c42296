"""Ways to finish a turn: those that do something different come first, and deeper ones are compared with the others."""

from __future__ import annotations

from ora_widgets.bots import Candidate
from ora_widgets.bots.beam_search import Line
from ora_widgets.bots.candidates import compare, first_moves, order_by_variety
from ora_widgets.engine import new_state
from ora_widgets.engine.steps.base import Plain


def line(value: float, *moves: Plain) -> Line:
    return Line(value, (*moves, ("done",)), new_state(2, "france"))


def candidate_of(*ends: float) -> Candidate:
    """A way, with the points that the evaluation gave at its end and each round after that."""
    way = Candidate(line(ends[0]))
    for round_, end in enumerate(ends[1:], start=1):
        way.add_end(round_, end)
    return way


def test_what_does_the_same_in_other_words_waits_until_everything_else_had_its_turn() -> None:
    clay = line(9, ("use", "LR1", "lay"), ("take", "clay"))
    more_clay = line(8, ("use", "LR1", "prior"), ("take", "joker", "clay"), ("plot", "0", "coast"))
    felled = line(7, ("fell", "0,1", "wood"))
    felled_elsewhere = line(6, ("fell", "0,2", "wood"), ("district", "1", "hills"))
    cut = line(5, ("cut", "0,0", "peat"))
    assert order_by_variety([clay, more_clay, felled, felled_elsewhere, cut]) == [
        clay,
        felled,
        cut,
        more_clay,
        felled_elsewhere,
    ]


def test_for_advice_every_first_move_is_tried_with_its_best_line_and_the_best_line_first() -> None:
    clay = line(9, ("use", "LR1", "lay"), ("take", "clay"))
    cut = line(8, ("cut", "0,0", "peat"))
    cut_and_bought = line(7, ("cut", "0,0", "peat"), ("plot", "0", "coast"))
    little_clay = line(1, ("use", "LR1", "lay"), ("take", "joker", "clay"))
    assert first_moves([clay, cut, cut_and_bought, little_clay]) == [clay, cut]


def test_what_those_that_went_on_gained_the_others_would_have_gained_as_well() -> None:
    ways = [candidate_of(0, 1, 5), candidate_of(2, 3, 9), candidate_of(1, 2), candidate_of(4)]
    compare(ways)
    assert [way.course for way in ways] == [[6, 6, 5], [8, 8, 9], [7, 7], [10]]


def test_a_way_is_as_sure_as_it_stayed_where_it_was() -> None:
    steady, restless = candidate_of(0, 0, 0), candidate_of(0, 9, -9)
    compare([steady, candidate_of(0, -9, 9), restless])
    assert steady.worth == restless.worth == 0
    assert 0 < steady.deviation < restless.deviation
