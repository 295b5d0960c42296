"""The eight settlements: price, terrain, and score with their neighbours."""

from __future__ import annotations

import pytest

from ora_widgets.engine import score
from tests.support.positions import answer, goods, moves_beginning, player_of, position, put_card, refusal_of

# id, goods that pay it exactly, the answer to the payment, insufficient goods, its terrain
ROWS = [
    ("S1", "Pn Wo", "", "Pn Sw", "coast plains hillside"),
    ("S2", "Gn Sh 3Wo", "", "Gn Sh Pt Sw", "coast plains hillside"),
    ("S3", "Mt Sh", "", "Mt Gn 9Pt", "coast plains hillside"),
    ("S4", "Mt 3Pn Co", "", "Mt 2Pn 9Co", "coast"),
    ("S5", "Mt 2Sw", "", "Mt Sw", "coast plains hillside"),
    ("S6", "Mt 2Co", "", "Mt Co Pt Sw", "coast plains hillside"),
    ("S7", "3Mt 3Co", "", "2Mt 2Sh 9Co", "coast plains hillside"),
    ("S8", "6Mt Co", "", "5Mt 2Sh 9Co", "hillside"),
]


@pytest.mark.parametrize(("id_", "price", "answers", "short", "terrain"), ROWS)
def test_price_and_ground(id_: str, price: str, answers: str, short: str, terrain: str) -> None:
    more = {"land": {"R": "plot 0 coast; plot 0 mountain"}, "hand": {"R": id_}, "cleared": {"R": "0,0"}}
    state = position(give={"R": price}, kind="settle", **more)  # type: ignore[arg-type]
    spaces = {"coast": ["0,-1", "1,-1"], "plains": ["0,3", "1,3", "0,0"], "hillside": ["0,5", "1,5"]}
    allowed = [space for name in terrain.split() for space in spaces[name]]
    assert sorted(line.split()[2] for line in moves_beginning(state, f"settle {id_}")) == sorted(allowed)
    for space in ("0,-2", "0,6"):  # F8.5: never on water or a mountain
        assert refusal_of(state, f"settle {id_} {space}").message == "settlement-wrong-terrain"
    answer(state, f"settle {id_} {allowed[-1]}; {answers}")
    assert goods(state) == ""
    assert player_of(state, "R").holds[allowed[-1]] == id_
    assert player_of(state, "R").hand == ()
    poor = position(give={"R": short}, kind="settle", **more)  # type: ignore[arg-type]
    assert refusal_of(poor, f"settle {id_} {allowed[-1]}").message == "settlement-too-dear"


def test_drinks_and_coins_are_food() -> None:
    """F8.4."""
    state = position(country="ireland", give={"R": "2Wh 3Pn"}, kind="settle", hand={"R": "S3"})
    answer(state, "settle S3 0,3")
    assert goods(state) == ""
    wine = position(give={"R": "4Wn 3Pn"}, kind="settle", hand={"R": "S3"})
    assert goods(answer(wine, "settle S3 0,3")) == ""


def test_worked_example_of_a_fishing_village() -> None:
    """F18.7: 6 + open water 3 + Market 8; with the Houseboat on the water 6 + 6 + 8."""
    state = position(land={"R": "plot 0 coast"}, built={"R": "S4 0,-1; F08 0,0"})
    assert score(state, 0).settlements == (("S4", "0,-1", 17),)
    put_card(state, "R", "I11", "0,-2")
    assert score(state, 0).settlements == (("S4", "0,-1", 20),)


def test_worked_example_of_a_castle_on_its_mountain() -> None:
    """F18.8: both hillsides of the plot touch the mountain, the next plot's does not."""
    state = position(
        land={"R": "plot 0 mountain; plot 2 mountain"}, built={"R": "G28 0,6; S5 1,5; S1 0,5; S2 2,5"}
    )  # fmt: skip
    points = {id_: value for id_, _, value in score(state, 0).settlements}
    assert points["S1"] == -3 + 7 + 5 + 3  # the Clay Mound too
    assert points["S5"] == 5 + 7 - 3 + 1 + 2  # the village below and the Cloister Office
    assert points["S2"] == 1 + 5


def test_neighbours_count_for_each_other() -> None:
    """F14.3: a negative value reduces a neighbouring settlement's score; forests and empty spaces are worth nothing."""
    state = position(built={"R": "S1 0,3; S5 1,3"})
    assert {id_: value for id_, _, value in score(state, 0).settlements} == {
        "S1": -3 + 5 + 3,
        "S5": 5 - 3 + 2 + 2,
    }
    assert score(state, 0).economic == -1
    alone = position(built={"R": "S1 0,0"})
    assert score(alone, 0).settlements == (("S1", "0,0", -3),)


def test_a_slaughterhouse_next_door() -> None:
    state = position(built={"R": "S2 0,0; G19 0,1"})
    assert score(state, 0).settlements == (("S2", "0,0", 1 - 3),)


def test_unbuilt_settlements_are_worth_nothing() -> None:
    state = position()
    assert (score(state, 0).settlements, score(state, 0).economic) == ((), 0)
