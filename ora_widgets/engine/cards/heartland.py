"""The three buildings printed on every heartland (F0.5), one set per colour."""

from __future__ import annotations

from ..steps.wheel import Produce
from .row import Card, card

COLOURS = "RGBW"


def heartland(colour: str) -> list[Card]:
    """The basic buildings of one colour."""
    return [
        card(f"L{colour}1", "Clay Mound", "", 0, 3, [Produce("Cl")], on="hillside"),
        card(f"L{colour}2", "Farmyard", "", 0, 2, [Produce("Gn", "Sh")], on="plains"),
        card(f"L{colour}3", "Cloister Office", "", 0, 2, [Produce("Pn")], on="plains", cloister=True),
    ]


ROWS = [row for colour in COLOURS for row in heartland(colour)]
