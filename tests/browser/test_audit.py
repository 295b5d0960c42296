"""Problems of new players, each tested in a real JupyterLab with its scrolling panel and its bars."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_board import START, Table
from tests.support.waiting import wait_until


def test_the_log_is_read_downwards_and_stands_at_its_end(lab_page: OpenNotebook) -> None:
    lab = lab_page(
        "import ora_widgets as ora\ngame = ora.new_game(players=3, country='france')\n"
        "for _ in range(8): game.play('pass'); game.play('done')\nora.Board(game)"
    )
    lab.run(0)
    table = Table(lab)
    table.is_at(16)
    table.turn("G07 0,3", "skip")
    table.open("log")
    lines = table.root.locator(".ora-log-turn").last.locator("button")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("builds the Peat Coal Kiln")
    expect(lines.last).to_have_attribute("aria-current", "step")
    assert (
        table.root.locator(".ora-log > ol").evaluate("box => box.scrollHeight - box.clientHeight - box.scrollTop") < 2
    )


def test_names_keep_their_letters_while_python_is_slow_to_hear_of_them(lab_page: OpenNotebook) -> None:
    lab = lab_page("import ora_widgets as ora\nboard = ora.Board(ora.new_game(players=3))\nboard")
    lab.run(0)
    table = Table(lab)
    table.root.get_by_role("button", name="Options", exact=True).click()
    typed = {"R": "Magdalena", "G": "Bartholomew the Younger", "B": "Anna"}
    for field, name in zip(table.root.locator(".ora-names input").all(), typed.values(), strict=False):
        field.click()
        field.press_sequentially(name, delay=90)
        expect(field).to_have_value(name)
    lab.page.keyboard.press("Escape")
    wait_until(lambda: lab.value("board.names") == typed)
    for name in typed.values():
        expect(table.root.locator(".ora-standing-of", has_text=name)).to_have_count(1)


# The positions of a floating element, of the visible part of the board, and of the thing it is about. Every ancestor
# that shows only a part of the board counts, whether it scrolls or clips.
LIES = """(floating, anchor) => {
  const board = floating.closest(".ora-board");
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let at = board; at && at !== document.body; at = at.parentElement) {
    if (at !== board && !/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow)) continue;
    const box = at.getBoundingClientRect();
    seen.left = Math.max(seen.left, box.left);
    seen.top = Math.max(seen.top, box.top);
    seen.right = Math.min(seen.right, box.right);
    seen.bottom = Math.min(seen.bottom, box.bottom);
  }
  const box = floating.getBoundingClientRect();
  const about = anchor?.getBoundingClientRect();
  return {
    inside: box.left >= seen.left && box.top >= seen.top && box.right <= seen.right + 0.5 && box.bottom <= seen.bottom + 0.5,
    covers: !!about && box.left < about.right && box.right > about.left && box.top < about.bottom && box.bottom > about.top,
    readable: box.height > 30 && box.width > 100,
  };
}"""
WELL = {"inside": True, "covers": False, "readable": True}
# Small and large things at all edges of the board and in its middle.
THINGS = (
    '.ora-display [data-move="G01"]', '.ora-display [data-move="G07"]', ".ora-display .ora-card >> nth=-1", '.ora-card-plate[data-move="LR2"]',
    '[data-space="R 0,0"]', '[data-space="R 1,4"]', '.ora-indicator[data-pick="clay"]', '.ora-own [data-goods="R Wo"]',
)  # fmt: skip


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1240, 640)])
def test_explanations_are_wholly_in_sight_beside_what_they_are_about(
    width: int, height: int, lab_page: OpenNotebook
) -> None:
    lab = lab_page("# above\n" * 30, START, "# below\n" * 60)
    lab.page.set_viewport_size({"width": width, "height": height})
    lab.run()
    table = Table(lab, 1)
    table.is_at(0)
    pinned = table.root.locator(".ora-pinned")
    for thing in THINGS:
        anchor = table.root.locator(thing).first
        # A space is partly covered by its card, and a rotated piece of the wheel does not fill the corners of its box.
        anchor.click(button="right", position=None if "indicator" in thing else {"x": 3, "y": 3})
        wait_until(lambda: pinned.evaluate(LIES, anchor.element_handle()) == WELL, lambda: thing)  # noqa: B023
        # Scrolled by hand, the notebook shows less of the board; then the remaining part is used.
        lab.page.mouse.wheel(0, 90)
        wait_until(lambda: pinned.evaluate(LIES)["inside"], lambda: f"{thing}, scrolled")  # noqa: B023
        lab.page.keyboard.press("Escape")
        expect(pinned).to_have_count(0)


def test_the_rule_of_an_explanation_is_wholly_in_sight(lab_page: OpenNotebook) -> None:
    lab = lab_page(START, "# below\n" * 60)
    lab.page.set_viewport_size({"width": 1280, "height": 800})
    lab.run()
    table = Table(lab)
    table.is_at(0)
    table.root.locator('.ora-display [data-move="F05"]').click(button="right")
    # Anything still in motion would move what is below it.
    expect(table.root.locator(".ora-pinned .ora-help-reason")).to_be_visible()
    table.root.locator(".ora-pinned .ora-rule-link").last.click()
    room = table.root.locator(".ora-drawer .ora-drawer-content")
    expect(room.locator(".ora-rule").first).to_be_visible()
    wait_until(lambda: room.evaluate(LIES) == WELL)
    # All of it can be read, since it scrolls by itself.
    room.evaluate("room => room.scrollTo(0, room.scrollHeight)")
    expect(room.locator(".ora-rule").last).to_be_in_viewport()


def test_once_a_card_is_picked_nothing_lies_over_where_it_may_go(lab_page: OpenNotebook) -> None:
    lab = lab_page(START)
    lab.run(0)
    table = Table(lab)
    card = table.piece("G07").first
    card.hover()
    tip = table.root.locator(".ora-card-tooltip, .ora-help-popover")
    expect(tip).to_have_count(1)
    card.click()
    expect(tip).to_have_count(0)
    table.root.locator('.ora-space[data-pick="0,3"]').hover()
    expect(table.root.locator('[data-space="R 0,3"] .ora-build-preview')).to_have_css("opacity", re.compile("0.[89]"))
    expect(tip).to_have_count(0)
    table.root.locator('.ora-card-plate[data-move="LR2"]').hover()
    expect(tip).to_have_count(0)
    # A request for help is answered all the same.
    table.root.locator('.ora-card-plate[data-move="LR2"]').click(button="right")
    expect(table.root.locator(".ora-pinned")).to_have_count(1)
