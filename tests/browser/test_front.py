"""The front page with its doors, links, Back and Forward, two tabs, and a game by message between two people."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import ora_widgets as ora
from ora_widgets.notation.links import read_link
from ora_widgets.wire import OutsideText
from tests.browser.live_host import live_page
from tests.browser.reach import Reach
from tests.support.waiting import wait_until

LINK = ora.new_game(3, "ireland", "short").play("pass; done").code()
OTHER = ora.new_game(4).play("pass").code()


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Give the address of the live page."""
    with live_page() as address:
        yield address


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


def ready(page: Page) -> Reach:
    """Wait until the board can be played."""
    expect(page.locator("body")).to_have_attribute("data-state", "ready")
    return Reach(page.locator(".ora-board"))


def door(page: Page, name: str) -> None:
    page.locator(f'[data-door="{name}"]').click()


def expect_ply(page: Page, ply: int) -> None:
    expect(page.locator(".ora-board")).to_have_attribute("data-ply", str(ply))


def test_a_stranger_reads_what_it_is_and_finds_the_doors(page: Page, site: str) -> None:
    page.goto(site)
    front = page.locator(".front")
    expect(front).to_contain_text("A board game of monks, wheels and wood")
    for name in ("Play a bot", "Play a friend by link", "Two at this screen", "Learn in five minutes"):
        expect(front.get_by_role("button", name=name)).to_be_visible()
    expect(front.get_by_text("What is this?")).to_be_visible()


def test_a_door_that_is_chosen_while_python_loads_is_opened_when_it_is_there(page: Page, site: str) -> None:
    page.goto(site)
    door(page, "learn")
    ready(page)
    expect(page.locator(".ora-lesson")).to_be_visible()
    expect(page).to_have_url(re.compile("#lesson=welcome$"))


def test_against_a_bot_it_is_said_who_plays_whom(page: Page, site: str) -> None:
    page.goto(site)
    door(page, "bot")
    board = ready(page)
    expect(board.root).to_contain_text("You are Red. Green is the bot Woodcutter.")
    board.pick("0,1")
    board.pick("wood")
    expect_ply(page, 1)
    # The address follows the board.
    wait_until(lambda: read_link(OutsideText(page.evaluate("location.href"))).game.moves)
    link = read_link(OutsideText(page.evaluate("location.href")))
    assert ([str(move) for move in link.game.moves], link.bots) == (["fell 0,1 wood"], {"G": "woodcutter"})


def test_two_at_one_screen_move_both_colours(page: Page, site: str) -> None:
    page.goto(site)
    door(page, "here")
    board = ready(page)
    for ply, line in enumerate(("pass", "pass", "done", "pass"), start=1):
        board.root.locator(f'.ora-panel [data-line="{line}"]').first.click()
        expect_ply(page, ply)


def test_back_and_forward_go_through_screens(page: Page, site: str) -> None:
    page.goto(site)
    door(page, "bot")
    ready(page).root.locator(".ora-primary").click()
    expect_ply(page, 1)
    # The address follows what is shown.
    expect(page).to_have_url(re.compile("#ora1:"))
    page.go_back()
    expect(page.locator(".front")).to_be_visible()
    door(page, "learn")
    expect(page.locator(".ora-lesson")).to_be_visible()
    expect(page).to_have_url(re.compile("#lesson="))
    page.go_back()
    expect(page.locator(".front")).to_be_visible()
    page.go_forward()
    expect(page.locator(".front")).to_be_hidden()
    expect(page.locator(".ora-lesson")).to_be_visible()


def test_the_game_that_was_left_is_the_first_door(page: Page, site: str) -> None:
    page.goto(site)
    expect(page.locator('[data-door="go-on"]')).to_be_hidden()
    door(page, "bot")
    ready(page).root.locator(".ora-primary").click()
    expect_ply(page, 1)
    page.goto(site)
    door(page, "go-on")
    ready(page)
    expect_ply(page, 1)
    expect(page).to_have_url(re.compile("#ora1:"))


REFUSED = "() => { throw new DOMException('', 'SecurityError'); };"


def test_where_the_browser_keeps_nothing_one_plays_and_is_told(page: Page, site: str) -> None:
    page.add_init_script(f"Storage.prototype.setItem = {REFUSED}")
    page.goto(site)
    door(page, "bot")
    ready(page).root.locator(".ora-primary").click()
    expect_ply(page, 1)
    expect(page.locator("[data-live=status]")).to_contain_text("This browser saves nothing")
    page.reload()  # its address has the game
    ready(page)
    expect_ply(page, 1)


