"""The eight settlements of every player; energy in half units."""

from __future__ import annotations

from .row import Settlement

START = ("S1", "S2", "S3", "S4")
DEALT = ("S5", "S6", "S7", "S8")  # with the piles A to D (F2.5)

ROWS = [
    Settlement("S1", "Shanty Town", 1, 2, 0, -3),
    Settlement("S2", "Farming Village", 3, 6, 1, 1),
    Settlement("S3", "Market Town", 7, 0, 2, 2),
    Settlement("S4", "Fishing Village", 8, 6, 4, 6, ("coast",)),
    Settlement("S5", "Artist's Colony", 5, 2, -1, 5),
    Settlement("S6", "Hamlet", 5, 12, 3, 4),
    Settlement("S7", "Village", 15, 18, 8, 6),
    Settlement("S8", "Hillside Village", 30, 6, 10, 8, ("hillside",)),
]
