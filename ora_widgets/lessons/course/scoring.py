"""Scoring a landscape: goods, economic value, and settlements with their neighbours."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "scoring",
    LessonStep(
        "goods", "F14.1",
        {
            "players": 3, "round": 16, "give": {"R": "9Pn 2Bo Ce Or 3Gn"}, "display": "",
            "wheel": {"coin": 2, "grain": 6, "clay": 7},
        },
        "R took Pn; R points exactly 15", "use LR3 lay; take coin",
        introduces="score-pad book ceramic ornament reliquary wonder",
    ),
    LessonStep("drinks", "F14.1", {"players": 3, "round": 16, "give": {"R": "4Pn Wn"}, "display": ""}, choices="1 2 3 4", answer="2"),
    LessonStep(
        "economy", "F14.2",
        {"players": 3, "round": 7, "give": {"R": "2Wo Cl"}, "built": {"R": "G07 0,3"}, "display": "G12 G01 G02"},
        "R built G12; R points exactly 10", "build G12 1,3; skip",
        introduces="economic-value dwelling-value",
    ),
    LessonStep(
        "neighbours", "F14.3",
        {
            "players": 3, "round": 12, "land": {"R": "plot 0 coast"}, "cleared": {"R": "0,0"},
            "built": {"R": "F08 0,0; S4 0,-1"}, "display": "",
        },
        choices="6 9 14 17", answer="17",
    ),
    LessonStep(
        "place-well", "F14.3 F8.5",
        {
            "players": 3, "phase": "B", "to_move": "R", "give": {"R": "3Gn 3Wo"}, "land": {"R": "plot 0 coast"},
            "cleared": {"R": "0,0 1,1"}, "built": {"R": "F08 0,0; G19 0,3"},
        },
        "R built S2; R points exactly 26", "settle S2 0,-1",
    ),
    LessonStep(
        "bad-company", "F14.3",
        {
            "players": 3, "phase": "B", "to_move": "R", "give": {"R": "7Pn"}, "cleared": {"R": "0,1 0,2 1,1"},
            "built": {"R": "G07 0,3; G19 0,1"},
        },
        "R built S3; R points exactly 18", "settle S3 1,3",
        introduces="S3",
    ),
    LessonStep("a-tie", "F14.4", {"players": 3}, choices="a b c", answer="c", introduces="tie"),
)  # fmt: skip
