"""The bundled page, for widgets and for saved pages."""

from __future__ import annotations

import os
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"


def part(name: str) -> str:
    """The text of a bundled file."""
    try:
        return (STATIC / name).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        message = (
            f"the page's {name} is not there; in a clone `make page` builds it, elsewhere install the package anew"
        )
        raise FileNotFoundError(message) from error


def source(*names: str) -> str | Path:
    """A bundled file for a widget's class: its text, or its path during development; for several files, their texts.

    anywidget watches a path (with `ANYWIDGET_HMR=1`) and therefore keeps every widget of the class alive.
    """
    if len(names) == 1 and os.environ.get("ANYWIDGET_HMR") == "1":
        return STATIC / names[0]
    return "".join(map(part, names))
