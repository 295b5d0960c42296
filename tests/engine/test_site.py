"""The rules of an online site's tables: extra actions at any moment, and its own figures."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from ora_widgets.engine import IllegalMove, Rulings, State, explain, is_allowed, new_state, options, play, sample, score
from ora_widgets.engine.cards import CARDS, PRINTED
from ora_widgets.engine.frames import Allowance, AtStep, Turn, Use
from ora_widgets.engine.goods import CLAY, COIN
from ora_widgets.engine.modes import mode
from ora_widgets.engine.rules import run_until_question
from ora_widgets.engine.steps.grants import Enter, Recall
from ora_widgets.engine.turn.rounds import return_priors, take_back

from ..support.rulings import fitting, pairwise

SITE = Rulings.named("kennerspiel")


def table(rulings: Rulings, *lines: str, players: int = 3, country: str = "france") -> State:
    state = new_state(players, country, rulings=rulings)
    state.players[0].goods[COIN] = 20
    for line in lines:
        move = tuple(line.split())
        assert move in options(state), line
        play(state, move)
    return state


def test_land_between_a_contract_and_its_use() -> None:
    state = table(SITE, "contract LG1 coins", "send lay", "district -1 hills")
    assert state.pending[-1].kind == "go"
    assert "-1,0" in state.players[0].ground
    assert state.districts[0] == 3
    assert not any(move[0] in ("district", "plot") for move in options(state))
    play(state, ("go",))
    play(state, ("take", "clay"))
    assert state.pending[-1:] == (Turn("act", 0, mains=0, buys=0),)
    assert state.players[0].goods[CLAY] == 3


def test_conversions_before_a_function() -> None:
    state = table(SITE, "use LR1 lay", "flip Gn")
    assert state.pending[-1] == Use("go", 0, "LR1")


def test_nothing_but_conversions_comes_in_between_how_a_function_is_used() -> None:
    state = table(SITE, "use LR1 lay", "go")
    assert {move[0] for move in options(state)} == {"take", "flip", "skip"}


def test_the_owner_who_answers_a_contract_may_do_nothing_else() -> None:
    state = table(SITE, "contract LG1 coins")
    assert list(options(state)) == [("send", "lay"), ("send", "prior")]


def test_officially_a_turn_is_not_interrupted() -> None:
    state = table(Rulings(ask_always=True), "contract LG1 coins", "send lay")
    assert list(options(state)) == [("go",), ("flip", "Gn"), ("skip",)]


def test_a_refused_extra_action_is_explained_as_one() -> None:
    state = table(SITE, "contract LG1 coins", "send lay", "district -1 hills")
    refusal = explain(state, ("district", "2", "hills"))
    assert isinstance(refusal, IllegalMove)
    assert refusal.message == "landscape-already-bought"


@pytest.mark.parametrize("rulings", [Rulings(), SITE])
@pytest.mark.parametrize("order", [("district -1 hills", "plot 0 coast"), ("plot 0 coast", "district -1 hills")])
def test_bulwark_in_either_order(rulings: Rulings, order: tuple[str, str]) -> None:
    state = table(rulings, country="ireland")
    state.pending = (*state.pending, Allowance("granted", 0, ("district", "plot")))
    for line in order:
        play(state, tuple(line.split()))
    assert {"-1,0", "0,-1"} <= set(state.players[0].ground)
    kept = rulings.bulwark_keeps_piles
    assert (len(state.districts), len(state.plots)) == ((9, 9) if kept else (8, 8))
    assert state.players[0].goods[COIN] == 20


def test_what_the_site_prints() -> None:
    differing = {id_ for id_, row in PRINTED["kennerspiel"].items() if row != CARDS[id_]}
    assert differing == {"I21", "I35"}
    assert PRINTED["kennerspiel"]["I21"].cost == ()
    assert PRINTED["kennerspiel"]["I35"].dwelling == 2


@pytest.mark.parametrize(("rulings", "points"), [(Rulings(), 9 + 1), (SITE, 2 + 1)])
def test_a_dwelling_value_of_the_site(rulings: Rulings, points: int) -> None:
    state = table(rulings, country="ireland")
    state.players[0].put("0,3", "I35")
    state.players[0].put("1,3", "S2")
    state.players[0].holds.pop("1,2")
    state.players[0].holds.pop("1,4")
    assert score(state, 0).settlements == (("S2", "1,3", points),)


@pytest.mark.parametrize(
    ("players", "length", "phases", "rounds"),
    [
        (1, "long", (11, 15, 21, 25), 31),
        (2, "short", (6, 13, 20, 27), None),
        (2, "long", (6, 13, 20, 27), None),
        (3, "short", (2, 4, 6, 8), 13),
        (3, "long", (5, 10, 14, 19), 25),
        (4, "short", (2, 4, 6, 8), 13),
        (4, "long", (6, 9, 15, 18), 25),
    ],
)
def test_phases_close_a_round(players: int, length: str, phases: tuple[int, ...], rounds: int | None) -> None:
    row = mode(players, length, SITE)
    assert row.phases == phases
    assert row.rounds == rounds
    assert all(mains == 1 for _, mains in row.slots)


def test_a_grant_waits_for_what_makes_it_possible() -> None:
    for rulings in (SITE, replace(SITE, waiting_grants=False)):
        state = table(rulings, country="ireland")
        state.players[0].put("0,3", "I23")
        state.sites["I23"] = (0, "0,3")
        state.players[0].buildings += ("I23",)
        state.players[0].free = ()
        for line in ("use I23 prior", "go", "pay 2Pn"):
            play(state, tuple(line.split()))
        assert (state.pending[-1].kind == "granted") == rulings.waiting_grants


def test_a_gift_to_be_chosen_may_be_left_out() -> None:
    state = table(SITE, country="ireland")
    state.pending = (*state.pending, AtStep("run", 0, "I14", 1))
    run_until_question(state)
    assert ("skip",) in options(state)
    official = table(Rulings(ask_always=True), country="ireland")
    official.pending = (*official.pending, AtStep("run", 0, "I14", 1))
    run_until_question(official)
    assert ("skip",) not in options(official)


@pytest.mark.parametrize(("kinds", "out", "prior"), [
    (("lay", "lay"), ("LR1", "LR1"), ""),
    (("lay", "prior"), ("LR1",), "LR1"),
    (("prior", "lay"), ("LR1",), "LR1"),
])  # fmt: skip
def test_an_own_building_may_be_used_while_it_is_occupied(
    kinds: tuple[str, str], out: tuple[str, ...], prior: str
) -> None:
    state = table(replace(SITE, crowded_out=False))
    for kind in kinds:
        state.pending = (Turn("act", 0, 1, 1),)
        assert ("use", "LR1", kind) in options(state)
        play(state, ("use", "LR1", kind))
    assert (state.players[0].out, state.players[0].prior) == (out, prior)
    assert "LR1" in state.occupied_cards()


@pytest.mark.parametrize("crowded_out", [False, True])
def test_whether_he_comes_home_with_the_others(*, crowded_out: bool) -> None:
    state = table(replace(SITE, crowded_out=crowded_out))
    red = state.players[0]
    for kind in ("prior", "lay", "lay"):
        state.pending = (Turn("act", 0, 1, 1),)
        play(state, ("use", "LR1", kind))
    take_back(red)
    assert (red.brothers, red.prior) == ((1, "lost") if crowded_out else (2, ""))
    Recall().run(state, AtStep("step", 0, "I23", 1))
    return_priors(state)
    assert red.prior == ("lost" if crowded_out else "")


LOSING = [(("lay", "lay"), ("LR1",), ""), (("lay", "prior"), (), "LR1"), (("prior", "lay"), ("LR1",), "lost")]


@pytest.mark.parametrize(("kinds", "out", "prior"), LOSING)
def test_whoever_stood_there_may_be_lost(kinds: tuple[str, str], out: tuple[str, ...], prior: str) -> None:
    state = table(replace(SITE, crowded_out=True))
    for kind in kinds:
        state.pending = (Turn("act", 0, 1, 1),)
        play(state, ("use", "LR1", kind))
    assert (state.players[0].out, state.players[0].prior) == (out, prior)


def test_a_lost_prior_is_on_no_building() -> None:
    state = table(SITE)
    state.players[0].prior = "lost"
    assert Enter("prior").targets(state, "G01") == ()


def test_officially_an_occupied_building_stays_shut() -> None:
    state = table(Rulings(), "use LR1 lay", "take clay")
    state.pending = (Turn("act", 0, 1, 1),)
    refusal = explain(state, ("use", "LR1", "prior"))
    assert refusal.message == "occupied"


@pytest.mark.parametrize("row", [Rulings(), SITE, *pairwise()])
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_allowed_is_what_the_options_hold(row: Rulings, country: str) -> None:
    """In random games: all options, and all moves of earlier questions, most of which are illegal now."""
    for players in (1, 2, 3, 4):
        rulings = fitting(row, players, country, "long")
        rng, state, seen = Random(players), new_state(players, country, rulings=rulings), set()
        for _ in range(60):
            offered = list(islice(iter(options(state)), 200))
            seen.update(offered[:20])
            assert all(is_allowed(state, move) for move in offered)
            assert all(is_allowed(state, move) == (move in options(state)) for move in seen)
            play(state, sample(state, rng))
            if not state.pending:
                break


@pytest.mark.parametrize("granted", [("district", "plot"), ("district",), ("plot",)])
def test_land_that_is_granted_is_not_offered_for_coins_as_well(granted: tuple[str, ...]) -> None:
    state = table(SITE, country="ireland")
    for_coins = [move for move in options(state) if move[0] in ("district", "plot")]
    state.pending = (*state.pending, Allowance("granted", 0, granted))
    offered = list(options(state))

    assert len(set(offered)) == len(offered)
    assert {move for move in offered if move[0] in ("district", "plot")} == set(for_coins)
    play(state, (granted[0], *next(move[1:] for move in for_coins if move[0] == granted[0])))
    assert state.players[0].goods[COIN] == 20, "what is granted costs nothing"


@pytest.mark.parametrize(("rulings", "coins"), [(SITE, 25), (replace(SITE, no_change=False), None)])
def test_the_scriptorium_gives_no_change(rulings: Rulings, coins: int | None) -> None:
    """F6.3."""
    state = table(rulings, country="ireland")
    state.pending = (*state.pending, AtStep("run", 0, "I17", 0))
    state.players[0].goods[COIN] = 30
    run_until_question(state)
    assert (("pay", "Ni") in options(state)) == (coins is not None)
    if coins is not None:
        play(state, ("pay", "Ni"))
        assert state.players[0].goods[COIN] == coins
