"""The cards that are equal in both countries."""

from __future__ import annotations

import pytest

from ora_widgets.engine.frames import AtStep
from tests.support.positions import answer, goods, moves_beginning, player_of, position, question, refusal_of

from .table import check_refusal, check_silence, check_use, rows_test, state_with_card

USES = """
G01 | -                | -                                         | -
G02 | Wo Cl Bo         | give Wo Cl Bo; choose 6Pt                 | 6Pt
G02 | 2Wo Cl Bo        | give Wo Cl Bo; choose 6Wo                 | 7Wo
G02 | 6Pn Cl           | give Cl Pn Ni; choose 6Pn                 | 6Pn
G02 | 2Gn Cl           | give Gn Cl Sw; choose 6Sh                 | 6Sh
G02 | Pt Co Mt         | give Pt Co Mt; choose 6Gn                 | 6Gn
G02 | Wo Cl Bo         | skip                                      | Wo Cl Bo
G06 | Co Wo Pt         | trade 3energy; pay Wo Pt                  | 5Pn Co
G06 | 2Co Wo           | trade 6energy                             | 8Pn Wo
G06 | 3Co              | trade 9energy                             | 10Pn
G06 | 2Pt              | trade 3energy                             | 5Pn
G06 | 5Sw Gn           | trade 3energy                             | 5Pn
G06 | Co               | skip                                      | Co
G07 | -                | -                                         | Pn Co
G07 | 3Pt              | times 2                                   | Pn Pt 3Co
G07 | Pt               | times 0                                   | Pn Pt Co
G12 | Mt Pt            | times 2                                   | 2Sn
G12 | 5Sh 5Wo          | times 5                                   | 5Sn
G12 | 3Gn Sw           | times 1                                   | Sn
G12 | Sh Wo            | times 0                                   | Sh Wo
G13 | 3Pn              | times 1                                   | Pn 2Wo 2Cl Sn Sw
G13 | 2Pn              | times 0                                   | 2Pn
G16 | -                | -                                         | Wo Pt Gn Sh Cl Pn
G18 | 3Cl Sn 2Pt       | times 3; times 1                          | 3Ce Or
G18 | 4Cl Sn Wo        | times 1                                   | 3Cl Sn Ce
G18 | 3Cl Sn Wo        | times 0; times 1                          | 3Cl Or
G18 | 3Cl 2Pt          | times 3                                   | 3Ce
G18 | 2Sn Wo           | times 1                                   | Sn Or
G18 | Cl Sn Pt         | times 0; times 0                          | Cl Sn Pt
G19 | 3Sh Sw Gn        | times 2                                   | Sh 2Mt
G19 | Sh Sw            | times 0                                   | Sh Sw
G22 | -                | take stone                                | 10Sn
G22 | -                | take joker                                | 8Sn
G22 | -                | skip                                      | -
G26 | 4Wo              | times 1                                   | 2Wo 5Pn Or
G26 | 2Wo              | times 0                                   | 2Wo
G28 | Pn Wo            | settle S1 0,3                             | -
G28 | Pn Wo            | skip                                      | Pn Wo
G34 | 2Bo Ce Or Rq     | times 1                                   | Bo Wr
G34 | Bo Ce Or Rq      | times 0                                   | Bo Ce Or Rq
G39 | 2Mt              | times 1                                   | Bo Or
G39 | 2Co              | times 1                                   | Bo Or
G39 | 4Mt              | times 2                                   | 2Bo 2Or
G39 | 4Co              | times 2                                   | 2Bo 2Or
G39 | 2Mt 2Co          | times 1; times 1                          | 2Bo 2Or
G39 | 2Mt 2Co          | times 0; times 1                          | 2Mt Bo Or
G39 | 2Mt 2Co          | times 1; times 0                          | 2Co Bo Or
G39 | 3Mt 5Sh 3Co      | times 1; times 1; pay 2Mt                 | Mt 5Sh Co 2Bo 2Or
G39 | 2Mt              | times 0                                   | 2Mt
G41 | 5Pn              | pay 5Pn; claim Or                         | Or
G41 | 6Pn              | pay 5Pn; claim 2Bo                        | Pn 2Bo
G41 | 5Pn              | pay 5Pn; claim Ce                         | Ce
G41 | 5Pn              | skip                                      | 5Pn
"""

