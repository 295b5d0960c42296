"""Guests on their own pages play one game through the room's server, as on four devices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from ora_widgets import host, load, new_game
from ora_widgets.widget.room import Room
from tests.browser.test_axe import faults
from tests.widget.room.hosting import HOST, RESUME, hosting
from tests.widget.room.path_proxy import PREFIX, path_proxy

TELEPHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
MAX_PRESSES = 6  # from the host's press to the first move of a guest


@pytest.fixture
def room() -> Iterator[Room]:
    room = host(new_game(3, length="short"))
    yield room
    room.close()


class Guests:
    """Pages of guests, isolated as if in browsers of their own."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.asked: list[str] = []
        self.presses = 0

    def open(self, link: str, *, small: bool = False) -> Page:
        # Without motion no turn is shown before the next one.
        context = self._browser.new_context(
            viewport=TELEPHONE if small else DESK, locale="en-US", reduced_motion="reduce"
        )
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda entry: self.errors.append(entry.text) if entry.type == "error" else None)
        page.on("request", lambda request: self.asked.append(request.url))
        page.goto(link)
        self.presses += 1
        return page

    def sit(self, page: Page, name: str) -> None:
        page.get_by_label("Your name").fill(name)
        self.press(page, "[data-sit]")
        expect(page.locator(".ora-board")).to_be_visible()

    def press(self, page: Page, selector: str) -> None:
        page.locator(selector).first.click()
        self.presses += 1


@pytest.fixture
def guests(browser: Browser) -> Iterator[Guests]:
    guests = Guests(browser)
    yield guests
    for context in guests.contexts:
        context.close()
    assert guests.errors == []


def test_a_guest_moves_after_few_presses(room: Room, guests: Guests) -> None:
    guests.presses = 2  # the host opens the room and copies the link
    red = guests.open(room.links["R"], small=True)
    guests.sit(red, "Ada")
    guests.press(red, "[data-primary]")

    expect(red.locator(".ora-board")).to_have_attribute("data-ply", "1")
    assert room.game.ply == 1
    assert guests.presses <= MAX_PRESSES
    secrets = room.invitations.secrets.values()
    assert not [address for address in guests.asked if any(secret in address.partition("#")[0] for secret in secrets)]
    assert {address.split("/")[2] for address in guests.asked if "://" in address} == {room.address.split("/")[2]}


