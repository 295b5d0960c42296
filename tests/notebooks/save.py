"""Run notebooks again and save their outputs, without traces of the machine.

    python -m tests.notebooks.save notebooks/explore/scenarios.ipynb

For an unchanged notebook only the numbers of its widgets are new.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient


def save(path: Path) -> None:
    """Run a notebook from top to bottom in its folder and save its outputs, unless a cell fails."""
    notebook = nbformat.read(path, as_version=4)
    metadata = notebook.metadata.copy()
    client = NotebookClient(
        notebook,
        record_timing=False,
        store_widget_state=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(path.parent)}},
    )
    client.execute()
    notebook.metadata = metadata
    nbformat.write(notebook, path)


if __name__ == "__main__":
    os.environ["ORA_GAMES"] = "off"  # nobody will resume its games
    if not sys.argv[1:]:
        sys.exit("Which notebooks? python -m tests.notebooks.save notebooks/play.ipynb ...")
    for name in sys.argv[1:]:
        save(Path(name))
