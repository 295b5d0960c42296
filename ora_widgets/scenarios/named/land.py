"""Land: what only a coast or a mountain can carry."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "to-the-sea", "land", players=4, round=7, to_move="B",
        give={"B": "Wo Sn 3Pn"}, display="F11 F04 G02",
        goal="B has Wn", solution="plot 0 coast; build F11 0,-1; prior; done",
    ),
    row(
        "into-the-mountain", "land", round=23,
        give={"R": "8 coins"}, display="G22 F24 F30",
        wheel={"stone": 4, "joker": 2}, goal="R has 4Sn",
        solution="plot 0 mountain; build G22 0,6; prior; take stone; pass; done",
    ),
]  # fmt: skip
