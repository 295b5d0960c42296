"""The wheel and the joker: where goods come from."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "wheel",
    LessonStep(
        "first-harvest", "F2.6 F4.1 F4.2 F4.4", {"players": 3},
        "R sent LR1 lay; R took Cl clay LR1", "use LR1 lay; take clay",
        introduces="indicator",
    ),
    LessonStep(
        "next-step", "F3.2 F4.1 F4.4", {"players": 3, "round": 3, "to_move": "B", "slot": 4, "wheel": {"clay": 3}},
        "B passed 1; round 4; R took 4Cl clay", "pass; done; use LR1 lay; take clay",
        introduces="pass",
    ),
    LessonStep(
        "joker", "F4.6", {"players": 3, "round": 4, "wheel": {"grain": 2}},
        "R took 5Gn joker; wheel grain 2", "use LR2 lay; take joker Gn",
        introduces="joker",
    ),
    LessonStep(
        "end-of-the-scale", "F4.3", {"players": 3, "round": 12, "to_move": "B", "slot": 4, "wheel": {"joker": 0}, "display": ""},
        "B passed 1; round 13; R took 10Cl clay; R has 11Cl", "pass; done; use LR1 lay; take clay",
        introduces="beam",
    ),
    LessonStep(
        "grapes", "F2.3 F4.5 F4.6",
        {"players": 3, "round": 8, "to_move": "R", "land": {"R": "district -1 hills"}, "built": {"R": "F14 -1,3"}, "display": ""},
        "round 8; R took 7Gp", "use F14 lay; take joker",
        introduces="grapes stone france ireland F14",
    ),
    LessonStep(
        "ships", "F4.7",
        {
            "players": 3, "round": 16, "give": {"R": "3Wo"}, "land": {"R": "plot 0 coast"}, "built": {"R": "F33 0,-1"},
            "wheel": {"joker": 6}, "display": "",
        },
        "R sent F33; R took 6Wn F33", "use F33 lay; pay 3Wo; take joker Wn",
        introduces="wood energy meat bread wine F33",
    ),
)  # fmt: skip
