"""The solo game and its neutral player (F13)."""

from __future__ import annotations

import pytest

from ora_widgets.engine import State, new_state
from tests.support.positions import (
    answer,
    goods,
    moves_beginning,
    player_of,
    position,
    put_card,
    question,
    refusal_of,
    turn_of,
)

from .test_wheel import idle_until


def at_neutral(display: str) -> State:
    """Before phase A, in round 12: this display has to go to the neutral player."""
    state = idle_until(new_state(1, "france"), 11)
    state.display = tuple(display.split())
    for player in state.players:
        player.goods = [0] * len(player.goods)
    return answer(state, "pass; pass; done")


def test_setup() -> None:
    """F13.1, F13.4: no goods, the dearest land on top, a neutral heartland without forests and moors."""
    state = new_state(1, "ireland")
    white = player_of(state, "W")
    assert goods(state) == ""
    assert (state.districts[0], state.plots[0]) == (8, 7)
    assert white.holds == {"0,0": "G13", "0,4": "LW1", "1,2": "LW2", "1,4": "LW3"}
    assert len(white.free) == 6
    assert (white.hand, white.brothers, goods(state, "W")) == ((), 2, "")
    assert "G13" not in state.display
    assert state.sites["G13"] == (1, "0,0")


def test_turns() -> None:
    """F13.2."""
    state = new_state(1, "france")
    for number in (1, 2, 3):
        assert (state.round, question(state), turn_of(state).mains) == (number, "act R", 2)
        answer(state, "pass; pass; done")


def test_both_check_their_clergymen_apart() -> None:
    state = position(1, prior={"R": "LR1", "W": "LW1"}, lay={"R": "LR2 LR3", "W": "LW2"}, mains=0)
    answer(state, "done")
    assert player_of(state, "R").brothers == 2
    assert (player_of(state, "W").prior, player_of(state, "W").brothers) == ("LW1", 1)


@pytest.mark.parametrize(("price", "give", "left"), [(1, "2Pn", "Pn"), (2, "2Pn", "")])
def test_a_contract_with_the_neutral_player_pays_the_supply(price: int, give: str, left: str) -> None:
    """F13.5: with a clergyman of one's own choice."""
    state = position(1, give={"R": give}, wheel="clay 3")
    state.price = price
    answer(state, "contract LW1 coins")
    assert question(state) == "lend R"
    answer(state, "send prior; skip")
    assert (goods(state), goods(state, "W")) == (left, "")
    assert player_of(state, "W").prior == "LW1"


def test_the_builders_market_is_open_by_contract() -> None:
    state = position(1, give={"R": "3Pn"})
    answer(state, "contract G13 coins; send lay; times 1")
    assert goods(state) == "2Wo 2Cl Sn Sw"


# ---- the forced buildings (F13.6)


def test_every_card_of_the_display_has_to_go() -> None:
    state = at_neutral("G07 G12")
    assert {line.split()[0] for line in moves_beginning(state)} == {"place"}
    assert refusal_of(state, "skip").message == "other-question"
    answer(state, "place G12 0,1; place G07 0,2")
    assert state.display == ()
    assert state.sites["G12"] == (1, "0,1")
    assert question(state) == "settle R"  # without coins the neutral prior cannot be asked


def test_where_a_card_may_go() -> None:
    """Empty spaces, or over an unoccupied building of its kind; cloisters beside another cloister; no terrain (D22)."""
    state = at_neutral("G22 G02")
    places = {card: {line.split()[2] for line in moves_beginning(state, f"place {card}")} for card in ("G22", "G02")}
    plain = {"0,1", "0,2", "0,3", "1,0", "1,1"}  # 1,3 is the only place of the other card
    assert places["G22"] == plain | {"0,0", "0,4", "1,2"}  # also over the heartland's and the Builders' Market
    assert places["G02"] == {"1,3"}  # over the Cloister Office it would have no other cloister beside it
    assert refusal_of(state, "place G22 1,4").message == "neutral-kind"
    assert refusal_of(state, "place G02 0,4").message == "neutral-kind"
    assert refusal_of(state, "place G02 0,1").message == "neutral-cloister"
    assert refusal_of(state, "place F21 0,1").message == "card-in-pile"
    assert refusal_of(state, "place G13 0,1").message == "card-already-built"
    assert refusal_of(state, "place LR2 0,1").message == "heartland-not-built"
    assert refusal_of(state, "place S1 0,1").message == "neutral-settlement"
    assert refusal_of(state, "place G22 2,0").message == "neutral-no-space"
    answer(state, "place G02 1,3")
    assert "place G22 1,3" not in moves_beginning(state)


def test_an_occupied_building_is_not_covered() -> None:
    state = idle_until(new_state(1, "france"), 11)
    state.display = ("G07",)
    player_of(state, "W").prior = "LW1"
    answer(state, "pass; pass; done")
    assert "place G07 0,4" not in moves_beginning(state)
    assert refusal_of(state, "place G07 0,4").message == "neutral-occupied"


def test_what_is_covered_is_out_of_play() -> None:
    state = at_neutral("G07 G12 F05")
    answer(state, "place G07 0,4; place G12 0,4; place F05 0,0")
    for card in ("LW1", "G07", "G13"):
        assert card not in state.sites
    white = player_of(state, "W")
    assert (white.holds["0,4"], white.holds["0,0"]) == ("G12", "F05")
    assert white.buildings == ("LW2", "LW3", "G12", "F05")


