"""The French cards: what they do with red's goods, and their limits."""

from __future__ import annotations

import pytest

from ora_widgets.engine import answers
from tests.support.positions import answer, goods, moves_beginning, player_of, position, question, refusal_of

from .table import check_refusal, check_silence, check_use, rows_test, state_with_card

USES = """
F03 | Pn               | times 1                                   | 6Gn
F03 | Wn               | times 1                                   | 6Gn
F03 | 6Pn              | times 0                                   | 6Pn
F04 | 9Gn              | times 7                                   | 2Gn 7Fl 7Sw
F04 | 2Gn              | times 1                                   | Gn Fl Sw
F05 | 2Fl Pt           | times 2; times 1                          | 4Pn Br
F05 | 2Fl Wo           | times 2; times 2                          | 8Pn
F05 | 3Fl Wo Sw        | times 3; times 2                          | 8Pn Br
F05 | 4Fl Pt           | times 4; times 0                          | 4Br
F05 | 6Fl Co           | times 6; times 2                          | 8Pn 4Br
F05 | Fl Wo            | times 1; times 0                          | Br
F05 | Fl Gn            | times 1; times 1                          | 4Pn
F05 | 3Fl Wo Pt        | times 1; pay Wo; times 0                  | 2Fl Pt Br
F05 | Br               | times 1                                   | 4Pn
F05 | 3Br Fl Pt        | times 0; times 2                          | 8Pn Br Fl Pt
F08 | Wo Pt Cl Sn Gp   | give Wo Pt Cl Sn                          | 7Pn Br Gp
F08 | Wo Pt Cl 6Pn     | give Wo Cl Pn Ni                          | 7Pn Pt Br
F08 | Wo Pt Cl 6Pn     | give Wo Pt Cl Ni                          | 8Pn Br
F08 | Wo Pt Cl Sn      | skip                                      | Wo Pt Cl Sn
F09 | -                | skip                                      | Gp
F09 | -                | enter LR1; take clay                      | Gp 3Cl
F10 | Cl               | clear 0,1; build G07 0,1; prior           | Pn Co
F10 | Cl               | clear 0,1; build G07 0,1; skip            | -
F10 | Cl               | clear 0,1; skip                           | Cl
F10 | Cl               | skip                                      | Cl
F11 | -                | -                                         | Wo Wn Pn Ce
F14 | -                | take grapes                               | 9Gp
F14 | -                | take joker                                | 8Gp
F14 | -                | skip                                      | -
F15 | Pn               | times 1                                   | 2Fl Br 2Gp Bo
F15 | Wn               | times 1                                   | 2Fl Br 2Gp Bo
F15 | Pn               | times 0                                   | Pn
F17 | 3Pn              | times 3; times 1                          | 2Bo Mt Wn
F17 | 3Pn              | times 1; times 0                          | 2Pn Bo
F17 | 2Wn              | times 2; times 1                          | Bo Mt Wn
F17 | Bo               | times 1                                   | Mt Wn
F17 | Pn Bo            | times 0; times 1                          | Pn Mt Wn
F20 | Mt Sh            | times 7                                   | 7Pn
F20 | Mt               | times 3                                   | 3Pn
F20 | 2Sh              | times 4                                   | 4Pn
F20 | Sh Wn            | times 2; times 1                          | 8Pn
F20 | Wn               | times 1                                   | Pn
F20 | Wn               | times 0; times 1                          | 6Pn
F20 | 2Pn              | times 2                                   | 2Pn
F21 | 3Gp              | times 3; times 1                          | 7Pn 2Wn
F21 | 3Gp              | times 1; times 0                          | 2Gp Wn
F21 | Gp Wn            | times 0; times 1                          | 7Pn Gp
F23 | Pn               | pay Pn                                    | Bo Ce
F23 | Wn               | pay Pn                                    | Bo Ce
F23 | Pn               | skip                                      | Pn
F24 | 3Br 3Wn          | times 2                                   | Br Wn 2Rq
F24 | Br Wn            | times 1                                   | Rq
F24 | Br Wn            | times 0                                   | Br Wn
F25 | Wo Pt Gn Sh Cl 6Pn Sn Co Sw Mt Fl Br Wn | give Wo Pt Gn Sh Cl Pn Sn Co Sw Mt Fl Br Ni  | Wr Wn
F25 | Wo Pt 2Gn Sh Cl Pn Sn Co Mt Fl Br Gp Wn | give Wo Pt Gn Sh Cl Pn Sn Co Sw Mt Fl Br Gp  | Wr Wn
F25 | Wo Pt 2Gn Sh Cl Pn Sn Co Mt Fl Br Gp    | skip                                         | Wo Pt 2Gn Sh Cl Pn Sn Co Mt Fl Br Gp
F29 | -                | take stone                                | 10Sn
F29 | -                | take joker                                | 8Sn
F30 | 2Ce              | times 1                                   | 12Pn Ce
F30 | Ce               | times 0                                   | Ce
F31 | -                | take grapes                               | 9Gp
F31 | -                | take joker                                | 8Gp
F32 | Pn               | pay Pn; fell 0,1 wood; cut 0,0 peat       | 6Wo 7Pt
F32 | Pn               | pay Pn; cut 0,0 peat; fell 0,1 wood       | 6Wo 7Pt
F32 | Pn               | pay Pn; fell 0,1 joker; cut 0,0 joker     | 8Wo
F32 | Pn               | pay Pn; cut 1,0 peat; skip                | 7Pt
F32 | Pn               | pay Pn; skip                              | -
F32 | Pn               | skip                                      | Pn
F33 | Wo Pt            | pay Wo Pt; take joker Mt                  | 8Mt
F33 | Co               | pay Co; take joker Br                     | 8Br
F33 | 2Pt              | pay 2Pt; take joker Wn                    | 8Wn
F33 | 6Gn              | pay 6Sw; take joker Wn                    | 8Wn
F33 | Co               | pay Co; skip                              | -
F33 | Co               | skip                                      | Co
F35 | 5Pn              | pay 5Pn                                   | Rq
F35 | 3Pn 2Wn          | pay 5Pn                                   | Rq
F35 | 15Pn             | pay 5Pn; times 1                          | 2Rq
F35 | 15Pn             | pay 5Pn; times 0                          | 10Pn Rq
F35 | 36Pn             | pay 5Pn; times 3                          | Pn 4Rq
F35 | 10Pn             | skip                                      | 10Pn
F36 | Bo Ce            | trade Bo; trade Ce                        | Ce Or
F36 | Bo               | trade Bo; trade Ce                        | Or
F36 | Ce               | trade Ce; trade Or                        | Rq
F36 | 3Bo              | trade Bo; trade Bo                        | Bo 2Ce
F36 | 2Or              | trade Or; trade Or                        | 2Rq
F36 | Bo Or            | trade Or; skip                            | Bo Rq
F36 | Bo               | skip                                      | Bo
F37 | -                | -                                         | Ce
F37 | 2Sw 3Wo          | times 2                                   | Wo 2Bo Ce
F37 | 2Gn 2Wo          | times 1                                   | Wo Gn Bo Ce
F37 | Sw Wo            | times 0                                   | Sw Wo Ce
F38 | -                | clear 0,1; clear 0,2; clear 1,1           | 3Bo
F38 | -                | clear 0,2; skip                           | Bo
F38 | -                | skip                                      | -
F40 | -                | enter G07                                 | Pn Co
F40 | Pt               | enter G07; times 1                        | Pn 2Co
F40 | -                | skip                                      | -
"""

