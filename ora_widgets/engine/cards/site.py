"""What the sites where the game is played online print on their cards differently."""

from __future__ import annotations

from dataclasses import replace

from ..goods import bag
from . import ireland
from .row import Card


def _differs(id_: str, **changes: object) -> Card:
    row = next(row for row in ireland.ROWS if row.id == id_)
    return replace(row, **changes)  # type: ignore[arg-type]  # the names are fields of a card


KENNERSPIEL = [
    _differs("I21", cost=()),
    _differs("I35", dwelling=2),
]
WEBLABORA = [
    _differs("I23", economic=2, dwelling=6),
    _differs("I24", dwelling=9),
    _differs("I37", cost=bag("4Cl")),
]
