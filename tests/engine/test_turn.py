"""A turn of the normal rounds: clergymen, contracts, building, buying, passing (F3, F5, F6)."""

from __future__ import annotations

import pytest

from ora_widgets.engine import new_state
from tests.support.positions import SEATS, answer, goods, moves_beginning, player_of, position, question, refusal_of

# ---- clergymen (F5.2)


def test_one_clergyman_per_building() -> None:
    state = position(mains=3)
    assert moves_beginning(state, "use") == [f"use LR{n} {kind}" for n in (1, 2, 3) for kind in ("lay", "prior")]
    answer(state, "use LR1 prior; skip")
    assert moves_beginning(state, "use") == ["use LR2 lay", "use LR3 lay"]
    assert refusal_of(state, "use LR1 lay").message == "occupied"
    assert refusal_of(state, "use LR2 prior").message == "no-clergyman"
    answer(state, "use LR3 lay; skip; use LR2 lay; skip")
    assert (player_of(state, "R").prior, player_of(state, "R").out, player_of(state, "R").brothers) == (
        "LR1",
        ("LR3", "LR2"),
        0,
    )


def test_nobody_left_to_send() -> None:
    state = position(prior={"R": "LR1"}, lay={"R": "LR2 LR3"}, built={"R": "G07 0,3"})
    assert not moves_beginning(state, "use")
    assert refusal_of(state, "use G07 lay").message == "no-clergyman"


def test_only_ones_own_built_buildings() -> None:
    """F5.2.4."""
    state = position(built={"G": "G07 0,3", "R": "S1 0,3"})
    assert refusal_of(state, "use G07 lay").message == "not-your-building"
    assert refusal_of(state, "use F05 lay").message == "not-built"
    assert refusal_of(state, "use S1 lay").message == "settlement-not-used"


def test_clergymen_come_home_when_all_are_out() -> None:
    """F3.1, F3.7: at the start of a round, everybody for himself."""
    state = position(
        prior={"R": "LR1", "G": "LG1"}, lay={"R": "LR2 LR3", "G": "LG2", "B": "LB1 LB2"}, turn="B", mains=0
    )
    assert not moves_beginning(state, "use")
    answer(state, "done")
    red, green, blue = (player_of(state, seat) for seat in "RGB")
    assert (red.prior, red.brothers, red.out) == ("", 2, ())
    assert (green.prior, green.brothers) == ("LG1", 1)
    assert (blue.prior, blue.brothers, blue.out) == ("", 0, ("LB1", "LB2"))


def test_who_is_all_out_during_a_round_stays_out() -> None:
    """F3.7."""
    state = new_state(3, "france")
    answer(state, "use LR1 lay; skip; done; pass; done; pass; done; use LR2 lay; skip; done")
    # Round 2: green, blue, red, green.
    answer(state, "pass; done; pass; done; use LR3 prior; skip; done")
    assert player_of(state, "R").brothers == 0
    assert refusal_of(state, "contract LR1 coins").message == "occupied"
    answer(state, "pass; done")
    assert state.round == 3
    assert (player_of(state, "R").prior, player_of(state, "R").brothers) == ("", 2)


def test_two_clergymen_in_a_short_game() -> None:
    """F12.1."""
    state = position(length="short", prior={"R": "LR1"}, lay={"R": "LR2"}, mains=0)
    answer(state, "done")
    assert (player_of(state, "R").prior, player_of(state, "R").brothers) == ("", 1)


# ---- work contracts (F5.3)


def test_a_contract_pays_the_owner_and_moves_his_man() -> None:
    state = position(give={"R": "2Pn 2Fl Wo"}, built={"G": "F05 0,3"})
    assert moves_beginning(state, "contract F05") == ["contract F05 coins"]
    answer(state, "contract F05 coins")
    assert question(state) == "lend G"
    assert goods(state) == "Wo Pn 2Fl"  # paid before the function runs
    answer(state, "send prior")
    assert question(state) == "step R"
    answer(state, "times 2; times 2")
    assert (goods(state), goods(state, "G")) == ("9Pn", "Pn")
    assert player_of(state, "G").prior == "F05"
    assert (player_of(state, "R").prior, player_of(state, "R").brothers) == ("", 2)


@pytest.mark.parametrize(
    ("prior", "lay", "sent"), [("LG1", "", "lay"), ("", "LG1 LG2", "prior"), ("LG1", "LG2", "lay")]
)
def test_an_owner_with_one_kind_at_home_has_no_choice(prior: str, lay: str, sent: str) -> None:
    """F5.3.2."""
    state = position(
        give={"R": "Pn"}, built={"G": "G07 0,3"}, prior={"G": prior} if prior else {}, lay={"G": lay} if lay else {}
    )
    answer(state, "contract G07 coins")
    assert question(state) == "act R"
    assert (player_of(state, "G").prior == "G07") is (sent == "prior")
    assert ("G07" in player_of(state, "G").out) is (sent == "lay")


