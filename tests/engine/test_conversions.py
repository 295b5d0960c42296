"""Grain to straw and drinks to coins at every question of the own turn (F6.2, F6.4, F8.8)."""

from __future__ import annotations

from random import Random

import pytest

from ora_widgets.engine import Rulings, answers, conversions, new_state, options, play, sample
from ora_widgets.engine.goods import GRAIN, WHISKEY, WINE
from tests.support.positions import SEATS, answer, goods, moves_beginning, position, question, refusal_of, same

# Red's place and goods, the moves to the question, and the possible conversions there.
QUESTIONS = [
    ("a turn", "france", "", "Gn Wn", "", "flip Gn; sell Wn"),
    ("how often to bake", "france", "F05 0,3", "2Fl Gn Sw Wn", "use F05 lay", "flip Gn; sell Wn"),
    ("which fuel", "france", "F05 0,3", "2Fl Wo Pt Gn Wn", "use F05 lay; times 1", "flip Gn; sell Wn"),
    ("whether to pay a fee", "france", "F32 0,3", "Pn Gn Wn", "use F32 lay", "flip Gn; sell Wn"),
    ("which fuel for a fee", "france", "F33 0,3", "3Wo Pt Gn Wn", "use F33 lay", "flip Gn; sell Wn"),
    ("which goods to give", "france", "G02 0,3", "Pt Cl Wo Gn Wn", "use G02 lay", "flip Gn; sell Wn"),
    ("which gift to take", "france", "G02 0,3", "Pt Cl Wo Gn Wn", "use G02 lay; give Wo Pt Cl", "flip Gn; sell Wn"),
    ("which trade", "france", "F36 0,3", "Bo Ce Gn Wn", "use F36 lay", "flip Gn; sell Wn"),
    ("how much to work", "france", "G18 0,3", "Cl Sn 3Wo Gn Wn", "use G18 lay; times 1", "flip Gn; sell Wn"),
    ("what to claim", "france", "G41 0,3", "6Pn Gn Wn", "use G41 lay; pay 5Pn", "flip Gn; sell Wn"),
    ("what to produce", "france", "", "Gn Wn", "use LR2 lay", "flip Gn; sell Wn"),
    ("which building to enter", "france", "F09 0,3; G07 1,3", "Gn Wn", "use F09 lay", "flip Gn; sell Wn"),
    ("what to build", "france", "F10 0,3", "9Wo 9Cl Gn Wn", "use F10 lay; clear 0,1", "flip Gn; sell Wn"),
    ("a settlement's food", "france", "G28 0,3", "Sh 3Gn Wo Wn 2Br", "use G28 lay; settle S1 1,3", "flip Gn; sell Wn"),
    ("the prior's visit", "france", "", "Cl Gn Wn", "build G07 0,3", "flip Gn; sell Wn"),
    ("how often to brew", "ireland", "I05 0,3", "2Ma 2Gn Wh", "use I05 lay", "flip Gn; sell Wh"),
    ("stones for food", "ireland", "G12 0,3", "3Sh 3Wo Wh", "use G12 lay; times 2", "sell Wh"),
]


@pytest.mark.parametrize(
    ("name", "country", "built", "give", "before", "free"), QUESTIONS, ids=[q[0] for q in QUESTIONS]
)
def test_possible_at_every_question(name: str, country: str, built: str, give: str, before: str, free: str) -> None:
    table = answer(position(country=country, built={"R": built} if built else {}, give={"R": give}), before)
    asked = question(table)
    wanted = free.split("; ")
    assert [" ".join(move) for move in conversions(table)] == wanted
    for line in wanted:
        after = answer(table.copy(), line)
        assert question(after).split()[0] == asked.split()[0], "the same question, once more"


