"""The lessons of the course and the puzzles by name, in their order."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any

from ..engine.moves import UnknownName, shown
from ..language.catalogue import Catalogue
from ..language.fluent import CURRENT, known_language, say
from ..language.name_lookup import nearest
from ..language.sentences import with_sentence
from ..rulebook.rules import rule
from ..support.arguments import check, is_whole, one_of, typed_number, whole
from ..support.tables import Table
from .course import LESSONS
from .lesson_step import Lesson
from .memory import day_of
from .progress_file import Progress, here, solved
from .puzzle_rows import PUZZLES, Puzzle
from .puzzle_run import PuzzleRun
from .rule_tasks import RULE_PRACTICE
from .session import Session
from .strategy import STRATEGY
from .tasks_from_games import mined_puzzles

RULE = re.compile(r"[Ff]?[0-9]")  # how the number of a rule begins
MAX_RUN_MINUTES = 60  # of puzzles against the clock
MINED = "game-"  # how the names of puzzles out of games begin, which change from version to version
PUZZLE = "puzzle"  # the name of the lesson whose steps are the puzzles
TODAY = "today"  # by which start screens and addresses ask for the day's practice
DAY_STRIDE = 131  # puzzles from one day to the next: neighbours of the list are of one kind


class Lessons(Catalogue[Lesson]):
    """Lessons by name; shows itself as a table with what has been solved.

    Args:
        rows: The lessons by name.

    >>> from ora_widgets.lessons import lessons
    >>> "wheel" in lessons()
    True
    """

    unknown = "lesson-unknown"

    def _table(self) -> Table:
        entries = here().entries()
        rows = []
        for name, lesson in self.items():
            done = sum(solved(entries.get(f"{name}/{step.name}", {})) for step in lesson.steps)
            rows.append((name, lesson.title(self.language), f"{done}/{len(lesson.steps)}"))
        head = [say(f"lessons-head-{part}", self.language) for part in ("name", "title", "solved")]
        return Table(head, rows)


def lessons(language: str = CURRENT) -> Lessons:
    """List all lessons of the course and of the strategy track, with what has been solved.

    >>> list(lessons())[0]
    'welcome'
    """
    return Lessons({row.name: row for row in (*LESSONS, *STRATEGY)}, known_language(language))


def lesson(name: object, step: str | int = "", *, language: str = CURRENT, progress: Progress | None = None) -> Session:
    """Take a lesson: an object to play on, with `check`, `hint`, `solution`, `next` and `restart`.

    Args:
        name: Its name, as `lessons()` lists it, or its number in the course, 0 for the first.
        step: The number of the step to begin with, 1 for the first; or its name, to stay there whatever its board goes
            on to. By default the first step that is not solved yet.
        progress: The file to keep; by default the one in use.

    Raises:
        UnknownName: When there is no such lesson, step or language; the nearest names are in the sentence.

    >>> lesson("work-contracts", step=1).title
    'Work contracts'
    """
    rows, name = lessons(language), typed_number(name)
    if is_whole(name, 0, len(rows) - 1):
        name = list(rows)[name]  # type: ignore[call-overload]  # it is a number
    found = rows[name]  # type: ignore[index]  # what is not a text is refused there
    return Session(found, step, language=language, progress=progress, stays=isinstance(step, str) and step != "")


class Puzzles(Catalogue[Puzzle]):
    """Puzzles by name, from easy to hard; shows itself as a table with those that have been solved.

    Args:
        rows: The puzzles by name.

    >>> from ora_widgets.lessons import puzzles
    >>> puzzles()["portico"].grade
    1
    """

    def refusal(self, name: object) -> UnknownName:
        """What is said of a name, or a number, that no puzzle has.

        Args:
            name: What was asked for.
        """
        mined = isinstance(name, str) and name.startswith(MINED)
        unknown = "puzzle-other-version" if mined else "puzzle-unknown"
        return UnknownName(unknown, number=shown(name, 40), count=len(self), near=nearest(name, [*self]))

    def _table(self) -> Table:
        entries = here().entries()
        rows = [
            (
                name,
                row.words("title", self.language),
                row.theme,
                row.grade,
                "✓" if solved(entries.get(f"puzzle/{name}", {})) else "",
            )
            for name, row in self.items()
        ]
        head = [say(f"puzzles-head-{part}", self.language) for part in ("name", "title", "theme", "grade", "solved")]
        return Table(head, rows)


def puzzles(language: str = CURRENT) -> Puzzles:
    """List all puzzles, from easy to hard, with those that have been solved.

    >>> next(iter(puzzles().values())).grade
    1
    """
    return Puzzles({row.name: row for row in _all_puzzles()}, known_language(language))


@cache
def _all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles from easy to hard: those made by hand, and those found in games."""
    by_hand = [replace(row, message=f"puzzle-{row.name}") for row in PUZZLES]
    return tuple(sorted([*by_hand, *mined_puzzles()], key=lambda row: row.grade))


