"""The bonus round: one more action for everybody, and the last settlements."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "bonus-round",
    LessonStep(
        "when", "F3.6 F9.1 F9.2",
        {"players": 3, "round": 24, "to_move": "B", "slot": 4, "placed": {"R": "prior LR1, lay LR2"}, "display": ""},
        "B passed 1; round 25; R sent LR1 prior; R took Cl", "pass; done; use LR1 prior; take clay",
        introduces="bonus-round",
    ),
    LessonStep(
        "any-building", "F9.2 F9.3",
        {
            "players": 3, "bonus": True, "give": {"R": "2Br 2Wn"}, "built": {"G": "F24 1,3"}, "placed": {"G": "lay F24"},
            "display": "",
        },
        "R sent F24; R gains 2Rq at F24", "use F24 prior; times 2",
    ),
    LessonStep(
        "build-instead", "F6.7 F9.3 F9.4",
        {"players": 3, "bonus": True, "give": {"R": "Wo Sn 3Pn"}, "display": "F11 F37"},
        "R built F11; R played prior", "plot 0 coast; build F11 0,-1; prior",
    ),
    LessonStep("not-allowed", "F9.3", {"players": 3, "bonus": True, "display": ""}, choices="a b c d", answer="d"),
    LessonStep(
        "phase-e", "F9.5 F9.6 F14.4",
        {"players": 3, "phase": "E", "display": "", "give": {"R": "Gn Wo", "G": "", "B": ""}, "cleared": {"R": "0,2"}},
        "R built S1 1,3; over", "settle S1 1,3; done; done; done",
    ),
)  # fmt: skip
