"""Work contracts: other people's ovens."""

from __future__ import annotations

from .row import row

ROWS = [
    row(
        "other-oven", "contracts", players=3, round=4,
        give={"R": "2Fl 2Wo Pn"}, built={"G": "F05 0,3"},
        goal="R has 2Br", solution="contract F05 coins; send lay; times 2; times 0; done",
    ),
    row(
        "a-gift", "contracts", players=3, round=16,
        give={"R": "Wn 2Gp", "G": "3Pn"}, built={"G": "F21 0,3"}, to_move="R", slot=4,
        goal="R has 2Wn", solution="contract F21 wine; send lay; times 2; times 0; done",
    ),
]  # fmt: skip