REFUSED = """
F03 | 2Pn            | times 2                                       | F5.2.1 times-too-many limit=1
F04 | 9Gn            | times 8                                       | F5.2.1 times-too-many limit=7
F05 | 3Fl Wo         | times 3                                       | F5.2.1 times-too-many limit=2
F05 | Fl Pt          | times 2                                       | F5.2.1 times-too-many limit=1
F05 | 5Br            | times 3                                       | F5.2.1 times-too-many limit=2
F08 | Wo Pt Cl Sn Gp | give Wo Pt Cl                                 | F5.2.1 wrong-count wanted=4
F08 | Wo Pt Cl Sn Gp | give Wo Pt Cl Sn Gp                           | F5.2.1 wrong-count wanted=4
F08 | 2Wo Pt Cl Sn   | give 2Wo Pt Cl                                | F1.2 not-different wanted=4
F08 | Wo Pt Cl Sn    | give Wo Pt Cl Or                              | F1.2 payment-not-owned good=Or
F09 | -              | enter LR2                                     | F5.2.4 cannot-enter kind=adjacent
F10 | Cl             | build G07 0,3                                 | F5.2.1 other-question question=step
F10 | 9Cl 9Wo        | clear 0,1; build G07 0,1; skip; build G02 0,2 | F3.4 no-main-action-left
F11 | -              | times 1                                       | F5.1 other-question question=act
F14 | -              | take stone                                    | F5.2.1 not-an-option
F15 | 2Pn            | times 2                                       | F5.2.1 times-too-many limit=1
F17 | 9Pn            | times 4                                       | F5.2.1 times-too-many limit=3
F17 | 3Pn            | times 3; times 2                              | F5.2.1 times-too-many limit=1
F20 | 9Sh            | times 8                                       | F5.2.1 times-too-many limit=7
F20 | 2Wn            | times 0; times 2                              | F5.2.1 times-too-many limit=1
F21 | 2Wn            | times 2                                       | F5.2.1 times-too-many limit=1
F21 | 2Gp            | times 3                                       | F5.2.1 times-too-many limit=2
F23 | 2Pn            | pay 2Pn                                       | F5.2.1 fee-fixed cost=Pn
F24 | 3Br 3Wn        | times 3                                       | F5.2.1 times-too-many limit=2
F24 | 3Br Wn         | times 2                                       | F5.2.1 times-too-many limit=1
F29 | -              | take grapes                                   | F5.2.1 not-an-option
F30 | 2Ce            | times 2                                       | F5.2.1 times-too-many limit=1
F32 | Pn             | pay Pn; fell 0,1 wood; fell 0,2 wood          | F5.2.1 other-question question=granted
F32 | Pn             | fell 0,1 wood                                 | F5.2.1 other-question question=step
F33 | Wo Pt          | pay Pt                                        | F8.4 payment-too-small price=3.0 unit=energy
F33 | Co             | take joker Mt                                 | F5.2.1 other-question question=step
F33 | Co             | pay Co; take livestock                        | F5.2.1 not-an-option
F33 | Co             | pay Co; take joker Gp                         | F5.2.1 not-an-option
F35 | 14Pn           | pay 5Pn; times 1                              | F5.1 other-question question=act
F35 | 20Pn           | times 1                                       | F5.2.1 other-question question=step
F36 | Bo             | trade Ce                                      | F5.2.1 not-an-option
F36 | 3Bo            | trade Bo; trade Bo; trade Bo                  | F5.1 other-question question=act
F37 | 2Sw Wo         | times 2                                       | F5.2.1 times-too-many limit=1
F38 | -              | clear 0,0                                     | F5.4.1 nothing-to-fell space=0,0
F40 | -              | enter F17                                     | F5.2.4 cannot-enter kind=display
F40 | -              | enter F40                                     | F5.2.4 cannot-enter kind=itself
"""

