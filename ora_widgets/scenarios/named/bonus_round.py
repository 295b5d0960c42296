"""The bonus round: the prior goes anywhere."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "last-visit", "bonus-round", players=3, bonus=True,
        give={"R": "2Br 2Wn Bo Ce Or Rq 10Pn", "G": "5Wo", "B": "3Cl"},
        built={"G": "F24 1,3; F05 0,3", "B": "G34 1,3; F35 0,3"}, placed={"G": "lay F24", "B": "lay G34"},
        settlements={"R": "S1 0,3"},
    ),
]  # fmt: skip
