"""Everything that can be practised, by chapter: the tasks of the lessons and the practice, the cards pile by pile, the puzzles, one's own mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from ..engine.cards.rows import PILES
from ..language.fluent import say
from .card_quiz import faces
from .card_tasks import card_task
from .catalogue import lessons, puzzle_lesson
from .kept_mistakes import MistakeRecord, mistakes_in
from .lesson_step import Lesson, LessonStep
from .mistake_task import mistake_lesson
from .progress_file import Entry
from .rule_tasks import RULE_PRACTICE

Kind = Literal["task", "question", "drill", "puzzle", "mistake"]
KINDS: tuple[Kind, ...] = ("task", "question", "drill", "puzzle", "mistake")
CARD_SUBJECTS = ("effect", "cost", "terrain", "economic", "dwelling", "kind")  # what a card does before its cost


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing to practise.

    Args:
        key: Its name in the progress file, such as `"wheel/joker"`, `"quiz/cost/F05"`, `"card/F05"` or `"puzzle/brewer"`.
        kind: Whether it is a task of a lesson, a question about a card, a drill, a puzzle or a mistake of one's own.
        mistake: The mistake, where it is one.
        again: How often it has been solved, where its numbers change each time.
    """

    key: str
    kind: Kind
    mistake: MistakeRecord | None = None
    again: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Chapter:
    """Exercises that belong together.

    Args:
        name: The name of a lesson, `"practice"`, `"pile"` and its letter, `"puzzles"`, or `"mistakes"`.
        exercises: Its exercises, in the order in which they are taught.
    """

    name: str
    exercises: tuple[Exercise, ...]

    def title(self, language: str) -> str:
        """What it is called."""
        kind, _, letter = self.name.partition(" ")
        if kind == "pile":
            return say("today-pile", language, letter=letter)
        if kind == "mistakes":
            return say("today-mistakes", language)
        return _lesson("puzzle" if kind == "puzzles" else kind).title(language)


@cache
def chapters(country: str) -> tuple[Chapter, ...]:
    """All chapters that are the same for everybody, with the cards of a country.

    >>> [chapter.name for chapter in chapters("france")][-6:]
    ['pile start', 'pile A', 'pile B', 'pile C', 'pile D', 'puzzles']
    """
    taught_lessons = {**lessons(), RULE_PRACTICE.name: RULE_PRACTICE}
    taught = [Chapter(name, tuple(_tasks(row))) for name, row in taught_lessons.items()]
    cards = [Chapter(f"pile {pile}", tuple(_about(country, pile))) for pile in PILES]
    posed = Chapter("puzzles", tuple(Exercise(f"puzzle/{step.name}", "puzzle") for step in puzzle_lesson().steps))
    return tuple(chapter for chapter in (*taught, *cards, posed) if chapter.exercises)


def practised(country: str, entries: Mapping[str, Entry]) -> tuple[Chapter, ...]:
    """All chapters, those of one's own mistakes included, where there are any.

    >>> practised("france", {}) == chapters("france")
    True
    """
    own = tuple(Exercise(record.key, "mistake", record) for record in mistakes_in(entries))
    return (*chapters(country), *([Chapter("mistakes", own)] if own else []))


def _tasks(lesson: Lesson) -> list[Exercise]:
    """The tasks that take a minute: neither whole games nor steps that ask nothing, or in which one is led."""
    asking = [step for step in lesson.steps if step.asks and not (step.opponents or step.guided)]
    return [Exercise(f"{lesson.name}/{step.name}", "task") for step in asking]


def _about(country: str, pile: str) -> list[Exercise]:
    """Card by card, what it does and then the questions about it."""
    found = []
    for row in faces(country):
        if row.pile == pile:
            found.append(Exercise(f"card/{row.id}", "drill"))
            found += [Exercise(f"quiz/{subject}/{row.id}", "question") for subject in CARD_SUBJECTS]
    return found


def alone(exercise: Exercise) -> Lesson:
    """A lesson of one step: the task, drill or puzzle as it is in its own lesson, and nothing after it.

    Args:
        exercise: What is practised; no question about a card.

    Raises:
        Refusal: For a mistake that cannot be replayed any more.
    """
    if exercise.mistake is not None:
        return mistake_lesson(exercise.mistake)
    name, _, step = exercise.key.partition("/")
    if name == "card":
        return Lesson("card", (card_task(step, exercise.again),), "drill-lesson")
    whole = _lesson(name)
    return Lesson(whole.name, (_named(whole, step),), whole.message)


def _lesson(name: str) -> Lesson:
    """The lesson that the names of its tasks begin with."""
    if name == "puzzle":
        return puzzle_lesson()
    return RULE_PRACTICE if name == RULE_PRACTICE.name else lessons()[name]


def _named(lesson: Lesson, name: str) -> LessonStep:
    return next(step for step in lesson.steps if step.name == name)
