"""Learning by playing: the lessons of the course, the card trainer, the quiz, the puzzles, and what has been learnt.

>>> lesson("wheel", step=1).steps[:2]
('first-harvest', 'next-step')
"""

from __future__ import annotations

from .card_quiz import Quiz, quiz
from .card_tasks import trainer
from .catalogue import Lessons, all_lessons, lesson, practice, puzzle, puzzle_of_the_day, puzzles
from .class_plan import plan
from .daily import Today, today
from .example_tasks import about
from .kept_mistakes import Added, into_today
from .lesson_step import Lesson, LessonStep
from .outcome import Outcome, Words
from .progress_file import Progress, here, keep_in
from .progress_tables import class_table, learner, learner_table, progress
from .session import Session
from .sheets import write_exercises
from .take_along import Backup, backup, restore

__all__ = [
    "Added", "Backup", "Lesson", "LessonStep", "Lessons", "Outcome", "Progress", "Quiz", "Session", "Today", "Words", "about", "all_lessons", "backup", "class_table", "here", "into_today", "keep_in",
    "learner", "learner_table", "lesson", "plan", "practice", "progress", "puzzle", "puzzle_of_the_day", "puzzles", "quiz", "restore", "today", "trainer", "write_exercises",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
