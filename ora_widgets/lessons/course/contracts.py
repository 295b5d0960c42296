"""Work contracts: other people's buildings, other people's clergymen."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

OVEN = {"players": 3, "round": 4, "give": {"R": "2Fl 2Wo Pn"}, "built": {"G": "F05 0,3"}}

LESSON = lesson_of(
    "work-contracts",
    LessonStep(
        "their-oven", "F5.3.1 F5.3.4", OVEN,
        "R hired F05; R has 2Br; G has 2Pn", "contract F05 coins; send lay; times 2; times 0",
        introduces="contract other-landscapes owner flour",
    ),
    LessonStep("the-owner-picks", "F5.3.2", {**OVEN, "give": {"R": "Pn"}, "prelude": "contract F05 coins"}, "G lay F05", "send lay"),
    LessonStep(
        "who-is-at-home", "F5.3.3 F5.3.7 F5.3.8",
        {
            "players": 3, "round": 4, "to_move": "R", "slot": 4, "wheel": {"clay": 4},
            "placed": {"R": "lay LR1", "G": "prior LG2, lay LG3, lay F05"}, "built": {"G": "F05 0,3"},
        },
        "R hired LB1; R took 4Cl clay LB1", "contract LB1 coins; send lay; take clay",
    ),
    LessonStep(
        "a-drink", "F5.3.4 F5.3.5",
        {"players": 3, "round": 16, "to_move": "R", "slot": 4, "give": {"R": "Wn 2Gp", "G": "3Pn"}, "built": {"G": "F21 0,3"}, "display": ""},
        "turns 1; R hired F21; R gains 2Wn at F21", "contract F21 wine; send lay; times 2; times 0",
        introduces="whiskey supply F21",
    ),
    LessonStep(
        "keep-them-busy", "F5.3.6 F5.3.7",
        {
            "players": 3, "round": 4, "to_move": "R", "slot": 4, "give": {"R": "Pn"},
            "placed": {"G": "prior LG3, lay LG2"}, "built": {"G": "F05 0,3"}, "wheel": {"clay": 2},
        },
        "R hired LG1; R unused LG1; G lay LG1; wheel clay 2", "contract LG1 coins; skip",
    ),
)  # fmt: skip
