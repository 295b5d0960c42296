"""A table that shows itself as text and in a notebook, and becomes a data frame where pandas is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import import_module
from typing import Any


class Table(Sequence[tuple[Any, ...]]):
    """Rows under a head.

    Parameters: `head`, the names of the columns; `rows`.

    >>> Table(("who", "solved"), [("Anna", 3)])
    who   solved
    Anna  3
    """

    def __init__(self, head: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
        self.head = tuple(head)
        self.rows = [tuple(row) for row in rows]

    def __getitem__(self, place: Any) -> Any:
        return self.rows[place]

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        lines = [[str(cell) for cell in row] for row in (self.head, *self.rows)]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
        )

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(cell)}</th>" for cell in self.head)
        body = "".join("<tr>" + "".join(f"<td>{escape(str(c))}</td>" for c in row) + "</tr>" for row in self.rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def to_pandas(self) -> Any:
        """The table as a `pandas.DataFrame`; raises `ImportError` where pandas is missing."""
        return import_module("pandas").DataFrame(self.rows, columns=list(self.head))
