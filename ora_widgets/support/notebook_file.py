"""A Jupyter notebook as the data of its file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from .files import write_whole

KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}

Cell = dict[str, object]


def cell(number: int, kind: str, text: str) -> Cell:
    """A cell that has not been run.

    Args:
        number: Its place in the notebook, of which its id is made.
        kind: `"markdown"` or `"code"`.
        text: What stands in it.

    >>> cell(0, "markdown", "# Wheel")["id"]
    'cell-0'
    """
    shared: Cell = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": text}
    return shared if kind == "markdown" else {**shared, "execution_count": None, "outputs": []}


def cells_of(texts: Iterable[tuple[str, str]]) -> list[Cell]:
    """Cells that have not been run, each of its kind and its text."""
    return [cell(number, kind, text) for number, (kind, text) in enumerate(texts)]


def write_notebook(path: Path, cells: Iterable[Mapping[str, object]]) -> None:
    """Write a notebook for Python 3; what is there under its name is replaced.

    Raises:
        OSError: When the file cannot be written.
    """
    notebook = {"cells": [*cells], "metadata": {"kernelspec": KERNEL}, "nbformat": 4, "nbformat_minor": 5}
    write_whole(path, (json.dumps(notebook, indent=1, ensure_ascii=False) + "\n").encode())
