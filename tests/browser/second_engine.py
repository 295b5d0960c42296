"""A guest in Firefox beside those in Chromium: `make browsers`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

import ora_widgets as ora
from ora_widgets.language.fluent import languages
from ora_widgets.widget.room import Room
from tests.browser.test_rooms import Guests, guests, room

__all__ = ["guests", "room"]

RELAY = str(Path(__file__).with_name("firefox_relay.py"))
NAMES = ("firefox-esr", "firefox")
# With reduced motion no player's turn is shown before the next one.
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}


@pytest.fixture
def firefox(playwright: Playwright, tmp_path: Path) -> Iterator[Page]:
    """A page of the installed Firefox, rather than Playwright's patched one."""
    path = os.environ.get("ORA_FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)
    assert path, "no Firefox here; ORA_FIREFOX says where one is"
    program = tmp_path / "firefox"
    program.write_text(f'#!/bin/sh\nexec {shlex.join([sys.executable, RELAY, path])} "$@"\n', encoding="utf-8")
    program.chmod(0o700)
    browser: Browser = playwright.firefox.launch(
        channel="moz-firefox", executable_path=program, firefox_user_prefs=PREFERENCES
    )
    yield browser.new_page()
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


def pages_of(printed: bytes) -> int:
    """The number of pages in a browser's PDF; Firefox compresses their descriptions."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", printed, re.DOTALL)
    packed = b"".join(zlib.decompressobj().decompress(one) for one in streams if one[:1] == b"x")
    return len(re.findall(rb"/Type\s*/Page\b", printed + packed))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_the_rules_of_a_country_are_printed_on_one_sheet(
    country: str, language: str, firefox: Page, tmp_path: Path
) -> None:
    firefox.goto(ora.rules_sheet(country, language=language).save(tmp_path / "page.html").as_uri())
    assert pages_of(firefox.pdf(prefer_css_page_size=True)) == 1
