"""A whole first game, against company that answers by itself, with advice at every move."""

from __future__ import annotations

from ..lesson_step import LessonStep, lesson_of

SHORT = {"players": 3, "length": "short"}

LESSON = lesson_of(
    "first-game",
    LessonStep("first-round", "F3.4 F5.1 F12.3", SHORT, "round 2", opponents=True),
    LessonStep("first-settlement", "F8.3 F8.6 F12.2", {**SHORT, "phase": "A", "to_move": "R"}, "R played done; R hand S5", opponents=True),
    LessonStep("whole-game", "F9.6 F12.2 F14.4", SHORT, "over", opponents=True),
)  # fmt: skip
