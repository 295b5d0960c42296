"""Tables of card uses as text, one case a line: `card | goods before | answers | goods after`.

For refusals the last cell is the rule, the message and its details: `F5.2.1 times-too-many limit=2`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ora_widgets.engine import State
from ora_widgets.engine.cards import CARDS
from tests.support.positions import answer, goods, position, question, refusal_of, same, turn_of

# The place of red's card: the first space that its terrain allows, with a coast and a mountain plot laid.
SITES = {"plains": "0,3", "coast": "0,-1", "hillside": "0,5", "mountain": "0,6", "water": "0,-2"}
# Every indicator has a different value, so that the yield shows which one was used.
WHEEL = "clay 3 coin 5 grain 4 livestock 2 wood 6 peat 7 joker 8 stone 10"


def table(text: str) -> list[Any]:
    """The lines of a table as test parameters."""
    lines = [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]
    return [pytest.param(*("" if cell == "-" else cell for cell in cells), id=": ".join(cells[:3])) for cells in lines]


def rows_test(check: Callable[..., None], rows: str, *countries: str) -> Callable[..., None]:
    """Test every line of a table in these countries."""

    @pytest.mark.parametrize("country", countries)
    @pytest.mark.parametrize("cells", [pytest.param(row.values, id=row.id) for row in table(rows)])
    def test(country: str, cells: tuple[str, ...]) -> None:
        check(country, *cells)

    return test


def site(card: str) -> str:
    """The space of red's card in these tests."""
    return next(place for terrain, place in SITES.items() if terrain in CARDS[card].terrain)


def state_with_card(card: str, before: str, country: str, **more: Any) -> State:
    """Red owns the card and these goods, and has just sent a lay brother there."""
    state = position(
        country=country,
        give={"R": before},
        land={"R": "plot 0 coast; plot 0 mountain"},
        built=None if card.startswith("LR") else {"R": f"{card} {site(card)}"},
        wheel=WHEEL + " grapes 9" * (country == "france"),
        **more,
    )
    return answer(state, f"use {card} lay")


def check_use(country: str, card: str, before: str, answers: str, after: str) -> None:
    """Check that the answers complete the function and leave these goods."""
    state = answer(state_with_card(card, before, country), answers)
    assert question(state) == "act R", f"still asked: {state.pending[-1]}"
    assert turn_of(state).mains == 0
    assert goods(state) == same(after)


def check_refusal(country: str, card: str, before: str, answers: str, why: str) -> None:
    """Check that the last answer is refused by this rule, with this message and at least these details."""
    *first, last = answers.split("; ")
    state = answer(state_with_card(card, before, country), "; ".join(first))
    rule, message, *about = why.split()
    refusal = refusal_of(state, last)
    assert (refusal.rule, refusal.message) == (rule, message)
    assert set(about) <= {f"{key}={value}" for key, value in refusal.details.items()}


def check_silence(country: str, card: str, before: str) -> None:
    """Check that the card asks nothing and changes nothing."""
    check_use(country, card, before, "", before)
