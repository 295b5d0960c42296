"""Two players: two actions a turn, and an end that the players bring about."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "two-players",
    LessonStep(
        "two-actions", "F2.2 F10.1 F10.2", {"length": "short"},
        "turns 1; R took 1Cl; R took 1Gn; turn G", "use LR1 lay; take clay; use LR2 lay; take grain; done",
    ),
    LessonStep(
        "the-last-one", "F10.2 F10.4",
        {"length": "short", "round": 3, "to_move": "R", "placed": {"R": "prior LR2, lay LR3"}},
        "turns 1; R took Cl; R took Wo", "use LR1 lay; take clay; fell 0,1 wood",
    ),
    LessonStep(
        "phase-a", "F10.3 F11.4", {"length": "short", "round": 6, "give": {"R": "Gn Wo"}},
        "G passed 2; R built S1", "pass; pass; done; settle S1 0,3",
    ),
    LessonStep(
        "how-much-land", "F10.5 F11.5", {"round": 2, "to_move": "R", "give": {"R": "5Pn"}},
        "R owns -1,0; R owns 2,0", "district -1 plains; pass; done; district 2 plains",
    ),
    LessonStep(
        "three-in-a-row", "F11.1 F11.2 F11.3", {},
        "turns 3; R passed 2; G took 2Cl; G took 3Gn; G took 3Pn",
        "pass; pass; done; use LG1 lay; take clay; done; use LG2 lay; take grain; use LG3 prior; take coin",
    ),
    LessonStep(
        "the-end-short", "F10.6 F10.7 F10.8",
        {
            "length": "short", "round": 31, "give": {"R": "Wo", "G": ""}, "display": "G12 G28",
        },
        "over", "build G12 0,3; skip; pass; done; pass; done",
    ),
    LessonStep(
        "the-end-long", "F11.6",
        {"round": 31, "give": {"R": "2Wo", "G": ""}, "display": "G02 G13 F37 G41", "built": {"R": "G01 1,3"}},
        "over", "build G02 0,3; skip; pass; done; pass; done",
    ),
    LessonStep(
        "the-castle", "F8.9",
        {
            "length": "short", "round": 31, "give": {"R": "3Gn 3Wo"}, "land": {"R": "plot 0 mountain"},
            "built": {"R": "G28 0,6"},
        },
        "R built S2 0,5", "use G28 lay; settle S2 0,5",
    ),
)  # fmt: skip
