"""Goods and the big chains: from grain to bread, from clay to wonders."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "goods",
    LessonStep(
        "bread", "F5.2.1 F6.2",
        {"round": 5, "give": {"R": "4Gn"}, "land": {"R": "plot 0 coast"}, "built": {"R": "F04 0,-1; F05 0,3"}, "display": ""},
        "turns 1; R has 4Br", "use F04 lay; times 4; use F05 lay; times 4; times 0",
    ),
    LessonStep(
        "beer", "F5.2.1 F5.2.2",
        {"country": "ireland", "round": 9, "give": {"R": "6Gn"}, "built": {"R": "I04 0,3; I05 1,3"}, "display": ""},
        "turns 1; R has 2Be 7Pn", "use I04 lay; times 3; use I05 lay; times 3; times 1",
        introduces="malt beer I04 I05",
    ),
    LessonStep(
        "wine", "F5.2.1 F6.4", {"round": 17, "give": {"R": "3Gp"}, "built": {"R": "F21 0,3"}, "display": ""},
        "R gains 3Wn at F21; R has 2Wn 7Pn", "use F21 lay; times 3; times 1",
    ),
    LessonStep(
        "whiskey", "F5.2.1",
        {"country": "ireland", "round": 17, "give": {"R": "2Gn 2Wo 2Pt"}, "built": {"R": "I04 0,3; I21 1,3"}, "display": ""},
        "turns 1; R has 4Wh", "use I04 lay; times 2; use I21 lay; times 2",
    ),
    LessonStep(
        "ceramics", "F6.5 F14.1", {"round": 13, "give": {"R": "3Cl Sn Pt 2Wo"}, "built": {"R": "G18 1,3"}, "display": ""},
        "R gains 3Ce Or at G18", "use G18 lay; times 3; times 1",
    ),
    LessonStep(
        "reliquary", "F5.2.5 F14.1",
        {"round": 29, "give": {"R": "Bo"}, "land": {"R": "plot 0 coast"}, "built": {"R": "F36 0,3; G01 1,3"}, "display": "F27 F33 F38 G41"},
        "turns 1; R has Rq", "use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or", introduces="F36",
    ),
    LessonStep(
        "wonder", "F14.1", {"round": 29, "give": {"R": "Bo Ce 2Or"}, "built": {"R": "F36 0,3; G34 1,3"}, "display": "F27 F33 F38 G41"},
        "turns 1; R has Wr", "use F36 lay; trade Or; skip; use G34 lay; times 1",
    ),
    LessonStep(
        "no-ninth", "F1.3 F14.1",
        {
            "round": 29, "actions": 1, "give": {"R": "Bo Ce Or Rq 3Wr", "G": "5Wr"}, "built": {"R": "F36 0,3; G34 1,3"},
            "display": "F27 F33 F38 G41",
        },
        "turns 1; R has 2Rq Or", "use F36 lay; trade Or; trade Ce",
    ),
)  # fmt: skip
