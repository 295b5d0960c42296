"""The three buildings that all players own from the start."""

from __future__ import annotations

import pytest

from ora_widgets.engine.terms import INDICATORS
from tests.support.positions import answer, goods, moves_beginning, position, refusal_of, shows

from .table import WHEEL, check_refusal, check_use, rows_test

USES = """
LR1 | -    | take clay       | 3Cl
LR1 | -    | take joker      | 8Cl
LR1 | Cl   | skip            | Cl
LR2 | -    | take grain      | 4Gn
LR2 | -    | take livestock  | 2Sh
LR2 | -    | take joker Gn   | 8Gn
LR2 | -    | take joker Sh   | 8Sh
LR2 | -    | skip            | -
LR3 | -    | take coin       | 5Pn
LR3 | -    | take joker      | 8Pn
LR3 | -    | skip            | -
"""

REFUSED = """
LR1 | - | take coin                  | F5.2.1 not-an-option
LR1 | - | take clay; take clay       | F5.1 other-question question=act
LR2 | - | take joker                 | F5.2.1 not-an-option
LR2 | - | take joker Cl              | F5.2.1 not-an-option
LR2 | - | take grain; take livestock | F5.1 other-question question=act
LR3 | - | take wood                  | F5.2.1 not-an-option
"""


test_use = rows_test(check_use, USES, "france", "ireland")
test_refusal = rows_test(check_refusal, REFUSED, "france")


@pytest.mark.parametrize(
    ("card", "answers", "reset"),
    [
        ("LR1", "take clay", "clay"),
        ("LR1", "take joker", "joker"),
        ("LR2", "take grain", "grain"),
        ("LR2", "take livestock", "livestock"),
        ("LR2", "take joker Sh", "joker"),
        ("LR3", "take coin", "coin"),
        ("LR3", "skip", ""),
    ],
)
def test_only_the_indicator_used_goes_back(card: str, answers: str, reset: str) -> None:
    """F4.4, F4.6."""
    state = position(wheel=WHEEL)
    before = {name: shows(state, name) for name in INDICATORS}
    answer(state, f"use {card} lay; {answers}")
    assert {name for name in INDICATORS if shows(state, name) != before[name]} == ({reset} if reset else set())
    if reset:
        assert shows(state, reset) == 0


@pytest.mark.parametrize(("players", "card", "answers", "good"), [
    (3, "LR1", "take clay", "Cl"), (4, "LR2", "take joker Gn", "Gn"), (3, "LR3", "take coin", "Pn"),
])  # fmt: skip
def test_in_a_short_game_everybody_takes_one(players: int, card: str, answers: str, good: str) -> None:
    """F12.4; also when the indicator shows nothing (D6)."""
    state = position(players, length="short", wheel="clay 3 coin 3 joker 3")
    answer(state, f"use {card} lay; {answers}")
    assert [goods(state, seat) for seat in "RGBW"[:players]] == [f"4{good}"] + [good] * (players - 1)
    empty = position(players, length="short", wheel="clay 0 coin 0 joker 0")
    answer(empty, f"use {card} lay; {answers}")
    assert [goods(empty, seat) for seat in "RGBW"[:players]] == [good] * players


def test_in_a_short_game_the_owner_of_a_contracted_building_takes_one_like_everybody() -> None:
    state = position(length="short", wheel="clay 3", give={"R": "Pn"})
    answer(state, "contract LG1 coins; send lay; take clay")
    assert [goods(state, seat) for seat in "RGB"] == ["4Cl", "Cl Pn", "Cl"]


def test_an_indicator_at_nothing_gives_nothing() -> None:
    """F4.4: the amount may be 0."""
    state = answer(position(wheel="clay 0"), "use LR1 lay; take clay")
    assert goods(state) == ""


def test_alone_when_an_indicator_has_left() -> None:
    """F4.6, F4.8, D21: the joker stands in, and without it there is nothing."""
    state = position(1, wheel="clay - joker 4")
    answer(state, "use LR1 lay")
    assert moves_beginning(state) == ["take joker", "skip"]
    assert refusal_of(state, "take clay").message == "indicator-not-on-wheel"
    gone = position(1, wheel="clay - joker -")
    answer(gone, "use LR1 lay")
    assert moves_beginning(gone)[-1] == "done"
    half = answer(position(1, wheel="grain - joker -"), "use LR2 lay")
    assert moves_beginning(half) == ["take livestock", "skip"]
