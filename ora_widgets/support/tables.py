"""Tables: rows under a head, which show themselves as text and in a notebook, in the notebook's own colours."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib import import_module
from io import StringIO
from math import isnan
from typing import Any

from ..engine.moves import shown

MAX_CELL_LENGTH = 1_000  # characters of one cell
FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
_FIGURE = re.compile(r"[+-]?[0-9].*|–", re.DOTALL)


class Table(Sequence[tuple[Any, ...]]):
    """Rows under a head; columns of figures are flush right.

    Args:
        head: The names of the columns; empty for none.
        rows: The rows, as long as the head.

    >>> Table(("who", "solved"), [("Anna", 3)])
    who   solved
    Anna       3
    """

    def __init__(self, head: Iterable[str], rows: Iterable[Iterable[Any]], notes: Iterable[str] = ()) -> None:
        self.head = tuple(head)
        self.rows = [tuple(row) for row in rows]
        self.notes = tuple(shown(note, MAX_CELL_LENGTH) for note in notes if note)

    def __getitem__(self, place: Any) -> Any:
        return self.rows[place]

    def __len__(self) -> int:
        return len(self.rows)

    def _cells(self) -> tuple[list[tuple[str, ...]], list[bool]]:
        """The rows as they are shown, and of each column whether it is one of figures."""
        rows = [tuple(map(cell, row)) for row in self.rows]
        columns = range(len(self.head or (rows or [()])[0]))
        return rows, [all(_FIGURE.fullmatch(row[i]) or not row[i] for row in rows) for i in columns]

    def __repr__(self) -> str:
        rows, figures = self._cells()
        lines = [self.head, *rows] if self.head else rows
        widths = [max((len(line[i]) for line in lines), default=0) for i in range(len(figures))]
        texts = (
            "  ".join(t.rjust(w) if right else t.ljust(w) for t, w, right in zip(line, widths, figures, strict=True))
            for line in lines
        )
        return "\n".join([*(text.rstrip() for text in texts), *self.notes])

    def _repr_html_(self) -> str:
        rows, figures = self._cells()
        # Notebooks put everything flush right; colours are left to their theme.
        sides = ["" if right else ' style="text-align: left"' for right in figures]

        def line(tag: str, cells: Sequence[str]) -> str:
            return "".join(f"<{tag}{side}>{escape(c)}</{tag}>" for c, side in zip(cells, sides, strict=True))

        head = f"<thead><tr>{line('th', self.head)}</tr></thead>" if self.head else ""
        body = "".join(f"<tr>{line('td', row)}</tr>" for row in rows)
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        return f"<table>{head}<tbody>{body}</tbody></table>{notes}"

    def csv(self) -> str:
        r"""The table as comma-separated values, in which no cell is a formula: a text that begins like one gets an apostrophe.

        >>> Table(("who", "gain"), [("=1+1", -3)]).csv()
        "who,gain\n'=1+1,-3\n"
        """
        text = StringIO()
        lines = csv.writer(text, lineterminator="\n")
        lines.writerows([_without_formula(cell) for cell in line] for line in (self.head, *self.rows))
        return text.getvalue()

    def to_pandas(self) -> Any:
        """The table as a `pandas.DataFrame`; raises `ImportError` where pandas is missing."""
        return import_module("pandas").DataFrame(self.rows, columns=list(self.head))

    def to_json(self) -> str:
        """The table as JSON, which `study.from_json` reads."""
        return json_of_table(self.head, self.rows, " ".join(self.notes))


class Tabular:
    """What shows itself as a table."""

    def _table(self) -> Table:
        raise NotImplementedError

    def __repr__(self) -> str:
        return repr(self._table())

    def _repr_html_(self) -> str:
        return self._table()._repr_html_()

    def to_pandas(self) -> Any:
        """The table as a `pandas.DataFrame`; raises `ImportError` where pandas is missing."""
        return self._table().to_pandas()

    def to_json(self) -> str:
        """The table as JSON, which `study.from_json` reads."""
        return self._table().to_json()


def json_of_table(columns: Sequence[str], rows: Iterable[Sequence[Any]], caption: str, **about: Any) -> str:
    """A table as JSON, its rows by their columns; a figure that nobody knows is `null`.

    Args:
        columns: Their names, each of them once.
        about: Whether it is `complete`, and `why` not.
    """
    known = [[None if isinstance(value, float) and isnan(value) else value for value in row] for row in rows]
    by_name = [dict(zip(columns, row, strict=True)) for row in known]
    data = {"columns": columns, "rows": by_name, "caption": caption, "complete": True, "why": "", **about}
    return json.dumps(data, ensure_ascii=False, default=str)


def _without_formula(value: object) -> object:
    """A cell that no spreadsheet computes; figures are numbers and stay so."""
    return f"'{value}" if isinstance(value, str) and value.lstrip().startswith(FORMULA) else value


def cell(value: object) -> str:
    """A figure as it is shown: one decimal, shares in percent are made by the caller.

    >>> cell(3.14159), cell(7), cell("R"), cell(float("nan"))
    ('3.1', '7', 'R', '')
    """
    if isinstance(value, float):
        return "" if isnan(value) else f"{value:.1f}"
    return "" if value is None else shown(value if isinstance(value, str) else str(value), MAX_CELL_LENGTH)
