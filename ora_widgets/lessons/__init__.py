"""Learning by playing: the lessons of the course, the card trainer, the quiz, the puzzles, and what has been learnt.

>>> lesson("wheel", step=1).steps[:2]
('first-harvest', 'next-step')
"""

from __future__ import annotations

import sys
from types import ModuleType

from .drills import trainer
from .keeping import Progress, here, keep_in
from .leitner import Quiz, quiz
from .outcome import Outcome, Words
from .records import class_table, learner, progress
from .riddle import puzzle, puzzle_of_the_day, puzzles
from .shelf import Lessons, about, all_lessons, lesson
from .sitting import Sitting
from .step import Lesson, Step

__all__ = [
    "Lesson", "Lessons", "Outcome", "Progress", "Quiz", "Sitting", "Step", "Words", "about", "all_lessons", "class_table", "here", "keep_in",
    "learner", "lesson", "progress", "puzzle", "puzzle_of_the_day", "puzzles", "quiz", "trainer",
]  # fmt: skip


class _Room(ModuleType):
    """This room, callable: `ora_widgets.lessons()` lists the lessons, and so does its name at the end of a cell."""

    def __call__(self) -> Lessons:
        return all_lessons()

    def __repr__(self) -> str:
        return repr(all_lessons())

    def _repr_html_(self) -> str:
        return all_lessons()._repr_html_()


sys.modules[__name__].__class__ = _Room
