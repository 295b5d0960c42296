"""Settlements: what to feed, what to burn, and where."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "first-settlement", "settlements", players=3, phase="A",
        give={"B": "2Sh 3Gn 2Wo Pt 2Sw"}, built={"B": "F08 0,3", "R": "F05 0,3"},
    ),
    row(
        "fishing-village", "settlements", players=3, phase="B", to_move="G",
        give={"G": "Mt Sh Gn Pt Wo 3Pn"}, built={"G": "F11 0,-1"}, land={"G": "plot 0 coast"}, cleared={"G": "0,0"},
        goal="G built S4", solution="settle S4 1,-1; pay Mt Sh Gn; done",
    ),
]  # fmt: skip
