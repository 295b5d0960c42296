"""Beside the game, in a real JupyterLab: the log, time, explanations, rules, options, pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ora_widgets import load, new_game
from ora_widgets.widget.board import Board
from tests.browser.alone import Alone
from tests.browser.conftest import OpenBoard, OpenNotebook
from tests.browser.test_board import START, Table, start
from tests.fixtures.write import POSITIONS
from tests.support.waiting import wait_until

# The parts that are outside the board, to the left or right.
OUTSIDE = """(board, parts) => {
  const { left, right } = board.getBoundingClientRect();
  return [...board.querySelectorAll(parts)].flatMap((part) => {
    const box = part.getBoundingClientRect();
    return box.left < left || box.right > right ? [part.outerHTML.slice(0, 200)] : [];
  });
}"""


def test_the_log_shows_what_changed_and_time_is_walked(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.turn("G07 0,3", "skip", "done")
    root, keys = table.root, table.lab.page.keyboard

    table.open("log")
    line = root.locator(".ora-log-turn button", has_text="builds the Peat Coal Kiln")
    line.hover()
    # Red's land is no longer the large one, so the press means Red's panel.
    expect(root.locator('.ora-highlight[data-standing="R"]')).to_be_visible()
    root.locator("h2").hover()
    expect(root.locator(".ora-highlight")).to_have_count(0)

    line.click()
    table.is_at(1)
    expect(root.locator(".ora-branch")).to_contain_text("2 moves back")
    keys.press(",")
    table.is_at(0)
    keys.press(">")
    table.is_at(3)
    expect(root.locator(".ora-branch")).to_have_count(0)

    # Where there is width, there is a slider too.
    table.resize(1920, 1000)
    slider = root.locator(".ora-history input")
    slider.fill("1")
    table.is_at(1)
    root.locator(".ora-branch button").last.click()
    table.is_at(3)

    # The pressed button has gone; keys go on from the question.
    expect(root.locator(".ora-panel")).to_be_focused()
    keys.press("<")
    table.is_at(0)
    table.turn("G07 1,3")
    assert table.lab.value("game.plies") == 1
    table.open("log")
    expect(root.locator(".ora-log")).not_to_contain_text("Red is done")


def test_whatever_is_on_the_board_is_explained(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    root, keys = table.root, table.lab.page.keyboard

    # A monastery card that cannot be built: a right click says why.
    dead = root.locator(".ora-display .ora-card:not([data-state])").first
    dead.click(button="right")
    card = root.locator(".ora-help-popover[role=dialog]")
    expect(card.locator(".ora-help-reason")).to_contain_text(re.compile("lack|beside|costs|terrain|stand"))
    expect(card).to_be_focused()
    assert table.lab.value("game.plies") == 0
    number = card.locator(".ora-help-reason .ora-rule-link").inner_text().strip()
    card.locator(".ora-help-reason .ora-rule-link").click()
    rules = root.get_by_role("dialog", name="Rules")
    expect(rules.locator(".ora-rule").first).to_contain_text(number)

    rules.get_by_role("searchbox").fill("price of a contract")
    expect(rules).to_contain_text("The price of a contract")
    keys.press("Escape")
    expect(rules).to_have_count(0)

    # By keyboard alone: everything can be reached and explained.
    root.locator(".ora-panel").focus()
    keys.press("?")
    expect(root.locator(".ora-help-mode-note")).to_be_visible()
    root.locator('[data-help="district"]').focus()
    keys.press("Enter")
    expect(card).to_contain_text("District")
    expect(card).to_be_focused()
    keys.press("Escape")
    keys.press("Escape")
    expect(root.locator(".ora-help-mode-note")).to_have_count(0)

    tile = root.locator(".ora-own .ora-tile").first
    tile.hover()
    expect(root.locator(".ora-help-popover[aria-hidden]")).to_contain_text("Energy")


def test_an_opened_rule_shows_its_example(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    root = table.root
    root.get_by_role("button", name="Rules", exact=True).click()
    rules = root.get_by_role("dialog", name="Rules")
    rules.get_by_role("searchbox").fill("drink instead of coins")
    expect(rules.locator(".ora-example")).to_have_count(0)

    rules.locator("h4 button", has_text="A drink instead of coins").click()
    example = rules.locator(".ora-rule").first.locator(".ora-example")
    expect(example).to_contain_text("by work contract and turn all your grapes into wine, but let Green earn nothing.")
    expect(example).to_contain_text("In France you cannot pay a contract with whiskey: in France you give wine")
    expect(example.locator("code")).to_have_text('ora.rule("F5.3.5").example')
    # Both landscapes fit the drawer and show their cards.
    expect(example.locator(".ora-land")).to_have_count(2)
    expect(example.locator(".ora-card-plate", has_text="Winery")).to_be_visible()
    frames = "frames => frames.every(one => one.scrollWidth <= one.clientWidth)"
    assert example.locator(".ora-land-frame").evaluate_all(frames)
    # They cannot be pressed.
    example.locator(".ora-card-plate", has_text="Winery").click(force=True)
    expect(root.locator(".ora-help-popover")).to_have_count(0)
    assert table.lab.value("game.plies") == 0


def test_the_options_are_one_in_the_board_and_in_code(lab_page: OpenNotebook) -> None:
    cell = START.replace("ora.Board(game)", "board = ora.Board(game, names={'G': 'Ada'}); board")
    lab = lab_page(cell, "board.theme = 'light'; board.open_all = True")
    lab.run(0)
    table = Table(lab)
    table.is_at(0)
    root = table.root
    expect(root.locator('[data-tab="seat G"]')).to_contain_text("Ada (Green)")
    expect(root.locator('[data-standing="G"]')).to_contain_text("Ada")

    root.get_by_role("button", name="Options").click()
    options = root.get_by_role("dialog", name="Options")
    options.get_by_role("button", name="dark").click()
    expect(root).to_have_class(re.compile("ora-dark"))
    options.get_by_label("Red: Name").fill("Bo")
    lab.page.keyboard.press("Tab")
    expect(root.locator('[data-standing="R"]')).to_contain_text("Bo")
    expect(root.locator('.ora-own[aria-label="Bo (Red)"]')).to_have_count(1)
    wait_until(lambda: lab.value("(board.theme, board.names)") == ("dark", {"G": "Ada", "R": "Bo"}))

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
        table.root.get_by_role("button", name="Menu").click()
        with lab.page.expect_download() as saved:
            table.root.get_by_role("button", name=f"Save a picture ({kind})").click()
        assert saved.value.path().read_bytes().startswith(start_of_it)

    lab.run(1)
    # The page answers after the cell has ended, and Python then reports it.
    complete = f"all(__import__('os').path.getsize(r'{tmp_path}/board.' + kind) > 50_000 for kind in ('svg', 'png'))"
    wait_until(lambda: lab.value(complete))
    assert tmp_path.joinpath("board.svg").read_bytes().startswith(b"<svg")
    assert tmp_path.joinpath("board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("thing", [".ora-display .ora-card", ".ora-own .ora-tile", ".ora-indicator", ".ora-offer"])
def test_an_explanation_lies_inside_the_board_in_sight_and_beside_its_thing(
    alone: OpenBoard, browser: Browser, thing: str, width: int
) -> None:
    with browser.new_context(viewport={"width": width, "height": 800}) as context:
        shown = alone(Board(POSITIONS["middle"]()), context=context)
        close = shown.root.locator(".ora-recap").get_by_role("button", name="Close")
        if close.count():
            close.click()  # the news take the place of the land prices
        if width < 700 and thing in (".ora-indicator", ".ora-offer"):
            shown.open("wheel")
        explained = shown.root.locator(thing).last
        explained.scroll_into_view_if_needed()
        explained.click(button="right")

        def lies_well() -> bool:
            here, board = explained.bounding_box(), shown.root.bounding_box()
            card = shown.root.get_by_role("dialog").bounding_box()
            if not (here and board and card):
                return False
            right, bottom = card["x"] + card["width"], card["y"] + card["height"]
            inside = board["x"] <= card["x"] and right <= board["x"] + board["width"]
            above, below = bottom <= here["y"], card["y"] >= here["y"] + here["height"]
            return inside and card["y"] >= 0 and bottom <= 800 and (above or below)

        wait_until(lies_well)


# The things with explanations that cannot be focused when the board announces help mode.
OUT_OF_REACH = """board => new Promise(done => {
  new MutationObserver((_, observer) => {
    if (!board.querySelector(".ora-help-mode-note")) return;
    observer.disconnect();
    done([...board.querySelectorAll("[data-help]")].flatMap(one => one.tabIndex < 0 ? [one.dataset.help] : []));
  }).observe(board, { childList: true, subtree: true });
  board.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
})"""


def test_whoever_asks_reaches_everything_at_once(alone: OpenBoard) -> None:
    shown = alone(Board(new_game(3, "france")))
    assert shown.root.evaluate(OUT_OF_REACH) == []


# ---- by touch


@pytest.fixture
def tablet(browser: Browser) -> Iterator[BrowserContext]:
    """A window with touch and without a mouse."""
    context = browser.new_context(viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    yield context
    context.close()


def hold(shown: Alone, selector: str) -> None:
    """Rest a finger on a thing until it is explained, and lift it."""
    thing = shown.root.locator(selector).first
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center' })")
    box = thing.bounding_box()
    assert box
    finger = shown.page.context.new_cdp_session(shown.page)
    # Not in the middle, where the clergymen are.
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(shown.root.get_by_role("dialog")).to_be_visible()
    watch_finger(shown.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shown.page.wait_for_function("() => window.lifted.length === 2")


def watch_finger(page: Page) -> None:
    """Note when the finger is lifted, and the click that some browsers make of it, after the board's own listeners."""
    page.evaluate(
        """() => {
          window.lifted = [];
          for (const name of ["pointerup", "click"])
            addEventListener(name, () => setTimeout(() => window.lifted.push(name)), { capture: true, once: true });
        }"""
    )


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        ('.ora-display .ora-card[data-state="live"]', "Priory"),
        (".ora-own .ora-tile", "Wood"),
        ('.ora-own .ora-card-plate[data-move="LB1"]', "Clay Mound"),
        ('.ora-space-slice[data-help="wheel 3"]', "The wheel: space 3"),
        (".ora-indicator", "Wood"),
        (".ora-own .ora-at-home", "Blue: Lay brother"),
        ('.ora-rim[data-help="pile D"]', "Pile D"),
        ("[data-door=rules]", "Rules"),
    ],
)
def test_a_long_press_explains_and_is_no_press(alone: OpenBoard, tablet: BrowserContext, thing: str, name: str) -> None:
    shown = alone(Board(POSITIONS["middle"]()), context=tablet)
    before = shown.board.game.ply
    hold(shown, thing)

    card = shown.root.get_by_role("dialog")
    expect(card).to_have_attribute("aria-label", name)
    expect(card).to_be_focused()
    expect(shown.root.locator(".ora-chip, .ora-drawer")).to_have_count(0)
    assert (shown.board.game.ply, shown.board.game.plies) == (before, before)

    shown.root.locator("h2").first.tap()
    expect(card).to_have_count(0)
    # The next tap is an ordinary press.
    shown.piece("G01").first.tap()
    expect(shown.root.locator(".ora-chip")).to_have_count(1)


