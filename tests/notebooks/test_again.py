"""A notebook is not a script: its cells are run twice, and in other orders, and nothing raises."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.notebooks.test_run import NOTEBOOKS, ROOT


def run_again(
    notebook: Path, folder: Path, *, shuffles: int = 0, true: str = "True"
) -> subprocess.CompletedProcess[str]:
    """Run the cells of a notebook in a new Python."""
    return subprocess.run(
        [sys.executable, "-m", "tests.notebooks.cells", str(notebook), str(shuffles), true],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "IPYTHONDIR": str(folder / "ipython")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_cells_run_in_any_order_leave_the_game_of_the_people_alone(tmp_path: Path) -> None:
    done = run_again(ROOT / "notebooks" / "play.ipynb", tmp_path, shuffles=6, true="not board.game.moves")
    assert done.returncode == 0, done.stderr


def test_the_notebook_that_people_play_in_may_be_run_twice(tmp_path: Path) -> None:
    done = run_again(ROOT / "notebooks" / "play.ipynb", tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.long
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.relative_to(ROOT / "notebooks").as_posix())
def test_a_notebook_may_be_run_twice(notebook: Path, tmp_path: Path) -> None:
    done = run_again(notebook, tmp_path)
    assert done.returncode == 0, done.stderr
