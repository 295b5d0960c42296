"""Run notebooks anew and save what they show, and nothing of the machine that ran them.

    python -m tests.notebooks.save notebooks/explore/scenarios.ipynb

Of an unchanged notebook nothing but the numbers of its widgets is written anew.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient


def save(path: Path) -> None:
    """Run a notebook from top to bottom where it lies, and save its outputs; if a cell fails, nothing is saved."""
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
    os.environ["ORA_GAMES"] = "off"  # its games are nobody's to go on with
    if not sys.argv[1:]:
        sys.exit("Which notebooks? python -m tests.notebooks.save notebooks/play.ipynb ...")
    for name in sys.argv[1:]:
        save(Path(name))
