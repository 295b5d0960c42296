"""How results are shown, as a table, a chart or a data frame, and read back from JSON."""

from __future__ import annotations

import csv
import json
from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from io import BytesIO, StringIO
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ..engine.moves import safe_text
from ..language.current import current_language
from ..language.fluent import has, say
from ..language.sentences import import_extra
from ..support.arguments import is_a
from ..support.arguments import path as path_of
from ..support.files import write_whole
from ..support.tables import Table, cell, json_of_table
from .refused import StudyRefused, refuse, words_of

Row = tuple[Any, ...]
Record = dict[str, Any]  # a row by column; every study has its own columns
WIDTH = 420  # width of a chart, in pixels, without its labels


class Result(Sequence[Record]):
    """A result: rows of named figures, and whether all the work was done.

    `columns` names the figures. `complete` is false if the work was cut short, and `why` gives the reason. `stopped`
    games were still going on after `horizon` rounds, and count as they stood then. `fallbacks` counts the answers that
    another bot gave for an agent that had none. `errors` has the bots' errors, by the names of the games that were left
    out because of them.
    """

    columns: tuple[str, ...] = ()
    complete: bool = True
    why: str = ""
    stopped: int = 0
    horizon: int = 0
    fallbacks: int = 0
    errors: Mapping[str, Exception] = MappingProxyType({})

    def rows(self) -> list[Row]:
        """The figures, row by row."""
        raise NotImplementedError

    def caption(self) -> str:
        """What the table is about, in one line; empty where it needs none."""
        return ""

    def plot(self) -> Any:
        """The result as an Altair chart, the one below the table; raises `ImportError` if Altair is missing."""
        raise NotImplementedError

    def to_pandas(self) -> Any:
        """The rows as a pandas `DataFrame`; raises a helpful `ImportError` if pandas is missing."""
        return import_extra("pandas", "study-needs").DataFrame(self.rows(), columns=list(self.columns))

    def to_json(self) -> str:
        """The table as JSON, which `study.from_json` reads: the rows by their columns, and whether all was done.

        An unknown figure is `null`.
        """
        caption = " ".join(filter(None, self._about()))
        return json_of_table(self.columns, self.rows(), caption, complete=self.complete, why=self.why)

    def to_csv(self, path: str | Path) -> None:
        """Write the rows as a CSV file with a line of headings; texts that look like formulas stay texts.

        Args:
            path: The file, which is written whole or not at all.

        Raises:
            OSError: When the file cannot be written.
        """
        write_csv(path_of("path", path), self.columns, self.rows())

    def to_arrow(self) -> Any:
        """The rows as a pyarrow `Table`, for Polars, DuckDB and others; raises `ImportError` if pyarrow is missing."""
        return arrow_table(self.columns, self.rows())

    def to_parquet(self, path: str | Path) -> None:
        """Write the rows as a Parquet file; raises `ImportError` if pyarrow is missing.

        Args:
            path: The file, which is written whole or not at all.

        Raises:
            OSError: When the file cannot be written.
        """
        file, table, written = path_of("path", path), self.to_arrow(), BytesIO()
        import_extra("pyarrow.parquet", "study-needs").write_table(table, written)
        write_whole(file, written.getvalue())

    def _records(self) -> list[Record]:
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows()]

    def __len__(self) -> int:
        return len(self.rows())

    def __getitem__(self, place: Any) -> Any:
        return self._records()[place]

    def __iter__(self) -> Iterator[Record]:
        return iter(self._records())

    def _notes(self) -> list[str]:
        unfinished = [] if self.complete else [say("study-incomplete", current_language(), why=self.why)]
        return [*self._about(), *unfinished]

    def _about(self) -> list[str]:
        """Notes on the figures, apart from whether all was done."""
        stopped = (
            [say("study-stopped", current_language(), count=self.stopped, round=self.horizon)] if self.stopped else []
        )
        fallbacks = [say("study-fallbacks", current_language(), count=self.fallbacks)] if self.fallbacks else []
        return [self.caption(), *stopped, *fallbacks, *self._left_out()]

    def _left_out(self) -> list[str]:
        for error in self.errors.values():
            why = f"{type(error).__name__}: {safe_text(words_of(error), 120)}"
            where = " ".join(getattr(error, "__notes__", []))
            return [say("study-left-out", current_language(), count=len(self.errors), why=why, where=where)]
        return []

    def _table(self) -> Table:
        return Table(map(heading, self.columns), self.rows(), self._notes())

    def __repr__(self) -> str:
        return repr(self._table())

    def _repr_html_(self) -> str:
        return self._table()._repr_html_() + self._picture()

    def _picture(self) -> str:
        """The chart as an image; empty if there are no figures, or the packages for drawing are missing."""
        drawn = StringIO()
        try:
            self.plot().save(drawn, format="svg")
        except (ImportError, StudyRefused):
            return ""
        # As an image, so that its styles and ids do not clash with the page's.
        data = b64encode(drawn.getvalue().encode()).decode()
        return f'<img src="data:image/svg+xml;base64,{data}" alt="{escape(say("study-chart", current_language()))}">'


