"""Playing at the board: few clicks, taking back, keys, touch, reduced motion, small and large windows."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import LabPage, LabServer, new_lab_page
from tests.browser.test_axe import faults
from tests.browser.test_board import PLAYED, START, Table, code_for_record, start, tab_to
from tests.fixtures.write import POSITIONS


def open_position(lab_page: OpenNotebook, name: str) -> Table:
    """A board of one of the positions that the page is tested with."""
    lab = lab_page(code_for_record(POSITIONS[name]().record()))
    lab.run()
    table = Table(lab)
    table.is_at(lab.value("game.ply"))
    return table


def would(table: Table) -> Locator:
    return table.root.locator(".ora-preview-text")


def test_a_first_building_takes_three_clicks(lab_page: OpenNotebook) -> None:
    """A newcomer presses a highlighted card, then a highlighted space, and decides about the prior."""
    table = start(lab_page)
    assert faults(table.root) == []
    table.root.locator('.ora-display .ora-card[data-state="live"]').first.click()
    space = table.root.locator('.ora-own .ora-space[data-state="live"]').first
    expect(space.locator(".ora-change-badge")).to_contain_text("+")
    space.click()
    table.is_at(1)
    table.pick("skip")
    table.is_at(2)

    assert [line.split()[0] for line in table.lab.value(PLAYED)] == ["build", "skip"]
    expect(table.root.locator(".ora-outlook")).to_contain_text("points")
    table.root.get_by_role("button", name="Take it back").click()
    table.is_at(1)
    table.root.get_by_role("button", name="Take it back").click()
    table.is_at(0)

    # The effect of a move is shown before it is made.
    table.pick("G07")
    space = table.space("0,3")
    expect(space.locator(".ora-change-badge")).to_have_text("+4")
    space.hover()
    expect(would(table)).to_contain_text("−1 clay, +4 points")
    expect(space.locator(".ora-build-preview")).to_have_css("opacity", re.compile("0.[89]"))

    # Pieces travel, here for ever, until a press ends the motion.
    table.root.evaluate(
        """board => {
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, options) {
            return animate.call(this, frames, { ...options, duration: 1e9 });
          };
          window.usual = () => { Element.prototype.animate = animate; };
          board.querySelector('.ora-space[data-pick="0,3"]').click();
        }"""
    )
    table.is_at(1)
    moving = "board => board.getAnimations({ subtree: true }).filter(a => !(a instanceof CSSTransition)).length"
    assert table.root.evaluate(moving)
    table.root.evaluate("() => window.usual()")
    table.root.locator(".ora-header h2").click()
    assert not table.root.evaluate(moving)
    expect(table.root.locator(".ora-flying-good")).to_have_count(0)

    # The wheel previews its next rotation while its middle has the focus.
    values = table.root.locator(".ora-pointer-value")
    expect(values.first).to_have_text("2")
    table.root.locator(".ora-axle").focus()
    expect(values.first).to_have_text("3")
    table.root.locator("[data-focus=panel]").focus()
    expect(values.first).to_have_text("2")


def test_a_payment_by_tapping_shows_its_sum(lab_page: OpenNotebook) -> None:
    table = open_position(lab_page, "payment")
    assert faults(table.root) == []
    ply, pay = table.lab.value("(game.ply, ora.scene.ask(game, 'en')['pay'])")
    tokens = table.lab.value("ora.scene.ask(game, 'en')['options'][-1]['picks']")
    total, sums = 0.0, table.root.locator(".ora-sum")
    expect(sums).to_contain_text(f"Paid {total:g} of {pay['price']:g} energy")
    for token in tokens:
        table.root.locator(f'.ora-own .ora-tile[data-pick="{token}"]').click()
        total += pay["worth"][token]
        if total < pay["price"]:
            expect(sums).to_contain_text(f"Paid {total:g} of".replace(".5", "½"))
    table.root.locator("[data-primary]", has_text="Pay").click()
    table.is_at(ply + 1)
    assert table.lab.value("game.moves[-1][0]") == "pay"

    # The obvious answer is one tap on the large button.
    table.root.get_by_role("button", name="Take it back").click()
    table.is_at(ply)
    table.root.locator("[data-primary]", has_text="Exact change").click()
    table.is_at(ply + 1)


def test_a_whole_turn_by_keyboard_with_what_is_heard(lab_page: OpenNotebook) -> None:
    table = start(lab_page, "ora.Board(game)")
    table.lab.run(1)
    second = Table(table.lab, 1)
    second.is_at(0)
    page = table.lab.page
    table.root.locator("[data-focus=panel]").focus()
    tab_to(table, "G07")
    assert "peat coal" in page.evaluate("() => document.activeElement.getAttribute('aria-description')")
    page.keyboard.press("Enter")
    # Picks belong to one view only.
    expect(table.root.locator(".ora-chip")).to_have_count(1)
    expect(second.root.locator(".ora-chip")).to_have_count(0)
    page.keyboard.press("g")  # from the buildings, the last region of the board, to the first
    tab_to(table, "1,3")
    expect(would(table)).to_contain_text("+4 points")
    page.keyboard.press("Space")
    table.is_at(1)
    second.is_at(1)
    tab_to(table, "prior")
    page.keyboard.press("Enter")
    table.is_at(2)
    tab_to(table, "1")
    page.keyboard.press("Enter")
    table.is_at(3)
    expect(table.root.locator("p.ora-hidden[aria-live=polite]")).to_contain_text("Red")
    tab_to(table, "done")
    page.keyboard.press("Enter")
    table.is_at(4)
    assert table.lab.value(PLAYED) == ["build G07 1,3", "prior", "times 1", "done"]
    second.is_at(4)
    assert table.shown() == second.shown()


@pytest.fixture
def telephone(lab_server: LabServer, browser: Browser) -> Iterator[LabPage]:
    """A small touch window with reduced motion."""
    context = browser.new_context(
        viewport={"width": 412, "height": 860}, has_touch=True, reduced_motion="reduce", locale="en-US"
    )
    lab = new_lab_page(context, lab_server, "telephone", (START,))
    # The file browser would take most of the room.
    lab.command("application:toggle-left-area")
    lab.run()
    yield lab
    context.close()


def test_a_building_by_touch_in_a_small_window_without_motion(telephone: LabPage) -> None:
    table = Table(telephone)
    table.is_at(0)
    table.piece("G07").first.tap()
    space = table.space("0,3")
    space.evaluate("space => space.scrollIntoView({ block: 'center', inline: 'center' })")
    space.tap()
    table.is_at(1)
    assert telephone.page.evaluate("() => document.getAnimations().filter(a => a.playState === 'running').length") == 0
    # No part sticks out of the board.
    assert table.root.evaluate("board => board.scrollWidth <= board.clientWidth + 1")


# The picks, then the last moves again: the number of nodes that each changes on the page.
CHANGES = """async board => {
  let changed = 0;
  const count = list => { for (const one of list) changed += one.type === "childList" ? one.addedNodes.length + one.removedNodes.length : 1; };
  const watch = new MutationObserver(count);
  watch.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const changes = async (act, over) => {
    changed = 0;
    act();
    do await frame(); while (!over());
    count(watch.takeRecords());
    return changed;
  };
  const picks = [], steps = [];
  for (let n = 0; n < 8; n++) {
    picks.push(await changes(() => board.querySelector('.ora-display .ora-card[data-state]').click(), () => true));
  }
  const step = name => {
    const ply = board.dataset.ply;
    return changes(() => board.querySelector(`[aria-label='${name}']`).click(), () => board.dataset.ply !== ply);
  };
  const MOVES = 16;
  for (let n = 0; n < MOVES; n++) await step("Undo");
  for (let n = 0; n < MOVES; n++) steps.push(await step("Redo"));
  watch.disconnect();
  return { picks, steps, nodes: board.querySelectorAll("*").length };
}"""


def test_a_late_game_for_four_changes_where_it_must(lab_page: OpenNotebook) -> None:
    table = open_position(lab_page, "late")
    assert faults(table.root) == []
    # Other players' landscapes are short and can be used, and become large when visited.
    table.root.locator('[role=tab][data-tab^="seat"]:has(.ora-hint)').first.click()
    other = table.root.locator(".ora-dock .ora-other")
    expect(other.locator(".ora-land")).to_have_count(0)
    other.locator('.ora-built-card[data-state="live"]').first.click()
    expect(table.root.locator(".ora-chip")).to_have_count(1)
    table.lab.page.keyboard.press("Escape")
    expect(table.root.locator(".ora-chip")).to_have_count(0)

    table.open("buildings")
    seen = table.root.evaluate(CHANGES)
    assert seen["nodes"] < 5000
    assert max(seen["picks"]) < seen["nodes"] / 8
    assert 0 < max(seen["steps"]) < seen["nodes"] / 4

    table.root.locator("[data-standing]:not(.ora-to-move)").first.click()
    expect(table.root.locator(".ora-own.ora-visited .ora-land")).to_have_count(1)
    table.root.locator(".ora-own").get_by_role("button", name="Back to the player to move").click()
    expect(table.root.locator(".ora-visited")).to_have_count(0)