@cache
def puzzle_lesson() -> Lesson:
    """The lesson whose steps are all puzzles."""
    return Lesson(PUZZLE, _all_puzzles(), "puzzle-lesson")


def puzzle(
    number: object = "", *, theme: str = "", language: str = CURRENT, progress: Progress | None = None
) -> Session:
    """Take a puzzle with a proven best answer; `next()` goes on to the next one.

    Args:
        number: Its number, 1 for the first and easiest, or its name; by default the first that you have not solved.
        theme: What all puzzles are mainly about from then on, such as `"contract"`; their numbers count among these.
        progress: The file to keep; by default the one in use.

    Raises:
        UnknownName: When there is no such puzzle, theme or language; the nearest names are in the sentence.

    >>> puzzle(1).check().kind
    'untried'
    """
    known, lesson, number = puzzles(language), puzzle_lesson(), typed_number(number)
    if not one_of(theme, ("",)):
        known, lesson = _about(theme, language)
    if not is_whole(number, 1, len(known)) and not one_of(number, ("", *known)):
        raise with_sentence(known.refusal(number), language=language)
    step: Any = number
    return Session(lesson, step, language=language, progress=progress)


def puzzle_run(
    *, theme: str = "", minutes: int = 0, language: str = CURRENT, progress: Progress | None = None
) -> PuzzleRun:
    """Solve puzzle after puzzle, from easy to hard, with one try each: a streak, or as many as you can in some minutes.

    Args:
        theme: What all of them are mainly about, such as `"contract"`; by default all puzzles come.
        minutes: How many minutes there are, at most 60; by default the run is a streak, which the first miss ends.
        progress: The file to keep; by default the one in use.

    Returns:
        A session; `standing` says how it stands, `next()` goes on.

    Raises:
        UnknownName: When there is no such theme or language.
        WrongArgument: When the minutes are no such number.

    >>> puzzle_run().standing
    'Solved in a row: 0.'
    """
    rows = _all_puzzles() if one_of(theme, ("",)) else tuple(_about(theme, language)[0].values())
    minutes = whole("minutes", minutes, 0, MAX_RUN_MINUTES)
    return PuzzleRun(rows, minutes=minutes, language=language, progress=progress)


def _about(theme: object, language: str) -> tuple[Puzzles, Lesson]:
    """The puzzles of a theme, and the lesson whose steps they are; raises `UnknownName` where there are none."""
    rows = [row for row in _all_puzzles() if one_of(theme, (row.theme,))]
    if not rows:
        known = ", ".join(dict.fromkeys(row.theme for row in _all_puzzles()))
        raise with_sentence(UnknownName("puzzle-no-theme", theme=shown(theme, 40), known=known), language=language)
    return Puzzles({row.name: row for row in rows}, known_language(language)), replace(
        puzzle_lesson(), steps=tuple(rows)
    )


def rule_practice(number: object = "", *, language: str = CURRENT, progress: Progress | None = None) -> Session:
    """Practise a rule that no lesson makes you apply; `next()` goes on to the next task.

    Args:
        number: The rule's number, such as `"F5.3.7"`, or the name of a task; by default the first task that you have not
            solved.
        progress: The file to keep; by default the one in use.

    Raises:
        UnknownName: When there is no such rule, task or language, or when a lesson has the task of this rule.

    >>> rule_practice("F5.3.7").task
    Clay shows 4, and your prior is the only one at home. Take the 4 clay in this turn, and keep the prior at home.
    """
    known_language(language)
    names = [step.name for step in RULE_PRACTICE.steps]
    if one_of(number, ("", *names)):
        return Session(RULE_PRACTICE, str(number), language=language, progress=progress)
    if not isinstance(number, str) or not RULE.match(number.strip()):
        unknown = UnknownName("practice-unknown", word=shown(number, 40), near=nearest(number, names))
        raise with_sentence(unknown, language=language)
    wanted = rule(number, language).number
    for step in RULE_PRACTICE.steps:
        if wanted in step.rules.split():
            return Session(RULE_PRACTICE, step.name, language=language, progress=progress)
    raise with_sentence(UnknownName("practice-none", number=wanted), language=language)


def puzzle_of_the_day(
    day: date | str | None = None, *, language: str = CURRENT, progress: Progress | None = None
) -> Session:
    """Take the puzzle of a day, the same for everybody; every puzzle has its day before one comes again.

    Args:
        day: A date or a text such as `"2025-12-24"`; by default today.
        progress: The file to keep; by default the one in use.

    Raises:
        ValueError: When it is no date.

    >>> puzzle_of_the_day("2025-12-24").step.name == puzzle_of_the_day(date(2025, 12, 24)).step.name
    True
    """
    check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
    rows = _all_puzzles()
    place = day_of(day, known_language(language)).toordinal() * DAY_STRIDE % len(rows)
    return puzzle(rows[place].name, language=language, progress=progress)
