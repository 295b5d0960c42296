"""Lesson zero: what the game is about, the table, and how moves, cards, spaces and rules are called."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "welcome",
    LessonStep(
        "the-aim", "F14.4", {"players": 3}, choices="a b c", answer="a",
        introduces="points win goods buildings settlements players",
    ),
    LessonStep(
        "the-table", "F5.2.1 F4.4", {"players": 3}, "R sent LR1 lay; R took 2Cl clay", "use LR1 lay; take clay", guided=True,
        introduces="use take prior lay clergymen land wheel action L1 L2 L3 clay grain livestock coin",
    ),
    LessonStep(
        "names", "F7.1", {"players": 3, "placed": {"R": "prior LR2"}, "display": "G07"}, "R built G07 1,3", "build G07 1,3",
        introduces="build spaces lines numbers row column display log G07",
    ),
    LessonStep(
        "rule-numbers", "F2.6", {"players": 3}, choices="2 3 4 5", answer="4",
        introduces="rules",
    ),
    LessonStep(
        "a-round", "F3.4 F3.2", {"players": 3, "display": "G07"}, "round 2",
        "use LR2 lay; take grain; done; use LG3 lay; take coin; done; use LB2 lay; take livestock; done; use LR1 lay; take clay; done",
        guided=True, introduces="done turn round start-player wheel-turns",
    ),
)  # fmt: skip