def test_a_refusal_is_reported_of_the_thing_it_is_about(alone: OpenBoard) -> None:
    shown = alone(Board(new_game(3, "france")))
    shown.root.locator(".ora-display .ora-card:not([data-state])").first.click(button="right")
    expect(shown.root.locator(".ora-help-reason")).to_be_visible()
    shown.root.locator('[data-help="wheel 3"]').click(button="right")
    expect(shown.root.get_by_role("dialog")).to_contain_text("space 3")
    expect(shown.root.locator(".ora-help-reason")).to_have_count(0)


# ---- Escape


@pytest.mark.parametrize("door", ["menu", "rules", "options"])
def test_escape_closes_what_is_open_and_goes_back_to_its_button(alone: OpenBoard, door: str) -> None:
    shown = alone(Board(new_game(3, "france")))
    button, keys = shown.root.locator(f"[data-door={door}]"), shown.page.keyboard
    opened = shown.root.locator(".ora-menu, .ora-drawer")
    for way in ("key", "click"):
        button.press("Enter") if way == "key" else button.click()
        expect(opened).to_have_count(1)
        expect(opened.locator(":focus")).to_have_count(1)
        keys.press("Escape")
        expect(opened).to_have_count(0)
        expect(button).to_be_focused()


def test_escape_closes_what_is_shared_at_the_end(alone: OpenBoard) -> None:
    shown = alone(Board(POSITIONS["over"]()))
    shown.root.get_by_role("button", name="Share").click()
    expect(shown.root.locator(".ora-shared")).to_be_visible()
    shown.page.keyboard.press("Escape")
    expect(shown.root.locator(".ora-shared")).to_have_count(0)


