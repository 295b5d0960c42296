"""A fee is asked for only if something can follow it (F5.2.2); a production of 0 and a gift count."""

from __future__ import annotations

from typing import Any

import pytest

from ora_widgets.engine import Rulings
from tests.support.positions import answer, goods, moves_beginning, position, question

# The player, the building, the goods and the rest of the table; whether the fee is asked for.
NOTHING = "0,0 0,1 0,2 1,0 1,1"
CASES: list[tuple[str, str, str, bool, dict[str, Any]]] = [
    ("F27", "Wn", "nobody stands elsewhere than in the Palace", False, {}),
    ("F27", "Wn", "a lay brother of green's stands on a building", True, {"lay": {"G": "LG1"}}),
    ("F27", "Wn", "red's own prior stands on a building", True, {"prior": {"R": "LR1"}}),
    ("F32", "Pn", "neither forest nor moor", False, {"cleared": {"R": NOTHING}}),
    ("F32", "Pn", "a moor alone", True, {"cleared": {"R": "0,1 0,2 1,1 0,0"}}),
    ("F32", "Pn", "a moor, for no peat at all", True, {"wheel": "peat 0 joker 0"}),
    ("F33", "Wo 2Co", "the joker off the wheel", False, {"wheel": "joker -"}),
    ("F33", "Wo 2Co", "the joker at 0, which moves all the same", True, {"wheel": "joker 0"}),
    ("F23", "Pn", "nobody to recall, but a book and a ceramic", True, {}),
    ("F35", "5Pn", "a reliquary", True, {}),
    ("I23", "2Pn", "the prior at home and nothing to build", False, {}),
    ("I23", "2Pn", "the prior out", True, {"prior": {"R": "LR1"}}),
    ("I23", "2Pn Cl", "a kiln to build for the clay", True, {}),
    ("I23", "21Pn", "coins for the fee or for the Grand Manor", False, {"display": "I27"}),
    ("I23", "22Pn", "coins for the fee and for the Grand Manor", True, {"display": "I27"}),
    ("I23", "7Pn", "coins for the fee and for a building without a place", False, {"display": "G22"}),
    ("I33", "3Wo", "the joker off the wheel", False, {"wheel": "joker -"}),
    ("I37", "Bo", "land for sale", True, {}),
    ("I38", "Be", "a single point, which buys nothing", False, {"cleared": {"R": "0,0 0,1 0,2 1,0"}}),
    ("I38", "Be", "two points, which buy a book", True, {"cleared": {"R": "0,0 0,1 0,2"}}),
]


@pytest.mark.parametrize(("card", "give", "why", "asked", "table"), CASES, ids=[f"{c[0]}: {c[2]}" for c in CASES])
def test_a_fee(card: str, give: str, why: str, table: dict[str, Any], *, asked: bool) -> None:
    country = "france" if card[0] == "F" else "ireland"
    state = position(3, country, built={"R": f"{card} 0,3"}, give={"R": give}, **{"display": "G07"} | table)
    everything = goods(state)
    answer(state, f"use {card} lay")
    assert question(state) == ("step R" if asked else "act R"), why
    if asked:
        answer(state, "skip")
    assert goods(state) == everything


@pytest.mark.parametrize(
    ("rulings", "use"),
    [(Rulings(ask_fees=True), "use F27 lay"), (Rulings(ask_always=True), "use F27 lay; go")],
    ids=["fees", "everything"],
)
def test_a_fee_for_nothing_is_asked_where_that_is_agreed(rulings: Rulings, use: str) -> None:
    state = answer(position(built={"R": "F27 0,3"}, give={"R": "Wn"}, rulings=rulings), use)
    assert moves_beginning(state, "pay") == ["pay Wn"]
    answer(state, "pay Wn")
    assert goods(state) == ""


def test_a_fee_inside_another_building_is_looked_at_the_same_way() -> None:
    """The Calefactory from the Hospice, where there is neither forest nor moor."""
    state = position(built={"R": "F40 0,3"}, give={"R": "Pn"}, display="F32", cleared={"R": NOTHING}, buys=0)
    answer(state, "use F40 lay; enter F32")
    assert question(state) == "act R"
