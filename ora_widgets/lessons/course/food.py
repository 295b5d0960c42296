"""Food, energy and settlements: what a settlement phase asks for."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "food",
    LessonStep(
        "shanty-town", "F8.1 F8.3 F8.4", {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Gn Wo"}},
        "R built S1", "settle S1 0,3",
    ),
    LessonStep(
        "no-change", "F6.5 F8.4",
        {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Mt 2Sh Gn Pt 2Sw"}},
        "R built S2; R has Mt Sh", "settle S2 0,3; pay Gn Sh",
        introduces="S2",
    ),
    LessonStep(
        "five-coins", "F6.3", {"players": 3, "round": 7, "give": {"R": "6Pn Gn Wo"}, "built": {"R": "F08 0,3"}},
        "R sent F08; R gains Br at F08", "use F08 lay; give Wo Gn Pn Ni",
        introduces="F08",
    ),
    LessonStep(
        "sell-a-drink", "F6.4 F8.3 F8.8",
        {"players": 3, "country": "ireland", "phase": "A", "to_move": "R", "give": {"R": "Wh"}},
        "R spends Wh; R played district", "sell Wh; district -1 plains",
        introduces="drinks",
    ),
    LessonStep(
        "fishing", "F8.5",
        {
            "players": 3, "phase": "B", "to_move": "R", "give": {"R": "Mt Sh Gn Pt Wo"}, "land": {"R": "plot 0 coast"},
        },
        "R built S4", "settle S4 0,-1",
        introduces="S4",
    ),
    LessonStep(
        "new-cards", "F2.5 F3.3 F8.2 F8.6 F8.7",
        {"players": 3, "phase": "A", "give": {"R": "", "G": "", "B": "2Wo 2Cl"}},
        "R hand S5; B built G19", "done; done; done; build G19 0,3; skip",
        introduces="pile any-card S5",
    ),
    LessonStep(
        "not-now", "F5.5.6 F8.1", {"players": 3, "round": 5, "to_move": "G", "slot": 4, "give": {"R": "Gn Wo"}},
        "G passed 1; R built S1", "pass; done; done; settle S1 0,3",
    ),
)  # fmt: skip
