"""The site from its files alone: a game, a lesson, a game from an address, and no outside requests.

`make site-test` builds the site and runs this; other runs skip these tests, since they take minutes.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

import ora_widgets as ora
from tests.browser.reach import Reach
from tests.browser.served import serve_folder

SITE = Path(os.environ.get("ORA_SITE", "nowhere")).resolve()
PATIENCE = 180_000  # Python is loaded from files and started first, several times slower than elsewhere

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),
    pytest.mark.skipif(not (SITE / "index.html").is_file(), reason="make site-test builds the site and runs this"),
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Give the address at which the site's files are served."""
    with serve_folder(SITE) as where:
        yield where


@pytest.fixture
def lite(context: BrowserContext, address: str) -> Iterator[Page]:
    """Give a page of the site, afterwards checked for outside requests and errors."""
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")  # so that no turn is shown for a while, needing a press
    asked: list[str] = []
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    context.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/index.html")
    yield page
    elsewhere = [url for url in asked if urlsplit(url).scheme in ("http", "https") and not url.startswith(address)]
    assert elsewhere == []
    assert errors == []


def run(page: Page, notebook: str, command: str = "notebook:run-all-cells", cell: int = 0) -> None:
    """Open a notebook of the site and run it, as a whole or by another command from a cell on."""
    page.goto(notebook)
    page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=PATIENCE)
    page.wait_for_function(
        "() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'",
        timeout=PATIENCE,
    )
    page.evaluate(
        """([command, cell]) => {
          jupyterapp.shell.currentWidget.content.activeCellIndex = cell;
          jupyterapp.commands.execute(command);
          return 1;
        }""",
        [command, cell],
    )


def press(board: Locator, ply: int, *picks: str) -> None:
    """Pick the tokens of a move, and wait until the board has reached the ply."""
    for pick in picks:
        Reach(board, PATIENCE).pick(pick)
    expect(board).to_have_attribute("data-ply", str(ply), timeout=PATIENCE)


def test_a_whole_game_is_played_by_clicks_and_keys(lite: Page, address: str) -> None:
    game = ora.new_game(3, "ireland", "short")
    run(lite, ora.link(game, address, notebook=True))
    board = lite.locator(".ora-board").first
    expect(board).to_have_attribute("data-ply", "0", timeout=PATIENCE)
    for ply, picks in enumerate([("G07", "0,3"), ("prior",), ("1",), ("done",)], start=1):
        press(board, ply, *picks)
    game.play("build G07 0,3; prior; times 1; done")
    while not game.over:
        move = next(move for verb in ("pass", "done", "skip", "prior") for move in game.legal_moves.starting(verb))
        game.play(move)
        # By keyboard: a second press at one place, directly after the first, would count as a mistake.
        Reach(board, PATIENCE).button(str(move)).first.press("Enter")
        expect(board).to_have_attribute("data-ply", str(game.ply), timeout=PATIENCE)
    winner = max(player["total"] for player in totals(game))
    expect(board.locator(".ora-question")).to_contain_text("The game is over")
    expect(board.locator(".ora-score")).to_contain_text(str(winner))


def totals(game: ora.Game) -> list[dict[str, int]]:
    """The points of all players."""
    return [{"total": score.total} for score in game.score().values()]


def test_a_game_begins_at_the_start_screen_and_its_position_is_edited(lite: Page, address: str) -> None:
    run(lite, f"{address}/lab/index.html?path=play.ipynb", "notebook:run-cell", 1)
    board = lite.locator(".ora-board").first
    board.get_by_role("button", name=re.compile("^Play")).first.click(timeout=PATIENCE)
    expect(board.locator(".ora-start")).to_have_count(0, timeout=PATIENCE)
    expect(board.locator(".ora-question")).to_be_visible()
    board.locator("[data-door=menu]").click()
    board.locator("[data-item=edit]").click()
    editor = lite.locator(".ora-editor").first
    expect(editor).to_be_visible(timeout=PATIENCE)
    editor.get_by_role("button", name="Back to the game").click()
    expect(board.locator(".ora-question")).to_be_visible(timeout=PATIENCE)


def test_a_lesson_is_solved_by_clicks(lite: Page, address: str) -> None:
    run(lite, f"{address}/lab/index.html?path=learn/01_wheel.ipynb")
    board = lite.locator(".ora-board").first
    expect(board.locator(".ora-lesson")).to_contain_text("The first harvest", timeout=PATIENCE)
    press(board, 1, "LR1", "lay")
    press(board, 2, "clay")
    expect(board.locator(".ora-lesson-news")).to_contain_text("Solved", timeout=PATIENCE)


def test_a_board_stands_on_somebody_elses_page(page: Page, address: str, tmp_path: Path) -> None:
    code = ora.new_game(2).play("fell 0,1 wood; pass; done").code()
    boards = f'<ora-board code="{code}" lang="es">A link</ora-board><ora-board></ora-board><ora-board code="G07"></ora-board>'
    (tmp_path / "blog.html").write_text(f'<script defer src="{address}/embed.js"></script>{boards}', encoding="utf-8")
    with serve_folder(tmp_path) as blog:
        page.goto(f"{blog}/blog.html")
        position, nothing, wrong = page.locator("ora-board").all()
        expect(nothing.get_by_role("alert")).to_contain_text("one attribute, code, study, lesson, play or task")
        expect(wrong.get_by_role("alert")).to_contain_text("no code of a game")
        expect(page.locator("iframe")).to_have_count(0)
        position.get_by_role("button", name="Jugar aquí").click()
        board = page.frame_locator("iframe").locator(".ora-board")
        expect(board).to_have_attribute("data-ply", "3", timeout=PATIENCE)
        expect(board).to_have_attribute("lang", "es")


def test_all_notebooks_are_there(address: str) -> None:
    notebooks = {
        path.name
        for path in (Path(__file__).parents[2] / "notebooks").rglob("*.ipynb")
        if ".ipynb_checkpoints" not in path.parts
    }
    assert notebooks == {path.name for path in (SITE / "files").rglob("*.ipynb")}
