"""Every card as one row, by id."""

from __future__ import annotations

from . import common, france, heartland, ireland, settlements
from .row import Card, Settlement

CARDS: dict[str, Card] = {
    row.id: row for row in (*heartland.ROWS, *common.ROWS, *france.ROWS, *ireland.ROWS)
}
SETTLEMENTS: dict[str, Settlement] = {row.id: row for row in settlements.ROWS}


def roster(country: str, labels: tuple[str, ...], crossed: str) -> list[Card]:
    """The buildings of a game, by number (F2.4).

    Parameters: `country`, `"france"` or `"ireland"`; `labels`, the player labels in play; `crossed`, the number
    that bars a card which crosses it out.

    >>> len(roster("france", ("", "3+"), ""))
    33
    """
    sides = {"france": "FG", "ireland": "IG"}[country]
    rows = [row for row in CARDS.values() if row.number and row.id[0] in sides and row.label in labels]
    return sorted((row for row in rows if not crossed or crossed not in row.crossed), key=lambda row: row.number)


__all__ = ["CARDS", "SETTLEMENTS", "Card", "Settlement", "roster"]
