"""Alone: a neutral player who owns whatever you leave behind."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "solo",
    LessonStep(
        "an-empty-cellar", "F2.7 F13.1", {"players": 1, "round": 5, "give": {"R": "9Pn"}}, "R played district", "district -1 plains",
    ),
    LessonStep(
        "before-it-is-gone", "F4.8 F13.2 F13.3", {"players": 1, "round": 12, "phase": "", "wheel": {"clay": 10}},
        "R took 10Cl clay", "use LR1 lay; take clay",
    ),
    LessonStep(
        "the-neighbour", "F13.4 F13.5", {"players": 1, "round": 3, "give": {"R": "3Pn"}},
        "R hired G13; R gains 2Wo 2Cl Sn Sw at G13", "contract G13 coins; send lay; times 1",
        introduces="neutral",
    ),
    LessonStep(
        "the-neighbour-builds", "F13.6 F13.7 F13.8 F13.9",
        {"players": 1, "country": "ireland", "phase": "A", "give": {"R": "Pn Pt"}, "display": "G01 G07"},
        "W built G01; W built G07; W prior G07; R has 2Co",
        "place G01 1,3; place G07 0,1; contract G07 coins; times 1",
    ),
    LessonStep(
        "the-last-turn", "F13.10 F13.11", {"players": 1, "round": 32, "give": {"R": "Gn Wo"}, "display": "G41"},
        "R passed 2; R built S1; over", "pass; pass; done; place G41 1,3; settle S1 0,3; done",
    ),
)  # fmt: skip