REFUSED = """
G02 | Wo Cl Bo Rq     | give Wo Cl                           | F5.2.1 wrong-count wanted=3
G02 | Wo Cl Bo Rq     | give Wo Cl Bo Rq                     | F5.2.1 wrong-count wanted=3
G02 | 2Wo Cl Bo       | give 2Wo Cl                          | F1.2 not-different wanted=3
G02 | Wo Cl Bo        | give Wo Cl Bo; choose 6Sn            | F5.2.1 not-an-option
G02 | Wo Cl Bo        | give Wo Cl Bo; choose 6Ni            | F5.2.1 not-an-option
G02 | Wo Cl Bo        | give Wo Cl Bo; choose 3Wo 3Cl        | F5.2.1 not-an-option
G06 | Pt Sw           | trade 3energy                        | F5.1 other-question question=act
G06 | 2Co             | trade 9energy                        | F5.2.1 not-an-option
G06 | 9Co             | trade 3energy; trade 3energy         | F5.1 other-question question=act
G07 | Pt              | times 2                              | F5.2.1 times-too-many limit=1
G12 | 6Sh 6Wo         | times 6                              | F5.2.1 times-too-many limit=5
G12 | Mt Pt           | times 3                              | F5.2.1 times-too-many limit=2
G13 | 4Pn             | times 2                              | F5.2.1 times-too-many limit=1
G18 | 4Cl 9Wo         | times 4                              | F5.2.1 times-too-many limit=3
G18 | 4Cl 2Sn 9Wo     | times 3; times 2                     | F5.2.1 times-too-many limit=1
G18 | 3Cl Sn Pt       | times 2; times 1                     | F5.1 other-question question=act
G19 | 2Sh Sw Pt       | times 2                              | F5.2.1 times-too-many limit=1
G22 | -               | take wood                            | F5.2.1 not-an-option
G26 | 4Wo             | times 2                              | F5.2.1 times-too-many limit=1
G28 | Mt Sh Pn Wo     | settle S1 0,3; pay Pn; settle S3 1,3 | F5.5.6 settlement-not-built-here
G28 | Pn Wo           | settle S5 0,3                        | F8.7 settlement-not-in-hand card=S5
G34 | 2Bo 2Ce 2Or 2Rq | times 2                              | F5.2.1 times-too-many limit=1
G39 | 6Mt             | times 3                              | F5.2.1 times-too-many limit=2
G39 | 2Mt 2Co         | times 1; times 2                     | F5.2.1 times-too-many limit=1
G39 | Mt 3Co          | times 2                              | F5.2.1 times-too-many limit=1
G41 | 5Pn             | pay 5Pn; claim Rq                    | F5.2.1 claim-too-much points=8 limit=4
G41 | 5Pn             | pay 5Pn; claim Bo Ce                 | F5.2.1 claim-too-much points=5 limit=4
G41 | 9Pn             | pay 6Pn                              | F5.2.1 fee-fixed cost=5Pn
"""

SILENT = """
G02 | 2Wo 2Cl
G06 | 2Wo Sw
G12 | 9Pt
G12 | 9Sh
G12 | Gn Sw
G13 | Pn
G18 | 9Pt
G18 | 3Cl 3Sn Sw
G19 | 3Sh 3Pt
G26 | Wo
G28 | -
G34 | 3Bo 3Or 3Rq
G39 | Mt 2Sh 2Pt Wo
G41 | 4Pn
"""


test_use = rows_test(check_use, USES, "france", "ireland")
test_refusal = rows_test(check_refusal, REFUSED, "france")
test_nothing_is_asked = rows_test(check_silence, SILENT, "france")


@pytest.mark.parametrize(("country", "drinks", "after"), [("france", "Pn Wn", ""), ("ireland", "Wh", "")])
def test_drinks_pay_at_the_builders_market(country: str, drinks: str, after: str) -> None:
    check_use(country, "G13", drinks, "times 1", "2Wo 2Cl Sn Sw" + after)