def test_an_owner_with_nobody_at_home() -> None:
    """F5.3.3."""
    state = position(give={"R": "9Pn"}, prior={"G": "LG1"}, lay={"G": "LG2 LG3"}, built={"G": "G07 0,3"})
    assert not moves_beginning(state, "contract G07")
    assert not moves_beginning(state, "contract LG")
    assert refusal_of(state, "contract G07 coins").message == "owner-has-no-clergyman"


def test_contracts_that_cannot_be_made() -> None:
    state = position(give={"R": "9Pn"}, lay={"G": "LG1"})
    assert refusal_of(state, "contract LG1 coins").message == "occupied"  # D18
    assert refusal_of(state, "contract LR1 coins").message == "own-building"  # F5.3.8
    assert refusal_of(state, "contract F05 coins").message == "not-built"
    assert refusal_of(state, "contract LG2 wine").message == "no-drink"
    assert refusal_of(state, "contract LG2 whiskey").message == "wrong-drink"
    poor = position()
    assert not moves_beginning(poor, "contract")
    assert refusal_of(poor, "contract LG2 coins").message == "contract-price"


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_the_price_after_the_winery_or_the_distillery(country: str) -> None:
    """F5.3.4, F18.3: 2 coins to the owner for everybody, or one drink to the supply."""
    card, drink, code = ("F21", "wine", "Wn") if country == "france" else ("I21", "whiskey", "Wh")
    state = position(country=country, built={"B": f"{card} 0,3"}, give={"R": f"2Pn {code}"}, prior={"G": "LG3"})
    answer(state, "contract LG1 coins; skip")
    assert (goods(state), goods(state, "G")) == (code, "2Pn")
    state = position(country=country, built={"B": f"{card} 0,3"}, give={"R": f"2Pn {code}"}, prior={"G": "LG3"})
    answer(state, f"contract LG1 {drink}; skip")
    assert (goods(state), goods(state, "G")) == ("2Pn", "")
    one = position(country=country, built={"B": f"{card} 0,3"}, give={"R": "Pn"})
    assert not moves_beginning(one, "contract")


def test_a_drink_is_a_present_before_the_price_rises_too() -> None:
    """F5.3.5."""
    state = position(give={"R": "Wn"}, lay={"G": "LG1 LG2"})
    answer(state, "contract LG3 wine; skip")
    assert (goods(state), goods(state, "G")) == ("", "")


def test_a_drink_may_also_be_turned_into_the_price() -> None:
    """D37: the coin then goes to the owner."""
    state = position(give={"R": "Wn"}, lay={"G": "LG1 LG2"})
    answer(state, "contract LG3 coins; skip")
    assert (goods(state), goods(state, "G")) == ("", "Pn")
    irish = position(country="ireland", give={"R": "Wh"}, lay={"G": "LG1 LG2"})
    answer(irish, "contract LG3 coins; skip")
    assert (goods(irish), goods(irish, "G")) == ("Pn", "Pn")


def test_a_contract_may_be_without_effect() -> None:
    """F5.3.6."""
    state = position(give={"R": "Pn"}, prior={"G": "LG1"})
    answer(state, "contract LG3 coins; skip")
    assert player_of(state, "G").out == ("LG3",)


# ---- building (F5.5)


def test_building_pays_and_takes_the_card() -> None:
    state = position(give={"R": "2Wo Cl"}, display="G07 G01")
    answer(state, "build G01 1,3; skip")
    assert goods(state) == "Wo"
    assert state.display == ("G07",)
    assert state.sites["G01"] == (0, "1,3")


def test_the_prior_may_visit_what_was_just_built() -> None:
    """F5.5.5: only the prior, only there, only now."""
    state = position(give={"R": "Cl Gn"}, display="G07")
    answer(state, "build G07 0,3")
    assert moves_beginning(state) == ["prior", "flip Gn", "skip"]
    answer(state, "flip Gn; prior")
    assert goods(state) == "Pn Co Sw"
    assert player_of(state, "R").prior == "G07"


def test_a_prior_who_is_out_visits_nothing() -> None:
    state = position(give={"R": "Cl"}, display="G07", prior={"R": "LR1"})
    answer(state, "build G07 0,3")
    assert question(state) == "act R"
    assert player_of(state, "R").brothers == 2


def test_no_land_between_building_and_visit() -> None:
    """D35."""
    state = position(give={"R": "Cl 9Pn"}, display="G07")
    answer(state, "build G07 0,3")
    assert not moves_beginning(state, "district")
    answer(state, "skip")
    assert moves_beginning(state, "district")


