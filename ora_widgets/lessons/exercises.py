"""Everything that can be practised, by chapter: the tasks of the lessons, the cards pile by pile, the puzzles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal

from ..engine.cards.row import PILES
from ..language.fluent import SPOKEN, say
from .card_quiz import faces
from .card_tasks import card_task
from .catalogue import all_lessons, puzzles
from .lesson_step import Lesson, LessonStep

Kind = Literal["task", "question", "drill", "puzzle"]
KINDS: tuple[Kind, ...] = ("task", "question", "drill", "puzzle")
ASKED = ("effect", "cost", "terrain", "economic", "dwelling", "kind")  # of a card, what it does before what it costs


@dataclass(frozen=True, slots=True)
class Exercise:
    """One thing to practise.

    Args:
        key: Its name in the progress file, such as `"wheel/joker"`, `"quiz/cost/F05"`, `"card/F05"` or `"puzzle/brewer"`.
        kind: Whether it is a task of a lesson, a question about a card, a drill or a puzzle.
    """

    key: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Chapter:
    """Exercises that belong together.

    Args:
        name: The name of a lesson, `"pile"` and its letter, or `"puzzles"`.
        exercises: Its exercises, in the order in which they are taught.
    """

    name: str
    exercises: tuple[Exercise, ...]

    def title(self, language: str = SPOKEN) -> str:
        """What it is called.

        Args:
            language: The language of the title, such as `"en"` or `"pl"`.
        """
        kind, _, letter = self.name.partition(" ")
        if kind == "pile":
            return say("today-pile", language, letter=letter)
        return (puzzles() if kind == "puzzles" else all_lessons()[self.name]).title(language)


@cache
def chapters(country: str) -> tuple[Chapter, ...]:
    """All chapters, with the cards of a country.

    Args:
        country: `"france"` or `"ireland"`.

    >>> [chapter.name for chapter in chapters("france")][-6:]
    ['pile start', 'pile A', 'pile B', 'pile C', 'pile D', 'puzzles']
    """
    taught = [Chapter(name, tuple(_tasks(row))) for name, row in all_lessons().items()]
    cards = [Chapter(f"pile {pile}", tuple(_about(country, pile))) for pile in PILES]
    posed = Chapter("puzzles", tuple(Exercise(f"puzzle/{step.name}", "puzzle") for step in puzzles().steps))
    return tuple(chapter for chapter in (*taught, *cards, posed) if chapter.exercises)


def _tasks(lesson: Lesson) -> list[Exercise]:
    """The tasks that take a minute: neither whole games nor steps that ask nothing, or in which one is led."""
    asking = [step for step in lesson.steps if (step.goal or step.answer) and not (step.opponents or step.guided)]
    return [Exercise(f"{lesson.name}/{step.name}", "task") for step in asking]


def _about(country: str, pile: str) -> list[Exercise]:
    """Card by card, what it does and then the questions about it."""
    found = []
    for row in faces(country):
        if row.pile == pile:
            found.append(Exercise(f"card/{row.id}", "drill"))
            found += [Exercise(f"quiz/{subject}/{row.id}", "question") for subject in ASKED]
    return found


def alone(exercise: Exercise) -> Lesson:
    """A lesson of one step: the task, drill or puzzle as it is in its own lesson, and nothing after it.

    Args:
        exercise: What is practised; no question about a card.
    """
    name, _, step = exercise.key.partition("/")
    if name == "card":
        return Lesson("card", (card_task(step),), "drill-lesson")
    whole = puzzles() if name == "puzzle" else all_lessons()[name]
    return Lesson(whole.name, (_named(whole, step),), whole.message)


def _named(lesson: Lesson, name: str) -> LessonStep:
    return next(step for step in lesson.steps if step.name == name)