# Without the means nothing is asked.
SILENT = """
F03 | 3Wo
F04 | 3Sw
F05 | 3Fl
F05 | 3Wo
F08 | Wo Pt Cl
F08 | 9Wo 9Pt 4Pn
F15 | Wo
F17 | 3Wo
F20 | 3Wo
F21 | 3Wo
F23 | 3Wo
F24 | 2Br
F24 | 2Wn
F25 | Wo Pt Gn Sh Cl 6Pn Sn Co Sw Mt Br
F27 | 9Pn
F27 | Wn
F30 | 9Cl
F32 | 3Wo
F33 | Pt Sw
F35 | 4Pn
F36 | 3Cl
"""


test_use = rows_test(check_use, USES, "france")
test_refusal = rows_test(check_refusal, REFUSED, "france")
test_nothing_is_asked = rows_test(check_silence, SILENT, "france")


@pytest.mark.parametrize("card", ["F10", "F38"])
def test_silence_without_a_forest(card: str) -> None:
    assert question(state_with_card(card, "", "france", cleared={"R": "0,1 0,2 1,1"})) == "act R"


# ---- the Cloister Garden


def test_the_garden_opens_unoccupied_buildings_beside_it() -> None:
    table_ = position(built={"R": "F09 0,3; G16 0,2"}, lay={"R": "G16"})
    answer(table_, "use F09 lay")
    assert moves_beginning(table_, "enter") == ["enter LR1"]  # not the occupied one, the empty space or the corner
    assert refusal_of(table_, "enter G16").message == "cannot-enter"