@pytest.mark.parametrize("upper", ["menu", "explanation"])
def test_escape_closes_one_thing_at_a_time_the_uppermost_first(alone: OpenBoard, upper: str) -> None:
    shown = alone(Board(new_game(3, "france")))
    root, keys = shown.root, shown.page.keyboard
    shown.piece("G07").first.click()
    root.locator("[data-door=rules]").press("Enter")
    root.locator("[data-door=options]").press("Enter")
    expect(root.get_by_role("dialog", name="Options")).to_be_visible()
    if upper == "menu":
        root.locator("[data-door=menu]").press("Enter")
    else:
        root.locator(".ora-indicator").first.click(button="right")
    parts = [root.locator(selector) for selector in (".ora-menu, .ora-pinned", ".ora-drawer", ".ora-chip")]
    for closed in range(len(parts) + 1):
        for place, part in enumerate(parts):
            expect(part).to_have_count(int(place >= closed))
        keys.press("Escape")


def test_from_one_room_to_the_other_escape_goes_back_to_the_button_of_the_last(alone: OpenBoard) -> None:
    shown = alone(Board(new_game(3, "france")))
    for door in ("rules", "options"):
        shown.root.locator(f"[data-door={door}]").press("Enter")
    expect(shown.root.get_by_role("dialog", name="Options")).to_be_visible()
    shown.page.keyboard.press("Escape")
    expect(shown.root.locator("[data-door=options]")).to_be_focused()


