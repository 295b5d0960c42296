"""What the tables of an online site do differently: extra actions at any moment, and its figures."""

from __future__ import annotations

import pytest

from ora_widgets.engine import NotNow, Rulings, State, explain, new_state, options, play, score
from ora_widgets.engine.cards import CARDS, PRINTED
from ora_widgets.engine.goods import CLAY, COIN
from ora_widgets.engine.modes import mode

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
    assert state.pending[-1][0] == "go"
    assert "-1,0" in state.players[0].ground
    assert state.districts[0] == 3
    assert not any(move[0] in ("district", "plot") for move in options(state))
    play(state, ("go",))
    play(state, ("take", "clay"))
    assert state.pending[-1] == ("act", 0, 0, 0)
    assert state.players[0].goods[CLAY] == 3


def test_conversions_before_a_function() -> None:
    state = table(SITE, "use LR1 lay", "flip Gn")
    assert state.pending[-1] == ("go", 0, "LR1")


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
    assert isinstance(refusal, NotNow)
    assert refusal.message == "landscape-already-bought"


@pytest.mark.parametrize("rulings", [Rulings(), SITE])
@pytest.mark.parametrize("order", [("district -1 hills", "plot 0 coast"), ("plot 0 coast", "district -1 hills")])
def test_bulwark_in_either_order(rulings: Rulings, order: tuple[str, str]) -> None:
    state = table(rulings, country="ireland")
    state.pending = (*state.pending, ("granted", 0, ("district", "plot")))
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
