"""Everything that can be practised, by chapter, and how much of it is known.

That is the tasks of the lessons and the practice, the cards pile by pile, the puzzles, and one's own mistakes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from html import escape
from typing import Literal

from ..engine.cards.rows import PILES
from ..language.fluent import say
from ..support.tables import Table, Tabular
from .card_quiz import faces
from .card_tasks import card_task
from .catalogue import lessons, puzzle_lesson
from .kept_mistakes import MistakeRecord, mistakes_in
from .lesson_step import Lesson, LessonStep
from .memory import as_of, is_due, remembered
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
        repetition: How often it has been solved, where its numbers change each time.
    """

    key: str
    kind: Kind
    mistake: MistakeRecord | None = None
    repetition: int = field(default=0, compare=False)


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
        return Lesson("card", (card_task(step, exercise.repetition),), "drill-lesson")
    whole = _lesson(name)
    return Lesson(whole.name, (_named(whole, step),), whole.message)


def _lesson(name: str) -> Lesson:
    """The lesson that the names of its tasks begin with."""
    if name == "puzzle":
        return puzzle_lesson()
    return RULE_PRACTICE if name == RULE_PRACTICE.name else lessons()[name]


def _named(lesson: Lesson, name: str) -> LessonStep:
    return next(step for step in lesson.steps if step.name == name)


DAYS = 7  # on which something is due, that are shown


@dataclass(frozen=True, slots=True)
class ChapterMastery:
    """How a chapter stands.

    Args:
        known: How many of its exercises will be known for three weeks at least.
        started: How many others have been met.
        due: How many are to be asked today.
    """

    chapter: Chapter
    known: int
    started: int
    due: int

    @property
    def all(self) -> int:
        """How many exercises it has."""
        return len(self.chapter.exercises)

    def sentence(self, language: str) -> str:
        """How it stands, in a sentence."""
        return say(
            "today-standing", language, known=self.known, begun=self.started, new=self.all - self.known - self.started
        )


def standings(entries: Mapping[str, Entry], country: str, today: date) -> list[ChapterMastery]:
    """How every chapter stands."""
    found = []
    for chapter in practised(country, entries):
        met = [entries[one.key] for one in chapter.exercises if one.key in entries]
        memories = [memory for entry in met if (memory := remembered(entry))]
        known = sum(memory.is_known for memory in memories)
        due = sum(is_due(entry, today) for entry in met)
        found.append(ChapterMastery(chapter, known, len(memories) - known, due))
    return found


def coming(entries: Mapping[str, Entry], country: str, today: date) -> list[tuple[date, int]]:
    """The next days on which something is due, and how much."""
    keys = [one.key for chapter in practised(country, entries) for one in chapter.exercises if one.key in entries]
    memories = [as_of(memory, today) for key in keys if (memory := remembered(entries[key]))]
    days = Counter(memory.due for memory in memories if memory.due > today)
    return sorted(days.items())[:DAYS]


class MasteryMap(Tabular):
    """How every chapter stands, as a table with a bar for each in a notebook."""

    def __init__(self, rows: list[ChapterMastery], language: str) -> None:
        self.rows = rows
        self.language = language

    def _table(self) -> Table:
        head = [say(f"today-head-{part}", self.language) for part in ("chapter", "all", "known", "begun", "due")]
        cells = [(row.chapter.title(self.language), row.all, row.known, row.started, row.due) for row in self.rows]
        return Table(head, cells)

    def _repr_html_(self) -> str:
        lines = []
        for row in self.rows:
            known, met = 100 * row.known / row.all, 100 * (row.known + row.started) / row.all
            bar = f"linear-gradient(to right, #2f7d4f 0 {known:.0f}%, #d9a441 0 {met:.0f}%, transparent 0)"
            style = f"width: 12em; height: 0.9em; border: 1px solid currentColor; background: {bar}"
            standing = escape(row.sentence(self.language), quote=True)
            picture = f'<div role="img" aria-label="{standing}" style="{style}"></div>'
            title = escape(row.chapter.title(self.language))
            side = ' style="text-align: left"'
            lines.append(
                f"<tr><th{side}>{title}</th><td>{picture}</td><td{side}>{escape(row.sentence(self.language))}</td></tr>"
            )
        caption = escape(say("today-map", self.language))
        return f"<table><caption>{caption}</caption><tbody>{''.join(lines)}</tbody></table>"
