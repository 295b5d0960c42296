"""The board in hosts other than JupyterLab: each is started, and a turn is played by clicks."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copy
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

import ora_widgets as ora
from ora_widgets.notation.links import PAGE, PARAMETER
from tests.browser.hosts import serving
from tests.browser.lab import HERE
from tests.browser.reach import Reach

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PATIENCE = 60_000
CODE = """\
import ora_widgets as ora
game = ora.new_game(players=3, country="france")
ora.Board(game)
"""


def notebook(folder: Path, *cells: str) -> Path:
    """Save a notebook of code cells."""
    made = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in cells],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
    )
    path = folder / "game.ipynb"
    nbformat.write(made, path)
    return path


def open_page(context: BrowserContext, address: str, elsewhere: list[str]) -> Page:
    """Go to an address, and note requests to other machines."""
    page = context.new_page()

    def note(url: str) -> None:
        if urlsplit(url).scheme in ("http", "https", "ws", "wss") and urlsplit(url).hostname != HERE:
            elsewhere.append(url)

    page.on("request", lambda request: note(request.url))
    page.on("websocket", lambda socket: note(socket.url))
    page.goto(address)
    return page


def plays_a_turn(board: Locator) -> None:
    """Build, use and end the turn by clicks; the log shows the result in Python."""
    expect(board).to_be_visible(timeout=PATIENCE)
    expect(board).to_have_attribute("data-ply", "0")
    for ply, tokens in enumerate(("0,3 G07", "prior", "1", "done"), start=1):
        for token in tokens.split():
            Reach(board, PATIENCE).pick(token)
        expect(board).to_have_attribute("data-ply", str(ply), timeout=PATIENCE)
    Reach(board).open("log")
    expect(board.locator(".ora-log")).to_contain_text("Red builds the Peat Coal Kiln on M6 for 1 clay.")
    expect(board.locator(".ora-question")).to_contain_text("Green")


def test_notebook_7(context: BrowserContext, tmp_path: Path) -> None:
    path = notebook(tmp_path, CODE)
    server = (
        *("notebook", "--no-browser", "--allow-root", f"--ip={HERE}", "--port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", "--expose-app-in-browser"),
    )
    with serving(server, tmp_path, "/api") as address:
        page = open_page(context, f"{address}/notebooks/{path.name}", [])
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=PATIENCE)
        page.wait_for_function(
            "async () => { const s = window.jupyterapp?.shell?.currentWidget?.sessionContext; if (!s) return false;"
            " await s.ready; const k = s.session?.kernel;"
            " return k?.connectionStatus === 'connected' && k?.status === 'idle' && (await k.info, true); }",
            timeout=PATIENCE,
        )
        page.evaluate("() => { jupyterapp.commands.execute('notebook:run-all-cells'); return 1 }")
        board = page.locator(".ora-board")
        plays_a_turn(board)
        # Keys stay on the board, where "b" begins to build; the notebook would insert a cell.
        cells = page.locator(".jp-Notebook .jp-Cell")
        before = cells.count()
        board.locator('button[data-state="live"]').first.focus()
        page.keyboard.press("b")
        expect(board).to_have_class(re.compile("ora-picking"))
        board.locator(".ora-panel").press("Escape")
        Reach(board).pick("pass")
        expect(board).to_have_attribute("data-ply", "5")
        expect(cells).to_have_count(before)


def test_voila(context: BrowserContext, tmp_path: Path) -> None:
    path = notebook(tmp_path, CODE)
    server = (
        "voila",
        str(path),
        "--no-browser",
        "--port={port}",
        f"--Voila.ip={HERE}",
        "--VoilaConfiguration.show_tracebacks=True",
    )
    with serving(server, tmp_path, "/voila/static/voila.js") as address:
        elsewhere: list[str] = []
        page = open_page(context, address, elsewhere)
        plays_a_turn(page.locator(".ora-board"))
        # Voila's page requests icons and the styles of its spinner; the board does not need them.
        assert {urlsplit(url).path.rsplit("/", 1)[-1] for url in elsewhere} <= {"all.min.css", "v4-shims.min.css"}


def test_a_launch_of_binder_lands_on_a_board(context: BrowserContext, tmp_path: Path) -> None:
    """Set up like its server: voila runs the notebook, and a link contains its game."""
    (tmp_path / "notebooks").mkdir()
    copy(ROOT / "notebooks" / "table.ipynb", tmp_path / "notebooks")
    server = (
        *("jupyterlab", "--no-browser", "--allow-root", f"--ip={HERE}", "--port={port}", "--ServerApp.port_retries=0"),
        *("--IdentityProvider.token=", f"--config={ROOT / 'binder' / 'jupyter_lab_config.json'}"),
    )
    code = ora.new_game(3, "ireland").play("pass; done").code()
    with serving(server, tmp_path, "/api") as address:
        page = open_page(context, address, [])
        expect(page.locator(".ora-start")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".ora-opener")).to_be_hidden()  # the start screen asks for a code itself
        expect(page.get_by_role("button", name="Play together")).to_be_visible()
        page = open_page(context, f"{address}/{PAGE}?{PARAMETER}=ora1:spoilt", [])
        expect(page.locator(".ora-opener [role=status]")).not_to_be_empty(timeout=PATIENCE)
        expect(page.locator(".ora-start")).to_be_visible(timeout=PATIENCE)
        page = open_page(context, f"{address}/{PAGE}?{PARAMETER}={code}", [])
        board = page.locator(".ora-board")
        expect(board).to_have_attribute("data-ply", "2", timeout=PATIENCE)
        Reach(board, PATIENCE).pick("pass")
        expect(board).to_have_attribute("data-ply", "3", timeout=PATIENCE)


MARIMO = """\
import marimo

app = marimo.App()


@app.cell
def _():
    import ora_widgets as ora

    game = ora.new_game(players=3, country="france")
    ora.Board(game)
    return


if __name__ == "__main__":
    app.run()
"""


@pytest.mark.parametrize("how", ["run", "edit"])
def test_marimo(context: BrowserContext, tmp_path: Path, how: str) -> None:
    (tmp_path / "game.py").write_text(MARIMO)
    # The editor runs the cells when its kernel is ready, as a reader would by pressing the button.
    (tmp_path / "pyproject.toml").write_text("[tool.marimo.runtime]\nauto_instantiate = true\n")
    server = (
        *("marimo", "--quiet", how, "game.py", "--headless", "--port={port}", f"--host={HERE}", "--no-token"),
        *(["--skip-update-check"] if how == "edit" else []),
    )
    with serving(server, tmp_path, "/health") as address:
        page = open_page(context, address, [])
        plays_a_turn(page.locator(".ora-board"))
