"""The named scenarios, one file per theme in `named/`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache

from ..engine.moves import NoSuchGame, shown
from ..telling import told
from .puzzle import Scenario


class Scenarios(Mapping[str, Scenario]):
    """Named scenarios by name; shows itself as a table."""

    def __init__(self, rows: dict[str, Scenario]) -> None:
        self._rows = rows

    def __getitem__(self, name: str) -> Scenario:
        return self._rows[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __repr__(self) -> str:
        width = max(map(len, self._rows))
        theme = max(len(row.theme) for row in self._rows.values())
        return "\n".join(f"{name:{width}}  {row.theme:{theme}}  {row.question}" for name, row in self._rows.items())

    def _repr_html_(self) -> str:
        from html import escape

        cells = [(name, row.theme, row.title, row.question) for name, row in self._rows.items()]
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in cells)
        return f"<table><tbody>{body}</tbody></table>"


@cache
def scenarios() -> Scenarios:
    """All named scenarios.

    >>> "first-bread" in scenarios()
    True
    """
    from .named import ROWS

    return Scenarios({row.name: row for row in ROWS})


def scenario(name: object) -> Scenario:
    """A named scenario.

    Parameters: `name`, as `scenarios()` lists it. Raises `NoSuchGame` for any other, with the nearest names.

    >>> scenario("first-bread").question
    'Four grain and no fuel: how do you have 4 bread at the end of this turn?'
    """
    found = scenarios().get(name) if isinstance(name, str) else None
    if found is None:
        near = get_close_matches(shown(name, 40), scenarios(), n=3, cutoff=0.2) or list(scenarios())[:3]
        raise told(NoSuchGame("no-such-scenario", "", word=shown(name, 40), near=", ".join(near)))
    return found
