"""The page as it was bundled: for the widgets that bring it along, and for the pages that are saved."""

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
    """A bundled file as a widget's class holds it: its text, or its path while somebody works on the page; of several, the texts.

    A path is watched, with `ANYWIDGET_HMR=1`, and for that anywidget keeps every widget of the class for good.
    """
    if len(names) == 1 and os.environ.get("ANYWIDGET_HMR") == "1":
        return STATIC / names[0]
    return "".join(map(part, names))
