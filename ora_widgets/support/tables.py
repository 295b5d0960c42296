"""Results as tables and line charts."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib import import_module
from io import StringIO
from math import isnan
from typing import Any

from ..engine.moves import safe_text
from .plain_text import plain_text

MAX_CELL_LENGTH = 1_000  # characters of one cell
FORMULA_SIGNS = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
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
        self.notes = tuple(safe_text(note, MAX_CELL_LENGTH) for note in notes if note)

    def __getitem__(self, place: Any) -> Any:
        return self.rows[place]

    def __len__(self) -> int:
        return len(self.rows)

    def _cells(self) -> tuple[list[tuple[str, ...]], list[bool]]:
        """The rows as shown, and for each column whether it holds figures."""
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
        # Notebooks align everything right by default; colours are left to their theme.
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
    """An object that shows itself as a table."""

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
    """A table as JSON, its rows by column; an unknown figure is `null`.

    Args:
        columns: Their names, each of them once.
        about: Whether it is `complete`, and `why` not.
    """
    known = [[None if isinstance(value, float) and isnan(value) else value for value in row] for row in rows]
    by_name = [dict(zip(columns, row, strict=True)) for row in known]
    data = {"columns": columns, "rows": by_name, "caption": caption, "complete": True, "why": "", **about}
    return json.dumps(data, ensure_ascii=False, default=str)


def _without_formula(value: object) -> object:
    """A cell that no spreadsheet evaluates; numbers stay numbers."""
    return f"'{value}" if isinstance(value, str) and value.lstrip().startswith(FORMULA_SIGNS) else value


def cell(value: object) -> str:
    """A figure as shown, with one decimal; callers convert shares to percent.

    >>> cell(3.14159), cell(7), cell("R"), cell(float("nan"))
    ('3.1', '7', 'R', '')
    """
    if isinstance(value, float):
        return "" if isnan(value) else f"{value:.1f}"
    return "" if value is None else safe_text(value if isinstance(value, str) else str(value), MAX_CELL_LENGTH)


WIDTH, HEIGHT = 640, 240  # pixels, of the whole picture
LEFT, RIGHT, TOP, BOTTOM = 44, 96, 12, 30  # margins: figures on the left, names on the right
DASHES = ("", "8 4", "2 3", "10 3 2 3")
MIN_LABEL_DISTANCE = 14  # pixels between two names
CHART_PARTS = 4  # parts into which the height is divided


def line_chart(
    lines: Mapping[str, Sequence[float]], title: str, across: Sequence[str], marks: Sequence[int] = ()
) -> str:
    """Draw lines over common x values.

    Args:
        lines: The values by name; all as many as there are places.
        title: The description for screen readers.
        across: What is written below each place; repeated texts are written once.
        marks: Places that a vertical line stands at.

    Returns:
        The SVG; in the colours of the text around it.

    >>> line_chart({"Red": [1, 4], "Green": [2, 3]}, "Points", ["1", "2"]).count("<polyline")
    2
    """
    values = [value for line in lines.values() for value in line] or [0.0]
    low, high = min(0.0, *values), max(*values, min(values) + 1.0)
    wide, deep = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    step = wide / max(len(across) - 1, 1)

    def x(place: int) -> float:
        return LEFT + place * step

    def y(value: float) -> float:
        return TOP + deep * (1 - (value - low) / (high - low))

    drawn = [f"<title>{escape(plain_text(title))}</title>"]
    for part in range(CHART_PARTS + 1):
        value = low + (high - low) * part / CHART_PARTS
        drawn.append(f'<line x1="{LEFT}" x2="{LEFT + wide}" y1="{y(value):.1f}" y2="{y(value):.1f}" opacity="0.2"/>')
        drawn.append(_text(LEFT - 6, y(value) + 4, f"{value:.0f}", "end"))
    last = -1000.0
    for place, word in enumerate(across):
        if (not place or word != across[place - 1]) and x(place) - last > 2 * MIN_LABEL_DISTANCE:
            drawn.append(_text(x(place), HEIGHT - 8, word, "middle"))
            last = x(place)
    drawn += [
        f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP}" y2="{TOP + deep}" stroke-dasharray="1 3" opacity="0.6"/>'
        for mark in marks
    ]
    free = float(TOP)
    for number, (name, line) in sorted(
        enumerate(lines.items()), key=lambda pair: -pair[1][1][-1] if pair[1][1] else 0.0
    ):
        points = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in enumerate(line))
        dashes = DASHES[number % len(DASHES)]
        drawn.append(f'<polyline points="{points}" stroke-width="2" stroke-dasharray="{dashes}"/>')
        free = max(y(line[-1]) + 4 if line else 0.0, free)
        drawn.append(_text(LEFT + wide + 6, free, name, "start"))
        free += MIN_LABEL_DISTANCE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'style="max-width: {WIDTH}px; width: 100%" font-size="12" fill="none" stroke="currentColor">{"".join(drawn)}</svg>'
    )


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="currentColor" stroke="none">{escape(plain_text(words))}</text>'
