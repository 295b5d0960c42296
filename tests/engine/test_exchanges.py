"""How often a trade is carried out (F5.2.1): the offered numbers, and why others are refused."""

from __future__ import annotations

from ora_widgets.engine import Move, explain
from tests.support.positions import answer, moves_beginning, position


def test_a_trade_is_offered_as_often_as_it_can_be_paid() -> None:
    table = answer(position(built={"R": "G07 0,3"}, give={"R": "2Pt"}), "use G07 lay")

    assert [line for line in moves_beginning(table) if line.startswith("times")] == ["times 0", "times 1", "times 2"]


def test_too_often_is_reported_apart_from_a_number_that_is_spelt_otherwise() -> None:
    table = answer(position(built={"R": "G07 0,3"}, give={"R": "2Pt"}), "use G07 lay")

    assert explain(table, Move(("times", "3"))).message == "times-too-many"
    assert explain(table, Move(("times", "02"))).message == "not-an-option"
