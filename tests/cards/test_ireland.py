"""The Irish cards: what they do with red's goods, and their limits."""

from __future__ import annotations

from itertools import permutations

from ora_widgets.engine import options
from tests.support.positions import answer, goods, moves_beginning, player_of, position, question, refusal_of

from .table import check_refusal, check_silence, check_use, rows_test, state_with_card

USES = """
I03 | Pn               | times 1                                   | 4Gn Bo
I03 | Wh               | times 1                                   | Pn 4Gn Bo
I03 | Pn               | times 0                                   | Pn
I04 | 9Gn              | times 9                                   | 9Ma 9Sw
I04 | 9Gn              | times 2                                   | 7Gn 2Ma 2Sw
I04 | 80Gn             | times 80                                  | 80Ma 80Sw
I05 | 2Ma 2Gn          | times 2; times 1                          | 7Pn Be
I05 | 3Ma 2Gn          | times 2; times 0                          | Ma 2Be
I05 | Be               | times 1                                   | 7Pn
I05 | Ma Gn 2Be        | times 0; times 1                          | 7Pn Ma Gn Be
I08 | -                | choose Be                                 | 3Pn Be
I08 | -                | choose Wh                                 | 3Pn Wh
I09 | -                | -                                         | -
I09 | Sh               | -                                         | 3Pn Sh
I09 | 4Sh 9Mt          | -                                         | 3Pn 4Sh 9Mt
I09 | 5Sh              | -                                         | 5Pn 5Sh
I09 | 8Sh              | -                                         | 5Pn 8Sh
I09 | 9Sh              | -                                         | 6Pn 9Sh
I09 | 30Sh             | -                                         | 6Pn 30Sh
I10 | -                | skip                                      | Ma
I10 | -                | enter LR1; take clay                      | Ma 3Cl
I11 | -                | -                                         | Wo Ma Pn Pt
I14 | -                | choose 2Gn; choose Wh                     | 2Gn Wh Bo
I14 | -                | choose 2Ma; choose Be                     | 2Ma Be Bo
I15 | Bo               | pay Bo; choose 5Cl 3Pt                    | 3Pt 5Cl
I15 | 2Bo              | pay Bo; choose 5Pn 3Cl                    | 3Cl 5Pn Bo
I15 | Bo               | skip                                      | Bo
I17 | Pn               | times 1                                   | Mt Wh Bo
I17 | Wh               | times 1                                   | Pn Mt Wh Bo
I20 | Be Wh            | times 1; times 1                          | 15Pn
I20 | Be Wh            | times 0; times 1                          | 7Pn Be
I20 | 2Be              | times 1                                   | 8Pn Be
I20 | 2Wh              | times 1                                   | 7Pn Wh
I21 | 3Ma 2Wo 2Pt      | times 2                                   | Ma 4Wh
I21 | Ma Wo Pt         | times 0                                   | Ma Wo Pt
I23 | 2Pn Cl           | pay 2Pn; build G07 1,3; prior             | Pn Co
I23 | Wh Cl            | pay 2Pn; build G07 1,3; skip              | -
I23 | 2Pn Cl           | pay 2Pn; skip                             | Cl
I23 | 2Pn Cl           | skip                                      | 2Pn Cl
I24 | Pn 4Be 3Wh       | times 1; times 3                          | Be Bo 3Rq
I24 | Be Wh            | times 1                                   | Pn Be Bo
I24 | Be Wh            | times 0; times 1                          | Rq
I24 | 2Pn              | times 1                                   | Pn Bo
I25 | 2Rq              | times 1                                   | Rq 2Wo 2Pt 2Gn 2Sh 2Cl 2Pn 2Sn
I25 | Rq               | times 0                                   | Rq
I29 | -                | clear 0,1                                 | 2Wo 2Sh Sn
I29 | -                | skip                                      | -
I30 | -                | times 1                                   | Be Ce
I30 | 4Mt              | times 4                                   | Mt Be 4Ce
I30 | -                | times 0                                   | Mt Be
I31 | 4Co              | times 3                                   | 9Pn Co 3Wh
I31 | Co               | times 0                                   | Co
I32 | Wo Pt Cl Sn Ma   | give Wo Pt Cl Sn Ma                       | Rq
I32 | Gn Sw 6Pn Wo     | give Wo Gn Pn Sw Ni                       | Rq
I32 | Wo Pt Cl Sn Ma   | skip                                      | Wo Pt Cl Sn Ma
I33 | 4Wo              | pay 3Wo; take joker Be                    | Wo 8Be
I33 | 3Wo              | pay 3Wo; take joker Wh                    | 8Wh
I33 | 3Wo              | pay 3Wo; skip                             | -
I33 | 3Wo              | skip                                      | 3Wo
I35 | 5Pn Wh Rq Or Bo  | times 1                                   | Wr
I35 | 10Pn Wh Rq Or    | times 1                                   | Wr
I35 | 3Pn 2Wh Rq Or Bo | times 1                                   | Wr
I35 | 5Pn Wh 2Rq Or Bo | times 1; pay Or Bo Rq                     | Wr Rq
I35 | 5Pn Wh 2Rq Or Bo | times 1; pay 2Rq                          | Wr Or Bo
I35 | 5Pn 15Wh         | times 1                                   | Wr
I35 | 5Pn Wh Rq Or Bo  | times 0                                   | 5Pn Wh Rq Or Bo
I36 | 3Bo 3Ce          | times 2                                   | 2Cl 2Pn Bo Ce 2Rq
I36 | Bo Ce            | times 1                                   | Cl Pn Rq
I37 | Bo               | pay Bo; district -1 hills; plot 2 coast   | -
I37 | Bo               | pay Bo; plot 2 mountain; district 2 plains | -
I37 | Bo               | pay Bo; district 2 hills; skip            | -
I37 | Bo               | pay Bo; skip                              | -
I37 | Bo               | skip                                      | Bo
I38 | 2Be              | pay Be; claim Bo Ce                       | Be Bo Ce
I38 | Be               | pay Be; claim Or                          | Or
I38 | Be               | pay Be; claim 2Bo                         | 2Bo
I38 | Be               | skip                                      | Be
I40 | Pt               | enter G07; times 1                        | Pn 2Co
I40 | -                | skip                                      | -
"""

