"""Two browsers play on the live page with nothing but a link and a code between them, and no server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, ViewportSize, expect

from ora_widgets import new_game
from tests.browser.live_host import live_page
from tests.browser.relay import relay

TELEPHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}
MAX_PRESSES = 6  # from the host's press to the first move of the guest
LAST_MOVES = 12  # of a whole game, which are played by two browsers


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with live_page() as address:
        yield address


@pytest.fixture(scope="module")
def chrome(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser that reveals this machine's addresses, since hidden ones need a network that resolves them."""
    arguments = [*browser_type_launch_args["args"], "--disable-features=WebRtcHideLocalIpsWithMdns"]
    chrome = browser_type.launch(**{**browser_type_launch_args, "args": arguments})
    yield chrome
    chrome.close()


class People:
    """People with a browser each, and the number of their presses."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self.errors: list[str] = []
        self.asked: set[str] = set()
        self.presses = 0

    def open_page(self, address: str, size: ViewportSize) -> Page:
        context = self._browser.new_context(viewport=size, locale="en-US", reduced_motion="reduce")
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.asked.add("/".join(request.url.split("/")[:3])))
        page.goto(address)
        return page

    def press(self, page: Page, selector: str) -> None:
        page.locator(selector).first.click()
        self.presses += 1

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(chrome: Browser) -> Iterator[People]:
    people = People(chrome)
    yield people
    people.leave()
    assert people.errors == []


def link_of(host: Page) -> str:
    """The link for the host to send."""
    expect(host.locator(".invite [data-send]")).to_be_visible()
    return host.locator(".invite input").first.input_value()


def code_of(guest: Page) -> str:
    """The code that a guest sends back."""
    expect(guest.locator("form [data-send]")).to_be_visible()
    return guest.locator("form input").first.input_value()


def paste(host: Page, code: str) -> None:
    host.locator("[data-peer=code]").fill(code)


def expect_ply(page: Page, ply: int) -> None:
    expect(page.locator(".ora-board")).to_have_attribute("data-ply", str(ply))


def play(page: Page, line: str, ply: int) -> None:
    page.locator(f'.ora-panel [data-line="{line}"]').first.click()
    expect_ply(page, ply)


def connect_guest(people: People, site: str) -> tuple[Page, Page]:
    """A host and a guest who are connected."""
    host = people.open_page(site, DESK)
    people.press(host, '[data-door="together"]')
    link = link_of(host)
    people.press(host, ".invite [data-send]")
    guest = people.open_page(link, TELEPHONE)
    people.presses += 1  # on the link
    guest.get_by_label("Your name", exact=True).fill("Anna")
    people.press(guest, "[data-sit]")
    people.presses += 1  # pasting
    paste(host, code_of(guest))
    expect(guest.locator(".ora-board")).to_be_visible()
    expect(host.locator(".invite")).to_have_count(0)
    return host, guest


def test_two_browsers_play_after_few_presses_and_ask_nobody(people: People, site: str) -> None:
    host, guest = connect_guest(people, site)
    for ply, line in enumerate(("pass", "pass", "done"), start=1):
        play(host, line, ply)
    expect_ply(guest, 3)
    people.press(guest, '.ora-panel [data-line="pass"]')
    expect_ply(guest, 4)
    expect_ply(host, 4)
    assert people.presses <= MAX_PRESSES
    assert people.asked <= {site, "data:", "blob:"}
    expect(guest.locator("[data-room=people] [data-seat=G]")).to_have_text("Green: Anna, you")
    play(guest, "pass", 5)
    play(guest, "done", 6)
    play(host, "pass", 7)
    expect_ply(guest, 7)


def test_after_a_break_a_new_link_leads_back_to_the_seat(people: People, site: str) -> None:
    host, guest = connect_guest(people, site)
    old = guest.url
    play(host, "pass", 1)
    expect_ply(guest, 1)
    host.reload()
    expect(guest.locator("[data-room=status]")).to_contain_text("your seat is kept")
    expect(guest.locator("[data-room=record] input")).to_have_value(re.compile("^ora1:"))
    lost = host.locator("[data-live=room]")
    expect(lost).to_contain_text("Anna needs a new link")
    lost.get_by_role("button", name="New link for Anna").click()
    link = link_of(host)
    guest.get_by_label("Paste the new link").fill(link)
    guest.locator("[data-sit]").click()
    paste(host, code_of(guest))
    expect_ply(guest, 1)
    expect(guest.locator("[data-room=people] [data-seat=G]")).to_have_text("Green: Anna, you")

    guest.goto("about:blank")
    expect(lost).to_contain_text("connection to Anna has broken")
    guest.goto(old)
    expect(guest.locator("[data-room=status]")).to_contain_text("works once")


def test_a_code_that_is_tapped_goes_to_the_window_with_the_game(people: People, site: str) -> None:
    host = people.open_page(f"{site}/#play=together", TELEPHONE)
    guest = people.open_page(link_of(host), DESK)
    guest.locator("[data-sit]").click()
    code = code_of(guest)
    other = host.context.new_page()
    other.goto(code)
    expect(other.locator("[data-live=status]")).to_contain_text("The code has arrived")
    expect(guest.locator(".ora-board")).to_be_visible()
    other.goto("about:blank")
    other.goto(code)
    expect(other.locator("[data-live=status]")).to_contain_text("No game in this browser waits")


def test_where_no_connection_comes_about_the_game_goes_by_message(browser: Browser, site: str) -> None:
    people = People(browser)  # whose hidden addresses nobody here resolves
    host = people.open_page(site, DESK)
    host.clock.install()
    people.press(host, '[data-door="together"]')
    guest = people.open_page(link_of(host), TELEPHONE)
    guest.locator("[data-sit]").click()
    paste(host, code_of(guest))
    expect(host.locator(".invite")).to_contain_text("Connecting")
    host.clock.fast_forward(15_000)
    expect(host.locator(".invite")).to_contain_text("No connection after 15 seconds")
    host.locator("[data-peer=message]").click()
    for ply, line in enumerate(("pass", "pass", "done"), start=1):
        play(host, line, ply)
    expect(host.get_by_role("button", name="Send to Green")).to_be_visible()
    people.leave()
    assert people.errors == []


def test_a_link_that_opens_nothing_says_why(people: People, site: str) -> None:
    host = people.open_page(f"{site}/#play=together", DESK)
    link = link_of(host)
    for bad, why in ((link[:-4], "not whole"), (link.partition(".html")[0] + ".html", "not whole")):
        guest = people.open_page(bad, TELEPHONE)
        expect(guest.locator("[data-room=status]")).to_contain_text(why)
    guest = people.open_page("about:blank", TELEPHONE)
    guest.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=2))
    guest.goto(link)
    expect(guest.locator("[data-room=status]")).to_contain_text("more than a day old")
    guest.add_init_script("delete window.RTCPeerConnection")
    guest.reload()
    expect(guest.locator("[data-room=status]")).to_contain_text("Ask the host to play by message")


def test_by_a_relay_of_the_sites_owner_one_link_is_enough_and_nobody_is_asked_before_a_press(people: People) -> None:
    with relay() as (address, asked), live_page(address) as site:
        host = people.open_page(f"{site}/#play=together", DESK)
        before = link_of(host)
        assert asked.heard == []
        host.get_by_role("button", name="with nothing to paste, through: 127.0.0.1").click()
        expect(host.locator(".invite")).to_contain_text("Nothing comes back")
        link = link_of(host)
        assert link.partition(".html")[2] != before.partition(".html")[2]
        guest = people.open_page(link, TELEPHONE)
        guest.get_by_role("button", name="through: 127.0.0.1").click()
        expect(guest.locator(".ora-board")).to_be_visible()
        expect(host.locator(".invite")).to_have_count(0)
        play(host, "pass", 1)
        expect_ply(guest, 1)
        secret = link.partition("#")[2].partition(".")[0]
        assert asked.heard
        assert not [text for text in asked.heard if secret in text]


def test_where_a_relay_passes_nothing_on_both_hear_what_to_do_instead(people: People) -> None:
    with relay(silent=True) as (address, _), live_page(address) as site:
        host = people.open_page(f"{site}/#play=together", DESK)
        link_of(host)
        host.clock.install()
        with host.expect_websocket() as meeting:
            host.get_by_role("button", name="with nothing to paste, through: 127.0.0.1").click()
        meeting.value.wait_for_event("framesent")  # the relay has accepted the page
        guest = people.open_page("about:blank", TELEPHONE)
        guest.clock.install()
        guest.goto(link_of(host))
        expect(guest.locator("form")).to_contain_text("can answer in the host’s place")
        guest.get_by_role("button", name="through: 127.0.0.1").click()
        expect(guest.locator("[data-room=status]")).to_contain_text("Connecting")
        guest.clock.fast_forward(20_000)
        expect(guest.locator("[data-room=status]")).to_contain_text("Nobody has answered for 20 seconds")
        expect(guest.get_by_label("Paste the new link here")).to_be_visible()
        host.clock.fast_forward(60_000)
        expect(host.locator(".invite")).to_contain_text("Nobody has come for a minute")
        expect(host.locator(".invite [data-peer=message]")).to_be_visible()


def test_a_game_that_was_begun_goes_to_its_end_between_two_browsers(people: People, site: str) -> None:
    game = new_game(3, length="short")
    while not game.over:
        game.play(next((line for line in ("pass", "done") if line in game.legal_moves), game.legal_moves[0]))
    before = new_game(3, length="short").play(game.moves[:-LAST_MOVES])
    host = people.open_page(f"{site}/#{before.code()}", DESK)
    host.locator("[data-door=menu]").click()
    host.locator("[data-item=together]").click()
    guest = people.open_page(link_of(host), TELEPHONE)
    guest.locator("[data-sit]").click()
    paste(host, code_of(guest))
    expect(guest.locator(".ora-board")).to_be_visible()
    while not before.over:
        page, line = guest if before.to_move == "G" else host, game.moves[before.ply]
        page.locator("[data-primary]").press("Enter")
        before.play(line)
        for each in (host, guest):
            expect_ply(each, before.ply)
    for each in (host, guest):
        expect(each.locator(".ora-end-card")).to_be_visible()