def test_the_menu_closes_when_one_goes_elsewhere(alone: OpenBoard) -> None:
    shown = alone(Board(new_game(3, "france")))
    menu = shown.root.locator(".ora-menu")
    shown.root.locator("[data-door=menu]").click()
    expect(menu).to_be_visible()
    shown.page.mouse.click(2, 2)
    expect(menu).to_have_count(0)
    shown.root.locator("[data-door=menu]").click()
    menu.get_by_role("button").last.press("Tab")
    expect(menu).to_have_count(0)


def test_the_menu_hands_over_files_by_keyboard_alone(alone: OpenBoard) -> None:
    shown = alone(Board(POSITIONS["middle"]()))
    keys = shown.page.keyboard
    for ending, before in (
        ("html", ["new", "review", "explorer", "together", "share", "edit"]),
        ("ora", ["new", "review", "explorer", "together", "share", "edit", "html"]),
    ):
        shown.root.locator("[data-door=menu]").press("Enter")
        for item in before:
            expect(shown.root.locator(f".ora-menu [data-item={item}]")).to_be_focused()
            keys.press("ArrowDown")
        with shown.page.expect_download() as saved:
            keys.press("Enter")
        assert re.fullmatch(rf"ora-\d{{4}}-\d\d-\d\d-{shown.board.game.ply}\.{ending}", saved.value.suggested_filename)
        assert load(saved.value.path().read_text(encoding="utf-8")).moves == shown.board.game.moves
        expect(shown.root.locator("[data-door=menu]")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "pl", "es"])
def test_the_menu_and_what_it_shows_lie_inside_a_narrow_board(alone: OpenBoard, language: str) -> None:
    shown = alone(Board(POSITIONS["middle"](), language=language))
    shown.resize(390, 844)
    shown.root.locator("[data-door=menu]").click()
    for item in ("", "share"):
        if item:
            shown.root.locator(f"[data-item={item}]").click()
            expect(shown.root.locator(f"[data-page={item}] input").first).to_be_focused()
        outside = shown.root.evaluate(OUTSIDE, ".ora-menu, .ora-menu :is(button, input, p), .ora-bar-buttons > *")
        assert outside == []
        if item:
            shown.page.keyboard.press("Escape")
            shown.root.locator("[data-door=menu]").click()


def test_a_slider_lets_escape_through(alone: OpenBoard) -> None:
    shown = alone(Board(POSITIONS["middle"]()))
    shown.root.locator("[data-door=rules]").click()
    shown.root.locator(".ora-history input").focus()
    shown.page.keyboard.press("Escape")
    expect(shown.root.locator(".ora-drawer")).to_have_count(0)