def test_the_garden_opens_no_settlement_and_no_forest() -> None:
    table_ = position(built={"R": "F09 1,3; S1 0,3"}, land={"R": "district 2 plains"})
    answer(table_, "use F09 lay")
    assert moves_beginning(table_, "enter") == ["enter LR2", "enter LR3"]


def test_the_garden_reaches_across_the_edge_of_a_plot() -> None:
    table_ = position(built={"R": "F09 0,5; G22 0,6"}, land={"R": "plot 0 mountain"}, wheel="stone 10")
    answer(table_, "use F09 lay")
    assert moves_beginning(table_, "enter") == ["enter LR1", "enter G22"]
    answer(table_, "enter G22; take stone")
    assert goods(table_) == "10Sn Gp"


def test_nobody_is_placed_on_the_gardens_neighbour() -> None:
    table_ = position(built={"R": "F09 0,3"}, mains=2)
    answer(table_, "use F09 lay; enter LR1; take clay")
    assert table_.occupied_cards() == {"F09"}
    assert "use LR1 lay" in moves_beginning(table_)


def test_the_garden_works_once_in_an_action() -> None:
    """Not even through the Priory beside it, nor by any other way."""
    table_ = position(built={"R": "F09 0,3; G01 1,3"})
    answer(table_, "use F09 prior; enter G01")
    assert goods(table_) == "Gp"
    assert question(table_) == "act R"  # the prior is on the Garden, which cannot be entered again
    other = position(built={"R": "F09 0,3; G01 1,3"}, prior={"G": "LG1"}, wheel="clay 3")
    answer(other, "use F09 prior; enter G01; enter LG1; take clay")
    assert goods(other) == "3Cl Gp"


def test_the_garden_under_a_contract_opens_its_owners_buildings() -> None:
    table_ = position(built={"G": "F09 0,3"}, give={"R": "Pn"}, wheel="clay 3")
    answer(table_, "contract F09 coins; send lay")
    assert moves_beginning(table_, "enter") == ["enter LG1"]
    answer(table_, "enter LG1; take clay")
    assert (goods(table_), goods(table_, "G")) == ("3Cl Gp", "Pn")


def test_an_unbuilt_garden_has_no_neighbours() -> None:
    table_ = position(built={"R": "F40 0,3"}, display="F09 G07")
    answer(table_, "use F40 lay; enter F09")
    assert goods(table_) == "Gp"
    assert question(table_) == "act R"


# ---- Carpentry, Printing Office, Calefactory, Bathhouse


def test_the_carpentry_moves_no_indicator() -> None:
    table_ = position(built={"R": "F10 0,3"}, give={"R": "Cl"}, wheel="wood 6 joker 8")
    before = table_.since[:]
    answer(table_, "use F10 lay; clear 0,1; build G07 0,1; skip")
    assert table_.since == before
    assert player_of(table_, "R").holds["0,1"] == "G07"
    assert player_of(table_, "R").forests == ("0,2", "1,1")


def test_the_carpentrys_building_is_paid_and_placed_by_all_rules() -> None:
    table_ = position(built={"R": "F10 0,3"}, give={"R": "Wo"}, display="G02 F14 G07 G12")
    answer(table_, "use F10 lay; clear 0,1")
    # Too expensive, not on plains, too expensive; the Stone Merchant may be built on the newly cleared space.
    assert moves_beginning(table_, "build") == ["build G12 1,3", "build G12 0,1"]


def test_the_carpentry_under_a_contract_serves_the_one_who_pays() -> None:
    table_ = position(built={"G": "F10 0,3"}, give={"R": "Pn Cl"})
    answer(table_, "contract F10 coins; send lay; clear 0,2; build G07 0,2; prior")
    assert player_of(table_, "R").forests == ("0,1", "1,1")
    assert len(player_of(table_, "G").forests) == 3
    assert table_.sites["G07"] == (0, "0,2")
    assert player_of(table_, "R").prior == "G07"


