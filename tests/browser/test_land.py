"""A landscape that has grown to many rows, as high as a notebook beside its file browser shows it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ora_widgets import Board, Game
from ora_widgets.game.setup import Setup
from tests.browser.conftest import OpenBoard
from tests.fixtures.write import POSITIONS
from tests.support.positions import position

LAND = "district -1 hills; district 2 plains; district 3 plains; plot 0 coast; plot 2 mountain; plot -1 mountain"
BUILT = "F05 0,3; G07 0,2; G01 -1,1; F08 0,0; G02 1,0; F11 0,-1; S2 2,2"

# Where a box lies, for each that is drawn.
BOXES = """found => found.map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


@pytest.mark.parametrize(
    ("more", "cells"),
    [("", "small low"), ("; district 4 hills; district -2 plains", "small low flat")],
    ids=["five rows", "seven rows"],
)
def test_names_and_prices_can_be_read_on_many_rows(alone: OpenBoard, browser: Browser, more: str, cells: str) -> None:
    start = position(2, round=14, give={"R": "50Pn"}, land={"R": LAND + more}, built={"R": BUILT})
    with browser.new_context(viewport={"width": 956, "height": 696}) as context:
        board = alone(Board(Game(Setup(2, "france", "long"), start)), context=context)
        names = board.root.locator(".ora-own .ora-land .ora-card-plate .ora-name")
        expect(board.root.locator(".ora-own .ora-land")).to_have_attribute("data-cells", cells)
        sizes = names.evaluate_all("found => found.map(one => parseFloat(getComputedStyle(one).fontSize))")
        assert len(sizes) >= 7
        assert min(sizes) >= 9

        left, top, right, bottom = board.root.locator(".ora-own .ora-land-frame").evaluate_all(BOXES)[0]
        prices = board.root.locator(".ora-own .ora-handle").evaluate_all(BOXES)
        assert prices
        assert [box for box in prices if box[0] < left or box[1] < top or box[2] > right or box[3] > bottom] == []
        over = [
            (one, other)
            for n, one in enumerate(prices)
            for other in prices[:n]
            if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
        ]
        assert over == []


@pytest.mark.parametrize("language", ["en", "pl", "es"])
def test_names_are_whole_in_two_lines_on_low_spaces(alone: OpenBoard, browser: Browser, language: str) -> None:
    with browser.new_context(viewport={"width": 956, "height": 696}) as context:
        board = alone(Board(POSITIONS["late"](), language=language), context=context)
        expect(board.root.locator(".ora-own .ora-land")).to_have_attribute("data-cells", "small low")
        names = board.root.locator(".ora-own .ora-land .ora-card-plate .ora-name")
        assert names.count() >= 10
        cut = names.evaluate_all(
            "found => found.filter(one => one.scrollHeight > one.clientHeight).map(one => one.textContent)"
        )
        assert cut == []
        # What stands below a name does not lie over it.
        below = names.evaluate_all("""found => found.filter(one => {
          const numbers = one.closest(".ora-card-plate").querySelector(".ora-values");
          return one.getBoundingClientRect().bottom > numbers.getBoundingClientRect().top + 1;
        }).map(one => one.textContent)""")
        assert below == []
