"""The end of the game for two: whoever builds too much ends it."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "four-cards-left", "two-players-end-game", round=31,
        give={"R": "2Wo 2Cl 2Sw 8Pn 2Gn 2Ce", "G": "3Wo Cl Sn 4Pn Sh 2Bo"},
        built={"R": "F05 0,3; G01 1,3; F21 0,2", "G": "G02 1,3; F24 0,3; G07 0,2"},
        settlements={"R": "S2 0,1", "G": "S1 1,1"},
        display="G06 G13 F37 G41",
    ),
]  # fmt: skip
