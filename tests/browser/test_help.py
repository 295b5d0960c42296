"""Beside the game, in a real JupyterLab: the log, time, explanations, rules, options, pictures."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_board import START, Table, start


def test_the_log_shows_what_changed_and_time_is_walked(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.turn("G07 0,3", "skip", "done")
    root, keys = table.root, table.lab.page.keyboard

    line = root.locator(".ora-log-turn button", has_text="builds the Peat Coal Kiln")
    line.hover()
    # Red's board may be folded up by now; then all of it is meant.
    expect(root.locator('.ora-touched[data-space="R 0,3"], .ora-other.ora-seat-R.ora-touched').first).to_be_visible()
    root.locator("h2").hover()
    expect(root.locator(".ora-touched")).to_have_count(0)

    line.click()
    table.is_at(1)
    expect(root.locator(".ora-branch")).to_contain_text("the 2 moves after it are forgotten")
    keys.press(",")
    table.is_at(0)
    keys.press(">")
    table.is_at(3)
    expect(root.locator(".ora-branch")).to_have_count(0)

    slider = root.locator(".ora-history input")
    slider.fill("1")
    table.is_at(1)
    root.locator(".ora-branch button").click()
    table.is_at(3)

    # The button that was pressed is gone; the keys go on from the question.
    expect(root.locator(".ora-panel")).to_be_focused()
    keys.press("<")
    table.is_at(0)
    table.turn("G07 1,3")
    assert table.lab.value("game.plies") == 1
    expect(root.locator(".ora-log")).not_to_contain_text("Red is done")


def test_whatever_is_on_the_board_is_explained(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    root, keys = table.root, table.lab.page.keyboard

    # A monastery card that cannot be built: the second mouse button says why.
    dead = root.locator(".ora-display .ora-card:not([data-state])").first
    dead.click(button="right")
    card = root.locator(".ora-explained[role=dialog]")
    expect(card.locator(".ora-because")).to_contain_text(re.compile("lack|beside|costs|terrain|stand"))
    expect(card).to_be_focused()
    assert table.lab.value("game.plies") == 0
    number = card.locator(".ora-because .ora-rule-link").inner_text().strip()
    card.locator(".ora-because .ora-rule-link").click()
    rules = root.get_by_role("dialog", name="Rules")
    expect(rules.locator(".ora-rule").first).to_contain_text(number)

    rules.get_by_role("searchbox").fill("price of a contract")
    expect(rules).to_contain_text("The price of a contract")
    keys.press("Escape")
    expect(rules).to_have_count(0)

    # By keyboard alone: everything can be reached and asked about.
    root.locator(".ora-panel").focus()
    keys.press("?")
    expect(root.locator(".ora-asking-note")).to_be_visible()
    root.locator('[data-help="district"]').focus()
    keys.press("Enter")
    expect(card).to_contain_text("District")
    expect(card).to_be_focused()
    keys.press("Escape")
    keys.press("Escape")
    expect(root.locator(".ora-asking-note")).to_have_count(0)

    tile = root.locator(".ora-own .ora-tile").first
    tile.hover()
    expect(root.locator(".ora-explained[aria-hidden]")).to_contain_text("Energy")


def test_the_options_are_one_in_the_board_and_in_code(lab_page: OpenNotebook) -> None:
    cell = START.replace("ora.Board(game)", "board = ora.Board(game, names={'G': 'Ada'}); board")
    lab = lab_page(cell, "board.theme = 'light'; board.open_all = True")
    lab.run(0)
    table = Table(lab)
    table.is_at(0)
    root = table.root
    expect(root.locator(".ora-other", has_text="Ada (Green)")).to_be_visible()

    root.get_by_role("button", name="Options").click()
    options = root.get_by_role("dialog", name="Options")
    options.get_by_role("button", name="dark").click()
    expect(root).to_have_class(re.compile("ora-dark"))
    options.get_by_label("Red: Name").fill("Bo")
    lab.page.keyboard.press("Tab")
    expect(root.locator(".ora-own")).to_contain_text("Bo (Red)")
    assert lab.value("(board.theme, board.names)") == ("dark", {"G": "Ada", "R": "Bo"})

    options.get_by_label("Language").select_option("pl")
    expect(root.get_by_role("dialog", name="Ustawienia")).to_be_visible()
    assert lab.value("board.language") == "pl"

    lab.run(1)
    expect(root).to_have_class(re.compile("ora-light"))
    expect(root.locator(".ora-other.ora-open")).to_have_count(2)


def test_the_board_is_saved_as_a_picture(lab_page: OpenNotebook, tmp_path: Path) -> None:
    lab = lab_page(
        START.replace("ora.Board(game)", "board = ora.Board(game); board"),
        f"board.save_svg(r'{tmp_path}/board.svg'); board.save_png(r'{tmp_path}/board.png')",
    )
    lab.run(0)
    table = Table(lab)
    table.is_at(0)

    for kind, start_of_it in (("SVG", b"<svg"), ("PNG", b"\x89PNG")):
        table.root.get_by_role("button", name="Save a picture").click()
        with lab.page.expect_download() as saved:
            table.root.get_by_role("button", name=f"as {kind}").click()
        assert saved.value.path().read_bytes().startswith(start_of_it)

    lab.run(1)
    # The page answers when the cell is over, and Python writes then what has come.
    complete = f"all(__import__('os').path.getsize(r'{tmp_path}/board.' + kind) > 50_000 for kind in ('svg', 'png'))"
    assert any(lab.value(complete) for _ in range(100))
    assert tmp_path.joinpath("board.svg").read_bytes().startswith(b"<svg")
    assert tmp_path.joinpath("board.png").read_bytes().startswith(b"\x89PNG")
