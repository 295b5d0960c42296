"""A JupyterLab for tests: the server, and a notebook in it as a browser shows it."""

from __future__ import annotations

import ast
import itertools
import json
import os
import random
import re
import secrets
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import nbformat
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, Request, WebSocket, expect

from tests.support.waiting import accepts, wait_until

# Seconds. Lab takes 3 to start and 5 to show a notebook; many times that means trouble, not a slow machine.
START = 120
READY = 120

HERE = "127.0.0.1"
# Below the systems' range for any free port, which kernels and clusters use all the time.
GIVEN_TO_NOBODY = range(20_000, 32_000)

# The idle sign comes too early: input before the connection is ready is lost.
KERNEL_IS_THERE = """async () => {
  const context = window.jupyterapp?.shell?.currentWidget?.sessionContext;
  if (!context) return false;
  await context.ready;
  const kernel = context.session?.kernel;
  return kernel?.connectionStatus === "connected" && kernel?.status === "idle" && (await kernel.info, true);
}"""

# Request numbers, never repeated within a page.
TICKETS = itertools.count(1)

# `evaluate` has no timeout, so nothing waits inside the page: a command stores its result, and `wait_for_function`,
# which has a timeout, looks for that.
OUTCOME = "(ticket) => window.outcomes?.[ticket]"


def command(script: str) -> str:
    """Make a command of an asynchronous function: it stores "done", or the error."""
    return f"""([ticket, ...args]) => {{
  const outcomes = (window.outcomes ??= {{}});
  ({script})(...args).then(
    () => {{ outcomes[ticket] = "done"; }},
    (error) => {{ outcomes[ticket] = String(error); }},
  );
}}"""


# Only a failing command is an error, not a failing cell. The cell is selected in the same step, because a board above
# may take the focus, and JupyterLab would then select the board's cell.
START_COMMAND = command("""async (command, args, cell) => {
  if (cell !== null) window.jupyterapp.shell.currentWidget.content.activeCellIndex = cell;
  await window.jupyterapp.commands.execute(command, args);
}""")

# A document opens beside existing ones, and Lab's launcher is there when nothing else is.
OPEN_HERE = command("""async (path) => {
  const { commands, shell } = window.jupyterapp;
  const opened = await commands.execute("docmanager:open", { path, factory: "Notebook" });
  for (const other of [...shell.widgets("main")]) if (other !== opened) other.dispose();
}""")

# Without a question about saving; and no kernel goes on computing during the next test.
LEAVE = command("""async () => {
  const { serviceManager, shell } = window.jupyterapp;
  const documents = [...shell.widgets("main")];
  const sessions = documents.map((one) => one.sessionContext?.session?.id).filter(Boolean);
  for (const one of documents) one.dispose();
  sessionStorage.clear();
  await Promise.all(sessions.map((id) => serviceManager.sessions.shutdown(id)));
}""")

