"""The board looks as before: a few pictures are compared with stored ones, tile by tile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.gallery.camera import Camera
from tests.gallery.chosen import changes, compared_pictures, raster, stored_pictures, tiles_of_board

HINT = "look at it (make gallery); if it is meant to look so: python -m tests.gallery chosen"


SMALL = [
    "[data-primary] { visibility: hidden }",  # one button
    ".ora-question { transform: translate(0, 3px) }",
    ".ora-question { transform: translate(3px, 0) }",
    "[role=tab][data-tab=score] { color: #a00 !important }",  # one small word
    ".ora-board { background: #efe6cf !important }",  # a slightly different paper
]


@pytest.mark.parametrize("name", compared_pictures())
def test_a_picture_is_as_it_was(browser: Browser, name: str) -> None:
    assert changes(stored_pictures()[name], raster(Camera(browser), name))[:5] == [], HINT


def test_a_small_change_is_noticed(browser: Browser) -> None:
    traits, width, dark = compared_pictures()["middle-900"]
    with Camera(browser).board(traits, width, dark=dark) as board:
        before = tiles_of_board(board)
        for change in SMALL:
            style = board.page.add_style_tag(content=change)
            assert changes(before, tiles_of_board(board)), change
            style.evaluate("style => style.remove()")
        assert changes(before, tiles_of_board(board)) == []
