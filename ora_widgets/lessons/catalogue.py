"""The lessons and the puzzles, by name and in order."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date
from functools import cache
from typing import Any

from ..engine.moves import UnknownName, safe_text
from ..language.catalogue import Catalogue
from ..language.fluent import CURRENT, known_language, say
from ..language.name_lookup import nearest
from ..language.sentences import with_sentence
from ..rulebook.rules import rule
from ..scenarios.found_records import GRADES
from ..support.arguments import check, is_whole, one_of, typed_number, whole
from ..support.tables import Table
from .course import LESSONS
from .lesson_step import Lesson
from .memory import day_of
from .progress_file import Progress, is_solved, progress_in_use
from .puzzle_rows import PUZZLES, Puzzle
from .puzzle_run import PuzzleRun
from .rule_tasks import RULE_PRACTICE
from .session import Session
from .strategy import STRATEGY
from .tasks_from_games import mined_puzzles

RULE_NUMBER = re.compile(r"[Ff]?[0-9]")  # the beginning of a rule's number
MAX_RUN_MINUTES = 60  # of puzzles against the clock
MINED_PREFIX = "game-"  # of the names of puzzles from games, which change between versions
PUZZLE_LESSON = "puzzle"  # the name of the lesson of all puzzles
DAILY_PRACTICE = "today"  # the name of the day's practice in start screens and addresses
DAY_STRIDE = 131  # the step in the list from day to day, as neighbouring puzzles are similar


class Lessons(Catalogue[Lesson]):
    """Lessons by name; shown as a table with the number of solved steps.

    Args:
        rows: The lessons by name.

    >>> from ora_widgets.lessons import lessons
    >>> "wheel" in lessons()
    True
    """

    unknown = "lesson-unknown"

    def _table(self) -> Table:
        entries = progress_in_use().entries()
        rows = []
        for name, lesson in self.items():
            done = sum(is_solved(entries.get(f"{name}/{step.name}", {})) for step in lesson.steps)
            rows.append((name, lesson.title(self.language), f"{done}/{len(lesson.steps)}"))
        head = [say(f"lessons-head-{part}", self.language) for part in ("name", "title", "solved")]
        return Table(head, rows)


def lessons(language: str = CURRENT) -> Lessons:
    """List all lessons of the course and of the strategy track, with the number of solved steps.

    >>> list(lessons())[0]
    'welcome'
    """
    return Lessons({row.name: row for row in (*LESSONS, *STRATEGY)}, known_language(language))


def lesson(name: object, step: str | int = "", *, language: str = CURRENT, progress: Progress | None = None) -> Session:
    """Open a lesson, to be played with `check`, `hint`, `solution`, `next` and `restart`.

    Args:
        name: Its name from `lessons()`, or its number in the course, 0 for the first.
        step: The number of the step to begin with, from 1, or its name, so that the session stays at this step even if
            its board goes on. By default the first unsolved step.
        progress: The progress file; by default the one in use.

    Raises:
        UnknownName: When there is no such lesson, step or language; the message has the nearest names.

    >>> lesson("work-contracts", step=1).title
    'Work contracts'
    """
    rows, name = lessons(language), typed_number(name)
    if is_whole(name, 0, len(rows) - 1):
        name = list(rows)[name]  # type: ignore[call-overload]  # it is a number
    found = rows[name]  # type: ignore[index]  # rows refuses other types
    return Session(found, step, language=language, progress=progress, stays=isinstance(step, str) and step != "")


class Puzzles(Catalogue[Puzzle]):
    """Puzzles by name, from easy to hard; shown as a table that marks solved ones.

    Args:
        rows: The puzzles by name.

    >>> from ora_widgets.lessons import puzzles
    >>> puzzles()["portico"].grade
    1
    """

    def refusal(self, name: object) -> UnknownName:
        """The error for a name or number that no puzzle has.

        Args:
            name: The name or number.
        """
        mined = isinstance(name, str) and name.startswith(MINED_PREFIX)
        unknown = "puzzle-other-version" if mined else "puzzle-unknown"
        return UnknownName(unknown, number=safe_text(name, 40), count=len(self), near=nearest(name, [*self]))

    def _table(self) -> Table:
        entries = progress_in_use().entries()
        rows = [
            (
                name,
                row.words("title", self.language),
                row.theme,
                row.grade,
                "✓" if is_solved(entries.get(f"puzzle/{name}", {})) else "",
            )
            for name, row in self.items()
        ]
        head = [say(f"puzzles-head-{part}", self.language) for part in ("name", "title", "theme", "grade", "solved")]
        return Table(head, rows)


def puzzles(language: str = CURRENT) -> Puzzles:
    """List all puzzles, from easy to hard, with solved ones marked.

    >>> next(iter(puzzles().values())).grade
    1
    """
    return Puzzles({row.name: row for row in _all_puzzles()}, known_language(language))


@cache
def _all_puzzles() -> tuple[Puzzle, ...]:
    """All puzzles, made by hand and found in games, from easy to hard."""
    by_hand = [replace(row, message=f"puzzle-{row.name}") for row in PUZZLES]
    return tuple(sorted([*by_hand, *mined_puzzles()], key=lambda row: row.grade))


@cache
def puzzle_lesson() -> Lesson:
    """The lesson whose steps are all puzzles."""
    return Lesson(PUZZLE_LESSON, _all_puzzles(), "puzzle-lesson")


def puzzle(
    number: object = "",
    *,
    theme: str = "",
    grade: int = 0,
    language: str = CURRENT,
    progress: Progress | None = None,
) -> Session:
    """Open a puzzle with a proven best answer; `next()` goes on to the next one.

    Args:
        number: Its number, from 1 for the easiest, or its name; by default the first that you have not solved.
        theme: The main theme of all following puzzles, such as `"contract"`; numbers count only puzzles of this theme.
        grade: The grade of all following puzzles, 1 to 5; by default all grades.
        progress: The progress file; by default the one in use.

    Raises:
        UnknownName: When there is no such puzzle, theme or language; the message has the nearest names.
        WrongArgument: When there is no such grade.

    >>> puzzle(1).check().kind
    'untried'
    """
    rows, number = _select_puzzles(theme, grade, language), typed_number(number)
    known = Puzzles({row.name: row for row in rows}, known_language(language))
    if not is_whole(number, 1, len(known)) and not one_of(number, ("", *known)):
        raise with_sentence(known.refusal(number), language=language)
    step: Any = number
    return Session(replace(puzzle_lesson(), steps=rows), step, language=language, progress=progress)


def puzzle_run(
    *, theme: str = "", grade: int = 0, minutes: int = 0, language: str = CURRENT, progress: Progress | None = None
) -> PuzzleRun:
    """Solve puzzles from easy to hard with one try each: in a streak, or as many as you can in some minutes.

    Args:
        theme: The main theme of the puzzles, such as `"contract"`; by default all themes.
        grade: The grade of the puzzles, 1 to 5; by default all grades.
        minutes: How many minutes the run takes, at most 60; by default it is a streak, which ends with the first miss.
        progress: The progress file; by default the one in use.

    Returns:
        A session; `standing` is the result so far, `next()` goes on.

    Raises:
        UnknownName: When there is no such theme or language.
        WrongArgument: When the minutes or the grade are out of range.

    >>> puzzle_run().standing
    'Solved in a row: 0.'
    """
    minutes = whole("minutes", minutes, 0, MAX_RUN_MINUTES)
    return PuzzleRun(_select_puzzles(theme, grade, language), minutes=minutes, language=language, progress=progress)


def _select_puzzles(theme: object, grade: object, language: str) -> tuple[Puzzle, ...]:
    """The puzzles of a theme and a grade, if given; raises `UnknownName` where there are none."""
    grade, rows = whole("grade", grade, 0, max(GRADES)), _all_puzzles()
    of_grade = [row for row in rows if grade in (0, row.grade)]
    # A theme is found in a puzzle's position, so it is read only if it is asked for: a start screen opens a puzzle, too.
    chosen = tuple(of_grade if one_of(theme, ("",)) else [row for row in of_grade if one_of(theme, (row.theme,))])
    if not chosen:
        known = ", ".join(dict.fromkeys(row.theme for row in of_grade))
        raise with_sentence(UnknownName("puzzle-no-theme", theme=safe_text(theme, 40), known=known), language=language)
    return chosen


def rule_practice(number: object = "", *, language: str = CURRENT, progress: Progress | None = None) -> Session:
    """Practise a rule that no lesson makes you apply; `next()` goes on to the next task.

    Args:
        number: The rule's number, such as `"F5.3.7"`, or the name of a task; by default the first task that you have not
            solved.
        progress: The progress file; by default the one in use.

    Raises:
        UnknownName: When there is no such rule, task or language, or when a lesson teaches this rule instead.

    >>> rule_practice("F5.3.7").task
    Clay shows 4, and your prior is the only one at home. Take the 4 clay in this turn, and keep the prior at home.
    """
    known_language(language)
    names = [step.name for step in RULE_PRACTICE.steps]
    if one_of(number, ("", *names)):
        return Session(RULE_PRACTICE, str(number), language=language, progress=progress)
    if not isinstance(number, str) or not RULE_NUMBER.match(number.strip()):
        unknown = UnknownName("practice-unknown", word=safe_text(number, 40), near=nearest(number, names))
        raise with_sentence(unknown, language=language)
    wanted = rule(number, language).number
    for step in RULE_PRACTICE.steps:
        if wanted in step.rules.split():
            return Session(RULE_PRACTICE, step.name, language=language, progress=progress)
    raise with_sentence(UnknownName("practice-none", number=wanted), language=language)


def puzzle_of_the_day(
    day: date | str | None = None, *, language: str = CURRENT, progress: Progress | None = None
) -> Session:
    """Open the puzzle of a day, the same for everybody; every puzzle has its day before any is repeated.

    Args:
        day: A date or a text such as `"2025-12-24"`; by default today.
        progress: The progress file; by default the one in use.

    Raises:
        ValueError: When `day` is not a date.

    >>> puzzle_of_the_day("2025-12-24").step.name == puzzle_of_the_day(date(2025, 12, 24)).step.name
    True
    """
    check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
    rows = _all_puzzles()
    place = day_of(day, known_language(language)).toordinal() * DAY_STRIDE % len(rows)
    return puzzle(rows[place].name, language=language, progress=progress)
