"""The course, the card trainer, the quiz and the puzzles, and the learner's progress through them.

>>> lesson("wheel", step=1).steps[:2]
('first-harvest', 'next-step')
"""

from __future__ import annotations

import sys

from ..language.catalogue import CallableRoom
from .card_quiz import Quiz, quiz
from .card_tasks import card_drill
from .catalogue import Lessons, Puzzles, lesson, lessons, puzzle, puzzle_of_the_day, puzzle_run, puzzles, rule_practice
from .class_plan import answer_key, plan
from .kept_mistakes import AddedMistakes, add_to_practice
from .lesson_step import Lesson, LessonStep
from .opponents import suited_level
from .outcome import Outcome, Words
from .progress_file import Progress, keep_in, progress_in_use
from .progress_tables import class_table, learner, learner_table, progress
from .rule_examples import task_for_rule
from .session import Session
from .sheets import write_exercises, write_worksheets
from .take_along import Backup, backup, restore
from .today import Today, daily_practice

__all__ = [
    "AddedMistakes",
    "Backup",
    "Lesson",
    "LessonStep",
    "Lessons",
    "Outcome",
    "Progress",
    "Puzzles",
    "Quiz",
    "Session",
    "Today",
    "Words",
    "add_to_practice",
    "answer_key",
    "backup",
    "card_drill",
    "class_table",
    "daily_practice",
    "keep_in",
    "learner",
    "learner_table",
    "lesson",
    "lessons",
    "plan",
    "progress",
    "progress_in_use",
    "puzzle",
    "puzzle_of_the_day",
    "puzzle_run",
    "puzzles",
    "quiz",
    "restore",
    "rule_practice",
    "suited_level",
    "task_for_rule",
    "write_exercises",
    "write_worksheets",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})


sys.modules[__name__].__class__ = CallableRoom
