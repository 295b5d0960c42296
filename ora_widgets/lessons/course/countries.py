"""France against Ireland: two sides of the same cards."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

LESSON = lesson_of(
    "countries",
    LessonStep("two-sides", "F2.1 F2.3", {"players": 3, "country": "ireland"}, choices="a b c d", answer="c"),
    LessonStep("how-many-cards", "F2.4", {"players": 3}, choices="24 33 38 41", answer="33"),
    LessonStep(
        "on-the-water", "F5.5.3",
        {"players": 3, "country": "ireland", "give": {"R": "Wo"}, "land": {"R": "plot 0 coast"}},
        "R built I11; R played prior", "build I11 0,-2; prior",
    ),
    LessonStep(
        "a-whiskey", "F5.3.4 F5.3.5",
        {
            "players": 3, "country": "ireland", "round": 16, "to_move": "R", "slot": 4, "give": {"R": "Wh 2Gn"},
            "built": {"G": "I04 0,3; I21 1,3"}, "display": "",
        },
        "R hired I04; R gains 2Ma at I04", "contract I04 whiskey; send lay; times 2",
    ),
    LessonStep(
        "church-or-chapel", "F2.1",
        {"players": 3, "country": "ireland", "round": 16, "give": {"R": "2Be 2Wh"}, "built": {"R": "I24 1,3"}, "display": ""},
        "R gains 2Rq", "use I24 lay; times 0; times 2",
    ),
)  # fmt: skip
