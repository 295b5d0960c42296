"""After every click the question and its answers are visible, and nothing else has moved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

import ora_widgets as ora
from ora_widgets.replay import save_html
from ora_widgets.widget.board import Board
from tests.browser.conftest import OpenBoard, OpenNotebook
from tests.browser.lab import LabPage, LabServer, Window
from tests.browser.test_board import PLAYED, START, Table, code_for_record
from tests.fixtures.write import POSITIONS
from tests.support.waiting import wait_until

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
TELEPHONE: ViewportSize = {"width": 390, "height": 844}
MOVED = 2  # pixels that count as not moved

# The visible part of a box, inside all clipping ancestors and the window.
SEEN = """const seen = element => {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const whole = { left, top, right, bottom };
  [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  [left, top] = [Math.max(left, 0), Math.max(top, 0)];
  for (let node = element.parentElement; node && node !== document.body; node = node.parentElement) {
    // What fills the whole screen is cut off by nothing around it.
    if (node.contains(document.fullscreenElement)) break;
    const { overflowX, overflowY } = getComputedStyle(node);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const box = node.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  const cut = Math.max(left - whole.left, top - whole.top, whole.right - right, whole.bottom - bottom);
  return whole.right > whole.left && cut < 1.5;
};"""

WHOLLY = f"one => {{ {SEEN} return seen(one); }}"

# Whether the question is fully visible, and which ways to answer are.
IN_SIGHT = f"""board => {{
  {SEEN}
  // Once a task is solved, what was learnt stands in the place of the question.
  const question = board.querySelector(".ora-outcome.ora-solved") ?? board.querySelector(".ora-question");
  const live = [...board.querySelectorAll("[data-state=live], [data-primary], .ora-panel [data-line], [data-action]")];
  return {{ question: !!question && seen(question), targets: live.filter(seen).length, asked: live.length }};
}}"""

# The positions of everything that should stay in place, by what it is.
PLACES = """board => {
  const places = {};
  const kinds = {
    space: ".ora-own .ora-space", tile: ".ora-own .ora-tile", card: ".ora-docked .ora-card, .ora-docked .ora-built-card",
    tab: "[role=tab]", bar: ".ora-panel", offer: ".ora-offer", wheel: ".ora-wheel", standing: "[data-standing]",
  };
  for (const [kind, selector] of Object.entries(kinds))
    for (const [place, one] of [...board.querySelectorAll(selector)].entries()) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const name = one.dataset.space ?? one.dataset.goods ?? one.dataset.move ?? one.dataset.tab ?? one.dataset.standing ?? place;
      places[`${kind} ${name}`] = [left, top, width, height];
    }
  return places;
}"""

Places = dict[str, list[float]]


def moved_elements(before: Places, after: Places) -> list[str]:
    """The elements that have moved or changed size."""
    return [
        f"{name}: {before[name]} -> {after[name]}"
        for name in before
        if name in after
        if any(abs(old - new) > MOVED for old, new in zip(before[name], after[name], strict=True))
    ]


class Led(Table):
    """A board that is checked after every click for visibility and movement."""

    def look(self, after: str) -> None:
        """Check that the question and an answer to it are visible."""
        self.root.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen = self.root.evaluate(IN_SIGHT)
        assert seen["question"], f"after {after} the question is out of sight"
        assert seen["targets"] or not seen["asked"], f"after {after} nothing that answers is in sight: {seen}"

    def press(self, token: str, *, in_turn: bool = True) -> None:
        """Press a token's thing, which must be visible; within a turn nothing may move.

        :param in_turn: whether what is there stays what it is, so that things can be compared.
        """
        there = self.in_sight(token)
        before, tab = self.root.evaluate(PLACES), self.tab()
        there.click()
        self.look(token)
        after = self.root.evaluate(PLACES)
        if tab != self.tab():
            # The dock has changed its content.
            after = {name: place for name, place in after.items() if not name.startswith("card ")}
        if in_turn:
            assert moved_elements(before, after) == [], token

    def in_sight(self, token: str) -> Locator:
        """The first fully visible thing for a token, without scrolling or opening a tab."""
        found: list[Locator] = []

        def seen() -> bool:
            # A picked tile can be picked again, and a manual payment is confirmed.
            others = (
                f'[data-action="{token}"], .ora-own .ora-tile[data-pick="{token}"][data-state="picked"],'
                f'[data-primary][data-line^="{token} "]'
            )
            pieces = [*self.piece(token).all(), *self.root.locator(others).all()]
            found[:] = [one for one in pieces if one.evaluate(WHOLLY)]
            return bool(found)

        wait_until(seen, lambda: f"{token} is not in sight")
        return found[0]

    def tab(self) -> str | None:
        return self.root.locator("[role=tab][aria-selected=true]").get_attribute("data-tab")

    def move(self, *tokens: str) -> None:
        """Make a move by its tokens: nothing moves between picks, and afterwards everything is visible again."""
        ply = int(self.root.get_attribute("data-ply") or 0)
        for token in tokens[:-1]:
            if token.startswith("@"):
                self.open(token[1:])
                self.look(token)
            else:
                self.press(token)
        self.press(tokens[-1], in_turn=False)
        self.is_at(ply + 1)
        self.look(" ".join(tokens))


@pytest.fixture(scope="session")
def laptop_window(lab_server: LabServer, browser: Browser) -> Iterator[Window]:
    """Give a page of a laptop's size on which JupyterLab stays open."""
    window = Window(lab_server, lambda: browser.new_context(viewport=LAPTOP, locale="en-US"))
    yield window
    window.discard()


@pytest.fixture
def laptop(laptop_window: Window, request: pytest.FixtureRequest) -> Iterator[OpenNotebook]:
    """Open a notebook in JupyterLab as on a laptop, with the file browser at the left."""
    failed_before = request.session.testsfailed
    opened: list[LabPage] = []

    def open_(*cells: str) -> LabPage:
        assert not opened, "one notebook a test"
        opened.append(laptop_window.open(f"leads-{request.node.name}", cells))
        expect(opened[0].page.locator(".jp-FileBrowser")).to_be_visible()
        return opened[0]

    yield open_
    errors = [error for lab in opened for error in lab.errors()]
    if errors or request.session.testsfailed != failed_before:
        laptop_window.discard()
    elif opened:
        laptop_window.tidy(opened[0])
    assert not errors


def led(lab: LabPage, cell: int = 0) -> Led:
    """Run a cell like a person, and scroll to its board."""
    lab.cell(cell).locator(".cm-content").click()
    lab.run(cell)
    board = Led(lab, cell)
    expect(board.root).to_be_visible()
    return board


# Scripted turns by their first position: the picks of each move; "@" opens a tab.
TURNS: dict[str, tuple[str | None, tuple[str, ...]]] = {
    "build, with the prior on it": (None, ("build / G07 / 0,3", "prior", "1", "done")),
    "build by its pieces, the space first": (None, ("0,3 / G07", "skip", "done")),
    "build with few spaces left": ("late", ("build / G16 / 3,4",)),
    "use": (None, ("use / LR1 / lay", "joker", "done")),
    "use by its pieces": (None, ("LR2 / prior", "grain", "done")),
    "fell": (None, ("harvest / 0,1 / wood", "done")),
    "hire, and send whom its owner likes": (None, ("hire / LG1 / coins", "lay")),
    "hire where much is to be hired": ("late", ("hire / @seat W / LW2 / coins",)),
    "buy land": ("settle", ("land / 0 coast", "done")),
    "settle and pay": ("settle", ("settle / S1 / 1,0",)),
    "pay tile by tile": ("payment", ("Pt / Pt / Pt / pay",)),
}


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_is_played_without_looking_for_anything(laptop: OpenNotebook, name: str) -> None:
    where, moves = TURNS[name]
    board = led(laptop(START if where is None else code_for_record(POSITIONS[where]().record())))
    board.look("the beginning")
    for move in moves:
        board.move(*move.split(" / "))


def situation(board: Led) -> tuple[str | None, str]:
    """The number of moves, and the question."""
    return board.root.get_attribute("data-ply"), board.root.locator(".ora-question").inner_text()


def differs(board: Led, before: tuple[str | None, str]) -> bool:
    """Whether a press has had an effect."""
    return situation(board) != before


def test_a_newcomer_who_follows_what_glows_finishes_a_turn_in_six_clicks(laptop: OpenNotebook) -> None:
    board = led(laptop(START))
    board.is_at(0)
    page = board.lab.page
    before = page.evaluate(SCROLLED)
    clicks = 0
    # The page may be about to draw Python's answer.
    asked = board.root.locator(".ora-to-move")
    while (seat := board.lab.value("game.to_move")) == "R":
        assert clicks < 6, board.lab.value(PLAYED)
        expect(asked).to_have_attribute("data-standing", seat)
        now = situation(board)
        # First the large button if it stands out, then highlighted pieces, then the large button anyway.
        for way in (
            "[data-primary].ora-main",
            "[data-action], [data-state=live]",
            ".ora-whole-answer",
            "[data-primary]",
        ):
            if glowing := [one for one in board.root.locator(way).all() if one.evaluate(WHOLLY)]:
                glowing[0].click()
                clicks += 1
                break
        else:
            pytest.fail(f"nothing to press: {now}")
        wait_until(partial(differs, board, now))
    assert page.evaluate(SCROLLED) == before
    assert seat == "G"
    expect(asked).to_have_attribute("data-standing", seat)
    assert board.lab.value(PLAYED)[-1] == "done"
    assert len(board.lab.value(PLAYED)) >= 2


# ---- a whole game of somebody who clicks on what glows, whatever it is

# Where to click on a fully visible, uncovered highlighted piece.
GLOWING = f"""board => {{
  {SEEN}
  const found = [];
  const live = "[data-state=live], [data-again], .ora-panel [data-action], .ora-panel [data-line], [data-primary]";
  for (const one of board.querySelectorAll(live)) {{
    if (one.disabled || one.closest(".ora-conversions") || !seen(one)) continue;
    const {{ left, top, width, height }} = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (one.contains(document.elementFromPoint(x, y))) found.push([x, y, "primary" in one.dataset]);
  }}
  return found;
}}"""
SAYS = """board => [
  board.dataset.ply, board.querySelector(".ora-panel")?.textContent, board.querySelectorAll("[data-state=picked]").length,
  [...board.querySelectorAll(".ora-pick-count")].map(one => one.textContent).join(),
].join("|")"""
MAX_CLICKS = 2000


@pytest.mark.long
@pytest.mark.parametrize(("players", "country", "seed"), [(3, "france", 1), (4, "ireland", 2)])
def test_a_whole_game_by_clicks_on_what_glows_alone(
    laptop: OpenNotebook, players: int, country: str, seed: int
) -> None:
    """Something highlighted is always visible, every click on it has an effect, and so the game ends."""
    setup = f"game = ora.new_game({players}, {country!r}, 'short')"
    board = led(laptop(f"import ora_widgets as ora\n{setup}\nora.Board(game, keep=False)"))
    board.is_at(0)
    page, rng = board.lab.page, Random(seed)
    over = board.root.locator(".ora-question", has_text="The game is over")
    title = board.root.locator(".ora-header h2")
    clicks = 0
    while not over.count():
        assert clicks < MAX_CLICKS, board.lab.value(PLAYED)
        # A press at the same place may count for the previous question, so press beside everything first.
        title.click()
        before = board.root.evaluate(SAYS)
        # Wait for everything in motion.
        wait_until(
            lambda: board.root.evaluate(GLOWING) or over.count(), lambda: f"nothing glows: {board.root.evaluate(SAYS)}"
        )
        places = board.root.evaluate(GLOWING)
        others = [place for place in places if not place[2]]
        if not places:
            continue
        x, y, _ = rng.choice(others if others and rng.random() < 0.7 else places)
        page.mouse.click(x, y)
        clicks += 1
        wait_until(
            lambda before=before: board.root.evaluate(SAYS) != before,  # type: ignore[misc]  # mypy cannot infer it
            lambda x=x, y=y: f"nothing came of a click at {x:.0f}, {y:.0f}: {board.root.evaluate(SAYS)}",  # type: ignore[misc]
        )
    assert board.lab.value("game.over") is True


# ---- one screen, wherever the board is shown

SCROLLED = "() => [...document.querySelectorAll('*')].map(one => one.scrollTop).filter(Boolean)"
REGIONS = (".ora-standings", ".ora-panel", ".ora-own .ora-land", ".ora-tabs", ".ora-docked")


def all_on_one_screen(root: Locator, *, regions: tuple[str, ...] = REGIONS) -> None:
    """Check that all regions are fully visible at once."""
    for region in regions:
        wait_until(partial(root.locator(region).first.evaluate, WHOLLY), partial("{} is cut off".format, region))


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box
    return box["height"]


def fills(root: Locator, high: float) -> bool:
    """Whether the board has exactly the available size."""
    return 0.85 * high < height(root) <= high


def test_the_board_is_as_high_as_what_the_notebook_shows(laptop: OpenNotebook) -> None:
    lab = laptop(START, "print('a cell below')")
    board = led(lab)
    board.is_at(0)
    pane = lab.page.locator(".jp-WindowedPanel-outer").first
    for width, high in ((1024, 700), (1400, 1000), (1920, 1080), (1280, 800)):
        board.resize(width, high)
        wait_until(lambda: fills(board.root, height(pane)), lambda: f"{height(pane)}, {height(board.root)}")
        board.root.locator("h2").click()
        all_on_one_screen(board.root)


def test_a_view_of_its_own_fills_its_tab(laptop: OpenNotebook) -> None:
    lab = laptop(START)
    # JupyterLab opens it below the notebook, at half of the height.
    lab.page.set_viewport_size({"width": 1280, "height": 1400})
    led(lab).is_at(0)
    lab.command("notebook:create-output-view", cell=0)
    view = lab.page.locator(".jp-LinkedOutputView")
    root = view.locator(".ora-board")
    expect(root).to_be_visible()
    wait_until(lambda: 0.9 * height(view) < height(root) <= height(view), lambda: f"{height(view)}, {height(root)}")
    all_on_one_screen(root)


def test_a_saved_page_fills_the_window(browser: Browser, tmp_path: Path) -> None:
    path = save_html(ora.new_game(3, "france").play("pass; done"), tmp_path / "game.html")
    for width, high in ((1280, 800), (1400, 1000)):
        with browser.new_context(viewport={"width": width, "height": high}) as context:
            page = context.new_page()
            page.goto(path.as_uri())
            root = page.locator(".ora-board")
            wait_until(partial(fills, root, high))
            all_on_one_screen(root)
            assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_whole_screen_is_the_board_s_and_back_again(laptop: OpenNotebook) -> None:
    board = led(laptop(START))
    before = height(board.root)
    button = board.root.get_by_role("button", name="Full screen")
    button.click()
    page = board.lab.page
    page.wait_for_function("() => document.fullscreenElement?.matches('.ora-board')")
    wait_until(lambda: abs(height(board.root) - page.evaluate("innerHeight")) <= MOVED)
    board.press("G07", in_turn=False)
    button.click()
    page.wait_for_function("() => !document.fullscreenElement")
    wait_until(lambda: abs(height(board.root) - before) <= MOVED)


def test_the_task_of_a_lesson_and_the_board_are_one_screen(laptop: OpenNotebook) -> None:
    board = led(laptop("import ora_widgets as ora\nlesson = ora.lesson('wheel', 1)\nlesson"))
    all_on_one_screen(board.root, regions=(*REGIONS, ".ora-task", ".ora-question"))
    board.move("LR1", "lay")
    board.move("clay")
    expect(board.root.locator(".ora-outcome")).to_be_in_viewport(ratio=1)
    all_on_one_screen(board.root, regions=(*REGIONS, ".ora-task"))


def test_a_telephone_shows_bar_land_and_dock_at_once(alone: OpenBoard, browser: Browser) -> None:
    with browser.new_context(viewport=TELEPHONE, has_touch=True) as context:
        shown = alone(Board(ora.new_game(3, "france")), context=context)
        all_on_one_screen(shown.root)
        assert height(shown.root) <= TELEPHONE["height"]
        shown.root.locator("[data-action=build]").tap()
        shown.piece("G07").first.tap()
        all_on_one_screen(shown.root)
        assert shown.root.evaluate(IN_SIGHT)["targets"] > 0
        shown.piece("0,3").first.tap()
        expect(shown.root).to_have_attribute("data-ply", "1")
        assert shown.page.evaluate("() => [scrollX, scrollY]") == [0, 0]
        assert shown.root.evaluate("board => board.scrollWidth <= board.clientWidth + 1")


OUTSIDE = """(board, selector) => {
  const edge = board.getBoundingClientRect();
  const sticks = (box) => box.width && (box.left < edge.left - 1 || box.right > edge.right + 1);
  return [...board.querySelectorAll(selector)].filter((one) => sticks(one.getBoundingClientRect())).map((one) => one.outerHTML);
}"""
# The pairs of elements in a row that overlap.
OVERLAPS = """(row) => {
  const boxes = [...row.children].flatMap((one) =>
    getComputedStyle(one).display === "contents" ? [...one.children] : [one]).map((one) => one.getBoundingClientRect());
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) => over(a, b)).map((b) => [a.x, a.y, b.x, b.y]));
}"""


@pytest.mark.parametrize("width", [390, 284])
def test_nothing_sticks_out_or_lies_over_another_on_a_telephone(alone: OpenBoard, browser: Browser, width: int) -> None:
    with browser.new_context(viewport=TELEPHONE | {"width": width}, has_touch=True) as context:
        shown = alone(Board(ora.new_game(2, "france", "short").play("pass; pass; done").undo("turn")), context=context)
        root = shown.root
        assert root.evaluate(OUTSIDE, ".ora-bar-buttons > *, .ora-header > *") == []
        root.locator(".ora-moves summary").tap()
        expect(root.locator(".ora-moves li").first).to_be_visible()
        assert root.evaluate(OUTSIDE, ".ora-moves ul, .ora-moves li") == []
        root.locator(".ora-moves summary").tap()
        root.locator("[data-tab='seat G']").tap()
        header = root.locator(".ora-other > header")
        expect(header).to_be_visible()
        assert header.evaluate(OVERLAPS) == []
        root.locator("[data-tab=wheel]").tap()
        box = root.locator(".ora-docked .ora-wheel > svg").bounding_box()
        assert box
        assert box["width"] >= 0.38 * width
        note = root.locator(".ora-branch")
        expect(note).to_be_visible()
        assert root.evaluate(OUTSIDE, ".ora-branch, .ora-branch > *") == []
        assert note.evaluate(OVERLAPS) == []
        assert height(note) <= 0.15 * TELEPHONE["height"]


def test_a_finger_that_pressed_leaves_no_hint_behind(alone: OpenBoard, browser: Browser) -> None:
    with browser.new_context(viewport=TELEPHONE, has_touch=True, is_mobile=True) as context:
        shown = alone(Board(ora.new_game(2, "france", "short")), context=context)
        root = shown.root
        root.locator("[data-action=build]").tap()
        shown.piece("G07").first.tap()
        shown.piece("0,3").first.tap()
        expect(root).to_have_attribute("data-ply", "1")
        # The board has changed under the last press, where the browser still sees the mouse.
        root.locator("[data-pick=prior]:visible, .ora-answers button").last.tap()
        expect(root).to_have_attribute("data-ply", "2")
        expect(root.locator(".ora-help-popover, .ora-card-tooltip")).to_have_count(0)


def test_the_row_of_buildings_turns_under_the_mouse_wheel_and_by_arrows(laptop: OpenNotebook) -> None:
    board = led(laptop(START))
    root, page = board.root, board.lab.page
    row = root.locator(".ora-docked")
    # The line with the question takes some of its height.
    root.get_by_role("button", name="What is this?").click()
    before = root.bounding_box()
    row.hover()
    page.mouse.wheel(0, 150)
    wait_until(lambda: row.evaluate("row => row.scrollLeft") > 100)
    assert root.bounding_box() == before
    page.keyboard.press("Escape")
    root.locator(".ora-dock > .ora-scroll-back").click()
    wait_until(lambda: row.evaluate("row => row.scrollLeft") == 0)
    root.locator(".ora-dock > .ora-scroll-forward").click()
    wait_until(lambda: row.evaluate("row => row.scrollLeft") > 100)


def test_a_press_beside_everything_keeps_the_keyboard_on_the_board(laptop: OpenNotebook) -> None:
    board = led(laptop(START))
    root, page = board.root, board.lab.page
    cells = page.locator(".jp-Cell").count()
    root.locator(".ora-header").click(position={"x": 3, "y": 3})
    page.keyboard.press("?")
    expect(root.locator(".ora-help-mode-note")).to_be_visible()
    page.keyboard.press("Escape")
    expect(root.locator(".ora-help-mode-note")).to_have_count(0)
    page.keyboard.press("b")
    expect(root.locator("[data-action=build]")).to_have_count(0)
    assert page.locator(".jp-Cell").count() == cells