def test_what_is_covered_no_longer_waits_in_a_pile() -> None:
    """A refusal promises a card only while its pile is still to come."""
    state = at_neutral("G07 G12 F05")
    answer(state, "place G07 0,4; place G12 0,4; place F05 0,1; done")
    assert question(state) == "act R"
    said = {card: refusal_of(state, f"build {card} 0,3").message for card in ("G07", "F21")}
    assert said == {"G07": "card-covered", "F21": "card-in-pile"}


def test_a_cloister_over_a_cloister() -> None:
    state = at_neutral("G02 G16")
    answer(state, "place G02 1,3")
    assert {line.split()[2] for line in moves_beginning(state, "place G16")} == {"0,3", "1,3", "1,4"}
    answer(state, "place G16 1,4")
    assert player_of(state, "W").cloisters == ("1,3", "1,4")
    assert "LW3" not in state.sites


def test_a_card_without_any_place_leaves_the_game() -> None:
    """D22."""
    state = idle_until(new_state(1, "france"), 11)
    put_card(state, "W", "G12", "0,3")
    put_card(state, "W", "G07", "1,3")
    state.display = ("G02",)
    answer(state, "pass; pass; done")
    assert question(state) == "settle R"
    assert "G02" not in state.sites


def test_the_neutral_winery_raises_the_price_at_once() -> None:
    """D36, D24: the visit of the same phase already costs 2."""
    state = at_neutral("F21")
    player_of(state, "R").gain(((5, 3),))
    answer(state, "place F21 0,1")
    assert state.price == 2
    answer(state, "contract F21 coins")
    assert goods(state) == "Pn"


# ---- the visit (F13.7, F13.8)


def test_one_of_the_new_cards_may_be_used_with_the_neutral_prior() -> None:
    state = at_neutral("G07 G12 F05")
    player_of(state, "R").gain(((5, 2),))
    answer(state, "place G07 0,1; place G12 0,1; place F05 0,2")
    # Not the one that was covered again, nor what stood there before.
    assert moves_beginning(state) == ["contract G12 coins", "contract F05 coins", "skip"]
    assert refusal_of(state, "contract G07 coins").message == "card-covered"
    assert refusal_of(state, "contract LW2 coins").rule == "F13.7"
    answer(state, "contract F05 coins")
    assert player_of(state, "W").prior == "F05"
    assert goods(state) == "Pn"
    assert question(state) == "settle R"


def test_the_visit_may_be_paid_with_a_drink_or_declined() -> None:
    state = at_neutral("G07")
    player_of(state, "R").goods[13] = 1
    answer(state, "place G07 0,1; contract G07 wine")
    assert goods(state) == "Pn Co"
    other = at_neutral("G07")
    player_of(other, "R").gain(((5, 1),))
    answer(other, "place G07 0,1; skip")
    assert player_of(other, "W").prior == ""


def test_no_visit_while_the_neutral_prior_is_out() -> None:
    state = idle_until(new_state(1, "france"), 11)
    state.display = ("G07",)
    player_of(state, "W").prior = "LW1"
    answer(state, "pass; pass; done")
    player_of(state, "R").gain(((5, 9),))
    answer(state, "place G07 0,1")
    assert question(state) == "settle R"


def test_the_neutral_clergymen_return_after_the_visit() -> None:
    """F13.8: the prior may have been the third."""
    state = idle_until(new_state(1, "france"), 11)
    state.display = ("G07",)
    white = player_of(state, "W")
    white.out, white.brothers = ("LW1", "LW2"), 0
    answer(state, "pass; pass; done")
    player_of(state, "R").gain(((5, 1),))
    answer(state, "place G07 0,1; contract G07 coins")
    assert (white.prior, white.brothers) == ("", 2)
    assert not white.out


def test_the_visit_reads_the_wheel_as_it_stands_now() -> None:
    """D23: the rotation comes first."""
    state = idle_until(new_state(1, "france"), 11)
    state.display = ("G22",)
    answer(state, "use LR1 lay; take joker; pass; done")
    player_of(state, "R").goods[5] = 1
    answer(state, "place G22 0,1; contract G22 coins; take joker")
    assert player_of(state, "R").goods[6] == 2


# ---- the order of phases and the end (F13.9, F13.10)


def test_the_phase_follows_and_deals_the_pile() -> None:
    state = at_neutral("G07")
    answer(state, "place G07 0,1")
    assert question(state) == "settle R"
    player_of(state, "R").gain(((5, 9), (0, 1)))
    answer(state, "district -1 hills; settle S1 0,3; done")
    assert player_of(state, "R").hand[-1] == "S5"
    assert len(state.display) == 5
    assert (question(state), turn_of(state).mains, turn_of(state).buys) == ("act R", 2, 1)


def test_the_last_turn() -> None:
    """F13.10, D10: two actions, then the neutral buildings, the visit, the settlement, the end."""
    state = idle_until(new_state(1, "france"), 32)
    assert (question(state), turn_of(state).mains) == ("act R", 2)
    state.display = ("G07",)
    player_of(state, "R").goods[5] = 9
    answer(state, "pass; pass; done")
    assert question(state) == "place R"
    answer(state, f"{moves_beginning(state)[0]}; contract G07 coins")
    hand = player_of(state, "R").hand
    assert question(state) == "settle R"
    answer(state, "done")
    assert state.over
    assert player_of(state, "R").hand == hand
    assert state.round == 32


def test_the_goal() -> None:
    """F13.11."""
    assert new_state(1, "france").mode.goal == 500
