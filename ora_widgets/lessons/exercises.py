"""All exercises by chapter, and how well the learner knows them.

The chapters are the lessons and the rule practice, the cards by pile, the puzzles, and the learner's own mistakes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from html import escape
from typing import Literal

from ..engine.cards import CARDS
from ..engine.cards.rows import PILES
from ..engine.goods import GOODS
from ..language.fluent import say
from ..support.tables import Table, Tabular
from .card_quiz import faces
from .card_tasks import card_task
from .catalogue import lessons, puzzle_lesson
from .course import LESSONS
from .kept_mistakes import MistakeRecord, mistakes_in
from .lesson_step import Lesson, LessonStep
from .memory import correct_future, is_due, read_entry
from .mistake_task import mistake_lesson
from .progress_file import Entry
from .rule_tasks import RULE_PRACTICE
from .step_on_board import VERB_WORDS
from .strategy import STRATEGY

Kind = Literal["task", "question", "drill", "puzzle", "mistake"]
KINDS: tuple[Kind, ...] = ("task", "question", "drill", "puzzle", "mistake")
CARDS_TAUGHT_IN = ("welcome", "wheel", "clergymen", "building")  # the lessons up to the first cards
POINTS_TAUGHT_IN = ("scoring",)
CARD_SUBJECTS = ("effect", "cost", "terrain", "economic", "dwelling", "kind")  # in the order in which they are taught


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise.

    Args:
        key: Its name in the progress file, such as `"wheel/joker"`, `"quiz/cost/F05"`, `"card/F05"` or `"puzzle/brewer"`.
        kind: A lesson's task, a question about a card, a drill of a card, a puzzle or a mistake of the learner.
        mistake: The mistake; `None` for other kinds.
        repetition: How often it has been solved, if its numbers change each time.
    """

    key: str
    kind: Kind
    mistake: MistakeRecord | None = None
    repetition: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A group of exercises.

    Args:
        name: The name of a lesson, `"practice"`, `"pile"` and its letter, `"puzzles"`, or `"mistakes"`.
        exercises: Its exercises, in teaching order.
    """

    name: str
    exercises: tuple[Exercise, ...]

    def title(self, language: str) -> str:
        """Its title."""
        kind, _, letter = self.name.partition(" ")
        if kind == "pile":
            return say("today-pile", language, letter=letter)
        if kind == "mistakes":
            return say("today-mistakes", language)
        return _lesson("puzzle" if kind == "puzzles" else kind).title(language)


@cache
def chapters(country: str) -> tuple[Chapter, ...]:
    """The chapters that are the same for every learner, with the cards of a country.

    >>> [chapter.name for chapter in chapters("france")][-6:]
    ['pile start', 'pile A', 'pile B', 'pile C', 'pile D', 'puzzles']
    """
    taught_lessons = {**lessons(), RULE_PRACTICE.name: RULE_PRACTICE}
    taught = [Chapter(name, tuple(_tasks(row))) for name, row in taught_lessons.items()]
    cards = [Chapter(f"pile {pile}", tuple(_about(country, pile))) for pile in PILES]
    posed = Chapter("puzzles", tuple(Exercise(f"puzzle/{step.name}", "puzzle") for step in puzzle_lesson().steps))
    return tuple(chapter for chapter in (*taught, *cards, posed) if chapter.exercises)


def chapters_with_mistakes(country: str, entries: Mapping[str, Entry]) -> tuple[Chapter, ...]:
    """The chapters of a country, and one with the learner's own mistakes if there are any.

    >>> chapters_with_mistakes("france", {}) == chapters("france")
    True
    """
    own = tuple(Exercise(record.key, "mistake", record) for record in mistakes_in(entries))
    return (*chapters(country), *([Chapter("mistakes", own)] if own else []))


def _tasks(lesson: Lesson) -> list[Exercise]:
    """The short tasks of a lesson: no whole games, no guided steps, no steps without a task."""
    asking = [step for step in lesson.steps if step.asks and not (step.opponents or step.guided)]
    return [Exercise(f"{lesson.name}/{step.name}", "task") for step in asking]


def _about(country: str, pile: str) -> list[Exercise]:
    """For each card of a pile its drill, then the questions about it."""
    found = []
    for row in faces(country):
        if row.pile == pile:
            found.append(Exercise(f"card/{row.id}", "drill"))
            found += [Exercise(f"quiz/{subject}/{row.id}", "question") for subject in CARD_SUBJECTS]
    return found


@cache
def lessons_before(exercise: Exercise) -> frozenset[str]:
    """The lessons whose tasks must be met before an exercise, as they teach its subject.

    Args:
        exercise: The exercise; tasks of the course and mistakes need no other lesson.

    >>> sorted(lessons_before(Exercise("quiz/dwelling/F09", "question")))
    ['building', 'clergymen', 'scoring', 'welcome', 'wheel']
    """
    name, *words = exercise.key.split("/")
    if exercise.kind == "puzzle" or name in (lesson.name for lesson in STRATEGY):
        return frozenset(POINTS_TAUGHT_IN)
    if name == RULE_PRACTICE.name:
        step = _step_named(RULE_PRACTICE, words[0])
        return frozenset(_lesson_of_rule()[number] for number in step.rules.split() if number in _lesson_of_rule())
    if exercise.kind not in ("question", "drill"):
        return frozenset()
    taught = set(CARDS_TAUGHT_IN)
    if words[0] in ("economic", "dwelling"):
        taught.update(POINTS_TAUGHT_IN)
    return frozenset(
        taught | {_lesson_of_word()[word] for word in _words_of_card(words[-1]) & _lesson_of_word().keys()}
    )


def _words_of_card(id_: str) -> set[str]:
    """The course's words for a card: its id, its goods, and the verbs of its task."""
    row, task = CARDS[id_], card_task(id_)
    pictured = {word for step in row.does for word in _words_in(step.picture())} | {*(task.given or {})}
    goods = {good.name for good in GOODS if good.code in pictured} | {GOODS[index].name for index, _ in row.cost}
    verbs = {move.split()[0] for move in task.solution.split("; ")}
    return {id_, *pictured, *goods, *(VERB_WORDS.get(verb, verb) for verb in verbs)}


