"""A JupyterLab to test in: the server, and one notebook in it as a browser sees it."""

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

# Seconds. Lab needs 3 to start and 5 to show a notebook; many times that is a machine in trouble, not a slow one.
START = 120
READY = 120

HERE = "127.0.0.1"
# Below those that the systems give to whoever asks for any port: kernels and clusters do, all the time.
GIVEN_TO_NOBODY = range(20_000, 32_000)

# The idle dot lies: input given before the connection is really there is lost.
KERNEL_IS_THERE = """async () => {
  const context = window.jupyterapp?.shell?.currentWidget?.sessionContext;
  if (!context) return false;
  await context.ready;
  const kernel = context.session?.kernel;
  return kernel?.connectionStatus === "connected" && kernel?.status === "idle" && (await kernel.info, true);
}"""

# Numbers for what is asked for, never twice in one page.
TICKETS = itertools.count(1)

# `evaluate` has no timeout, so nothing here waits inside the page: a command leaves its outcome behind, and
# `wait_for_function`, which has one, looks for it.
OUTCOME = "(ticket) => window.outcomes?.[ticket]"


def command(script: str) -> str:
    """Make a command out of an asynchronous function: it leaves "done" behind, or what went wrong."""
    return f"""([ticket, ...args]) => {{
  const outcomes = (window.outcomes ??= {{}});
  ({script})(...args).then(
    () => {{ outcomes[ticket] = "done"; }},
    (error) => {{ outcomes[ticket] = String(error); }},
  );
}}"""


# It is an error if the command fails, not if the cell does. A cell is chosen in the same breath: a board above may take
# the focus, and JupyterLab then chooses the board's cell.
START_COMMAND = command("""async (command, args, cell) => {
  if (cell !== null) window.jupyterapp.shell.currentWidget.content.activeCellIndex = cell;
  await window.jupyterapp.commands.execute(command, args);
}""")

# A document is opened beside what is there, and Lab's launcher is there when nothing else is.
OPEN_HERE = command("""async (path) => {
  const { commands, shell } = window.jupyterapp;
  const opened = await commands.execute("docmanager:open", { path, factory: "Notebook" });
  for (const other of [...shell.widgets("main")]) if (other !== opened) other.dispose();
}""")

# Nobody is asked whether to save, and a kernel that still thinks does not think on while the next test runs.
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
    """A JupyterLab on a free port, with everything it reads and writes below `folder`.

    Nothing of the user's is seen: no settings, no extensions of theirs, no history.

    :param python: whose JupyterLab it is.
    """

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.root = folder / "notebooks"
        self.token = secrets.token_hex(16)
        self.log: list[str] = []
        settings, workspaces = folder / "settings", folder / "workspaces"
        for made in (self.root, settings, workspaces):
            made.mkdir(parents=True)
        # No toasts over what is to be clicked, and every cell drawn whether or not it is in sight.
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

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self.log.append(line)
                if "is running at" in line:
                    self._up.set()
        # The server is gone; whoever still waits for it need not.
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
        """End the server and, through it, its kernels."""
        self.process.terminate()
        try:
            self.process.wait(START)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join()


def write_settings(folder: Path, plugin: str, values: dict[str, Any]) -> None:
    """Set what a plugin of JupyterLab reads as the user's wishes."""
    path = folder / "@jupyterlab" / f"{plugin}.jupyterlab-settings"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(values))


def free_port() -> int:
    """Find a port that nobody listens on, and that the system gives to nobody before the server is up."""
    for port in random.sample(GIVEN_TO_NOBODY, 100):
        with socket.socket() as listener, suppress(OSError):
            listener.bind((HERE, port))
            return port
    message = "no port is free"
    raise RuntimeError(message)


def until_drawn(page: Page, load: Callable[[], object]) -> None:
    """Load a page with a saved notebook, and once more where JupyterLab looked for a widget before it had read its state.

    It then says that there is no such widget, and does not look again.

    :param load: loads the page.
    """
    load()
    missed = page.get_by_text("Error displaying widget")
    expect(page.locator(".ora-board").or_(missed).first).to_be_visible(timeout=READY * 1000)
    if missed.count():
        load()