def test_the_printing_office_clears_four_forests_at_most() -> None:
    table_ = position(built={"R": "F38 0,3"}, land={"R": "district -1 hills"})
    answer(table_, "use F38 lay; clear 0,1; clear 0,2; clear 1,1; clear -1,1")
    assert goods(table_) == "4Bo"
    assert question(table_) == "act R"
    assert player_of(table_, "R").forests == ("-1,2",)
    assert {"0,1", "0,2", "1,1", "-1,1"} <= set(player_of(table_, "R").free)


def test_the_printing_office_under_a_contract_clears_the_payers_forests() -> None:
    table_ = position(built={"G": "F38 0,3"}, give={"R": "Pn"})
    answer(table_, "contract F38 coins; send lay; clear 0,1; skip")
    assert (len(player_of(table_, "R").forests), len(player_of(table_, "G").forests)) == (2, 3)
    assert goods(table_) == "Bo"


def test_the_calefactory_resets_what_it_reads() -> None:
    table_ = state_with_card("F32", "Pn", "france")
    answer(table_, "pay Pn; fell 0,1 wood; cut 0,0 peat")
    assert [table_.since[i] == table_.round for i in range(9)] == [True, True] + [False] * 7
    assert {"0,1", "0,0"} <= set(player_of(table_, "R").free)


def test_the_calefactory_under_a_contract_works_on_the_payers_land() -> None:
    table_ = position(built={"G": "F32 0,3"}, give={"R": "2Pn"}, wheel="wood 6")
    answer(table_, "contract F32 coins; send lay; pay Pn; fell 0,1 wood; skip")
    assert (goods(table_), len(player_of(table_, "G").forests)) == ("6Wo", 3)


def test_the_bathhouse_calls_everybody_home() -> None:
    """Including the clergyman just placed, but nobody else's."""
    table_ = position(
        built={"R": "F23 0,3"}, give={"R": "Pn"}, prior={"R": "LR1", "G": "LG1"}, lay={"R": "LR2", "G": "LG2"}
    )
    answer(table_, "use F23 lay; pay Pn")
    red, green = player_of(table_, "R"), player_of(table_, "G")
    assert (red.prior, red.brothers, red.out) == ("", 2, ())
    assert (green.prior, green.out) == ("LG1", ("LG2",))


def test_the_bathhouse_without_the_coin_calls_nobody() -> None:
    table_ = position(built={"R": "F23 0,3"}, give={"R": "Pn"}, prior={"R": "LR1"})
    answer(table_, "use F23 lay; skip")
    assert (player_of(table_, "R").prior, player_of(table_, "R").out) == ("LR1", ("F23",))


def test_the_bathhouse_under_a_contract_calls_the_payers_men() -> None:
    table_ = position(built={"G": "F23 0,3"}, give={"R": "2Pn"}, prior={"R": "LR1"}, lay={"R": "LR2 LR3"})
    answer(table_, "contract F23 coins; send prior; pay Pn")
    red, green = player_of(table_, "R"), player_of(table_, "G")
    assert (red.prior, red.brothers, red.out) == ("", 2, ())
    assert green.prior == "F23"


# ---- Palace, Hospice, Winery, Shipping Company


def test_the_palace_opens_any_occupied_building_but_itself() -> None:
    table_ = position(
        built={"R": "F27 0,3", "G": "F05 0,3"}, give={"R": "Wn"}, lay={"R": "LR1", "G": "F05"}, prior={"B": "LB3"},
        wheel="coin 5",
    )  # fmt: skip
    answer(table_, "use F27 lay; pay Wn")
    assert sorted(moves_beginning(table_, "enter")) == ["enter F05", "enter LB3", "enter LR1"]
    assert refusal_of(table_, "enter F27").details["kind"] == "itself"
    assert refusal_of(table_, "enter LG1").message == "cannot-enter"
    answer(table_, "enter LB3; take coin")
    assert goods(table_) == "5Pn"
    assert player_of(table_, "B").prior == "LB3"  # nobody moves and nobody is paid
    assert goods(table_, "B") == ""