REFUSED = """
I03 | 2Pn               | times 2                                      | F5.2.1 times-too-many limit=1
I04 | 2Gn               | times 3                                      | F5.2.1 times-too-many limit=2
I05 | 2Ma Gn            | times 2                                      | F5.2.1 times-too-many limit=1
I05 | 2Be               | times 2                                      | F5.2.1 times-too-many limit=1
I08 | -                 | choose Be Wh                                 | F5.2.1 not-an-option
I14 | -                 | choose Gn Ma                                 | F5.2.1 not-an-option
I14 | -                 | choose Be                                    | F5.2.1 not-an-option
I15 | Bo                | pay Bo; choose 5Cl 3Cl                       | F5.2.1 not-an-option
I15 | Bo                | pay Bo; choose 5Sn 3Cl                       | F5.2.1 not-an-option
I15 | Bo                | pay Bo; choose 8Cl                           | F5.2.1 not-an-option
I15 | 2Bo               | pay 2Bo                                      | F5.2.1 fee-fixed cost=Bo
I17 | 2Pn               | times 2                                      | F5.2.1 times-too-many limit=1
I20 | 2Be 2Wh           | times 2                                      | F5.2.1 times-too-many limit=1
I20 | 2Be 2Wh           | times 1; times 2                             | F5.2.1 times-too-many limit=1
I21 | 3Ma 2Wo 3Pt       | times 3                                      | F5.2.1 times-too-many limit=2
I23 | 2Pn 9Cl 9Wo       | pay 2Pn; build G07 1,3; skip; build G12 0,3  | F3.4 no-main-action-left
I24 | 2Pn               | times 2                                      | F5.2.1 times-too-many limit=1
I24 | 4Be 5Wh           | times 0; times 4                             | F5.2.1 times-too-many limit=3
I25 | 2Rq               | times 2                                      | F5.2.1 times-too-many limit=1
I29 | -                 | clear 0,0                                    | F5.4.1 nothing-to-fell space=0,0
I29 | -                 | clear 0,1; clear 0,2                         | F5.1 other-question question=act
I30 | 9Mt               | times 5                                      | F5.2.1 times-too-many limit=4
I31 | 4Co               | times 4                                      | F5.2.1 times-too-many limit=3
I32 | Wo Pt Cl Sn Ma    | give Wo Pt Cl Sn                             | F5.2.1 wrong-count wanted=5
I32 | 2Wo Pt Cl Sn Ma   | give 2Wo Pt Cl Sn                            | F1.2 not-different wanted=5
I32 | Wo Pt Cl Sn Ma Be | give Wo Pt Cl Sn Ma Be                       | F5.2.1 wrong-count wanted=5
I33 | 4Wo               | pay 4Wo                                      | F5.2.1 fee-fixed cost=3Wo
I33 | 3Wo               | pay 3Wo; take joker Ma                       | F5.2.1 not-an-option
I35 | 5Pn Wh 2Rq Or Bo  | times 1; pay Rq Or                           | F8.4 payment-too-small price=14.0 unit=points
I35 | 10Pn 2Wh 9Rq      | times 2                                      | F5.2.1 times-too-many limit=1
I36 | 3Bo 3Ce           | times 3                                      | F5.2.1 times-too-many limit=2
I37 | Bo                | pay Bo; district -1 hills; district -2 hills | F5.2.1 other-question question=granted
I37 | Bo                | pay Bo; plot 1 coast                         | F7.4 land-overlaps space=1,-2
I38 | Be                | pay Be; claim Rq                             | F5.2.1 claim-too-much points=8 limit=5
I38 | Be                | pay Be; claim 3Bo                            | F5.2.1 claim-too-much points=6 limit=5
I38 | Be                | pay Be; claim Wr                             | F5.2.1 not-an-option
I40 | -                 | enter I17                                    | F5.2.4 cannot-enter kind=display
I40 | -                 | enter I40                                    | F5.2.4 cannot-enter kind=itself
"""

