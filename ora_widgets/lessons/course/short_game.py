"""The short game for three or four: gifts, shared harvests, and few clergymen."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

SHORT = {"players": 3, "length": "short"}

LESSON = lesson_of(
    "short-game",
    LessonStep(
        "fewer-hands", "F2.9 F12.1", SHORT,
        "R built G07 0,0; R played prior; round 2; R home 2",
        "build G07 0,0; prior; times 1; done; pass; done; pass; done; use LR1 lay; take clay; done",
    ),
    LessonStep(
        "gifts", "F12.2 F12.3", {**SHORT, "to_move": "R", "slot": 4, "give": {"R": "", "G": "", "B": ""}},
        "round 2; R built G07; R spared clay; R spared joker", "pass; done; pass; done; pass; done; build G07 0,3; skip",
        introduces="gifts",
    ),
    LessonStep("a-harvest-for-all", "F12.4", SHORT, "R played fell", "fell 0,2 wood"),
    LessonStep(
        "hired-harvest", "F12.4 F12.5", {**SHORT, "round": 4},
        "R hired LG1; R took Cl LG1", "contract LG1 coins; send lay; take clay",
    ),
    LessonStep("course", "F12.2 F12.5", {**SHORT, "round": 3}, choices="a b c", answer="a"),
    LessonStep("checking-numbers", "F12.6", {**SHORT, "round": 3}, choices="a b", answer="a"),
)  # fmt: skip
