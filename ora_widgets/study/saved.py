"""Results read back from JSON: the table of a study as it was, without the games behind it."""

from __future__ import annotations

import json
from typing import Any

from ..engine.moves import shown
from ..support.arguments import is_a
from .refused import refuse
from .table import Result, Row

MAX_LENGTH = 50_000_000  # characters of a result as JSON


class SavedResult(Result):
    """A result as it was saved: its rows, and whether all was done. To go on with it, keep the result itself by `pickle`.

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
        """There is no chart of it, since the study is not known any more; `to_pandas` and `to_arrow` have its figures.

        Raises:
            StudyRefused: Always.
        """
        raise refuse("study-nothing")


def from_json(text: str | bytes) -> SavedResult:
    """A result out of what its `to_json` gave.

    Args:
        text: The JSON.

    Raises:
        StudyRefused: When it is none of a result.

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
    raise refuse("study-no-result", word=shown(text, 60))