def test_a_chain_of_such_buildings() -> None:
    """Palace, Priory, Garden: each by its own condition, and none twice."""
    table_ = position(
        built={"R": "F27 0,3", "G": "G01 0,3; F09 1,3"}, lay={"G": "G01"}, prior={"G": "F09"}, give={"R": "Wn"},
        wheel="coin 5",
    )  # fmt: skip
    answer(table_, "use F27 lay; pay Wn; enter G01; enter F09; enter LG3; take coin")
    assert goods(table_) == "5Pn Gp"


def test_the_hospice_offers_the_display_and_nothing_else() -> None:
    table_ = position(built={"R": "F40 0,3"}, display="G07 F17", give={"R": "Pn"})
    answer(table_, "use F40 lay")
    assert moves_beginning(table_, "enter") == ["enter G07", "enter F17"]
    assert refusal_of(table_, "enter LR1").message == "cannot-enter"
    answer(table_, "enter F17; times 1; times 0")
    assert goods(table_) == "Bo"
    assert table_.display == ("G07", "F17")


def test_the_hospice_beside_an_empty_display() -> None:
    assert question(answer(position(built={"R": "F40 0,3"}, display=""), "use F40 lay")) == "act R"


@pytest.mark.parametrize(("unbuilt", "answers", "after"), [("G01", "", ""), ("F27", "pay Wn; ", "")])
def test_an_unbuilt_priory_or_palace_opens_built_ones(unbuilt: str, answers: str, after: str) -> None:
    table_ = position(
        built={"R": "F40 0,3"}, display=unbuilt, give={"R": "Wn"}, prior={"G": "LG3"}, wheel="coin 5"
    )  # fmt: skip
    answer(table_, f"use F40 lay; enter {unbuilt}; {answers}enter LG3; take coin")
    assert player_of(table_, "R").goods[5] == 5


def test_the_winery_raises_the_price_only_when_built() -> None:
    table_ = position(built={"R": "F40 0,3"}, display="F21", give={"R": "2Cl 2Sw"}, mains=2)
    answer(table_, "use F40 lay; enter F21")
    assert table_.price == 1
    answer(table_, "build F21 1,3; skip")
    assert table_.price == 2


def test_the_shipping_company_resets_the_joker_alone() -> None:
    table_ = state_with_card("F33", "Co", "france")
    before = table_.since[:]
    answer(table_, "pay Co; take joker Wn")
    assert [i for i in range(9) if table_.since[i] != before[i]] == [6]


def test_the_shipping_company_in_a_short_game_serves_everybody() -> None:
    table_ = position(
        length="short", land={"R": "plot 0 coast"}, built={"R": "F33 0,-1"}, give={"R": "Co"}, wheel="joker 8"
    )
    answer(table_, "use F33 lay; pay Co; take joker Mt")
    assert [goods(table_, seat) for seat in "RGB"] == ["9Mt", "Mt", "Mt"]


def test_the_grapevine_before_the_grapes_have_come() -> None:
    """F4.6: only the joker helps."""
    table_ = position(land={"R": "plot 0 mountain"}, built={"R": "F14 0,5"}, wheel="joker 8")
    answer(table_, "use F14 lay")
    assert moves_beginning(table_) == ["take joker", "skip"]
    assert refusal_of(table_, "take grapes").message == "indicator-not-on-wheel"


def test_the_chamber_of_wonders_when_no_wonder_is_left() -> None:
    kinds = "Wo Pt Gn Sh Cl 6Pn Sn Co Sw Mt Fl Br Wn"
    state = position(built={"R": "F25 0,3"}, give={"R": kinds})
    state.wonders = 0
    assert question(answer(state, "use F25 lay")) == "act R"


def test_nineteen_kinds_of_goods_in_france() -> None:
    kinds = "2Wo 2Pt 2Gn 2Sh 2Cl 6Pn 2Sn 2Co 2Sw 2Mt 2Fl 2Br 2Gp 2Wn 2Bo 2Ce 2Or 2Rq Wr"
    state = answer(position(built={"R": "F25 0,3"}, give={"R": kinds}), "use F25 lay")
    assert len(answers(state)) == 27_132 + 1  # 13 of 19
    assert refusal_of(state, "give Wr Pt Gn Sh Cl Pn Sn Co Sw Mt Fl Br Ni").message == "wonder-kept"
