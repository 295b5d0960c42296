"""Learning by playing: the lessons of the course, the card trainer, the quiz, the puzzles, and what has been learnt.

>>> lesson("wheel", step=1).steps[:2]
('first-harvest', 'next-step')
"""

from __future__ import annotations

from .card_quiz import Quiz, quiz
from .card_tasks import trainer
from .catalogue import Lessons, all_lessons, lesson, practice, puzzle, puzzle_of_the_day, puzzles
from .daily import Today, today
from .example_tasks import about
from .lesson_step import Lesson, LessonStep
from .outcome import Outcome, Words
from .progress_file import Progress, here, keep_in
from .progress_tables import class_table, learner, progress
from .session import Session

__all__ = [
    "Lesson", "LessonStep", "Lessons", "Outcome", "Progress", "Quiz", "Session", "Today", "Words", "about", "all_lessons", "class_table", "here", "keep_in", "learner",
    "lesson", "practice", "progress", "puzzle", "puzzle_of_the_day", "puzzles", "quiz", "today", "trainer",
]  # fmt: skip


def __dir__() -> list[str]:
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__})
