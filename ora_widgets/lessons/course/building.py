"""Building, terrain and cloisters: what may stand where, and what it costs."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "building",
    LessonStep(
        "by-the-water", "F5.5.1 F5.5.3",
        {"players": 3, "give": {"R": "Wo Sn"}, "land": {"R": "plot 0 coast"}, "display": "F11 F05 G07"},
        "R built F11", "build F11 0,-1; skip",
        introduces="terrain coast water hillside plains plot F11",
    ),
    LessonStep("straw-from-grain", "F5.5.2 F6.2", {"players": 3, "give": {"R": "2Cl Gn"}}, "R built F05", "build F05 0,3; skip", introduces="straw straw-from-grain"),
    LessonStep(
        "make-room", "F5.4.4 F5.5.1 F5.5.3",
        {"give": {"R": "Cl"}, "built": {"R": "G12 0,3; G06 1,3"}, "display": "G07 F05"},
        "turns 1; R built G07", "cut 0,0 peat; build G07 0,0; skip",
        introduces="fell cut heartland two-actions G06 G12",
    ),
    LessonStep(
        "cloister", "F5.5.4 F7.6", {"give": {"R": "4Wo Cl"}},
        "turns 1; R built G01; R built G02", "build G01 1,3; skip; build G02 0,3; skip",
        introduces="cloister edge G01 G02",
    ),
    LessonStep(
        "the-right-order", "F5.5.4 F5.5.5",
        {"round": 3, "give": {"R": "Wo Cl 3Pn Pt"}, "display": "G01 F09"},
        "turns 1; R built G01; R built F09; R played enter LR3; R took Pn", "build F09 1,3; prior; enter LR3; take coin; build G01 0,3",
        introduces="F09",
    ),
    LessonStep(
        "which-terrain", "F5.5.3 F5.5.6",
        {
            "round": 17, "give": {"R": "5Pn 2Cl Sw"}, "land": {"R": "plot 0 mountain"}, "built": {"R": "G12 0,3; G06 1,3"},
            "display": "F05 G22",
        },
        "turns 1; R built G22 0,6; R built F05", "build G22 0,6; skip; build F05 0,5; skip",
        introduces="mountain G22 G28",
    ),
)  # fmt: skip
