"""Several people at one running game, and a game opened from an address."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import ora_widgets as ora
from tests.browser.conftest import OpenNotebook
from tests.browser.lab import KERNEL_IS_THERE, READY, until_drawn
from tests.browser.test_board import START, Table, start

ROOT = Path(__file__).parents[2]
OPEN = "import ora_widgets as ora\nopener = ora.GameOpener()\nopener"
CODE = ora.new_game(3, "france").play("build G07 0,3; prior; times 1; done").code()


def test_two_pages_on_one_kernel_see_one_game(lab_page: OpenNotebook, browser: Browser) -> None:
    first = start(lab_page)
    first.lab.save()
    two_pages_play(first, browser)


def two_pages_play(first: Table, browser: Browser) -> None:
    """Play a game for three on two pages, with claims and with a page that is lost and returns."""
    lab = first.lab
    with browser.new_context() as other:
        page = lab.open_second_page(other)
        board = page.locator(".ora-board").first
        expect(board).to_have_attribute("data-ply", "0", timeout=READY * 1000)

        first.turn("G07 0,3")
        expect(board).to_have_attribute("data-ply", "1")
        for token in ("skip", "done"):
            board.locator(f'.ora-panel [data-line="{token}"]').click()
        first.is_at(3)

        # One page takes the asked colour; the other cannot answer for it, and says why.
        first.root.locator('.ora-own [data-claim="G"]').click()
        expect(board.locator('.ora-own [data-claim="G"]')).to_have_count(0)
        expect(board.locator('[data-state="live"]')).to_have_count(0)
        first.turn("pass")

        # A lost page resumes where the game is, and takes the next colour.
        page.close()
        first.turn("done")
        expect(first.root.locator('[data-pick][data-state="live"]')).to_have_count(0)  # blue is free, but not ours
        page = other.new_page()
        until_drawn(page, lambda: page.goto(lab.address_beside))
        board = page.locator(".ora-board").first
        expect(board).to_have_attribute("data-ply", "5", timeout=READY * 1000)
        board.locator('.ora-own [data-claim="B"]').click()
        board.locator('.ora-panel [data-line="pass"]').click()
        first.is_at(6)
        first.agrees()


@pytest.mark.parametrize("carried", ["&ora={code}", "#{code}"])
def test_an_address_opens_its_game(lab_page: OpenNotebook, carried: str) -> None:
    lab = lab_page(OPEN)
    where = f"{lab.server.url}/lab/workspaces/{lab.path.stem}/tree/{lab.path.name}?token={lab.server.token}"
    # A reload, as from a link in a mail, because a new fragment alone loads nothing.
    lab.page.goto("about:blank")
    lab.page.goto(where + carried.format(code=CODE))
    lab.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=READY * 1000)
    lab.page.wait_for_function(f"({KERNEL_IS_THERE})()", timeout=READY * 1000)
    lab.run()
    table = Table(lab)
    table.is_at(4)
    expect(table.root.locator(".ora-question")).to_contain_text("Green")
    table.turn("pass", "done")
    assert lab.value("opener.game.ply") == 6


def test_without_an_address_it_asks(lab_page: OpenNotebook) -> None:
    lab = lab_page(OPEN)
    lab.run()
    form = lab.output(0).locator(".ora-opener")
    form.locator("input").fill(CODE[:-5])
    form.locator("button").click()
    expect(form.get_by_role("status")).to_contain_text("damaged")
    form.locator("input").fill(f"https://some.one/#{CODE}")
    form.locator("input").press("Enter")
    Table(lab).is_at(4)
    expect(form.get_by_role("status")).to_have_text("")


def test_a_script_in_a_name_is_text(lab_page: OpenNotebook) -> None:
    names = "names={'R': '<img src=x onerror=alert(1)>'}"
    lab = lab_page(START.replace("ora.Board(game)", f"ora.Board(game, {names})"))
    lab.run()
    table = Table(lab)
    table.is_at(0)
    expect(table.root).to_contain_text("<img src=x onerror=alert")
    expect(table.root.locator("img")).to_have_count(0)
