"""Practice: where land goes, and what touches what (F7)."""

from __future__ import annotations

from .practice_step import PracticeStep

ROWS = (
    PracticeStep(
        "plot-upon-plot", "F7.4", {"players": 3, "round": 4, "give": {"R": "4Pn"}, "land": {"R": "plot -1 coast"}},
        "R owns -3,-1", "plot -3 coast",
    ),
    PracticeStep(
        "beside-the-castle", "F7.6",
        {
            "players": 3, "phase": "D", "to_move": "R", "give": {"R": "Gn Wo"}, "land": {"R": "plot 0 mountain; plot 2 mountain"},
            "built": {"R": "G28 0,6; G22 2,6; F05 0,5"}, "display": "",
        },
        "R points exactly 37", "settle S1 1,5",
    ),
)  # fmt: skip