def test_where_the_address_cannot_change_the_game_is_kept(page: Page, site: str) -> None:
    page.add_init_script(f"history.pushState = history.replaceState = {REFUSED}")
    page.goto(site)
    door(page, "bot")
    ready(page).root.locator(".ora-primary").click()
    expect_ply(page, 1)
    page.reload()
    door(page, "go-on")
    ready(page)
    expect(page.locator(".ora-board")).not_to_have_attribute("data-ply", "0")


def test_where_the_page_may_not_run_python_it_says_so(page: Page, site: str) -> None:
    page.add_init_script("Worker = function () { throw new DOMException('', 'SecurityError'); }")
    page.add_init_script(f"Object.defineProperty(navigator, 'serviceWorker', {{ get: {REFUSED.rstrip(';')} }})")
    page.goto(f"{site}/#{LINK}")
    expect(page.locator("[data-live=status]")).to_contain_text("a feature that the game needs is switched off")


def test_a_link_opens_in_a_tab_that_has_the_page_and_asks_where_a_game_would_be_left(page: Page, site: str) -> None:
    page.goto(f"{site}/#{LINK}")
    ready(page)
    expect_ply(page, 2)
    page.evaluate(f"location.hash = '#{OTHER}'")
    notice = page.locator("[data-live=status]")
    expect(notice).to_contain_text("leads to another game")
    expect_ply(page, 2)
    notice.get_by_role("button", name="Stay here").click()
    expect(notice).to_be_empty()
    page.wait_for_url(f"{site}/#{LINK}*")
    page.evaluate(f"location.hash = '#{OTHER}'")
    notice.get_by_role("button", name="Open the link").click()
    expect_ply(page, 1)
    page.go_back()
    expect_ply(page, 2)


def test_a_download_that_stands_still_is_told_with_a_button_to_try_again(page: Page, site: str) -> None:
    page.clock.install()
    page.route("**/widget.js", lambda _: None)  # it never loads, and the next attempt has another address
    page.goto(f"{site}/#play=bot", wait_until="commit")
    notice = page.locator("[data-live=status]")
    expect(notice).to_contain_text("The game is loading")
    page.clock.fast_forward(15_000)
    expect(notice).to_contain_text("Nothing has arrived for a while")
    notice.get_by_role("button", name="Try again").click()
    ready(page)
    expect(notice).to_be_empty()


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        (f"#{LINK[:-4]}", "damaged"),
        ("#ora9:AAAA", "version 9"),
        (f"#{LINK}&seat=W", "nobody plays that colour"),
        ("#play=chess", "no way to play"),
        ("#lesson=whale", "no lesson"),
    ],
)
def test_a_bad_link_is_explained_and_a_game_is_there(page: Page, site: str, link: str, sentence: str) -> None:
    page.goto(f"{site}/{link}")
    board = ready(page)
    expect(page.locator("body")).to_contain_text(sentence)
    board.root.locator(".ora-primary").click()
    expect(board.root).not_to_have_attribute("data-ply", "0")


def test_the_older_of_two_tabs_says_that_the_game_went_on(page: Page, context: BrowserContext, site: str) -> None:
    page.goto(f"{site}/#play=here")
    ready(page).root.locator(".ora-primary").click()
    expect_ply(page, 1)
    other = context.new_page()
    other.goto(page.url)
    ready(other).root.locator(".ora-primary").click()
    expect_ply(other, 2)
    notice = page.locator("[data-live=status]")
    expect(notice).to_contain_text("goes on in another window")
    expect(page.locator("main")).to_have_attribute("inert", "")
    notice.get_by_role("button", name="Continue here").click()
    expect_ply(page, 2)
    page.locator(".ora-primary").click()
    expect_ply(page, 3)
    expect(other.locator("[data-live=status]")).to_contain_text("goes on in another window")


# No notice covers goods, the wheel's values, land or answers.
UNCOVERED = """width => {
  const place = element => element.getBoundingClientRect();
  const note = place(document.querySelector(".ora-notice"));
  const others = [...document.querySelectorAll(".ora-wheel-strip, .ora-land-pane, .ora-answers, .ora-bar-buttons")].map(place);
  return innerWidth === width && note.height > 0 && others.length >= 4
    && others.every(({ top, bottom }) => note.bottom <= top + 1 || note.top >= bottom - 1);
}"""


