"""Clergymen and your first buildings: who works, who comes home, and what the prior can do."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "clergymen",
    LessonStep(
        "send-somebody", "F2.8 F5.1 F5.2.1", {"players": 3},
        "R sent LR2 prior; R took Sh LR2", "use LR2 prior; take livestock",
        introduces="main-action home",
    ),
    LessonStep("just-standing", "F5.2.2 F5.2.3", {"players": 3}, "R sent LR3 lay; R unused LR3; wheel coin 2", "use LR3 lay; skip", introduces="skip"),
    LessonStep(
        "where-not", "F5.2.4 F5.2.5",
        {"players": 3, "round": 4, "placed": {"R": "prior LR2, lay LR1"}, "display": "F05 G07"},
        "R sent LR3 lay", "use LR3 lay; take coin",
        introduces="occupied forest moor F05",
    ),
    LessonStep(
        "first-building", "F5.5.1 F5.5.2 F5.5.5", {"players": 3},
        "R built G07; R played prior; R has 2Co", "build G07 0,3; prior; times 1",
        introduces="cost move-in peat peat_coal",
    ),
    LessonStep(
        "coming-home", "F3.1 F3.4 F3.5 F3.7",
        {"players": 3, "round": 4, "to_move": "R", "slot": 4, "placed": {"R": "prior LR1, lay LR2"}},
        "round 5; R home 3", "use LR3 lay; take coin; done",
    ),
    LessonStep(
        "in-order", "F3.1 F3.2 F3.3 F3.4 F3.8",
        {
            "players": 3, "round": 4, "to_move": "R", "slot": 4, "placed": {"G": "prior LG3, lay LG1, lay LG2"},
            "wheel": {"clay": 3},
        },
        "R passed 1; round 5; G sent LG1; G took 4Cl LG1", "pass; done; use LG1 lay; take clay",
    ),
)  # fmt: skip
