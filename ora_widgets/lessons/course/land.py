"""Forests, moors and land: clearing spaces, and buying new ones."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "land",
    LessonStep("trees", "F5.4.1 F5.4.4 F7.1", {"players": 3, "round": 4}, "R cleared 0,1; R took 5Wo 0,1", "fell 0,1 wood"),
    LessonStep(
        "for-nothing", "F5.4.2", {"players": 3, "round": 4, "wheel": {"wood": 0}},
        "turns 1; R cleared 0,2; R spared joker", "fell 0,2 wood",
    ),
    LessonStep("nothing-at-all", "F5.4.3 F5.6", {"players": 3, "round": 4}, "turns 1; R passed 1; turn G", "pass; done"),
    LessonStep(
        "a-district", "F2.7 F6.1 F6.6 F7.2 F7.3 F7.5",
        {"players": 3, "round": 7, "give": {"R": "Wo 2Pn"}, "display": "F14 G06"},
        "turns 1; R played district; R built F14", "district -1 hills; build F14 -1,3; skip",
        introduces="district landscapes",
    ),
    LessonStep(
        "a-mountain", "F5.5.3 F7.2 F7.4",
        {"players": 3, "round": 16, "give": {"R": "8Pn"}, "display": "G22 F05", "wheel": {"stone": 4}},
        "turns 1; R has 4Sn", "plot 0 mountain; build G22 0,6; prior; take stone",
    ),
    LessonStep(
        "next-to-the-mountain", "F7.1 F7.4 F7.6",
        {
            "players": 3, "phase": "D", "to_move": "R", "give": {"R": "Gn Wo"}, "land": {"R": "plot 0 mountain"},
            "built": {"R": "G28 0,6; F05 0,5"}, "display": "",
        },
        "R built S1 1,5", "settle S1 1,5",
        introduces="settle food phases hand S1",
    ),
    LessonStep(
        "which-row", "F7.3",
        {
            "players": 3, "round": 7, "give": {"R": "2Wo 3Pn"}, "land": {"R": "district -1 plains"},
            "built": {"R": "G12 0,3; F05 1,3"}, "display": "G02 G07",
        },
        "R built G02 2,4", "district 2 plains; build G02 2,4; skip",
    ),
    LessonStep(
        "sold-out", "F1.4 F5.5.3 F6.6",
        {
            "players": 3, "round": 19, "give": {"R": "29Pn"},
            "land": {
                "G": "plot 0 coast; district -1 hills; district -2 plains; district 2 plains; district 3 hills; district -3 hills",
                "B": "plot 0 coast; district -1 plains; district 2 hills; district 3 plains; district -2 plains",
            },
            "display": "F27",
        },
        "turns 1; R built F27", "plot 0 mountain; build F27 0,5; skip",
        introduces="F27",
    ),
)  # fmt: skip