class LabPage:
    """One notebook, open in a browser, its kernel connected.

    Cells count from 0. `page` is Playwright's own; use it for whatever is not here, best below `cell(i)` or
    `output(i)`, for JupyterLab draws much else.

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
        """Go to the notebook, or go there again, as after a reload; return when its kernel answers."""
        self.page.goto(self._address(self.path.stem))
        self._is_there()

    @property
    def address_beside(self) -> str:
        """Where a second page finds the notebook."""
        return self._address(f"{self.path.stem}-second")

    def beside(self, context: BrowserContext) -> Page:
        """A second page with the notebook, of somebody else; its kernel answers."""
        page = context.new_page()

        def load() -> None:
            page.goto(self.address_beside)
            page.wait_for_function(f"({KERNEL_IS_THERE})()", timeout=READY * 1000)

        until_drawn(page, load)
        return page

    def _address(self, workspace: str) -> str:
        # A workspace of its own, or Lab opens what the tests before left open.
        where = f"lab/workspaces/{workspace}/tree/{self.path.name}"
        return f"{self.server.url}/{where}?token={self.server.token}"

    def _open_here(self) -> None:
        self._do(OPEN_HERE, self.path.name)
        self._is_there()

    def _is_there(self) -> None:
        self.page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=READY * 1000)
        self.page.wait_for_function(f"({KERNEL_IS_THERE})()", timeout=READY * 1000)

    def leave(self) -> None:
        """Close the notebook as it is, end its kernel and stop listening; JupyterLab stays open, showing its launcher."""
        self._do(LEAVE)
        self.page.wait_for_selector(".jp-Launcher", timeout=READY * 1000)
        for event, note in self._notes():
            self.page.remove_listener(event, note)

    def run(self, cell: int | None = None, *, may_fail: bool = False) -> None:
        """Run one cell, or all of them, and wait until they are through.

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
        """Run a cell without waiting for it: for cells that wait for a click, and for two things at once."""
        self._ask(START_COMMAND, "notebook:run-cell", {}, cell)

    def cell(self, cell: int) -> Locator:
        """Give a cell, input and output."""
        return self.page.locator(".jp-Notebook .jp-Cell").nth(cell)

    def output(self, cell: int) -> Locator:
        """Give what a cell shows: text, pictures, boards."""
        return self.cell(cell).locator(".jp-OutputArea-output")

    def save(self) -> nbformat.NotebookNode:
        """Save the notebook, as a person would, and read what was written."""
        self.command("docmanager:save")
        return nbformat.read(self.path, as_version=4)

    # ---- the two sides

    def value(self, expression: str) -> Any:
        """Evaluate an expression in the kernel, to compare Python's side with what is drawn.

        It leaves no trace in the notebook. It waits for a running cell.

        :param expression: its value must be a literal: text, numbers, lists of such.
        :raises AssertionError: when the expression raises.
        """
        outcome = self._outcome(self._ask(START_PYTHON, expression))
        assert "error" not in outcome, outcome["error"]
        return ast.literal_eval(outcome["text"])

    def command(self, name: str, args: dict[str, Any] | None = None, *, cell: int | None = None) -> None:
        """Run one of JupyterLab's commands, on a cell where it is about one, and wait until it is through."""
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
        """Change between JupyterLab's light and dark theme; return when nothing hides the notebook any more."""
        self.command("apputils:change-theme", {"theme": f"JupyterLab {which.title()}"})
        light = "true" if which == "light" else "false"
        self.page.wait_for_function("(light) => document.body.dataset.jpThemeLight === light", arg=light)
        # It covers the page while the style sheets change, and fades away when they are there.
        self.page.wait_for_selector("#jupyterlab-splash", state="detached")

    def errors(self) -> list[str]:
        """List what went wrong in the page so far: exceptions nobody caught, and errors on the console.

        What JupyterLab says of itself is left out: now and then it breaks off a request of its own, which is no news. So is
        what anywidget says, two seconds later, of a widget that was closed before it was drawn, often by the test before.
        """
        arguments = [
            *((str(error), error.stack or "") for error in self.page_errors),
            *((message.text, message.location.get("url", "")) for message in self.console if message.type == "error"),
        ]
        return [f"{text} ({where})" for text, where in arguments if not self._is_of_lab(text, where)]

    def _is_of_lab(self, text: str, where: str) -> bool:
        # A widget that is never drawn is missed by whoever wants to click on it.
        if text.startswith("[anywidget] Failed to initialize model."):
            return True
        # A widget's module is loaded from a blob. JupyterLab complains of widgets in its own name, but by theirs.
        if "blob:" in where or "widget" in f"{text} {where}".lower():
            return False
        return any(f"{self.server.url}/{place}" in where for place in ("static/lab/", "lab/api/", "api/"))


def new_lab_page(context: BrowserContext, server: LabServer, name: str, cells: Sequence[str]) -> LabPage:
    """Open a new notebook; the same path twice would share a kernel, so `name` must be new."""
    return LabPage(context.new_page(), server, new_notebook(server, name, cells))


def new_notebook(server: LabServer, name: str, cells: Sequence[str]) -> Path:
    """Write a notebook named after what a test is called."""
    return server.write(re.sub(r"\W+", "-", name), cells)


class Window:
    """A page in which JupyterLab stays open while notebooks come and go: to load it takes longer than most tests do.

    What a test may leave behind is put right: the notebook, its kernel, the size, the pointer, what the page remembers.
    A page that cannot be put right for certain is not used again: JupyterLab is loaded anew.

    :param new_context: opens the browser's window.
    """

    def __init__(self, server: LabServer, new_context: Callable[[], BrowserContext]) -> None:
        self._server = server
        self._new_context = new_context
        self._page: Page | None = None
        self._size: Any = None

    def open(self, name: str, cells: Sequence[str]) -> LabPage:
        """Open a new notebook, alone in its JupyterLab; the same `name` twice would share a kernel."""
        path = new_notebook(self._server, name, cells)
        if self._page is not None:
            return LabPage(self._page, self._server, path, in_lab=True)
        self._page = self._new_context().new_page()
        self._size = self._page.viewport_size
        lab = LabPage(self._page, self._server, path)
        self._page.evaluate("() => { window.isKept = true; }")
        return lab

    def tidy(self, lab: LabPage) -> None:
        """Leave a notebook that `open` gave, and make the page what it was before."""
        assert self._page is lab.page
        # Left, loaded again, in the wrong colours or behind a question.
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