def _words_in(picture: object) -> Iterator[str]:
    """The codes of goods and units in the picture of a card's function."""
    if isinstance(picture, str):
        yield picture
    elif isinstance(picture, Mapping):
        yield from (word for part in picture.values() for word in _words_in(part))
    elif isinstance(picture, Iterable):
        yield from (word for part in picture for word in _words_in(part))


@cache
def _lesson_of_word() -> Mapping[str, str]:
    """The lesson that introduces each word, card and verb."""
    return {word: lesson.name for lesson in LESSONS for step in lesson.steps for word in step.introduces.split()}


@cache
def _lesson_of_rule() -> Mapping[str, str]:
    """The first lesson of the course that teaches each rule."""
    return {number: lesson.name for lesson in reversed(LESSONS) for number in lesson.rules}


def single_step_lesson(exercise: Exercise) -> Lesson:
    """A lesson that consists of one exercise.

    Args:
        exercise: Any exercise but a question about a card.

    Raises:
        Refusal: For a mistake that cannot be replayed any more.
    """
    if exercise.mistake is not None:
        return mistake_lesson(exercise.mistake)
    name, _, step = exercise.key.partition("/")
    if name == "card":
        return Lesson("card", (card_task(step, exercise.repetition),), "drill-lesson")
    whole = _lesson(name)
    return Lesson(whole.name, (_step_named(whole, step).varied(exercise.repetition),), whole.message)


def _lesson(name: str) -> Lesson:
    """The lesson with a name, as the keys of its exercises begin with it."""
    if name == "puzzle":
        return puzzle_lesson()
    return RULE_PRACTICE if name == RULE_PRACTICE.name else lessons()[name]


def _step_named(lesson: Lesson, name: str) -> LessonStep:
    return next(step for step in lesson.steps if step.name == name)


DAYS = 7  # how many days with due exercises are shown


@dataclass(frozen=True, slots=True)
class ChapterMastery:
    """The learner's progress in a chapter.

    Args:
        known: How many of its exercises will be remembered for at least three weeks.
        started: How many others have been begun.
        due: How many are due today.
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
        """The progress in a sentence."""
        return say(
            "today-standing", language, known=self.known, begun=self.started, new=self.all - self.known - self.started
        )


def standings(entries: Mapping[str, Entry], country: str, today: date) -> list[ChapterMastery]:
    """The progress in every chapter."""
    found = []
    for chapter in chapters_with_mistakes(country, entries):
        met = [entries[one.key] for one in chapter.exercises if one.key in entries]
        memories = [memory for entry in met if (memory := read_entry(entry))]
        known = sum(memory.is_known for memory in memories)
        due = sum(is_due(entry, today) for entry in met)
        found.append(ChapterMastery(chapter, known, len(memories) - known, due))
    return found


def coming(entries: Mapping[str, Entry], country: str, today: date) -> list[tuple[date, int]]:
    """The next days with due exercises, and how many."""
    keys = [
        one.key
        for chapter in chapters_with_mistakes(country, entries)
        for one in chapter.exercises
        if one.key in entries
    ]
    memories = [correct_future(memory, today) for key in keys if (memory := read_entry(entries[key]))]
    days = Counter(memory.due for memory in memories if memory.due > today)
    return sorted(days.items())[:DAYS]


class MasteryMap(Tabular):
    """The progress in every chapter; a notebook shows a table with bars."""

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
