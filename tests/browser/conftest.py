"""A notebook in a real JupyterLab in a headless Chromium, for every test in this folder.

The fixture to use is `lab_page`: give it the cells of a notebook, get a `tests.browser.lab.LabPage`.

    def test_a_board_shows_itself(lab_page: OpenNotebook) -> None:
        lab = lab_page("import ora_widgets as ora; game = ora.new_game(players=3); ora.Board(game)")
        lab.run()
        expect(lab.output(0).locator("svg").first).to_be_visible()
        assert lab.value("game.to_move") == "R"

Rules of this folder, so that the tests stay quick and never depend on luck:
- never sleep; wait for what is to be seen (`expect(…)`, `wait_for_function`), or for `run`, which waits for the cell;
- each call of `lab_page` is a new notebook with a kernel of its own; tests share the server, the browser, and the page in
  which JupyterLab is open: what is put right after a test is in `tests.browser.lab.Window`. A page is not shared when a
  test opens a second one, nor after a test that has failed, or has gone elsewhere. Who changes what a page is given from
  outside (routes, permissions, media) takes a `context` and opens it with `new_lab_page`;
- at the end of each test, a request that left this machine fails it, and so does an error on the console; a test that
  provokes errors empties the list it has looked at (`lab.console.clear()`, `lab.page_errors.clear()`);
- `pytest tests/browser --headed --slowmo 500` shows what happens; `--screenshot only-on-failure` and
  `--tracing retain-on-failure` keep pictures in test-results/.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, Unpack

import pytest
from ipywidgets import DOMWidget
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser import chromium
from tests.browser.alone import Alone, HowShown, Sheet
from tests.browser.lab import LabPage, LabServer, Window, new_lab_page

HERE = Path(__file__).parent

# Usually it takes milliseconds, but a busy machine may need more.
expect.set_options(timeout=60_000)


class OpenBoard(Protocol):
    """The type of the fixture `alone`."""

    def __call__(self, board: DOMWidget, *, context: BrowserContext | None = None, **how: Unpack[HowShown]) -> Alone:
        """Show a board on a page without Jupyter: the boards of most tests follow each other on one page.

        :param context: a window of the test's own, for what a page is given from outside, such as touch.
        """


class OpenNotebook(Protocol):
    """The type of the fixture `lab_page`."""

    def __call__(self, *cells: str) -> LabPage:
        """Open a new notebook with these code cells, and return when its kernel is ready. Nothing has run yet."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark this folder's tests."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the installed Chromium, quiet and without a network."""
    path = chromium.find()
    assert path, chromium.NONE_FOUND
    return {
        **browser_type_launch_args,
        "executable_path": path,
        "args": [
            "--no-sandbox",  # root has no sandbox in a container, and all pages are ours
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            # lab_page reports requests to other machines; this also blocks them.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
        ],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Give every test the same window, wide enough for a board beside JupyterLab's sidebar."""
    return {**browser_context_args, "viewport": {"width": 1400, "height": 1000}, "locale": "en-US"}


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """Give the JupyterLab server of this run."""
    server = LabServer(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def window(lab_server: LabServer, browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Window]:
    """Give the page on which JupyterLab stays open."""
    window = Window(lab_server, lambda: browser.new_context(**browser_context_args))
    yield window
    window.discard()


@pytest.fixture
def lab_page(
    lab_server: LabServer, window: Window, context: BrowserContext, request: pytest.FixtureRequest
) -> Iterator[OpenNotebook]:
    """Open notebooks in JupyterLab, and afterwards check for errors and outside requests."""
    opened: list[LabPage] = []
    failed_before = request.session.testsfailed
    # A run that keeps pictures needs a page for each test.
    pictured = any(request.config.getoption(what) != "off" for what in ("screenshot", "tracing", "video"))

    def open_notebook(*cells: str) -> LabPage:
        name = f"{request.node.name}-{len(opened)}"
        own = pictured or opened
        opened.append(new_lab_page(context, lab_server, name, cells) if own else window.open(name, cells))
        return opened[-1]

    yield open_notebook
    strangers = [address for lab in opened for address in lab.strangers]
    errors = [error for lab in opened for error in lab.errors()]
    if strangers or errors or request.session.testsfailed != failed_before:
        window.discard()
    elif opened and not pictured:
        window.tidy(opened[0])
    assert not strangers, "requests left this machine"
    assert not errors


class Sheets:
    """The page for the first board of every test that needs no window of its own."""

    def __init__(self, new_context: Callable[[], BrowserContext]) -> None:
        self._new_context = new_context
        self._sheet: Sheet | None = None

    def get(self) -> Sheet:
        """The page, a new one after `discard` or if a test has closed it."""
        if self._sheet is None or self._sheet.page.is_closed():
            self._sheet = Sheet(self._new_context())
        return self._sheet

    def discard(self) -> None:
        """Close the page; the next test gets a new one."""
        if self._sheet is not None:
            self._sheet.page.context.close()
        self._sheet = None


@pytest.fixture(scope="session")
def sheets(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Sheets]:
    """Give the page on which boards are shown one after the other."""
    sheets = Sheets(lambda: browser.new_context(**browser_context_args))
    yield sheets
    sheets.discard()


@pytest.fixture
def alone(sheets: Sheets, request: pytest.FixtureRequest) -> Iterator[OpenBoard]:
    """Show boards without Jupyter, and afterwards check for errors."""
    opened: list[Alone] = []
    failed_before = request.session.testsfailed
    # A test that uses its own window changes what is outside of the page, and a run that keeps pictures needs a page for each.
    own = "context" in request.fixturenames or any(
        request.config.getoption(what) != "off" for what in ("screenshot", "tracing", "video")
    )

    def open_board(board: DOMWidget, *, context: BrowserContext | None = None, **how: Unpack[HowShown]) -> Alone:
        if context is None and own:
            context = request.getfixturevalue("context")
        sheet = sheets.get() if context is None else Sheet(context)
        opened.append(Alone(sheet, board, **how))
        return opened[-1]

    yield open_board
    errors = [error for one in opened for error in one.errors]
    for one in opened:
        one.board.close()
    if errors or request.session.testsfailed != failed_before:
        sheets.discard()
    assert not errors
