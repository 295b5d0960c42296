"""What one sees at a glance stays in sight: the wheel with its values, and who is who, as wide as a notebook beside its file browser."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize, expect

from ora_widgets import Board
from tests.browser.conftest import OpenBoard
from tests.fixtures.write import POSITIONS

WINDOW = ViewportSize(width=956, height=696)

# How many pixels high one thing lies over another.
OVERLAP = """([one, other]) => Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))"""


def test_what_the_others_did_is_told_below_the_wheel_s_values(alone: OpenBoard, browser: Browser) -> None:
    with browser.new_context(viewport=WINDOW) as context:
        board = alone(Board(POSITIONS["late"]()), context=context)
        news = board.root.locator(".ora-news")
        expect(news).to_be_visible()
        boxes = [
            each.evaluate("e => e.getBoundingClientRect().toJSON()")
            for each in (board.root.locator(".ora-wheel"), news)
        ]
        assert board.page.evaluate(OVERLAP, boxes) == 0

        board.root.locator(".ora-since-door").click()
        expect(board.root.locator(".ora-land-pane .ora-news")).to_be_visible()
        expect(news).to_have_count(1)
        expect(board.root.locator(".ora-shop")).to_be_visible()
        news.get_by_role("button", name="Close").click()
        expect(news).to_have_count(0)


def test_a_name_in_the_standings_is_whole_or_left_to_its_mark(alone: OpenBoard, browser: Browser) -> None:
    with browser.new_context(viewport=WINDOW) as context:
        board = alone(Board(POSITIONS["late"]()), context=context)
        for width in (956, 760, 1400):
            board.page.set_viewport_size({"width": width, "height": WINDOW["height"]})
            names = board.root.locator(".ora-standing-name")
            expect(names).to_have_count(4)
            assert not names.evaluate_all("all => all.filter(one => one.scrollWidth > one.clientWidth).length")
            inside = "all => all.every(one => one.scrollWidth <= one.clientWidth)"
            assert board.root.locator(".ora-standing-of").evaluate_all(inside)
        assert names.first.is_visible()
