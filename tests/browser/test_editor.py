"""The editor of positions in use: by clicks alone, by keys, on a telephone, and in JupyterLab."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

import ora_widgets as ora
from ora_widgets import Board, Editor
from tests.browser.alone import Alone
from tests.browser.conftest import OpenBoard, OpenNotebook
from tests.browser.test_axe import faults
from tests.support.board_page import panel_page

CELL = {"width": 956, "height": 696}  # a cell of JupyterLab at 1280 × 800, with the margin of our page
PHONE = {"width": 390, "height": 700}
TABLET = {"width": 640, "height": 900}
SIDEWAYS = {"width": 844, "height": 390}
EVERY_TAB = ["cards", "settlements", "clergymen", "goods", "land", "wheel", "turn", "output"]
# The parts of a row that are not fully visible: the heading, a plate, a button.
CUT = """(row) => [...row.querySelectorAll("h2, button, .ora-mark")].filter((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height - 2);
  return !width || x < 0 || x + width > innerWidth || !part.contains(at);
}).map((part) => part.textContent)"""

# Names on plates that are partly visible; each must be whole, or only the mark is shown.
CUT_NAMES = """(row) => [...row.querySelectorAll(".ora-standing-name")].filter((name) => {
  const [box, plate] = [name.getBoundingClientRect(), name.parentElement.getBoundingClientRect()];
  return box.top < plate.bottom - 1 && (box.bottom > plate.bottom || box.right > plate.right);
}).map((name) => name.textContent)"""


@pytest.fixture
def editor() -> Iterator[Editor]:
    made = Editor(players=3)
    made.model.place_card("F05", "R", "0,3").place_card("G01", "R", "0,0").place_card("F20", "G", "5,5")
    yield made
    made.close()


class Hands:
    """Clicks on the page of an editor."""

    def __init__(self, root: Locator) -> None:
        self.root = root

    def tab(self, name: str) -> None:
        self.root.locator(f"[role=tab][data-tab={name}]").click()

    def take(self, card: str) -> None:
        self.root.locator(f"[data-card={card}]").click()

    def space(self, at: str) -> Locator:
        return self.root.locator(f'.ora-land-pane [data-pick="{at}"]')

    def steps(self, name: str, word: str, times: int = 1) -> None:
        for _ in range(times):
            self.root.get_by_role("button", name=f"{name}: {word}", exact=True).click()


def open_editor(alone: OpenBoard, editor: Editor, *, dark: bool = False) -> Alone:
    return alone(panel_page(editor), dark=dark, script="editor.js")


def test_a_position_is_laid_out_and_played_by_clicks_alone(lab_page: OpenNotebook) -> None:
    lab = lab_page("import ora_widgets as ora\neditor = ora.Editor(players=3)\neditor")
    lab.run()
    hands = Hands(lab.output(0).locator(".ora-editor"))
    root = hands.root

    hands.take("F05")
    hands.space("0,3").click()
    expect(root.locator("[data-card=F05]")).to_contain_text("Red M6")
    hands.tab("clergymen")
    root.locator("[data-clergyman='prior ']").click()
    hands.space("F05").click()
    expect(root.locator("[data-clergyman='prior F05']")).to_be_visible()
    hands.space("district -1 hills").click()
    expect(hands.space("-1,0")).to_be_visible()
    hands.space("0,1").click()  # the forest
    root.locator("[data-seat=G]").click()
    hands.tab("goods")
    hands.steps("Grain", "more", 2)
    hands.tab("wheel")
    hands.steps("clay", "less")
    hands.tab("turn")
    number = root.get_by_role("textbox", name="Round")
    number.fill("9")
    number.press("Enter")
    expect(root.get_by_role("heading", level=2)).to_have_text("Round 9 of 24")
    root.get_by_role("combobox", name="Whose turn").select_option(label="2. Red")
    expect(root.locator(".ora-editor-problems")).to_contain_text("possible")

    hands.tab("output")
    written = root.locator("[data-output=python-code]")
    expect(written).to_have_value(re.compile("to_move='R'|to_move=\"R\""))  # the last change has returned
    code = written.input_value()
    assert "built={" in code
    send = root.locator("[data-output=send-code]").input_value()
    pasted = eval(code, {"ora": ora})  # people do this too
    assert pasted.setup.position_terms == {
        "round": 9,
        "to_move": "R",
        "give": {"G": "Wo Pt 3Gn Sh Cl Pn"},
        "built": {"R": "F05 0,3"},
        "placed": {"R": "prior F05"},
        "land": {"R": "district -1 hills"},
        "cleared": {"R": "0,1"},
        "wheel": {"clay": 0},
    }
    assert ora.load(send).now == pasted.game().now

    root.get_by_role("button", name="Play from here").click()
    board = lab.output(0).locator(".ora-board:not(.ora-editor)")
    expect(board).to_have_attribute("data-ply", "0")
    assert lab.value("[editor.board.game.to_move, editor.board.game.round]") == ["R", 9]


def test_the_game_on_a_board_is_laid_out_anew_in_its_place(alone: OpenBoard) -> None:
    shown = alone(Board(ora.new_game(3).play("build G07 0,3; skip; done")))
    page = shown.page
    game, editor = page.locator(".ora-board:not(.ora-editor)"), page.locator(".ora-editor")
    for button, ply in (("Back to the game", "3"), ("Play from here", "0")):
        game.locator("[data-door=menu]").click()
        game.locator("[data-item=edit]").click()
        expect(editor).to_be_focused()  # so that no key reaches the notebook
        expect(game).to_have_count(0)
        hands = Hands(editor)
        hands.take("F05")
        hands.space("1,3").click()
        expect(editor.locator("[data-card=F05]")).to_contain_text("Red")
        editor.locator(".ora-editor-bar").click()
        expect(editor).to_be_focused()
        editor.get_by_role("button", name=button).click()
        expect(game).to_be_focused()
        expect(editor).to_have_count(0)
        expect(game).to_have_attribute("data-ply", ply)
    assert "F05 1,3" in ora.EditorModel(shown.board.game).code


def test_what_is_impossible_is_said_and_taken_away(alone: OpenBoard, editor: Editor) -> None:
    hands = Hands(open_editor(alone, editor).root)
    problems = hands.root.locator(".ora-editor-problems")
    expect(problems.locator("[role=status] li")).to_have_count(2)
    # A press on it still explains why.
    hands.root.get_by_role("button", name="Play from here").click()
    expect(hands.root.get_by_role("alert")).to_contain_text("Green has no space R8 for the Inn")

    problems.get_by_role("button", name="Remove: Inn: Green, space R8").click()
    expect(problems.locator("[role=status] li")).to_have_count(1)
    expect(hands.root.get_by_role("alert")).to_have_count(0)

    # A card on the table is taken into the hand and returned to its pile.
    hands.space("G01").click()
    hands.root.locator("[data-goes=into-display]").click()
    expect(problems).to_contain_text("This position is possible")
    hands.root.get_by_role("button", name="Undo").click()
    expect(problems).to_contain_text("cloister building")


def test_it_is_laid_out_by_keys(alone: OpenBoard, editor: Editor) -> None:
    root = open_editor(alone, editor).root
    keyboard = root.page.keyboard
    chip = root.locator("[data-card=G07]")
    chip.focus()
    keyboard.press("Enter")
    expect(chip).to_have_attribute("aria-pressed", "true")
    keyboard.press("Escape")
    expect(chip).to_have_attribute("aria-pressed", "false")
    keyboard.press("Enter")
    space = Hands(root).space("1,3")
    expect(space).to_have_attribute("data-state", "live")
    space.focus()
    keyboard.press("Enter")
    expect(chip).to_contain_text("Red N6")
    assert editor.model.position.built["R"][-1] == ("G07", "1,3")


@pytest.mark.parametrize("window", [CELL, PHONE, TABLET, SIDEWAYS], ids=["cell", "phone", "tablet", "sideways"])
def test_everything_is_within_the_window(alone: OpenBoard, editor: Editor, window: dict[str, int]) -> None:
    page = open_editor(alone, editor)
    page.resize(**window)
    hands = Hands(page.root)
    assert page.root.locator(".ora-editor-head").evaluate(CUT) == []
    assert page.root.locator(".ora-editor-head").evaluate(CUT_NAMES) == []
    expect(page.root.get_by_role("tablist")).to_have_attribute("data-more", "" if window == CELL else "after")
    for tab in EVERY_TAB:
        hands.tab(tab)
        page.settle()
        for part in (page.root, page.root.locator(".ora-docked"), page.root.locator(".ora-land-pane")):
            box = part.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= window["width"]
            assert box["y"] + box["height"] <= window["height"]
            assert box["height"] > 60
    assert page.page.evaluate("document.documentElement.scrollWidth") <= window["width"]


# The names of cards that take more than one line.
BROKEN = (
    "all => all.filter((one) => one.getClientRects().length > 1 || one.offsetHeight > 24).map((one) => one.textContent)"
)


def test_on_a_telephone_held_sideways_cards_are_named_on_one_line(alone: OpenBoard, editor: Editor) -> None:
    page = open_editor(alone, editor)
    page.resize(**SIDEWAYS)
    names = page.root.locator(".ora-editor-chip > span:first-of-type")
    assert names.count() > 20
    assert names.evaluate_all(BROKEN) == []


def test_nothing_moves_while_a_card_is_laid_down(alone: OpenBoard, editor: Editor) -> None:
    page = open_editor(alone, editor)
    page.resize(**CELL)
    hands = Hands(page.root)
    places = [hands.space("0,1"), page.root.locator("[data-card=G07]"), page.root.locator("[role=tab]").last]
    before = [place.bounding_box() for place in places]
    hands.take("G07")
    expect(page.root.locator("[data-goes=put-down]")).to_be_visible()
    assert [place.bounding_box() for place in places] == before
    hands.space("1,3").click()
    expect(page.root.locator("[data-card=G07]")).to_contain_text("Red N6")
    assert places[0].bounding_box() == before[0]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_wrong(alone: OpenBoard, editor: Editor, dark: bool) -> None:
    page = open_editor(alone, editor, dark=dark)
    hands = Hands(page.root)
    for tab in EVERY_TAB:
        hands.tab(tab)
        assert faults(page.root) == []
    hands.tab("cards")
    hands.take("G07")
    assert faults(page.root) == []
