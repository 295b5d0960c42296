"""Run the code cells of a notebook as people do: twice, and in any order, in one Python; end at the first that fails.

    python -m tests.notebooks.cells notebooks/play.ipynb 3 "not board.game.moves"

The number is how many times the cells are run in another order, after they have been run twice from top to bottom; what
follows must be true in the end.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import nbformat
from IPython.core.interactiveshell import InteractiveShell


def run(path: Path, shuffles: int, true: str) -> None:
    """Run the cells, show what each shows, and raise what one raises, or an error where what must be true is not."""
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
