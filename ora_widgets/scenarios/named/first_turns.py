"""The first turns: what one of everything is good for."""

from __future__ import annotations

from .row import row

ROWS = [
    row("first-move", "first-turns", players=3),
    row(
        "kiln-first", "first-turns", players=3,
        goal="R has 2Co", solution="build G07 0,3; prior; times 1; done",
    ),
    row(
        "grain-in-store", "first-turns", players=4,
        goal="R has 7Gn", solution="build F03 0,3; prior; times 1; done",
        give={"R": "2Wo Pt Gn Sh Cl Pn Sw"},
    ),
]  # fmt: skip