SILENT = """
I03 | 3Wo
I04 | 3Sw
I05 | 3Ma
I05 | 3Gn
I15 | 3Ce
I17 | 3Gn
I20 | 3Ma
I21 | 3Ma 3Wo 3Co
I23 | Pn
I24 | 3Be
I25 | 9Or
I27 | 9Pn
I27 | Wh
I31 | 9Pt
I32 | 2Wo 2Pt 2Cl 2Sn
I32 | Wo Pt Gn 4Pn
I33 | 2Wo 9Pt
I35 | 5Pn Wh Rq Or
I35 | 4Pn Wh 2Rq
I35 | 9Pn 9Rq
I36 | 3Bo
I36 | 3Ce
I37 | 3Ce
I38 | 3Ma
"""


test_use = rows_test(check_use, USES, "ireland")
test_refusal = rows_test(check_refusal, REFUSED, "ireland")
test_nothing_is_asked = rows_test(check_silence, SILENT, "ireland")


def test_the_druid_gives_any_two_basic_goods() -> None:
    state = answer(state_with_card("I15", "Bo", "ireland"), "pay Bo")
    basic = ("Wo", "Pt", "Gn", "Sh", "Cl", "Pn")
    assert {move[1:] for move in options(state)} == {(f"5{a}", f"3{b}") for a, b in permutations(basic, 2)}


# ---- whose sheep, forests, land and clergymen


def test_the_spinning_mill_counts_the_payers_sheep() -> None:
    state = position(country="ireland", built={"G": "I09 0,3"}, give={"R": "Wh 5Sh", "G": "9Sh"})
    answer(state, "contract I09 whiskey; send lay")
    assert (goods(state), goods(state, "G")) == ("5Sh 5Pn", "9Sh")


def test_the_forest_hut_clears_the_payers_forest() -> None:
    state = position(country="ireland", built={"G": "I29 0,3"}, give={"R": "Pn"}, wheel="wood 6")
    before = state.since[:]
    answer(state, "contract I29 coins; send lay; clear 1,1")
    assert goods(state) == "2Wo 2Sh Sn"
    assert ("1,1" in player_of(state, "R").free, len(player_of(state, "G").forests)) == (True, 3)
    assert state.since == before


def test_the_forest_hut_without_a_forest() -> None:
    assert question(state_with_card("I29", "", "ireland", cleared={"R": "0,1 0,2 1,1"})) == "act R"


def test_the_bulwark_takes_the_topmost_tiles() -> None:
    """Free, beyond the ends of the piles, and in addition to the turn's purchase."""
    state = position(country="ireland", built={"R": "I37 0,3"}, give={"R": "Bo 9Pn"})
    answer(state, "use I37 lay; pay Bo; district -1 hills; plot 0 coast")
    assert (state.districts[0], state.plots[0]) == (3, 4)
    assert goods(state) == "9Pn"
    answer(state, "district 2 plains")
    assert goods(state) == "6Pn"
    assert "0,-1" in player_of(state, "R").ground


