"""Commenting a game in JupyterLab: type words, press places, keep a side line, save, and open again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import ora_widgets as ora
from tests.browser.conftest import OpenNotebook
from tests.browser.lab import READY

CELL = """import ora_widgets as ora
notes = ora.Annotator(ora.new_game(3).play("fell 0,1 wood; done"), file="study.html")
notes"""


def test_a_study_is_made_by_clicks_and_opened_again(lab_page: OpenNotebook) -> None:
    lab = lab_page(CELL)
    lab.run()
    output = lab.output(0)
    board = output.locator(".ora-board").first
    expect(board).to_be_visible(timeout=READY * 1000)
    output.get_by_placeholder("What to say at this position").fill("Begin here.")
    output.get_by_role("button", name="Mark on the board").click()
    expect(board).to_have_class(re.compile("ora-marking"))
    expect(board.locator(".ora-walk-text")).to_contain_text("Begin here.")
    land, wood = (board.locator(f".ora-own [{place}]").first for place in ('data-space="R 0,0"', 'data-goods="R Wo"'))
    land.click()
    expect(board.locator(".ora-marks rect")).to_have_count(1)
    wood.drag_to(land)
    expect(board.locator(".ora-marks line")).to_have_count(1)
    assert (lab.value("notes.walk.game.ply"), lab.value("notes.walk.panel()['arrows']")) == (0, [("R Wo", "R 0,0")])
    output.get_by_role("button", name="Mark on the board").click()
    expect(board).not_to_have_class(re.compile("ora-marking"))
    board.locator(".ora-primary").click()
    expect(board).not_to_have_attribute("data-ply", "0")
    output.get_by_placeholder("Name of the side line").fill("A pass")
    output.get_by_role("button", name="Keep what was played").click()
    output.get_by_role("button", name="Make a link").click()
    output.get_by_role("button", name="Save").click()
    expect(output.get_by_text("Saved: study.html")).to_be_visible()

    again = ora.Walkthrough.read(lab.server.root / "study.html")
    assert again.branches == ("A pass",)
    assert again.comment == "Begin here."
    assert lab.value("notes.link.value") == again.code()
