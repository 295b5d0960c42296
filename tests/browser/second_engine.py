"""A guest in a second engine, Firefox, beside those in Chromium: `make browsers`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from ora_widgets.widget.room import Room
from tests.browser.test_rooms import Guests, guests, room

__all__ = ["guests", "room"]

NAMES = ("firefox-esr", "firefox")
# Where motion is unwelcome nobody's turn is shown for a while before the next one.
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}


@pytest.fixture
def firefox(playwright: Playwright) -> Iterator[Page]:
    """A page of the Firefox that is here; Playwright's own has been patched and is another one."""
    path = os.environ.get("ORA_FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "no Firefox here; ORA_FIREFOX says where one is"
    browser: Browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path=path, firefox_user_prefs=PREFERENCES
    )
    # Nothing is emulated: WebDriver BiDi has no way to do it.
    yield browser.contexts[0].new_page() if browser.contexts else browser.new_page()
    browser.close()


def test_two_engines_a_telephone_and_who_watches_play_a_game_to_the_end(
    room: Room, guests: Guests, firefox: Page
) -> None:
    firefox.goto(room.links["R"])
    guests.sit(firefox, "Ada")
    pages = {"R": firefox, "G": guests.open(room.links["G"], small=True), "B": guests.open(room.links["B"])}
    for seat in "GB":
        guests.sit(pages[seat], f"Player {seat}")
    watching = guests.open(room.links["watch"])

    while not room.game.over:
        page, ply = pages[room.game.to_move or "R"], room.game.ply
        page.locator("[data-primary]").press("Enter")
        expect(page.locator(".ora-board")).to_have_attribute("data-ply", str(ply + 1))

    for page in (*pages.values(), watching):
        expect(page.locator(".ora-board")).to_have_attribute("data-ply", str(room.game.ply))
        expect(page.locator(".ora-end-card")).to_be_visible()
