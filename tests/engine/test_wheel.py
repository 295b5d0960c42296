"""The production wheel: what indicators show, when they come and go (F4)."""

from __future__ import annotations

import pytest

from ora_widgets.engine import State, new_state, options, play
from ora_widgets.engine.steps.wheel import production
from tests.support.positions import answer, goods, moves_beginning, player_of, position, shows


def idle_until(state: State, round_: int) -> State:
    """Idle until the first slot of a round."""
    while state.round < round_ or state.pending[-1].kind != "act":
        lines = [tuple(move) for move in options(state)]
        play(state, next((move for move in (("pass",), ("done",), ("skip",)) if move in lines), lines[0]))
    return state


def test_an_indicator_that_nobody_touches() -> None:
    """F18.1, front side; at the end it is pushed along."""
    state = new_state(3, "france")
    values = [shows(idle_until(state, number), "clay") for number in range(1, 15)]
    assert values == [2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10, 10, 10]


def test_the_back_of_the_wheel() -> None:
    """F4.1, F4.2: the short game for two."""
    state = new_state(2, "france", "short")
    values = [shows(idle_until(state, number), "clay") for number in range(1, 15)]
    assert values == [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10, 10, 10]


def test_what_a_production_would_bring_counts_the_tile_that_everybody_gets() -> None:
    """F12.4: one more in the short game, for the producer too."""
    for length, brings in (("long", 2), ("short", 3)):
        state = new_state(3, "france", length)
        assert (shows(state, "grain"), production(state, "grain")) == (2, brings)


def test_alone_what_is_pushed_at_ten_leaves() -> None:
    """F18.1, F13.3: gone in round 13, the joker too."""
    state = idle_until(new_state(1, "france"), 12)
    assert [shows(state, name) for name in ("clay", "joker")] == [10, 10]
    idle_until(state, 13)
    assert [shows(state, name) for name in ("clay", "joker", "wood")] == [None, None, None]


def test_alone_what_was_used_in_time_stays() -> None:
    state = idle_until(new_state(1, "france"), 12)
    answer(state, "use LR1 lay; take clay")
    idle_until(state, 13)
    assert shows(state, "clay") == 2
    idle_until(state, 24)
    assert shows(state, "clay") == 10
    idle_until(state, 25)
    assert shows(state, "clay") is None


def test_grapes_and_joker_in_round_eight() -> None:
    """F18.2: grapes enter at 0 after the rotation (D4)."""
    state = idle_until(new_state(3, "france"), 7)
    assert shows(state, "grapes") is None
    idle_until(state, 8)
    assert (shows(state, "grapes"), shows(state, "joker")) == (0, 7)
    idle_until(state, 9)
    assert shows(state, "grapes") == 2


@pytest.mark.parametrize("country", ["france", "ireland"])
@pytest.mark.parametrize(
    ("players", "length", "grapes", "stone"),
    [(3, "long", 8, 13), (4, "long", 8, 13), (3, "short", 4, 6), (4, "short", 4, 6), (2, "short", 11, 18), (2, "long", 11, 18)],
)  # fmt: skip
def test_grapes_and_stone_enter(players: int, length: str, grapes: int, stone: int, country: str) -> None:
    """F4.5; Ireland has no grapes."""
    state = new_state(players, country, length)
    for name, round_ in (("grapes", grapes), ("stone", stone)):
        idle_until(state, round_ - 1)
        assert shows(state, name) is None
        idle_until(state, round_)
        assert shows(state, name) == (None if (name, country) == ("grapes", "ireland") else 0)


def test_alone_there_are_neither() -> None:
    state = idle_until(new_state(1, "france"), 20)
    assert (shows(state, "grapes"), shows(state, "stone")) == (None, None)


def test_felling_with_the_wood_indicator() -> None:
    """F18.4: wood at 4."""
    state = position(wheel="wood 4 joker 6")
    answer(state, "fell 0,1 wood")
    assert goods(state) == "4Wo"
    assert (shows(state, "wood"), shows(state, "joker")) == (0, 6)
    assert "0,1" in player_of(state, "R").free
    assert player_of(state, "R").forests == ("0,2", "1,1")


def test_felling_with_the_joker() -> None:
    """F18.4: joker at 6, wood stays at 4."""
    state = position(wheel="wood 4 joker 6")
    answer(state, "fell 0,1 joker")
    assert goods(state) == "6Wo"
    assert (shows(state, "wood"), shows(state, "joker")) == (4, 0)


def test_felling_in_a_short_game() -> None:
    """F18.4: one more for everybody (F12.4)."""
    state = position(length="short", wheel="wood 4")
    answer(state, "fell 0,2 wood")
    assert [goods(state, seat) for seat in "RGB"] == ["5Wo", "Wo", "Wo"]


def test_cutting_peat() -> None:
    state = position(wheel="peat 7 joker 3")
    answer(state, "cut 1,0 peat")
    assert goods(state) == "7Pt"
    assert player_of(state, "R").moors == ("0,0",)
    assert moves_beginning(state, "cut") == []


def test_a_card_may_be_cleared_for_nothing() -> None:
    """F5.4.2."""
    state = position(wheel="wood 0 joker 0")
    answer(state, "fell 0,1 wood")
    assert goods(state) == ""
    assert "0,1" in player_of(state, "R").free


def test_without_a_card_no_indicator_moves() -> None:
    """F5.4.3: the null action."""
    state = position(wheel="wood 4", cleared={"R": "0,1 0,2 1,1"})
    assert not moves_beginning(state, "fell")
    answer(state, "pass")
    assert shows(state, "wood") == 4


def test_the_null_action_brings_nobody_a_bonus() -> None:
    """D6."""
    state = position(length="short", wheel="wood 4")
    answer(state, "pass")
    assert [goods(state, seat) for seat in "RGB"] == ["", "", ""]


def test_alone_with_neither_indicator_cards_can_still_be_cleared() -> None:
    """F4.8, D21."""
    state = position(1, wheel="wood - joker -")
    assert moves_beginning(state, "fell") == ["fell 0,1 wood", "fell 0,2 wood", "fell 1,1 wood"]
    answer(state, "fell 0,1 wood")
    assert goods(state) == ""
    assert shows(state, "wood") is None
    joker = position(1, wheel="wood - joker 5")
    assert moves_beginning(joker, "fell 0,1") == ["fell 0,1 joker"]
    answer(joker, "fell 0,1 joker")
    assert goods(joker) == "5Wo"