def test_the_row_stands_beside_the_answers() -> None:
    """Conversions come after the answers, and do not multiply them."""
    table = answer(position(built={"R": "G12 0,3"}, give={"R": "3Sh 5Gn 4Wo 2Wn"}), "use G12 lay; times 2")
    listed = moves_beginning(table)
    assert listed[-2:] == ["flip Gn", "sell Wn"]
    assert moves_beginning(position(give={"R": "Gn Wn"}))[-3:] == ["flip Gn", "sell Wn", "pass"], (
        "what ends it is the last"
    )
    assert len(listed) == len(answers(table)) + 2 == len(options(table))
    assert ("flip", "Gn") in options(table)
    assert ("flip", "Gn") not in answers(table)


def test_the_owner_of_a_hired_building_converts_nothing() -> None:
    """It is red's turn: green only says who goes."""
    table = answer(position(give={"R": "Pn Gn", "G": "Gn Wn"}), "contract LG1 coins")
    assert question(table) == "lend G"
    assert moves_beginning(table) == ["send lay", "send prior"]
    assert refusal_of(table, "flip Gn").message == "other-question"


def test_alone_the_neutral_clergyman_is_sent_in_the_own_turn() -> None:
    table = position(players=1, give={"R": "2Pn 2Wn"})
    answer(table, "contract G13 coins")
    assert question(table) == "lend R"
    assert moves_beginning(table, "sell") == ["sell Wn"]


# ---- what has been chosen can still be paid


def test_grain_that_is_needed_as_food_is_not_flipped() -> None:
    """Estate: 10 food chosen, with meat, two livestock and the grain; the next question is about energy."""
    table = answer(position(built={"R": "G39 0,3"}, give={"R": "Mt 2Sh Gn 3Pt"}), "use G39 lay; times 1")
    assert moves_beginning(table) == ["times 0", "times 1"]
    refusal = refusal_of(table, "flip Gn")
    assert (refusal.message, refusal.rule) == ("conversion-promised", "F6.2")
    assert goods(answer(table, "times 1")) == same("2Bo 2Or")


def test_where_every_payment_is_asked_the_grain_that_pays_is_not_flipped() -> None:
    table = position(built={"R": "G12 0,3"}, give={"R": "Sh Gn 2Wo"}, rulings=Rulings(ask_always=True))
    answer(table, "use G12 lay; go; times 1")
    assert moves_beginning(table) == ["pay Sh", "flip Gn"]
    table = position(built={"R": "G12 0,3"}, give={"R": "Mt Gn 3Wo"}, rulings=Rulings(ask_always=True))
    answer(table, "use G12 lay; go; times 3")
    assert moves_beginning(table) == ["pay Gn Mt"]
    assert refusal_of(table, "flip Gn").message == "conversion-promised"


def test_grain_flipped_while_paying_food_serves_as_fuel_afterwards() -> None:
    """With the last grain flipped, only the livestock can be eaten, so no question is asked."""
    table = answer(position(built={"R": "G12 0,3"}, give={"R": "2Sh 3Gn Wo"}), "use G12 lay; times 1")
    answer(table, "flip Gn; flip Gn")
    assert question(table) == "pay R"
    assert moves_beginning(table) == ["pay Wo", "pay 2Sw", "flip Gn"], "energy: a single grain is no meal"
    assert goods(answer(table, "pay 2Sw")) == same("Sh Gn Wo Sn")


def test_grain_kept_for_straw_is_counted_anew_after_a_flip() -> None:
    """Energy needs 2 straw: of 4 grain two may be eaten, and of 3 with a straw beside them two as well."""
    table = answer(position(built={"R": "G12 0,3"}, give={"R": "Sh 4Gn"}), "use G12 lay; times 1")
    assert moves_beginning(table, "pay") == ["pay Sh", "pay 2Gn"]
    assert moves_beginning(answer(table, "flip Gn"), "pay") == ["pay Sh", "pay 2Gn"]
    assert refusal_of(table, "pay 3Gn").message == "grain-reserved"


def test_the_workshop_keeps_the_fuel_of_what_was_chosen_first() -> None:
    """One ceramic is chosen: its energy is two grain as straw, so both may still be flipped, and serve."""
    table = answer(position(built={"R": "G18 0,3"}, give={"R": "Cl Sn 4Gn"}), "use G18 lay; times 1")
    answer(table, "flip Gn; flip Gn; times 1; done")
    assert goods(table) == same("Ce Or")


