"""Settlement phases, the bonus round and the end of the games for three and four (F8, F9, F12)."""

from __future__ import annotations

import pytest

from ora_widgets.engine import State, new_state, score, winners
from ora_widgets.engine.goods import COIN, INDEX
from tests.support.positions import (
    SEATS,
    answer,
    goods,
    moves_beginning,
    player_of,
    position,
    put_card,
    question,
    refusal_of,
    shows,
)

from .test_wheel import idle_until


def at_phase(players: int = 3, country: str = "france", length: str = "long", phase: int = 1) -> State:
    """The first step of a settlement phase, with all goods removed."""
    state = new_state(players, country, length)
    while state.passed < phase or state.pending[-1].kind != "settle":
        answer(state, "pass; done" if state.pending[-1].kind == "act" else "done")
    for player in state.players:
        player.goods = [0] * len(player.goods)
    return state


def at_bonus_round(length: str = "long", players: int = 3) -> State:
    """The first turn of the bonus round, with all goods removed."""
    state = new_state(players, "france", length)
    while state.pending[-1].kind != "bonus":
        answer(state, "pass; done" if state.pending[-1].kind == "act" else "done")
    for player in state.players:
        player.goods = [0] * len(player.goods)
    return state


def test_worked_example_of_round_six() -> None:
    """F18.11: seats 3, 1, 2 settle; the Artist's Colony and pile A come; seats 3, 1, 2, 3 act."""
    state = at_phase()
    assert state.round == 6
    seen = []
    for _ in range(3):
        assert "S5" not in player_of(state, "B").hand
        assert "F17" not in state.display
        seen.append(question(state))
        answer(state, "done")
    assert seen == ["settle B", "settle R", "settle G"]
    assert all(player.hand[-1] == "S5" for player in state.players)
    assert {"F14", "G16", "F17", "G18", "G19"} <= set(state.display)
    seen = []
    for _ in range(4):
        seen.append(question(state))
        answer(state, "pass; done")
    assert seen == ["act B", "act R", "act G", "act B"]


def test_one_settlement_and_before_it_one_landscape() -> None:
    """F8.3, D16."""
    state = at_phase()
    player_of(state, "B").gain(((COIN, 12), (INDEX["Wo"], 5), (INDEX["Mt"], 2)))
    answer(state, "district -1 hills")
    assert refusal_of(state, "plot 0 coast").message == "landscape-already-bought"
    answer(state, "settle S1 -1,3; pay Pn")
    assert moves_beginning(state) == ["done"]
    assert refusal_of(state, "settle S3 0,3").message == "one-settlement"
    assert refusal_of(state, "plot 0 coast").message == "landscape-before-settlement"


def test_land_without_a_settlement_and_the_other_way_round() -> None:
    state = at_phase()
    player_of(state, "B").gain(((COIN, 12),))
    answer(state, "plot 0 coast; done")
    player_of(state, "R").gain(((COIN, 1), (INDEX["Wo"], 1)))
    answer(state, "settle S1 0,3; done")
    assert question(state) == "settle G"


def test_a_phase_has_its_own_purchase_beside_the_turns() -> None:
    """F6.6."""
    state = at_phase()
    player_of(state, "B").gain(((COIN, 12),))
    answer(state, "plot 0 coast; done; done; done")
    assert question(state) == "act B"
    assert moves_beginning(state, "plot")


def test_no_main_actions_in_a_phase() -> None:
    """F8.8: conversions yes."""
    state = at_phase()
    player_of(state, "B").gain(((INDEX["Gn"], 1), (INDEX["Wn"], 1)))
    assert {line.split()[0] for line in moves_beginning(state)} == {"flip", "sell", "done"}
    for line in ("use LB1 lay", "fell 0,1 wood", "build G07 0,3", "contract LR1 coins", "pass"):
        assert refusal_of(state, line).message == "other-question"


def test_the_new_settlement_waits_for_the_next_phase() -> None:
    """F8.6, F8.7."""
    state = at_phase()
    assert refusal_of(state, "settle S5 0,3").message == "settlement-not-in-hand"
    state = at_phase(phase=2)
    seat = SEATS[state.pending[-1].seat]
    player_of(state, seat).gain(((INDEX["Mt"], 1), (INDEX["Wo"], 1)))
    assert "settle S5 0,3" in moves_beginning(state)


def test_the_marker_waits_for_its_letter() -> None:
    """F3.3: passing the space of another pile does nothing."""
    state = new_state(3, "france")
    phases = []
    while state.round < 25:
        if state.pending[-1].kind == "settle" and state.round not in phases:
            phases.append(state.round)
        answer(state, "pass; done" if state.pending[-1].kind == "act" else "done")
    assert phases == [6, 11, 15, 20]


# ---- the bonus round (F9)


def test_priors_come_home_and_lay_brothers_stay() -> None:
    """F9.2, D14."""
    state = idle_until(new_state(3, "france"), 24)
    for player in state.players:
        player.prior, player.out, player.brothers = "", (), 2
    red = player_of(state, "R")
    red.prior, red.out, red.brothers = "LR1", ("LR2", "LR3"), 0
    player_of(state, "G").prior = "LG1"
    while state.pending[-1].kind != "bonus":
        answer(state, "pass; done")
    assert (red.prior, red.out, red.brothers) == ("", ("LR2", "LR3"), 0)
    assert player_of(state, "G").prior == ""
    assert state.round == 25


