"""Alone: pressing grapes, and pressing on for 500 points."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "solo-pressing", "solo", players=1, round=17,
        give={"R": "Pn"}, built={"R": "F15 0,3; F21 1,3"}, wheel={"coin": 5, "joker": 3, "grain": 4},
        goal="R has 7Pn Wn", solution="use F15 lay; times 1; use F21 lay; times 2; times 1; done",
    ),
    row(
        "neighbour-builds", "solo", players=1, country="ireland", phase="A",
        give={"R": "3Pn 2Gn Sh Wo 2Pt"}, built={"R": "I04 0,3; G07 1,3"}, display="G01 G02 I05 I10",
    ),
]  # fmt: skip