class Phone:
    """A player's browser; presses are taps, and the share sheet sends messages."""

    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="en-US")
        self.context.add_init_script(
            "navigator.share = async ({ url }) => { document.documentElement.dataset.sent = url; };"
            "navigator.clipboard.writeText = () => { throw new Error('nothing is copied here'); };"
        )
        self.page = self.context.new_page()
        self.taps = 0

    def follow(self, link: str) -> None:
        """Tap a link in a chat."""
        self.taps += 1
        self.page.goto("about:blank")
        self.page.goto(link)
        ready(self.page)

    def play(self, *lines: str) -> None:
        """Make the moves of a turn by taps."""
        for line in lines:
            ply = int(self.page.locator(".ora-board").get_attribute("data-ply") or 0)
            self.page.locator(f'.ora-panel [data-line="{line}"]').first.click()
            expect_ply(self.page, ply + 1)

    def send(self, button: str) -> str:
        """Send the turn; returns the link that arrives."""
        self.taps += 1
        self.page.get_by_role("button", name=button).click()
        expect(self.page.locator("html")).to_have_attribute("data-sent", re.compile("#ora1:"))
        return self.page.locator("html").get_attribute("data-sent") or ""


def test_a_game_by_message_takes_two_taps_a_turn_and_no_copy(browser: Browser, site: str) -> None:
    anna, ben = Phone(browser), Phone(browser)
    anna.page.goto(site)
    door(anna.page, "friend")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_label("Your friend's name").fill("Ben")
    anna.page.get_by_role("button", name="Begin").click()
    ready(anna.page)
    turn = ("pass", "pass", "done")
    anna.play(turn[0])
    # A copied address gives the friend the game; in this browser it leads back to the present turn.
    expect(anna.page).to_have_url(re.compile("&seat=G"))
    anna.page.reload()
    ready(anna.page)
    expect_ply(anna.page, 1)
    anna.play(*turn[1:])
    turns = [(ben, "Anna"), (anna, "Ben")]
    link = anna.send("Send to Ben")
    for who, friend in turns:
        who.follow(link)
        expect(who.page.locator(".ora-board")).to_contain_text(f"{friend} is done")
        for width in (320, 390, 430):
            who.page.set_viewport_size({"width": width, "height": 844})
            who.page.wait_for_function(UNCOVERED, arg=width)
        who.play(*turn)
        link = who.send(f"Send to {friend}")
    assert read_link(OutsideText(link)).game.plies == 9
    assert anna.taps + ben.taps == 2 * len(turns) + 1  # the last turn has not been opened yet
    # Opening a link again, even by its sender, adds nothing.
    anna.follow(link)
    expect(anna.page.locator(".ora-board")).to_contain_text("You have played this turn already")
    expect_ply(anna.page, 9)
    for phone in (anna, ben):
        phone.context.close()


def test_a_link_that_is_stale_doubled_or_crossed_is_explained_with_a_way_on(browser: Browser, site: str) -> None:
    anna, ben = Phone(browser), Phone(browser)
    anna.page.goto(f"{site}/#play=friend&R=Anna&G=Ben")
    ready(anna.page)
    anna.play("pass", "pass", "done")
    first = anna.send("Send to Ben")
    ben.follow(first)
    ben.play("pass", "pass", "done")
    answer = ben.send("Send to Anna")
    # Stale: Ben is ahead of what Anna sent him, and can send his answer again.
    ben.follow(first)
    status = ben.page.locator(".ora-notice-place")
    expect(status).to_contain_text("This link is older than your game.")
    expect_ply(ben.page, 6)
    expect(ben.page.get_by_role("button", name="Send to Anna")).to_be_visible()
    # Crossed: Anna has changed her turn before his answer arrived.
    anna.page.locator(".ora-back").click()
    expect_ply(anna.page, 2)
    anna.page.locator(".ora-back").click()
    expect_ply(anna.page, 1)
    board = ready(anna.page)
    board.pick("0,1")
    board.pick("wood")
    expect_ply(anna.page, 2)
    anna.play("done")
    anna.follow(answer)
    status = anna.page.locator(".ora-notice-place")
    expect(status).to_contain_text("The two games differ from move 2 on")
    expect_ply(anna.page, 3)
    anna.page.get_by_role("tab", name="What has happened").click()
    anna.page.locator(".ora-log").get_by_role("button", name=re.compile("From move")).click()
    expect_ply(anna.page, 6)
    anna.play("pass")
    # Doubled: a link that was opened already adds nothing.
    anna.follow(answer)
    expect_ply(anna.page, 7)
    for phone in (anna, ben):
        phone.context.close()