def test_a_guest_finds_nothing_that_is_the_hosts(room: Room, guests: Guests) -> None:
    red, watching = guests.open(room.links["R"]), guests.open(room.links["watch"], small=True)
    guests.sit(red, "Ada")
    for page in (red, watching):
        expect(page.locator(".ora-board")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        expect(page.locator("[data-claim]")).to_have_count(0)
        page.locator("[data-door=menu]").click()
        expect(page.locator(".ora-menu [data-item]")).to_have_text(
            ["Share", "Save a picture (SVG)", "Save a picture (PNG)"]
        )
    expect(red.get_by_role("button", name="Take it back")).to_be_visible()
    expect(watching.get_by_role("button", name="Take it back")).to_have_count(0)
    expect(watching.locator(".ora-history, .ora-slider")).to_have_count(0)


def test_behind_a_hub_a_guest_plays_through_its_proxy(guests: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", PREFIX)
    room = host(new_game(2))
    with path_proxy() as origin:
        red = guests.open(origin + room.links["R"])
        guests.sit(red, "Ada")
        guests.press(red, "[data-primary]")
        expect(red.locator(".ora-board")).to_have_attribute("data-ply", "1")
        room.close()
        expect(red.locator("[data-room=status]")).to_contain_text("closed the room")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_before_during_and_after_a_guests_game(
    room: Room, guests: Guests, scheme: Literal["light", "dark"]
) -> None:
    page = guests.open(room.links["any"])
    page.emulate_media(color_scheme=scheme)
    whole = page.locator("html")
    expect(page.locator("[data-sit]").first).to_be_visible()
    assert faults(whole, 1) == []

    guests.sit(page, "Ada")
    page.locator("[data-room=menu] summary").click()
    assert faults(whole) == []

    room.close()
    expect(page.locator("[data-room=record] input")).to_be_visible()
    expect(page.locator("[data-room=menu]")).to_be_hidden()
    assert faults(whole, 1) == []


@pytest.mark.slow
def test_four_pages_play_a_game_to_the_end(room: Room, guests: Guests) -> None:
    pages = {seat: guests.open(room.links[seat], small=seat == "G") for seat in "RGB"}
    for seat, page in pages.items():
        guests.sit(page, f"Player {seat}")
    watching = guests.open(room.links["watch"])

    while not room.game.over:
        page, ply = pages[room.game.to_move or "R"], room.game.ply
        page.locator("[data-primary]").press("Enter")  # the pointer would stay where a press is ignored for a while
        expect(page.locator(".ora-board")).to_have_attribute("data-ply", str(ply + 1))

    for page in (*pages.values(), watching):
        expect(page.locator(".ora-board")).to_have_attribute("data-ply", str(room.game.ply))
        expect(page.locator(".ora-end-card")).to_be_visible()


def test_a_page_that_is_loaded_again_has_its_seat(room: Room, guests: Guests) -> None:
    red = guests.open(room.links["R"])
    guests.sit(red, "Ada")
    red.reload()

    expect(red.locator(".ora-board")).to_be_visible()
    expect(red.locator("[data-room=people] [data-seat=R]")).to_have_text("Red: Ada, you")


@pytest.mark.parametrize("refusing", ["getItem", "setItem"])
def test_where_the_browser_keeps_nothing_a_guest_plays_and_comes_back(
    room: Room, guests: Guests, refusing: str
) -> None:
    red = guests.open("about:blank")
    red.add_init_script(f"Storage.prototype.{refusing} = () => {{ throw new DOMException('', 'SecurityError'); }};")
    red.goto(room.links["R"])
    guests.sit(red, "Ada")
    guests.press(red, "[data-primary]")
    expect(red.locator(".ora-board")).to_have_attribute("data-ply", "1")
    red.reload()

    expect(red.locator("[data-room=people] [data-seat=R]")).to_have_text("Red: Ada, you")
    guests.press(red, "[data-primary]")
    expect(red.locator(".ora-board")).to_have_attribute("data-ply", "2")


def test_a_page_that_was_offline_in_mid_turn_says_so_and_goes_on(room: Room, guests: Guests) -> None:
    red = guests.open(room.links["R"])
    guests.sit(red, "Ada")
    [guest] = room.guests
    assert guest.connection is not None
    guest.connection.send({"frame": "bye", "text": "The network is gone.", "again": True})

    expect(red.locator("[data-room=status]")).to_contain_text("your seat is kept")
    expect(red.locator("body")).to_have_attribute("data-state", "playing")
    red.locator("[data-primary]").click()
    expect(red.locator(".ora-board")).to_have_attribute("data-ply", "1")


def test_a_host_that_was_killed_is_waited_for_with_the_game_as_a_code(
    guests: Guests, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORA_GAMES", str(tmp_path))
    with hosting(HOST) as links:
        red = guests.open(links["R"])
        guests.sit(red, "Ada")
        guests.press(red, "[data-primary]")
        expect(red.locator(".ora-board")).to_have_attribute("data-ply", "1")

    expect(red.locator("[data-room=status]")).to_contain_text("your seat is kept")
    assert load(red.locator("[data-room=record] input").input_value()).ply == 1
    with hosting(RESUME):
        expect(red.locator("body")).to_have_attribute("data-state", "playing")
        red.locator("[data-primary]").press("Enter")
        expect(red.locator(".ora-board")).to_have_attribute("data-ply", "2")
        expect(red.locator("[data-room=record]")).to_be_hidden()
    guests.errors[:] = [error for error in guests.errors if "ERR_CONNECTION_REFUSED" not in error]


@pytest.mark.parametrize(("kind", "says"), [("R", "Somebody else plays Red"), ("mistyped", "may be mistyped")])
def test_a_link_that_opens_nothing_says_why(room: Room, guests: Guests, kind: str, says: str) -> None:
    guests.sit(guests.open(room.links["R"]), "Ada")
    second = guests.open(room.links.get(kind, f"{room.address}#nothing"))

    expect(second.locator("[data-room=status]")).to_contain_text(says)


def test_a_host_that_is_gone_leaves_the_game_as_a_code(room: Room, guests: Guests) -> None:
    red = guests.open(room.links["R"])
    guests.sit(red, "Ada")
    guests.press(red, "[data-primary]")
    expect(red.locator(".ora-board")).to_have_attribute("data-ply", "1")
    room.close()

    expect(red.locator("[data-room=status]")).to_contain_text("closed the room")
    expect(red.locator("[data-room=record] input")).to_have_value(room.game.code())