def test_the_bulwark_takes_what_is_left() -> None:
    state = position(country="ireland", built={"R": "I37 0,3"}, give={"R": "Bo"})
    state.districts = ()
    answer(state, "use I37 lay; pay Bo")
    assert not moves_beginning(state, "district")
    assert refusal_of(state, "district -1 hills").message == "no-landscape-left"
    state.plots = ()
    other = position(country="ireland", built={"R": "I37 0,3"}, give={"R": "Bo"})
    other.districts = other.plots = ()
    assert question(answer(other, "use I37 lay")) == "act R"
    assert goods(other) == "Bo"  # not asked for if nothing can follow


def test_the_bulwark_under_a_contract_widens_the_payers_land() -> None:
    state = position(country="ireland", built={"G": "I37 0,3"}, give={"R": "Pn Bo"})
    answer(state, "contract I37 coins; send lay; pay Bo; district -1 hills; skip")
    assert "-1,0" in player_of(state, "R").ground
    assert "-1,0" not in player_of(state, "G").ground


def test_the_festival_counts_the_payers_wilderness() -> None:
    """Every forest and moor is worth a point and stays."""
    state = position(
        country="ireland", built={"G": "I38 0,3"}, give={"R": "Pn Be"}, land={"R": "district -1 hills"},
        cleared={"G": "0,0 0,1 0,2 1,0 1,1"},
    )  # fmt: skip
    answer(state, "contract I38 coins; send lay; pay Be")
    assert refusal_of(state, "claim Rq 2Bo").message == "claim-too-much"
    answer(state, "claim Rq")
    assert goods(state) == "Rq"
    red = player_of(state, "R")
    assert len(red.forests) + len(red.moors) == 8


def test_a_single_point_buys_nothing() -> None:
    state = position(
        country="ireland", built={"R": "I38 0,3"}, give={"R": "Be"}, cleared={"R": "0,0 0,1 0,2 1,0"}
    )  # fmt: skip
    answer(state, "use I38 lay")
    assert question(state) == "act R"
    assert goods(state) == "Be"


# ---- the Locutory


def test_the_locutory_calls_the_prior_who_stands_on_it() -> None:
    """... and he may go straight to what is built then."""
    state = position(country="ireland", built={"R": "I23 0,3"}, give={"R": "2Pn Cl"}, lay={"R": "LR1"})
    answer(state, "use I23 prior; pay 2Pn; build G07 1,3; prior")
    assert player_of(state, "R").prior == "G07"
    assert player_of(state, "R").out == ("LR1",)
    assert goods(state) == "Pn Co"


def test_the_locutory_with_the_prior_at_home_still_builds() -> None:
    state = position(country="ireland", built={"R": "I23 0,3"}, give={"R": "2Pn Cl"})
    answer(state, "use I23 lay; pay 2Pn; build G07 1,3; skip")
    assert state.sites["G07"] == (0, "1,3")
    assert (player_of(state, "R").prior, player_of(state, "R").out) == ("", ("I23",))


def test_the_locutory_calls_nobody_without_the_coins() -> None:
    state = position(country="ireland", built={"R": "I23 0,3"}, give={"R": "2Pn Cl"})
    answer(state, "use I23 prior; skip")
    assert player_of(state, "R").prior == "I23"


def test_the_locutory_under_a_contract() -> None:
    """The payer's prior comes home and the payer builds."""
    state = position(
        country="ireland", built={"G": "I23 0,3"}, give={"R": "3Pn Cl"}, prior={"R": "LR1"}
    )  # fmt: skip
    answer(state, "contract I23 coins; send prior; pay 2Pn; build G07 1,3; prior")
    assert (player_of(state, "R").prior, player_of(state, "G").prior) == ("G07", "I23")
    assert state.sites["G07"] == (0, "1,3")


def test_the_locutory_again_through_the_manor_it_built() -> None:
    """A chain may return to its start if the condition of each step is met."""
    state = position(
        country="ireland", built={"R": "I23 0,3"}, give={"R": "24Pn Wh 2Cl"}, display="I27 G07",
        land={"R": "district 2 plains"},
    )  # fmt: skip
    answer(state, "use I23 lay; pay 2Pn; build I27 1,3; prior; pay Wh; enter I23; pay 2Pn; build G07 2,3; prior")
    assert (player_of(state, "R").prior, player_of(state, "R").out) == ("G07", ("I23",))
    assert goods(state) == "Cl Pn Co"


