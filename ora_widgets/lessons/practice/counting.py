"""Practice: counting points, and what the tables say (F14 to F17)."""

from __future__ import annotations

from .practice_step import PracticeStep

ROWS = (
    PracticeStep("the-best-of-five", "F14.1", {"players": 3}, choices="a b c d e", answer="d"),
    PracticeStep(
        "beside-the-houseboat", "F14.3",
        {
            "players": 3, "country": "ireland", "round": 20, "land": {"R": "plot 0 coast"}, "cleared": {"R": "0,0"},
            "built": {"R": "I05 0,0; I11 0,-2; S4 0,-1"}, "display": "",
        },
        choices="13 16 19 22", answer="19",
    ),
    PracticeStep("who-starts", "F15 F3.5", {"players": 3, "round": 9}, choices="1 2 3", answer="3"),
    PracticeStep("main-actions-of-a-round", "F16", {"players": 4}, choices="4 5 6 8", answer="5"),
    PracticeStep("when-c-comes", "F17", {"players": 3, "round": 12}, choices="11 15 16 20", answer="15"),
)  # fmt: skip
