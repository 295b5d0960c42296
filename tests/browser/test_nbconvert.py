"""A notebook as HTML, opened from disk: its board is there, without any requests."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from nbclient import NotebookClient
from nbconvert import HTMLExporter
from playwright.sync_api import BrowserContext, expect

from ora_widgets.replay.nbconvert import Boards

CODE = "import ora_widgets as ora\ngame = ora.new_game(3, 'france').play('build G07 0,3; prior; times 1; done')\nora.Board(game)"


@pytest.mark.slow
def test_the_board_is_in_the_page(context: BrowserContext, tmp_path: Path) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CODE)])
    NotebookClient(notebook, kernel_name="python3").execute()
    page_text, _ = HTMLExporter(preprocessors=[Boards]).from_notebook_node(notebook)
    path = tmp_path / "game.html"
    path.write_text(page_text, encoding="utf-8")
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(path.as_uri(), wait_until="domcontentloaded")
    board = page.frame_locator("iframe").locator(".ora-board")
    expect(board).to_be_visible()
    expect(board.locator(".ora-question")).to_contain_text("This page only shows a finished recording.")
    board.locator('[data-tab="log"]').click()
    expect(board.locator(".ora-log")).to_contain_text("Red builds the Peat Coal Kiln on M6 for 1 clay.")
    board.locator('[data-tab="buildings"]').click()
    board.locator('.ora-display [data-pick="G01"]').hover()
    expect(board.locator(".ora-card-tooltip")).to_contain_text("Priory")
    # nbconvert's own page requests require.js and MathJax, which our frame does not need.
    elsewhere = {urlsplit(url).hostname for url in asked if urlsplit(url).scheme in ("http", "https")}
    assert elsewhere <= {"cdnjs.cloudflare.com", "cdn.jsdelivr.net", "unpkg.com"}