def write_csv(path: Path, columns: Sequence[str], rows: Sequence[Row]) -> None:
    """Write a CSV file, whole or not at all; texts that look like formulas stay texts."""
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows([columns, *([_as_text(value) for value in row] for row in rows)])
    write_whole(path, text.getvalue().encode())


def arrow_table(columns: Sequence[str], rows: Sequence[Row]) -> Any:
    """Rows as a pyarrow `Table`."""
    by_column = zip(*rows, strict=True) if rows else [()] * len(columns)
    return import_extra("pyarrow", "study-needs").table(dict(zip(columns, map(list, by_column), strict=True)))


def _as_text(value: Any) -> Any:
    """A value for a spreadsheet; a text that would be taken for a formula is quoted."""
    return f"'{value}" if isinstance(value, str) and value.startswith(("=", "+", "-", "@", "\t", "\r")) else value


def heading(column: str) -> str:
    """The heading of a column."""
    return (
        say(f"study-head-{column}", current_language()) if has(f"study-head-{column}", current_language()) else column
    )


def charts() -> Any:
    """Altair, set to draw without a network unless another renderer was chosen."""
    altair = import_extra("altair", "study-needs")
    if altair.renderers.active == "default":
        import_extra("vl_convert", "study-needs")
        altair.renderers.enable("svg")
    return altair


def _drawable_rows(rows: list[Record]) -> list[Record]:
    """Rows whose texts can be drawn, without control characters such as line ends."""
    return [{name: cell(value) if isinstance(value, str) else value for name, value in row.items()} for row in rows]


def intervals(rows: list[Record], by: str, value: str, low: str, high: str) -> Any:
    """A chart of one dot per row with its interval, in the order of the rows."""
    altair = charts()
    if not rows:
        raise refuse("study-nothing")
    rows = _drawable_rows(rows)
    data = altair.Data(values=rows)
    y = altair.Y(
        by, type="nominal", sort=[row[by] for row in rows], title=heading(by), axis=altair.Axis(labelLimit=400)
    )
    scale = altair.Scale(zero=False)
    title = say("study-sure-axis", current_language(), what=heading(value))
    line = altair.Chart(data, width=WIDTH).mark_rule().encode(
        y=y, x=altair.X(low, type="quantitative", scale=scale, title=title), x2=high
    )  # fmt: skip
    dots = altair.Chart(data).mark_point(filled=True, size=70).encode(
        y=y, x=altair.X(value, type="quantitative", scale=scale)
    )  # fmt: skip
    return line + dots


def bars(rows: list[Record], by: str, value: str) -> Any:
    """A chart of one bar per row, in the order of the rows."""
    altair = charts()
    if not rows:
        raise refuse("study-nothing")
    rows = _drawable_rows(rows)
    return altair.Chart(altair.Data(values=rows), width=WIDTH).mark_bar().encode(
        y=altair.Y(by, type="nominal", sort=[row[by] for row in rows], title=heading(by), axis=altair.Axis(labelLimit=400)),
        x=altair.X(value, type="quantitative", title=heading(value)),
    )  # fmt: skip


MAX_LENGTH = 50_000_000  # characters of a result as JSON


class SavedResult(Result):
    """A saved result: its rows, and whether all was done. To continue a study later, pickle the result itself.

    Args:
        columns: The names of the figures.
        rows: The figures, row by row.
        caption: What the table is about.
        complete: Whether all was done.
        why: Why not.

    >>> SavedResult(("seat", "mean"), [("R", 98.5)], "", complete=True, why="")
    Seat  Mean
    R     98.5
    """

    def __init__(self, columns: tuple[str, ...], rows: list[Row], caption: str, *, complete: bool, why: str) -> None:
        self.columns = columns
        self._rows = rows
        self._caption = caption
        self.complete = complete
        self.why = why

    def rows(self) -> list[Row]:
        return self._rows

    def caption(self) -> str:
        return self._caption

    def plot(self) -> Any:
        """There is no chart, since the study is no longer known; `to_pandas` and `to_arrow` have its figures.

        Raises:
            StudyRefused: Always.
        """
        raise refuse("study-nothing")


def from_json(text: str | bytes) -> SavedResult:
    """Read a result from the JSON that `to_json` gave.

    Args:
        text: The JSON.

    Raises:
        StudyRefused: When the JSON is not that of a result.

    >>> from ora_widgets import new_game, study
    >>> done = study.playouts(new_game(2, "ireland", "short"), n=3)
    >>> study.from_json(done.to_json())[0]["mean"] == done[0]["mean"]
    True
    """
    try:
        data = json.loads(text) if is_a(text, str, bytes) and len(text) <= MAX_LENGTH else None
    except (ValueError, RecursionError):
        data = None
    match data:
        case {
            "columns": [*names],
            "rows": [*rows],
            "caption": str(caption),
            "complete": bool(complete),
            "why": str(why),
        }:
            columns = tuple(name for name in names if isinstance(name, str))
            if len(columns) == len(names) and all(isinstance(row, dict) and row.keys() == set(columns) for row in rows):
                table = [tuple(row[name] for name in columns) for row in rows]
                return SavedResult(columns, table, caption, complete=complete, why=why)
    raise refuse("study-no-result", word=safe_text(text, 60))
