"""What the site that the Kennerspiel notation comes from prints on its cards differently."""

from __future__ import annotations

from dataclasses import replace

from . import ireland
from .row import Card


def _differs(id_: str, **changes: object) -> Card:
    row = next(row for row in ireland.ROWS if row.id == id_)
    return replace(row, **changes)  # type: ignore[arg-type]  # the names are fields of a card


ROWS = [
    _differs("I21", cost=()),
    _differs("I35", dwelling=2),
]