# ---- the Priory


def test_the_priory_opens_buildings_with_a_prior_but_not_itself() -> None:
    state = position(
        built={"R": "G01 1,3"}, prior={"G": "LG3", "B": "LB1"}, lay={"R": "LR1", "G": "LG1"}, wheel="coin 5"
    )  # fmt: skip
    answer(state, "use G01 prior")
    assert moves_beginning(state, "enter") == ["enter LG3", "enter LB1"]
    assert refusal_of(state, "enter G01").details["kind"] == "itself"
    assert refusal_of(state, "enter LG1").details["kind"] == "prior"
    answer(state, "enter LG3; take coin")
    assert goods(state) == "5Pn"
    assert (player_of(state, "R").prior, player_of(state, "G").prior) == ("G01", "LG3")


def test_the_priory_with_ones_own_prior_elsewhere() -> None:
    state = position(built={"R": "G01 1,3"}, prior={"R": "LR1"}, wheel="clay 3")
    answer(state, "use G01 lay; enter LR1; take clay")
    assert goods(state) == "3Cl"


def test_the_priory_under_a_contract_costs_nothing_more() -> None:
    state = position(built={"G": "G01 1,3"}, give={"R": "2Pn"}, prior={"B": "LB3"}, wheel="coin 5")
    answer(state, "contract G01 coins; send prior; enter LB3; take coin")
    assert [goods(state, seat) for seat in "RGB"] == ["6Pn", "Pn", ""]


def test_the_priory_under_a_contract_may_open_the_payers_own_building() -> None:
    state = position(built={"G": "G01 1,3"}, give={"R": "Pn"}, prior={"R": "LR3"}, wheel="coin 5")
    answer(state, "contract G01 coins; send lay; enter LR3; take coin")
    assert goods(state) == "5Pn"


def test_two_priors_on_one_building_open_it_once() -> None:
    """Only possible in the bonus round."""
    state = position(built={"R": "G01 1,3"}, prior={"G": "LB3", "B": "LB3"}, kind="bonus")
    answer(state, "use G01 prior")
    assert moves_beginning(state, "enter") == ["enter LB3"]


def test_the_priory_alone_with_the_neutral_prior() -> None:
    state = position(1, built={"R": "G01 1,3"}, prior={"W": "LW1"}, wheel="clay 3")
    answer(state, "use G01 lay; enter LW1; take clay")
    assert goods(state) == "3Cl"


# ---- the Castle


def test_the_castle_settles_by_the_rules_of_a_phase() -> None:
    state = position(
        built={"R": "G28 0,3"}, hand={"R": "S1 S4"}, give={"R": "2Mt Pt Wo"}, land={"R": "plot 0 coast"}
    )  # fmt: skip
    answer(state, "use G28 lay")
    assert moves_beginning(state, "settle S4") == ["settle S4 0,-1", "settle S4 1,-1"]
    assert refusal_of(state, "settle S5 1,3").message == "settlement-not-in-hand"
    assert refusal_of(state, "settle S4 1,3").message == "settlement-wrong-terrain"
    answer(state, "settle S4 0,-1")
    assert goods(state) == ""
    assert player_of(state, "R").hand == ("S1",)
    assert question(state) == "act R"  # one settlement and no landscape: the turn's own purchases are still available


def test_the_castle_leaves_the_turns_purchase() -> None:
    state = position(built={"R": "G28 0,3"}, give={"R": "9Pn Wo"})
    answer(state, "use G28 lay; settle S1 1,3")
    assert moves_beginning(state, "district")


def test_the_castle_under_a_contract_settles_for_the_payer() -> None:
    state = position(built={"G": "G28 0,3"}, give={"R": "2Pn Wo"}, hand={"G": "S1"})
    answer(state, "contract G28 coins; send lay; settle S1 1,3")
    assert player_of(state, "R").holds["1,3"] == "S1"
    assert "S1" not in player_of(state, "R").hand
    assert player_of(state, "G").hand == ("S1",)