FAILURES = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .flatMap((cell) => cell.model.toJSON().outputs ?? [])
  .filter((output) => output.output_type === "error")
  .map((output) => `${output.ename}: ${output.evalue}`)"""

START_PYTHON = """([ticket, expression]) => {
  const outcomes = (window.outcomes ??= {});
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const request = { code: "", silent: true, store_history: false, user_expressions: { value: expression } };
  kernel.requestExecute(request).done.then((reply) => {
    const value = reply.content.user_expressions?.value;
    outcomes[ticket] = value?.status === "ok"
      ? { text: value.data["text/plain"] }
      : { error: `${value?.ename}: ${value?.evalue}` };
  });
}"""


class LabServer:
    """A JupyterLab on a free port, with all its files below `folder`.

    It ignores the user's settings, extensions and history.

    :param python: whose JupyterLab it is.
    """

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.root = folder / "notebooks"
        self.token = secrets.token_hex(16)
        self.log: list[str] = []
        settings, workspaces = folder / "settings", folder / "workspaces"
        for made in (self.root, settings, workspaces):
            made.mkdir(parents=True)
        # No notifications over what is clicked, and every cell drawn even when out of view.
        write_settings(settings, "apputils-extension/notification", {"fetchNews": "false", "checkForUpdates": False})
        write_settings(settings, "notebook-extension/tracker", {"windowingMode": "none"})
        environment = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
        environment |= {
            "JUPYTER_CONFIG_DIR": str(folder / "config"),
            "JUPYTER_DATA_DIR": str(folder / "data"),
            "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
            "IPYTHONDIR": str(folder / "ipython"),
        }
        port = free_port()
        self.url = f"http://{HERE}:{port}"
        self.process = subprocess.Popen(
            [
                *(python, "-m", "jupyterlab", "--no-browser", "--allow-root", "--expose-app-in-browser"),
                *(f"--ip={HERE}", f"--port={port}", "--ServerApp.port_retries=0"),
                *(f"--IdentityProvider.token={self.token}", f"--ServerApp.root_dir={self.root}"),
                *(f"--LabServerApp.workspaces_dir={workspaces}", f"--LabServerApp.user_settings_dir={settings}"),
            ],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._up = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._up.wait(START) or self.process.poll() is not None:
            self.stop()
            message = "JupyterLab did not start:\n" + "".join(self.log)
            raise RuntimeError(message)
        wait_until(lambda: accepts(port) or self.process.poll() is not None)

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self.log.append(line)
                if "is running at" in line:
                    self._up.set()
        # Nothing waits for a server that has stopped.
        self._up.set()

    def write(self, name: str, cells: Sequence[str]) -> Path:
        """Save a new notebook of code cells.

        :param name: its file name without the ending.
        :param cells: the source of each cell.
        """
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(source) for source in cells],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        )
        path = self.root / f"{name}.ipynb"
        nbformat.write(notebook, path)
        return path

    def stop(self) -> None:
        """Stop the server and with it its kernels."""
        self.process.terminate()
        try:
            self.process.wait(START)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join()


def write_settings(folder: Path, plugin: str, values: dict[str, Any]) -> None:
    """Set a JupyterLab plugin's user settings."""
    path = folder / "@jupyterlab" / f"{plugin}.jupyterlab-settings"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(values))


def free_port() -> int:
    """Find a port that is unused and outside the range that the system assigns."""
    for port in random.sample(GIVEN_TO_NOBODY, 100):
        with socket.socket() as listener, suppress(OSError):
            listener.bind((HERE, port))
            return port
    message = "no port is free"
    raise RuntimeError(message)


def until_drawn(page: Page, load: Callable[[], object]) -> None:
    """Load a page with a saved notebook, a second time if JupyterLab looked for a widget before reading its state.

    It then reports a missing widget, and does not look again.

    :param load: loads the page.
    """
    load()
    missed = page.get_by_text("Error displaying widget")
    expect(page.locator(".ora-board").or_(missed).first).to_be_visible(timeout=READY * 1000)
    if missed.count():
        load()


