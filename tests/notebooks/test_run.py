"""Every notebook runs from top to bottom with the saved outputs."""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path
from typing import NoReturn

import nbformat
import pytest

from ora_widgets.language.fluent import languages
from tests.notebooks.save import WIDGET_VIEW

ROOT = Path(__file__).parents[2]
SANITIZE = Path(__file__).with_name("sanitize.cfg")
NOTEBOOKS = sorted(path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


# Nbval takes two seconds to import, so one process imports it and each notebook runs in a fork. Kernels are not forks:
# a notebook's Python starts afresh as for everybody.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["nbval.plugin"])


def run(notebook: Path, folder: Path) -> tuple[int, str]:
    """Run a notebook under nbval in its own pytest; returns the exit code and the output."""
    output = folder / "told.txt"
    process = FORKS.Process(target=nbval, args=(notebook, folder, output))
    process.start()
    process.join()
    assert process.exitcode is not None
    return process.exitcode, output.read_text(encoding="utf-8")


def nbval(notebook: Path, folder: Path, output: Path) -> NoReturn:
    """Run that pytest, with nbval as its only plugin and no Jupyter settings of the user."""
    for name in [name for name in os.environ if name.startswith(("JUPYTER", "PYTEST"))]:
        del os.environ[name]
    os.environ |= {f"JUPYTER_{kind}_DIR": str(folder / kind.lower()) for kind in ("CONFIG", "DATA", "RUNTIME")}
    os.environ |= {"IPYTHONDIR": str(folder / "ipython"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    os.chdir(folder)
    with output.open("wb") as into:
        os.dup2(into.fileno(), sys.stdout.fileno())
        os.dup2(into.fileno(), sys.stderr.fileno())
    arguments = [
        *("--config-file", os.devnull, f"--rootdir={folder}", "-p", "no:cacheprovider", "-p", "nbval.plugin"),
        *("--nbval", "--nbval-current-env", f"--nbval-sanitize-with={SANITIZE}", str(notebook)),
    ]
    sys.exit(pytest.main(arguments))


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


def always(notebook: Path) -> bool:
    """Whether a notebook is run at every change; of other languages' and of strategy's, only the first is."""
    first = notebook.name.startswith(("00_", "strategy_1_"))
    return first or not (notebook.parent.name in languages() or notebook.name.startswith("strategy_"))


@pytest.mark.slow
@pytest.mark.parametrize(
    "notebook",
    [pytest.param(path, marks=() if always(path) else pytest.mark.long) for path in NOTEBOOKS],
    ids=lambda path: path.relative_to(ROOT / "notebooks").as_posix(),
)
def test_a_notebook_shows_what_it_says(notebook: Path, tmp_path: Path) -> None:
    code, output = run(notebook, tmp_path)

    assert code == 0, output


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.relative_to(ROOT / "notebooks").as_posix())
def test_a_notebook_opens_with_the_text_of_its_widgets(notebook: Path) -> None:
    outputs = [output for cell in nbformat.read(notebook, as_version=4).cells for output in cell.get("outputs", [])]

    assert not [output for output in outputs if WIDGET_VIEW in output.get("data", {})]


@pytest.mark.slow
@pytest.mark.parametrize(("said", "code"), [("4\n", 0), ("5\n", 1)])
def test_a_notebook_that_says_something_else_is_noticed(said: str, code: int, tmp_path: Path) -> None:
    output = nbformat.v4.new_output("stream", name="stdout", text=said)
    cell = nbformat.v4.new_code_cell("print(2 + 2)", outputs=[output], execution_count=1)
    notebook = tmp_path / "sum.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), notebook)

    assert run(notebook, tmp_path)[0] == code