def test_the_castle_brings_the_last_settlements_into_a_game_for_two() -> None:
    """F8.9: no phase follows pile D."""
    state = position(
        2, built={"R": "G28 0,5"}, hand={"R": "S8"}, give={"R": "6Mt 3Wo"}, land={"R": "plot 0 mountain"}, round=28
    )  # fmt: skip
    answer(state, "use G28 lay; settle S8 1,5")
    assert player_of(state, "R").holds["1,5"] == "S8"


# ---- House of the Brotherhood


@pytest.mark.parametrize(
    ("players", "length", "points"), [(1, "long", 3), (2, "short", 6), (2, "long", 4), (3, "short", 6), (4, "long", 6)]
)
def test_the_brotherhoods_rates(players: int, length: str, points: int) -> None:
    """Three cloister buildings, the Cloister Office and the House itself among them."""
    state = position(players, length=length, built={"R": "G41 1,3; G02 0,3"}, give={"R": "5Pn"})
    answer(state, "use G41 lay; pay 5Pn")
    assert state.pending[-1] == AtStep("step", 0, "G41", 1, limit=points)
    assert refusal_of(state, f"claim {points // 2 + 1}Bo").message == "claim-too-much"


def test_the_brotherhood_counts_the_payers_cloisters() -> None:
    state = position(built={"G": "G41 1,3", "R": "G02 1,3; G16 0,3"}, give={"R": "6Pn"})
    answer(state, "contract G41 coins; send lay; pay 5Pn")
    assert state.pending[-1] == AtStep("step", 0, "G41", 1, limit=6)


def test_a_single_point_of_the_brotherhood_buys_nothing() -> None:
    state = position(1, built={"W": "G41 1,3"}, give={"R": "6Pn"})
    answer(state, "contract G41 coins; send lay")
    assert question(state) == "act R"
    assert goods(state) == "5Pn"


# ---- Quarry, Sacristy, Workshop


def test_the_quarry_before_the_stone_has_come() -> None:
    state = position(land={"R": "plot 0 mountain"}, built={"R": "G22 0,6"}, wheel="joker 8")
    answer(state, "use G22 lay")
    assert moves_beginning(state) == ["take joker", "skip"]


def test_the_last_wonder() -> None:
    """F1.3, D28: eight in all."""
    state = position(built={"R": "G34 1,3; F25 0,3"}, give={"R": "2Bo 2Ce 2Or 2Rq"}, mains=2)
    state.wonders = 1
    answer(state, "use G34 lay; times 1")
    assert (state.wonders, goods(state)) == (0, "Bo Ce Or Rq Wr")
    state = position(built={"R": "G34 1,3"}, give={"R": "2Bo 2Ce 2Or 2Rq"})
    state.wonders = 0
    assert question(answer(state, "use G34 lay")) == "act R"


def test_the_workshop_pays_all_fuel_in_one_sum() -> None:
    state = answer(state_with_card("G18", "3Cl Sn Pt Co", "france"), "times 3; times 1")
    assert goods(state) == "3Ce Or"  # 4 energy: peat and coal are 5, neither alone is enough


def test_the_estate_keeps_food_and_energy_apart() -> None:
    state = answer(state_with_card("G39", "10Gn 2Co", "france"), "times 1; times 1")
    assert goods(state) == "2Bo 2Or"
    assert question(answer(state_with_card("G39", "10Gn 11Sw", "france"), "times 1")) == "act R"


# ---- the Courtyard


def test_the_courtyard_gives_basic_goods_only() -> None:
    state = answer(state_with_card("G02", "Wo Cl Bo", "ireland"), "give Wo Cl Bo")
    assert moves_beginning(state) == [f"choose 6{good}" for good in ("Wo", "Pt", "Gn", "Sh", "Cl", "Pn")]


def test_the_stone_merchant_takes_no_tile_twice() -> None:
    state = answer(state_with_card("G12", "2Gn 2Sw Wo", "france"), "times 1")
    assert moves_beginning(state) == ["pay Wo", "pay 2Sw"]