class LabPage:
    """A notebook open in a browser, with its kernel connected.

    Cells count from 0. Use Playwright's own `page` for anything else, best below `cell(i)` or `output(i)`, since
    JupyterLab draws many other things.

        lab = lab_page("print(2 + 2)")
        lab.run()
        expect(lab.output(0)).to_have_text("4")

    :param in_lab: whether the page already shows JupyterLab.
    :param has_board: whether the notebook was saved with a board, whose kernel still runs.
    """

    def __init__(
        self, page: Page, server: LabServer, path: Path, *, in_lab: bool = False, has_board: bool = False
    ) -> None:
        self.page = page
        self.server = server
        self.path = path
        self.console: list[ConsoleMessage] = []
        self.page_errors: list[Error] = []
        self.strangers: list[str] = []
        for event, note in self._notes():
            page.on(event, note)
        if in_lab:
            self._open_here()
        elif has_board:
            until_drawn(page, self.open)
        else:
            self.open()

    def _notes(self) -> list[tuple[Any, Callable[[Any], None]]]:
        return [
            ("console", self._note_message),
            ("pageerror", self._note_error),
            ("request", self._note_request),
            ("websocket", self._note_request),
        ]

    def _note_message(self, message: ConsoleMessage) -> None:
        self.console.append(message)

    def _note_error(self, error: Error) -> None:
        self.page_errors.append(error)

    def _note_request(self, request: Request | WebSocket) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"data", "blob"} and address.hostname != HERE:
            self.strangers.append(request.url)

    # ---- the notebook

    def open(self) -> None:
        """Go to the notebook, or return to it after a reload, and wait for its kernel."""
        self.page.goto(self._address(self.path.stem))
        self._is_there()

    @property
    def address_beside(self) -> str:
        """The address of the notebook for a second page."""
        return self._address(f"{self.path.stem}-second")

    def open_second_page(self, context: BrowserContext) -> Page:
        """A second user's page with the notebook, connected to its kernel."""
        page = context.new_page()

        def load() -> None:
            page.goto(self.address_beside)
            page.wait_for_function(f"({KERNEL_IS_THERE})()", timeout=READY * 1000)

        until_drawn(page, load)
        return page

    def _address(self, workspace: str) -> str:
        # In its own workspace; otherwise Lab reopens documents of earlier tests.
        where = f"lab/workspaces/{workspace}/tree/{self.path.name}"
        return f"{self.server.url}/{where}?token={self.server.token}"

    def _open_here(self) -> None:
        self._do(OPEN_HERE, self.path.name)
        self._is_there()

    def _is_there(self) -> None:
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=READY * 1000)
        self.page.wait_for_function(f"({KERNEL_IS_THERE})()", timeout=READY * 1000)

    def leave(self) -> None:
        """Close the notebook without saving, and end its kernel; JupyterLab stays open at its launcher."""
        self._do(LEAVE)
        self.page.wait_for_selector(".jp-Launcher", timeout=READY * 1000)
        for event, note in self._notes():
            self.page.remove_listener(event, note)

    def run(self, cell: int | None = None, *, may_fail: bool = False) -> None:
        """Run one cell, or all of them, and wait for the end.

        :param may_fail: whether an exception in a cell is what the test is about.
        :raises AssertionError: when a cell has failed and may not.
        """
        if cell is None:
            self.command("notebook:run-all-cells")
        else:
            self.command("notebook:run-cell", cell=cell)
        if not may_fail:
            failures = self.page.evaluate(FAILURES)
            assert not failures, "\n".join(failures)

    def start(self, cell: int) -> None:
        """Run a cell without waiting for it: for cells that wait for a click, or run beside something else."""
        self._ask(START_COMMAND, "notebook:run-cell", {}, cell)

    def cell(self, cell: int) -> Locator:
        """Give a cell, input and output."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(cell)

    def output(self, cell: int) -> Locator:
        """The output of a cell: text, pictures, boards."""
        return self.cell(cell).locator(".jp-OutputArea-output")

    def save(self) -> nbformat.NotebookNode:
        """Save the notebook, as a person would, and read what was written."""
        self.command("docmanager:save")
        return nbformat.read(self.path, as_version=4)

    # ---- the two sides

    def value(self, expression: str) -> Any:
        """Evaluate an expression in the kernel, to compare Python's side with the drawing.

        It leaves no trace in the notebook, and waits for a running cell.

        :param expression: its value must be a literal: text, numbers, lists of such.
        :raises AssertionError: when the expression raises.
        """
        outcome = self._outcome(self._ask(START_PYTHON, expression))
        assert "error" not in outcome, outcome["error"]
        return ast.literal_eval(outcome["text"])

    def command(self, name: str, args: dict[str, Any] | None = None, *, cell: int | None = None) -> None:
        """Run a command of JupyterLab, on a cell where needed, and wait for its end."""
        self._do(START_COMMAND, name, args or {}, cell)

    def _ask(self, script: str, *args: Any) -> int:
        ticket = next(TICKETS)
        self.page.evaluate(script, [ticket, *args])
        return ticket

    def _do(self, script: str, *args: Any) -> None:
        outcome = self._outcome(self._ask(script, *args))
        assert outcome == "done", f"{self.path.name}: {outcome}, after {args}"

    def _outcome(self, ticket: int) -> Any:
        return self.page.wait_for_function(OUTCOME, arg=ticket, timeout=READY * 1000).json_value()

    # ---- surroundings

    def theme(self, which: Literal["light", "dark"]) -> None:
        """Switch between JupyterLab's light and dark theme, and wait until the notebook is visible again."""
        self.command("apputils:change-theme", {"theme": f"JupyterLab {which.title()}"})
        light = "true" if which == "light" else "false"
        self.page.wait_for_function("(light) => document.body.dataset.jpThemeLight === light", arg=light)
        # It covers the page while style sheets change, and fades out afterwards.
        self.page.wait_for_selector("#jupyterlab-splash", state="detached")

    def errors(self) -> list[str]:
        """List the errors of the page so far: uncaught exceptions, and errors on the console.

        JupyterLab's own messages are left out, since it sometimes cancels its requests. So is anywidget's complaint,
        two seconds later, about a widget that was closed before it was drawn, often by an earlier test.
        """
        arguments = [
            *((str(error), error.stack or "") for error in self.page_errors),
            *((message.text, message.location.get("url", "")) for message in self.console if message.type == "error"),
        ]
        return [f"{text} ({where})" for text, where in arguments if not self._is_of_lab(text, where)]

    def _is_of_lab(self, text: str, where: str) -> bool:
        # A widget that is never drawn is noticed by the test that clicks on it.
        if text.startswith("[anywidget] Failed to initialize model."):
            return True
        # A widget's module is loaded from a blob, which JupyterLab names in complaints about widgets.
        if "blob:" in where or "widget" in f"{text} {where}".lower():
            return False
        return any(f"{self.server.url}/{place}" in where for place in ("static/lab/", "lab/api/", "api/"))


