"""The explorer on the board, in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import ora_widgets as ora
from ora_widgets.widget.board import Board
from tests.browser.conftest import OpenBoard

# The parts that stick out of the drawer to the left or right.
OUTSIDE = """(board) => {
  const drawer = board.querySelector(".ora-drawer-content");
  const { left, right } = drawer.getBoundingClientRect();
  return [...drawer.querySelectorAll("table, button, p")].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  }).map((part) => part.outerHTML.slice(0, 200));
}"""


@pytest.mark.parametrize(("language", "width"), [("en", 1280), ("pl", 390), ("es", 390)])
def test_many_games_are_explored_and_an_example_looked_at(alone: OpenBoard, language: str, width: int) -> None:
    shown = alone(Board(ora.new_game(3), language=language))
    shown.resize(width, 844)
    game = shown.board.game
    shown.root.locator("[data-door=menu]").press("Enter")
    shown.root.locator(".ora-menu [data-item=explorer]").press("Enter")
    drawer = shown.root.get_by_role("dialog")
    expect(drawer.locator("tbody tr").first).to_be_visible()
    assert shown.root.evaluate(OUTSIDE) == []
    for what in (1, 2):
        drawer.locator("[aria-pressed]").nth(what).press("Enter")
        expect(drawer.locator("[aria-pressed]").nth(what)).to_have_attribute("aria-pressed", "true")
        expect(drawer.locator("thead th")).to_have_count(5)
        assert shown.root.evaluate(OUTSIDE) == []
    drawer.locator("[aria-pressed]").first.press("Enter")
    drawer.locator("tbody button").first.press("Enter")
    expect(shown.root.locator(".ora-walk-text")).to_be_visible()
    expect(drawer).to_have_count(0)
    assert (game.ply, game.plies) == (0, 0)
    assert shown.board.game is not game