def test_the_wheel_turns_before_the_bonus_round() -> None:
    """Clay that was reset in round 24 shows 2 in the bonus round."""
    state = idle_until(new_state(3, "france"), 24)
    answer(state, "use LB1 lay; take clay; done")
    while state.pending[-1].kind != "bonus":
        answer(state, "pass; done")
    assert (state.round, shows(state, "clay")) == (25, 2)


def test_the_prior_goes_anywhere_for_nothing() -> None:
    """F9.3: any building of anybody, occupied or not; never a lay brother, a contract, felling or cutting."""
    state = at_bonus_round()
    put_card(state, "G", "G07", "0,3")
    player_of(state, "G").out, player_of(state, "G").brothers = ("G07",), 1
    assert "use G07 prior" in moves_beginning(state)
    for line in ("use LR1 lay", "fell 0,1 wood", "cut 0,0 peat", "contract LG1 coins"):
        assert refusal_of(state, line).rule == "F9.3"
    answer(state, "use G07 prior")
    assert (goods(state), goods(state, "G")) == ("Pn Co", "")
    assert (player_of(state, "R").prior, player_of(state, "G").out) == ("G07", ("G07",))


def test_several_priors_on_one_building() -> None:
    """D31."""
    state = at_bonus_round()
    put_card(state, "G", "G07", "0,3")
    answer(state, "use G07 prior; done; use G07 prior; done; use G07 prior")
    assert [player.prior for player in state.players] == ["G07"] * 3
    assert [goods(state, seat) for seat in "RGB"] == ["Pn Co"] * 3


def test_building_in_the_bonus_round_with_the_priors_visit() -> None:
    state = at_bonus_round()
    player_of(state, "R").gain(((INDEX["Cl"], 2),))
    answer(state, "build G07 0,3; prior")
    assert goods(state) == "Cl Pn Co"
    assert not moves_beginning(state, "use")
    assert refusal_of(state, "use LR1 prior").message == "no-main-action-left"


@pytest.mark.parametrize(("players", "length"), [(3, "long"), (4, "long"), (3, "short"), (4, "short")])
def test_everybody_has_one_slot_and_then_settles(players: int, length: str) -> None:
    """F9.3 to F9.6: in the same order from seat 1; a landscape with the turn (D34) and one in the phase."""
    state = at_bonus_round(length, players)
    for player in state.players:
        player.goods[COIN] = 30
    for seat in SEATS[:players]:
        assert question(state) == f"bonus {seat}"
        answer(state, "district -1 hills; pass; done")
    for seat in SEATS[:players]:
        assert question(state) == f"settle {seat}"
        answer(state, f"{moves_beginning(state, 'plot')[0]}; done")
    assert state.over
    assert not moves_beginning(state)
    assert refusal_of(state, "pass").message == "game-over"
    assert all("S8" in player.hand for player in state.players)


def test_nothing_new_is_dealt_in_the_last_phase() -> None:
    state = at_bonus_round()
    display = state.display
    while state.pending:
        answer(state, "pass; done" if state.pending[-1].kind == "bonus" else "done")
    assert state.display == display
    assert all(player.hand == tuple(f"S{n}" for n in range(1, 9)) for player in state.players)


# ---- the short game (F12)


def test_given_goods() -> None:
    """F12.3: two tiles for everybody in rounds 1 to 12, none in the bonus round (D8)."""
    state = new_state(3, "ireland", "short")
    pairs = [
        "Gn Sh", "Gn Cl", "Wo Gn", "Gn Sn", "Pt Sn", "Cl Sn", "Wo Sn", "5Pn Sn", "Sn Mt", "Gn Bo", "Cl Ce", "Wo Or", "",
    ]  # fmt: skip
    for player in state.players:  # those of round 1 and the start
        assert sum(player.goods) == 8
    for number, pair in enumerate(pairs[1:], start=2):
        before = [player.goods[:] for player in state.players]
        while state.round < number:
            answer(state, "pass; done" if state.pending[-1].kind == "act" else "done")
        for player, had in zip(state.players, before, strict=True):
            gained = [now - then for now, then in zip(player.goods, had, strict=True)]
            assert goods_of(gained) == pair


def goods_of(counts: list[int]) -> str:
    state = position()
    state.players[0].goods = counts
    return goods(state)


def test_given_goods_come_before_the_phase() -> None:
    """D7: they can pay for the settlement."""
    state = new_state(3, "france", "short")
    while state.pending[-1].kind != "settle":
        for player in state.players:
            player.goods = [0] * len(player.goods)
        answer(state, "pass; done")
    assert state.round == 3
    assert [goods(state, seat) for seat in "RGB"] == ["Wo Gn"] * 3
    answer(state, "settle S1 0,3; done")


def test_the_winner_and_the_tie() -> None:
    """F14.4."""
    state = position(give={"R": "Rq", "G": "2Or", "B": "Bo"})
    assert winners(state) == (0, 1)
    assert [score(state, seat).total for seat in range(3)] == [8, 8, 2]


def test_economic_values_count_and_cards_in_hand_do_not() -> None:
    """F14.2."""
    state = position(built={"R": "F05 0,3; S5 1,3"}, hand={"R": "S8"})
    assert score(state, 0).economic == 4 - 1
    assert score(state, 1) == (0, 0, ())