def new_lab_page(context: BrowserContext, server: LabServer, name: str, cells: Sequence[str]) -> LabPage:
    """Open a new notebook; `name` must be new, since notebooks at one path share a kernel."""
    return LabPage(context.new_page(), server, new_notebook(server, name, cells))


def new_notebook(server: LabServer, name: str, cells: Sequence[str]) -> Path:
    """Write a notebook named after the test."""
    return server.write(re.sub(r"\W+", "-", name), cells)


class Window:
    """A page on which JupyterLab stays open for many notebooks, because loading it takes longer than most tests.

    What a test may leave behind is reset: the notebook, its kernel, the size, the pointer, the page's storage. If that
    is not certain, JupyterLab is loaded again.

    :param new_context: opens the browser's window.
    """

    def __init__(self, server: LabServer, new_context: Callable[[], BrowserContext]) -> None:
        self._server = server
        self._new_context = new_context
        self._page: Page | None = None
        self._size: Any = None

    def open(self, name: str, cells: Sequence[str]) -> LabPage:
        """Open a new notebook, alone in its JupyterLab; a repeated `name` would share the kernel."""
        path = new_notebook(self._server, name, cells)
        if self._page is not None:
            return LabPage(self._page, self._server, path, in_lab=True)
        self._page = self._new_context().new_page()
        self._size = self._page.viewport_size
        lab = LabPage(self._page, self._server, path)
        self._page.evaluate("() => { window.isKept = true; }")
        return lab

    def tidy(self, lab: LabPage) -> None:
        """Close a notebook from `open`, and reset the page."""
        assert self._page is lab.page
        # Navigated away, reloaded, in the wrong theme or behind a dialog.
        as_it_was = "() => window.isKept && document.body.dataset.jpThemeLight === 'true' && !document.querySelector('.jp-Dialog')"
        if self._page.is_closed() or not self._page.evaluate(as_it_was):
            self.discard()
            return
        lab.leave()
        self._page.mouse.move(0, 0)
        if self._page.viewport_size != self._size:
            self._page.set_viewport_size(self._size)

    def discard(self) -> None:
        """Close the page; the next notebook gets a new one."""
        if self._page is not None:
            self._page.context.close()
        self._page = None
