"""The teaching game in a real JupyterLab: switched on in the options, it names a costly turn and takes it back."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_board import START, Table
from tests.support.waiting import wait_until


def test_a_turn_that_cost_points_is_named_and_taken_back_by_its_button(lab_page: OpenNotebook) -> None:
    lab = lab_page(START, "game.play('pass; done')")
    lab.run(0)
    table = Table(lab)
    table.is_at(0)
    table.root.get_by_role("button", name="Options").click()
    table.root.get_by_label(re.compile("^Teaching game")).check()
    table.root.get_by_role("dialog", name="Options").get_by_role("button", name="Close").click()
    lab.run(1)
    table.is_at(2)
    comment = table.root.locator(".ora-notice", has_text="That turn cost about")
    expect(comment).to_contain_text("Better: Red", timeout=60_000)
    comment.get_by_role("button", name="Take this turn back").click()
    wait_until(lambda: lab.value("game.ply") == 0)
    expect(comment.get_by_role("button", name="Take this turn back")).to_have_count(0)
    expect(comment).to_be_visible()