def test_the_locutory_with_nothing_to_build() -> None:
    state = position(country="ireland", built={"R": "I23 0,3"}, give={"R": "2Pn"}, prior={"R": "LR1"})
    answer(state, "use I23 lay; pay 2Pn")
    assert question(state) == "act R"
    assert player_of(state, "R").prior == ""


# ---- Cottage, Grand Manor, Guesthouse, Distillery, Cooperage, Houseboat


def test_the_cottage_opens_its_unoccupied_neighbours() -> None:
    state = position(country="ireland", built={"R": "I10 1,3"}, prior={"R": "LR2"}, wheel="coin 5")
    answer(state, "use I10 lay")
    assert moves_beginning(state, "enter") == ["enter LR3"]
    assert refusal_of(state, "enter LR2").details["kind"] == "unoccupied"
    answer(state, "enter LR3; take coin")
    assert goods(state) == "5Pn Ma"


def test_the_cottage_works_once_in_an_action() -> None:
    """Not even if the Locutory beside it has called its prior home."""
    state = position(
        country="ireland", built={"R": "I10 0,3; I23 1,3"}, give={"R": "22Pn Wh"}, display="I27",
        land={"R": "district 2 plains"},
    )  # fmt: skip
    answer(state, "use I10 prior; enter I23; pay 2Pn; build I27 2,3; prior")
    assert goods(state) == "Ma Wh"
    assert question(state) == "act R"  # the only clergyman is on the Grand Manor


def test_the_cottage_through_the_guesthouse_gives_only_malt() -> None:
    state = position(country="ireland", built={"R": "I40 0,3"}, display="I10")
    answer(state, "use I40 lay; enter I10")
    assert (goods(state), question(state)) == ("Ma", "act R")


def test_the_grand_manor_opens_any_occupied_building_but_itself() -> None:
    state = position(
        country="ireland",
        built={"R": "I27 0,3"},
        give={"R": "Wh"},
        lay={"G": "LG1"},
        prior={"R": "LR3"},
        wheel="clay 3",
    )
    answer(state, "use I27 lay; pay Wh")
    assert moves_beginning(state, "enter") == ["enter LR3", "enter LG1"]
    answer(state, "enter LG1; take clay")
    assert goods(state) == "3Cl"


def test_the_guesthouse_takes_nothing_off_the_display() -> None:
    state = position(country="ireland", built={"R": "I40 0,3"}, display="I21 G07", give={"R": "Ma Wo Pt"})
    answer(state, "use I40 lay; enter I21; times 1")
    assert goods(state) == "2Wh"
    assert state.display == ("I21", "G07")
    assert state.price == 1


def test_an_unbuilt_locutory_serves_as_if_it_stood_there() -> None:
    state = position(
        country="ireland", built={"R": "I40 0,3"}, display="I23 G07", give={"R": "2Pn Cl"}, prior={"R": "LR1"}
    )
    answer(state, "use I40 lay; enter I23; pay 2Pn; build G07 1,3; prior")
    assert player_of(state, "R").prior == "G07"


def test_the_distillery_raises_the_price_when_it_is_built() -> None:
    state = position(country="ireland", display="I21", give={"R": "2Cl 2Sw"})
    answer(state, "build I21 0,3; skip")
    assert state.price == 2


def test_the_cooperage_in_a_short_game_serves_everybody() -> None:
    state = position(length="short", country="ireland", built={"R": "I33 0,3"}, give={"R": "3Wo"}, wheel="joker 8")
    answer(state, "use I33 lay; pay 3Wo; take joker Wh")
    assert [goods(state, seat) for seat in "RGB"] == ["9Wh", "Wh", "Wh"]


def test_the_houseboat_is_a_neighbour_like_any_other() -> None:
    state = position(
        country="ireland", land={"R": "plot 0 coast"}, built={"R": "I10 0,-1; I11 0,-2"}
    )  # fmt: skip
    answer(state, "use I10 lay; enter I11")
    assert goods(state) == "Wo Pt Pn 2Ma"


def test_the_round_tower_when_no_wonder_is_left() -> None:
    state = position(country="ireland", built={"R": "I35 0,3"}, give={"R": "5Pn Wh 2Rq"})
    state.wonders = 0
    assert question(answer(state, "use I35 lay")) == "act R"


def test_a_wonder_pays_for_no_wonder() -> None:
    state = position(country="ireland", built={"R": "I35 0,3"}, give={"R": "5Pn Wh Wr"})
    assert question(answer(state, "use I35 lay")) == "act R"
