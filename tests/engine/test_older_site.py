"""The rules of an older site: it checks little, has other figures on some cards, and ends games differently."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ora_widgets.engine import Rulings, State, new_state, options, play, score
from ora_widgets.engine.cards import CARDS, PRINTED
from ora_widgets.engine.frames import AtStep, Neutral, Turn
from ora_widgets.engine.goods import CODES, COIN, INDEX
from ora_widgets.engine.modes import mode
from ora_widgets.engine.rules import run_until_question
from ora_widgets.engine.turn.building import erect

SITE = Rulings.named("weblabora")


def table(*lines: str, rulings: Rulings = SITE, players: int = 3, country: str = "france") -> State:
    state = new_state(players, country, rulings=rulings)
    state.players[0].goods[COIN] = 30
    for line in lines:
        play_line(state, line)
    return state


def play_line(state: State, line: str) -> None:
    move = tuple(line.split())
    assert move in options(state), line
    play(state, move)


def give(state: State, code: str, count: int) -> None:
    state.players[0].goods[INDEX[code]] = count


def test_what_the_site_prints() -> None:
    differing = {id_ for id_, row in PRINTED["weblabora"].items() if row != CARDS[id_]}
    assert differing == {"I23", "I24", "I37"}


@pytest.mark.parametrize(
    ("players", "length", "phases", "rounds", "last"),
    [
        (1, "long", (11, 15, 21, 25), 32, ("return", "closing", "phase E")),
        (2, "short", (6, 13, 20, 27), None, ()),
        (2, "long", (6, 13, 20, 27), None, ()),
        (3, "short", (2, 4, 6, 8), 13, ("phase E",)),
        (3, "long", (5, 10, 14, 19), 25, ("priors", "bonus", "phase E")),
        (4, "short", (2, 4, 6, 8), 13, ("phase E",)),
        (4, "long", (6, 9, 15, 18), 25, ("priors", "bonus", "phase E")),
    ],
)
def test_phases_close_a_round_and_few_games_have_a_bonus_round(
    players: int, length: str, phases: tuple[int, ...], rounds: int | None, last: tuple[str, ...]
) -> None:
    """D3, D5, D9, D10, D14."""
    row, official = mode(players, length, SITE), mode(players, length)
    assert (row.phases, row.rounds, row.last) == (phases, rounds, last)
    assert (row.stone, row.grapes, row.head_start) == (official.stone, official.grapes, 0)
    cards = mode(2, "long") if (players, length) == (2, "short") else official
    assert (row.labels, row.crossed, row.display_end) == (cards.labels, cards.crossed, cards.display_end)


@pytest.mark.parametrize(("country", "actions"), [("france", 1), ("ireland", 2)])
def test_alone_the_last_turn_has_one_action_in_france_and_two_in_ireland(country: str, actions: int) -> None:
    """D10."""
    state = new_state(1, country, rulings=SITE)
    played = 0
    while state.pending:
        frame = state.pending[-1]
        last = any(each.kind == "round" and each.last for each in state.pending)
        played += last and frame.kind == "act" and bool(frame.mains)
        moves = list(options(state))
        play(state, ("pass",) if ("pass",) in moves else moves[-1])
    assert played == actions


def test_any_building_is_used_without_sending_anybody() -> None:
    state = table("use LG2 nobody", "go", "take livestock", "done")
    assert state.occupied_cards() == set()
    assert ("use", "LG2", "nobody") not in options(table(rulings=replace(SITE, any_building=False)))


def test_another_building_is_used_than_the_one_of_the_contract() -> None:
    state = table("contract LG3 coins", "send lay", "enter LG2", "go", "take grain")
    assert state.pending[-1] == Turn("act", 0, mains=0, buys=18)


def test_an_occupied_building_and_an_owner_without_clergymen() -> None:
    state = table()
    green = state.players[1]
    green.prior, green.brothers, green.out = "LG1", 0, ("LG1", "LG2")
    play_line(state, "contract LG1 coins")
    assert state.players[1].out == ("LG1", "LG2")


def test_land_without_end() -> None:
    state = table("district 2 plains", "district 3 hills", "plot 0 coast")
    assert len(state.districts) == 7
    assert state.pending[-1] == Turn("act", 0, mains=1, buys=15)


def test_building_over_a_forest() -> None:
    state = table()
    give(state, "Cl", 1)
    play_line(state, "build G07 0,1")
    assert state.players[0].holds["0,1"] == "G07"
    assert "0,1" not in state.players[0].forests
    assert ("build", "G07", "0,1") not in options(table(rulings=replace(SITE, over_cards=False)))


@pytest.mark.parametrize(("open_limits", "meat"), [(True, 7), (False, 4)])
def test_the_refectory_knows_no_limit(*, open_limits: bool, meat: int) -> None:
    state = table(rulings=replace(SITE, open_limits=open_limits), country="ireland")
    give(state, "Mt", 6)
    erect(state, 0, CARDS["I30"], "0,3")
    for line in ("use I30 lay", "go"):
        play_line(state, line)
    assert ("times", str(meat)) in options(state)
    assert ("times", str(meat + 1)) not in options(state)


@pytest.mark.parametrize(("open_limits", "books"), [(True, 5), (False, 4)])
def test_the_printing_office_knows_no_limit(*, open_limits: bool, books: int) -> None:
    state = table("district 2 hills", rulings=replace(SITE, open_limits=open_limits))
    state.pending = (*state.pending, AtStep("run", 0, "F38", 0))
    run_until_question(state)
    while ("clear", state.players[0].forests[0]) in options(state) if state.players[0].forests else False:
        play_line(state, f"clear {state.players[0].forests[0]}")
    assert state.players[0].goods[INDEX["Bo"]] == books


def test_points_that_are_to_be_had_may_be_left() -> None:
    state = table(country="ireland")
    state.pending = (*state.pending, AtStep("run", 0, "I38", 1))
    run_until_question(state)
    play_line(state, "skip")
    assert not any(state.players[0].goods[INDEX[code]] for code in ("Bo", "Ce", "Or", "Rq"))


def test_a_visit_alone_costs_nothing() -> None:
    """F13.7, D24."""
    state = table(players=1, country="ireland")
    coins = state.players[0].goods[COIN]
    state.display = ()
    erect(state, 1, CARDS["G12"], "0,1")
    state.pending = (*state.pending, Neutral("visit", 0, ("G12",)))
    run_until_question(state)
    play_line(state, "enter G12")
    assert state.players[0].goods[COIN] == coins
    assert state.players[1].prior == "G12"


def test_drinks_are_no_coins_at_the_end() -> None:
    """D27."""
    for rulings, points in ((SITE, 1 + 2), (Rulings(), 1 + 4)):
        state = table(rulings=rulings)
        for code in CODES:
            give(state, code, 0)
        give(state, "Pn", 8)
        give(state, "Wn", 1)
        give(state, "Wh", 1)
        assert score(state, 0).goods == points
