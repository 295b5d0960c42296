"""Run notebooks again and save their outputs, without traces of the machine.

    python -m tests.notebooks.save notebooks/explore/scenarios.ipynb

An unchanged notebook stays as it was.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
WIDGET = "widget"  # in the metadata of an output: it is a widget's


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
    drop_widget_views(notebook)
    nbformat.write(notebook, path)


def drop_widget_views(notebook: nbformat.NotebookNode) -> None:
    """Keep only the text of widgets, and mark it for the site, which draws boards in its place.

    JupyterLab shows a view without its kernel as "Error displaying widget".
    """
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if output.get("data", {}).pop(WIDGET_VIEW, None):
                output.metadata[WIDGET] = True


if __name__ == "__main__":
    os.environ["ORA_GAMES"] = "off"  # nobody will resume its games
    if not sys.argv[1:]:
        sys.exit("Which notebooks? python -m tests.notebooks.save notebooks/play.ipynb ...")
    for name in sys.argv[1:]:
        save(Path(name))
