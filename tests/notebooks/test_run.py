"""Every notebook runs from top to bottom and shows what is saved in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

ROOT = Path(__file__).parents[2]
SANITIZE = Path(__file__).with_name("sanitize.cfg")
NOTEBOOKS = sorted(path for path in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def run(notebook: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a notebook under nbval, in a pytest of its own that sees none of the user's Jupyter settings."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "PYTEST"))}
    environment |= {f"JUPYTER_{kind}_DIR": str(folder / kind.lower()) for kind in ("CONFIG", "DATA", "RUNTIME")}
    environment["IPYTHONDIR"] = str(folder / "ipython")
    command = [
        *(sys.executable, "-m", "pytest", "--config-file", os.devnull, f"--rootdir={folder}", "-p", "no:cacheprovider"),
        *("--nbval", "--nbval-current-env", f"--nbval-sanitize-with={SANITIZE}", str(notebook)),
    ]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.relative_to(ROOT / "notebooks").as_posix())
def test_a_notebook_shows_what_it_says(notebook: Path, tmp_path: Path) -> None:
    told = run(notebook, tmp_path)

    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.slow
@pytest.mark.parametrize(("said", "code"), [("4\n", 0), ("5\n", 1)])
def test_a_notebook_that_says_something_else_is_noticed(said: str, code: int, tmp_path: Path) -> None:
    output = nbformat.v4.new_output("stream", name="stdout", text=said)
    cell = nbformat.v4.new_code_cell("print(2 + 2)", outputs=[output], execution_count=1)
    notebook = tmp_path / "sum.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), notebook)

    assert run(notebook, tmp_path).returncode == code
