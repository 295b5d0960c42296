"""axe-core finds no fault with the board, with everything open that can be, in light and in dark."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import ora_widgets as ora
from ora_widgets import bots, new_game
from ora_widgets.widget.board import Board
from tests.browser.alone import Alone
from tests.browser.conftest import OpenBoard, OpenNotebook
from tests.browser.test_board import START, Table
from tests.fixtures.write import POSITIONS
from tests.support.board_page import on_page, send_message

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

# The kinds of faults with their elements, and the number of words whose colours were compared. JupyterLab's body has no
# height and clips its content, so axe would think that all of it is hidden.
RUN = """async part => {
  document.body.style.minHeight = "100vh";
  // What still fades in has not got its colours yet.
  const passing = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(passing.map(one => one.finished));
  const { violations, passes } = await axe.run(part);
  return {
    faults: violations.flatMap(({ id, nodes }) => nodes.map(node => [id, node.html.slice(0, 200), node.failureSummary])),
    coloured: passes.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes).length,
  };
}"""
# Axe does not report what it cannot see, such as colours below something that covers the whole board.
FEWEST = 30


def faults(part: Locator, fewest: int = FEWEST) -> list[list[str]]:
    """The faults that axe-core finds in a part of a page.

    Parameters: `fewest`, the number of words whose colours it must have been able to see.
    """
    if not part.page.evaluate("() => 'axe' in window"):
        part.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = part.evaluate(RUN)
    assert found["coloured"] >= fewest
    return list(found["faults"])


def door(name: str) -> Callable[[Alone], None]:
    return lambda shown: shown.root.locator(f"[data-door={name}]").click()


def rules(shown: Alone) -> None:
    door("rules")(shown)
    shown.root.get_by_role("searchbox").fill("price of a contract")
    expect(shown.root.locator(".ora-rule").first).to_contain_text("price of a contract")


def others_board(shown: Alone) -> None:
    shown.root.locator("[data-standing=B]").click()
    expect(shown.root.locator(".ora-own.ora-visited")).to_be_visible()


def earlier(shown: Alone) -> None:
    shown.root.locator(".ora-history input").fill("40")
    expect(shown.root.locator(".ora-branch")).to_be_visible()


def pad(shown: Alone) -> None:
    expect(shown.root.locator(".ora-score-pad")).to_be_visible()
    for details in shown.root.locator(".ora-score summary").all():
        details.click()


def claims(shown: Alone) -> None:
    shown.open("seat G")
    shown.root.locator("[data-claim=G]").click()
    # The owner of a colour has a seat before its land.
    expect(shown.root.locator(".ora-own [data-claim=G]")).to_have_attribute("aria-pressed", "true")
    send_message(shown.board, {"do": "claim", "seat": "B", "who": "another"})
    shown.open("seat R")
    shown.root.locator("[data-claim=R]").click()
    expect(shown.root.locator(".ora-claimed")).to_have_count(1)
    shown.open("seat B")
    expect(shown.root).to_contain_text("somebody else")


def room(shown: Alone) -> None:
    door("menu")(shown)
    shown.root.get_by_role("button", name="Play together").click()
    shown.root.get_by_text("QR code of the link").first.click()
    expect(shown.root.get_by_role("img", name="QR code of the link: Red")).to_be_visible()
    shown.root.get_by_role("button", name="New link: Green").click()
    expect(shown.root.locator("[data-link=G] input")).to_have_value(on_page(shown.board).room.links["G"])


def refusal(shown: Alone) -> None:
    shown.root.locator(".ora-display .ora-card:not([data-state])").first.click(button="right")
    expect(shown.root.locator(".ora-help-reason")).to_be_visible()


def picks(shown: Alone) -> None:
    shown.piece("G07").first.click()
    expect(shown.root.locator(".ora-change-badge").first).to_be_visible()
    shown.root.locator(".ora-moves summary").click()


def wrong_choices(shown: Alone) -> None:
    shown.root.get_by_role("radio", name="1").check()
    shown.root.get_by_role("radio", name="4").check()
    for name in ("Red: Name", "Blue: Name"):
        shown.root.get_by_role("textbox", name=name).fill("Ada")
    shown.root.locator(".ora-begin").click()
    expect(shown.root.locator(".ora-problem")).to_be_visible()


def sharing(shown: Alone) -> None:
    shown.root.get_by_role("button", name="Share").click()
    expect(shown.root.locator(".ora-shared input")).to_have_value(re.compile("^ora1:"))


def line_of_python(shown: Alone) -> None:
    door("menu")(shown)
    shown.root.get_by_role("button", name="Edit this position").click()
    expect(shown.root.locator(".ora-shared input")).to_have_value(re.compile("ora.Editor"))


def lesson() -> Board:
    return Board(lesson=ora.lesson("wheel", step=1))


def thinking() -> Board:
    return Board(new_game(2, "france", "short"), seats={"R": bots.Search(seconds=100_000, seed=1)})


def is_thinking(shown: Alone) -> None:
    expect(shown.root.locator(".ora-opponents")).to_contain_text("is thinking")


def nothing(_: Alone) -> None:
    """In its initial state."""


STATES: dict[str, tuple[Callable[[], Board], Callable[[Alone], None]]] = {
    "the start screen": (ora.play, wrong_choices),
    "the end": (lambda: Board(POSITIONS["over"]()), sharing),
    "the table": (lambda: Board(new_game(3, "france")), nothing),
    "picks": (lambda: Board(new_game(3, "france")), picks),
    "a late game, another's board open": (lambda: Board(POSITIONS["late"]()), others_board),
    "rules": (lambda: Board(POSITIONS["middle"]()), rules),
    "options": (lambda: Board(POSITIONS["middle"](), names={"R": "Ada"}), door("options")),
    "menu": (lambda: Board(POSITIONS["middle"]()), door("menu")),
    "a line of Python": (lambda: Board(POSITIONS["middle"]()), line_of_python),
    "score pad": (lambda: Board(POSITIONS["over"]()), pad),
    "an earlier position": (lambda: Board(POSITIONS["late"]()), earlier),
    "a payment": (lambda: Board(POSITIONS["payment"]()), nothing),
    "a refusal": (lambda: Board(new_game(3, "ireland")), refusal),
    "a lesson": (lesson, nothing),
    "a bot thinks": (thinking, is_thinking),
    "a room": (lambda: Board(new_game(3, "france")), room),
    "claimed colours": (lambda: Board(new_game(3, "france")), claims),
}


@pytest.mark.parametrize("name", STATES)
def test_nothing_is_wrong_with(alone: OpenBoard, name: str) -> None:
    make, arrange = STATES[name]
    shown = alone(make())
    arrange(shown)
    found = {}
    for light in ("true", "false"):
        shown.page.evaluate("light => { document.body.dataset.jpThemeLight = light; }", light)
        expect(shown.root.and_(shown.page.locator(".ora-light" if light == "true" else ".ora-dark"))).to_be_visible()
        found["light" if light == "true" else "dark"] = faults(shown.root)
    assert found == {"light": [], "dark": []}


def test_nothing_is_wrong_with_a_telephone_s_board(alone: OpenBoard) -> None:
    shown = alone(Board(POSITIONS["middle"]()))
    shown.resize(390, 844)
    expect(shown.root.locator(".ora-wheel-strip")).to_be_visible()
    assert faults(shown.root) == []


def test_nothing_is_wrong_with_the_form_that_opens_a_game_in_either_theme(lab_page: OpenNotebook) -> None:
    lab = lab_page("import ora_widgets as ora\nora.GameOpener()", START)
    lab.run()
    table, form = Table(lab, 1), lab.output(0).locator(".ora-opener")
    table.is_at(0)
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).not_to_be_empty()
    found = {}
    for theme in ("dark", "light"):
        lab.theme(theme)
        expect(table.root.and_(lab.page.locator(f".ora-{theme}"))).to_be_visible()
        found[theme] = faults(form, 2) + faults(table.root)
    assert found == {"light": [], "dark": []}
