"""Run a notebook's code cells like people: twice, and in any order, in one Python, stopping at the first failure.

    python -m tests.notebooks.cells notebooks/play.ipynb 3 "not board.game.moves"

The number is how often the cells are run in another order, after two runs from top to bottom; the condition must hold
at the end.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import nbformat
from IPython.core.interactiveshell import InteractiveShell


def run(path: Path, shuffles: int, true: str) -> None:
    """Run the cells and show their output; raises a cell's error, or one if the condition is false."""
    sources = [cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    shell: Any = InteractiveShell.instance()  # it has no types
    orders = [sources, sources, *(random.Random(seed).sample(sources, len(sources)) for seed in range(shuffles))]
    for order in orders:
        for source in order:
            result = shell.run_cell(source)
            if not result.success:
                print(f"In this cell:\n{source}", file=sys.stderr)
                result.raise_error()
    assert shell.ev(true), true


if __name__ == "__main__":
    run(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