def test_one_building_per_action() -> None:
    state = position(give={"R": "9Cl 9Wo"}, display="G07 G12")
    answer(state, "build G07 0,3; skip")
    assert refusal_of(state, "build G12 1,3").message == "no-main-action-left"


def test_why_a_building_is_refused() -> None:
    state = position(give={"R": "Cl"}, built={"G": "G16 0,3"})
    said = {
        line: refusal_of(state, line).message
        for line in (
            "build G01 0,3",
            "build G16 0,3",
            "build F17 0,3",
            "build F10 0,3",
            "build S1 0,3",
            "build I05 0,3",
        )
    }
    assert list(said.values()) == [
        "cannot-afford", "card-already-built", "card-in-pile", "card-not-in-game", "settlement-not-built-here",
        "card-not-in-game",
    ]  # fmt: skip
    assert refusal_of(state, "build G01 0,3").details["missing"] == "Wo"
    spaces = {space: refusal_of(state, f"build G07 {space}").message for space in ("0,0", "0,4", "5,0", "9,9")}
    assert spaces == {"0,0": "space-covered", "0,4": "space-taken", "5,0": "no-such-space", "9,9": "unknown-space"}


def test_coins_in_any_form_pay_for_a_card() -> None:
    state = position(give={"R": "4Pn 2Wn"}, land={"R": "plot 0 mountain"}, display="G22")
    answer(state, "build G22 0,6; skip")
    assert goods(state) == "Wn"


# ---- passing and ending (F5.6)


def test_passing_is_always_possible_and_ending_only_afterwards() -> None:
    state = position()
    assert "pass" in moves_beginning(state)
    assert refusal_of(state, "done").message == "main-action-left"
    answer(state, "pass")
    assert refusal_of(state, "pass").message == "no-main-action-left"
    assert "done" in moves_beginning(state)


def test_the_order_of_a_round() -> None:
    """F3.4, F3.5: clockwise from the start player, who has a second slot; then the next one starts."""
    state = new_state(4, "ireland")
    seen = []
    for _ in range(10):
        seen.append((state.round, question(state)))
        answer(state, "pass; done")
    assert seen[:5] == [(1, f"act {seat}") for seat in "RGBWR"]
    assert seen[5:] == [(2, f"act {seat}") for seat in "GBWRG"]


# ---- buying land (F6.6)


@pytest.mark.parametrize("length", ["long", "short"])
def test_one_purchase_per_slot(length: str) -> None:
    """D38: the start player may buy in both of his slots of a round."""
    state = new_state(3, "france", length)
    for player in state.players:
        player.goods[5] = 20
    answer(state, "district -1 hills")
    assert not moves_beginning(state, "district")
    assert refusal_of(state, "plot 0 coast").message == "landscape-already-bought"
    answer(state, "pass")
    assert not moves_beginning(state, "plot")
    answer(state, "done")
    for _ in "GB":
        answer(state, "pass; plot 0 coast; done")
    assert question(state) == "act R"
    answer(state, "plot 0 mountain; pass; done")


def test_land_before_and_after_the_main_action() -> None:
    """F6.1: what was bought can be built on at once."""
    state = position(give={"R": "3Pn Wo Cl"}, display="F14")
    answer(state, "plot 0 mountain; build F14 0,5; skip")
    assert player_of(state, "R").holds["0,5"] == "F14"
    late = position(give={"R": "3Pn"})
    answer(late, "pass; plot 0 mountain; done")
    assert [player_of(each, "R").ground["0,5"] for each in (state, late)] == ["hillside", "hillside"]
    assert [goods(each) for each in (state, late)] == ["Cl", ""]


@pytest.mark.parametrize(("players", "length"), [(2, "short"), (1, "long")])
def test_one_purchase_in_two_actions(players: int, length: str) -> None:
    """F6.6: per turn, not per action (D11)."""
    state = new_state(players, "france", length)
    state.players[0].goods[5] = 50
    answer(state, "district -1 hills; pass")
    assert not moves_beginning(state, "district")
    answer(state, "pass; done")
    again = new_state(players, "france", length)
    again.players[0].goods[5] = 50
    answer(again, "pass; pass; district -1 hills; done")


def test_purchases_in_the_long_game_for_two() -> None:
    """F6.6: one with the double action, one with the single one; never more than two in three actions."""
    state = new_state(2, "france", "long")
    for player in state.players:
        player.goods[5] = 50
    answer(state, "district -1 hills; pass; pass; done")
    assert question(state) == "act G"
    answer(state, "district -1 hills; pass; done")
    assert (state.round, question(state)) == (2, "act G")
    answer(state, "district -2 hills; pass")
    assert not moves_beginning(state, "district")
    answer(state, "pass; done")
    assert question(state) == f"act {SEATS[0]}"