# ---- drinks


def test_a_lone_whiskey_is_not_lost_for_a_price_of_one() -> None:
    """A Shanty Town costs 1 food: a whiskey would be worth 2, and no change is given (F8.4)."""
    table = position(country="ireland", built={"R": "G28 0,3"}, give={"R": "Wh Wo"})
    answer(table, "use G28 lay; settle S1 1,3")
    assert moves_beginning(table) == ["pay Wh", "sell Wh"]
    answer(table, "sell Wh")
    assert question(table) == "act R", "a coin pays the food, a wood the energy"
    assert goods(table) == "Pn"


def test_a_whiskey_that_pays_exactly_is_not_asked_about() -> None:
    table = answer(position(country="ireland", built={"R": "G12 0,3"}, give={"R": "Wh Wo"}), "use G12 lay; times 1")
    assert question(table) == "act R"
    assert goods(table) == "Sn"


def test_one_sold_wine_makes_the_third_different_good() -> None:
    """Cloister Courtyard: wood and two wine are two kinds; a wine sold makes them three."""
    table = answer(position(built={"R": "G02 0,3"}, give={"R": "Wo 2Wn"}), "use G02 lay")
    assert moves_beginning(table) == ["skip", "sell Wn"]
    assert sample(table, Random(3)) in options(table)
    answer(table, "sell Wn; give Wo Pn Wn; choose 6Sh; done")
    assert goods(table) == "6Sh"


def test_selling_for_a_five_coin_tile() -> None:
    """Chamber of Wonders: eleven kinds, wine and coins are twelve or thirteen, with the coins as 5-coin tile and rest."""
    eleven = "Wo Pt Sh Cl Sn Co Mt Fl Br Gp"
    table = answer(position(built={"R": "F25 0,3"}, give={"R": f"{eleven} 5Pn 2Wn"}), "use F25 lay")
    assert moves_beginning(table) == ["skip", "sell Wn"]
    answer(table, "sell Wn")
    assert moves_beginning(table) == ["give Wo Pt Sh Cl Pn Sn Co Mt Fl Br Gp Wn Ni", "skip", "sell Wn"]


def test_the_round_tower_counts_coins_that_drinks_become() -> None:
    """After 5 coins and a whiskey, 3 ornaments, a whiskey and 3 coins are 13 points; the whiskey sold, 14."""
    table = position(country="ireland", built={"R": "I35 0,3"}, give={"R": "8Pn 2Wh 3Or"})
    answer(table, "use I35 lay")
    assert moves_beginning(table) == ["times 0", "sell Wh"]
    assert refusal_of(table, "times 1").message == "times-too-many"
    answer(table, "sell Wh; times 1")
    assert goods(table) == "Wr"


def test_nothing_is_asked_where_selling_does_not_help() -> None:
    table = answer(position(built={"R": "G02 0,3"}, give={"R": "Wo Wn"}), "use G02 lay")
    assert question(table) == "act R"


# ---- anywhere


@pytest.mark.parametrize("country", ["france", "ireland"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_conversion_never_leads_into_a_dead_end(players: int, country: str) -> None:
    """Random play that converts whenever possible: there is always an answer, and no negative amount of goods."""
    rng = Random(players)
    state = new_state(players, country, "short" if players > 1 else "long", Rulings())
    for _ in range(600):
        if not state.pending:
            break
        if rng.random() < 0.1:
            player = state.players[state.pending[-1].seat]
            if player.seat < state.mode.players:
                for good in (GRAIN, WINE if country == "france" else WHISKEY):
                    player.goods[good] += 2
        free = conversions(state)
        move = rng.choice(free) if free and rng.random() < 0.5 else sample(state, rng)
        before = state.pending[-1].seat
        play(state, move)
        assert all(count >= 0 for player in state.players for count in player.goods), (SEATS[before], move)
        assert not state.pending or len(answers(state)) > 0
