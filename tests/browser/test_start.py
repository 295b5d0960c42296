"""From an empty cell to a game: the start screen in a real JupyterLab, and the card at the end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

import ora_widgets as ora
from ora_widgets import new_game
from ora_widgets.widget.board import Board
from tests.browser.conftest import OpenBoard, OpenNotebook
from tests.browser.lab import LabPage
from tests.browser.test_board import Table

PLAY = "import ora_widgets as ora\nboard = ora.play()\nboard"
TO_THE_END = "board.game.jump(board.game.plies).ply"
OVER = Path(__file__).parents[1] / "golden" / "2short-france.ora"


def open_start(lab_page: OpenNotebook, *cells: str) -> tuple[LabPage, Locator]:
    lab = lab_page(PLAY, *cells)
    lab.run(0)
    root = lab.output(0).locator(".ora-board")
    expect(root.locator(".ora-start")).to_be_visible()
    return lab, root


def begin(root: Locator) -> None:
    root.locator(".ora-begin").click()


def go_on(root: Locator, times: int = 1) -> None:
    """Press the large button, which passes at first and then ends the turn."""
    for _ in range(times):
        ply = int(root.get_attribute("data-ply") or 0)
        root.locator("[data-primary]").click()
        expect(root).to_have_attribute("data-ply", re.compile(f"^(?!{ply}$)"))


def test_one_click_begins_and_the_bot_answers(lab_page: OpenNotebook) -> None:
    lab, root = open_start(lab_page)
    begin(root)
    go_on(root, 3)
    expect(root.locator(".ora-to-move")).to_have_attribute("data-standing", "R")
    expect(root.locator("[data-primary]")).to_be_visible()
    assert lab.value("board.game.ply") > 3
    assert lab.value("(board.game.setup.players, board.game.to_move, board._start)") == (2, "R", None)
    Table(lab).is_at(lab.value("board.game.ply"))


def test_the_keyboard_alone_begins_and_stays_on_the_board(lab_page: OpenNotebook) -> None:
    lab, root = open_start(lab_page)
    keys = lab.page.keyboard
    root.get_by_role("radio", name="2").focus()
    keys.press("ArrowRight")
    expect(root.get_by_role("radio", name="3")).to_be_checked()
    expect(root.locator(".ora-seats li")).to_have_count(3)
    for _ in range(3):
        keys.press("Tab")
    expect(root.get_by_role("textbox", name="Red: Name")).to_be_focused()
    keys.type("Ada")
    keys.press("Enter")
    root.locator(".ora-begin").press("Enter")
    expect(root.locator("[data-focus=panel]")).to_be_focused()
    expect(root.locator("[data-standing=R]")).to_contain_text("Ada")
    assert lab.value("(board.game.setup.players, board.names)") == (3, {"R": "Ada"})


@pytest.mark.parametrize("name", ["Magdalena", "<i>Ada</i> שרה"])
def test_typing_loses_no_letter(lab_page: OpenNotebook, name: str) -> None:
    lab, root = open_start(lab_page)
    field = root.get_by_role("textbox", name="Red: Name")
    field.press_sequentially(name[:5], delay=20)
    root.get_by_role("combobox", name="Language").select_option("es")
    expect(root.locator(".ora-begin")).to_contain_text("Jugar")
    field = root.get_by_role("textbox", name="Rojo: Nombre")
    field.press("End")
    field.press_sequentially(name[5:], delay=20)
    expect(field).to_have_value(name)
    root.locator(".ora-begin").click()
    expect(root.locator("[data-standing=R]")).to_contain_text(name)
    assert lab.value("board.names") == {"R": name}


@pytest.mark.parametrize(
    ("names", "says"),
    [
        ({"Red": "Ada", "Green": "ada"}, "Red is also called ada. Give each player a different name."),
        ({"Green": "x" * 10_000}, "This name has 10,000 letters. A name can have at most 24."),
    ],
)
def test_names_that_cannot_be_are_said_at_the_field(lab_page: OpenNotebook, names: dict[str, str], says: str) -> None:
    lab, root = open_start(lab_page)
    for colour, name in names.items():
        root.get_by_role("textbox", name=f"{colour}: Name").fill(name)
    begin(root)
    expect(root.locator('[data-seat="G"]').get_by_role("alert")).to_have_text(says)
    for colour, name in names.items():
        expect(root.get_by_role("textbox", name=f"{colour}: Name")).to_have_value(name)
    assert lab.value("board._start is not None and board.names == {}")
    root.get_by_role("textbox", name="Green: Name").fill("")
    begin(root)
    expect(root.locator(".ora-start")).to_have_count(0)


def test_a_code_is_opened_and_one_that_cannot_be_read_stays(lab_page: OpenNotebook) -> None:
    lab, root = open_start(lab_page)
    field = root.get_by_role("textbox", name="Link, code or saved game")
    code = new_game(3, "ireland").play("pass").code()
    field.fill(code[:-4])
    field.press("Enter")
    expect(root.locator(".ora-paste + [role=alert]")).to_contain_text("damaged")
    expect(field).to_have_value(code[:-4])
    field.fill(code)
    root.get_by_role("button", name="Open", exact=True).click()
    Table(lab).is_at(1)
    assert lab.value("board.game.setup.country") == "ireland"


def test_a_lesson_opens_with_one_click(lab_page: OpenNotebook) -> None:
    lab, root = open_start(lab_page)
    root.locator("[data-lesson=scoring]").click()
    expect(root.locator(".ora-lesson")).to_contain_text(ora.lesson("scoring").title)
    assert lab.value("board._start") is None


def test_the_cell_run_again_offers_the_game_that_was_begun(lab_page: OpenNotebook) -> None:
    lab, root = open_start(lab_page)
    root.get_by_role("combobox", name="Green: Played by").select_option("person")
    begin(root)
    go_on(root)
    lab.run(0)
    root.locator(".ora-kept-games button").click()
    Table(lab).is_at(1)
    go_on(root)
    assert lab.value("board.game.ply") == 2


def test_a_second_page_sees_the_game_that_was_begun_at_the_first(lab_page: OpenNotebook, browser: Browser) -> None:
    lab, root = open_start(lab_page)
    lab.save()
    with browser.new_context() as other:
        page = lab.open_second_page(other)
        board = page.locator(".ora-board").first
        board.get_by_role("textbox", name="Red: Name").fill("Bob")
        begin(root)
        expect(board.locator(".ora-start")).to_have_count(0)
        expect(board.locator(".ora-question")).to_contain_text("Red")


@pytest.mark.parametrize(("width", "height"), [(940, 680), (390, 844)])
def test_all_choices_fit_the_window(alone: OpenBoard, browser: Browser, width: int, height: int) -> None:
    kept = Board(new_game(4).play("pass"))
    with browser.new_context(viewport={"width": width, "height": height}) as window:
        for language in ("en", "pl", "es"):
            shown = alone(ora.play(language=language), context=window)
            shown.root.get_by_role("radio", name="4").check()
            expect(shown.root.locator(".ora-seats li")).to_have_count(4)
            needed = shown.page.evaluate(
                "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
            )
            assert (needed[0] <= width, needed[1] <= height) == (True, True), (language, needed)
    kept.close()


# ---- the end


def test_at_the_end_one_plays_again(lab_page: OpenNotebook) -> None:
    lab = lab_page(f"import ora_widgets as ora\nboard = ora.Board(ora.load({OVER.read_text()!r}))\nboard", TO_THE_END)
    lab.run(0)
    root = lab.output(0).locator(".ora-board")
    card = root.locator(".ora-end-card")
    expect(card).to_contain_text("The game is over")
    expect(root).not_to_contain_text("This turn so far")
    expect(root.get_by_role("button", name="Take it back")).to_have_count(0)
    expect(root.locator(".ora-score-pad")).to_be_visible()
    card.get_by_role("button", name="Share").click()
    code = card.get_by_role("textbox", name="Code of the game").input_value()
    assert ora.load(code).over
    card.get_by_role("button", name="Watch it again").click()
    Table(lab).is_at(0)
    assert lab.value("board.game.plies") > 0
    lab.run(1)
    card.get_by_role("button", name="Play again").click()
    expect(card).to_have_count(0)
    Table(lab).is_at(0)
    assert lab.value("(board.game.plies, board.game.setup.seats)") == (0, "GR")


def test_a_saved_page_ends_with_the_same_card(alone: OpenBoard, browser: Browser, tmp_path: Path) -> None:
    saved = ora.save_html(ora.load(OVER), tmp_path / "game.html")
    with browser.new_context() as window:
        page = window.new_page()
        page.goto(saved.as_uri())
        card = page.locator(".ora-end-card")
        expect(card).to_contain_text("The game is over")
        expect(card.get_by_role("button")).to_have_text(["Watch it again"])
        card.get_by_role("button").click()
        expect(page.locator(".ora-board")).to_have_attribute("data-ply", "0")
        expect(card).to_have_count(0)
