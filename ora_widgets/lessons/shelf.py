"""The lessons of the course by name, in their order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache

from ..engine.moves import shown
from ..language.fluent import FALLBACK, say
from ..rulebook.rules import rule
from ..tables import Table, Tabular
from .bites import bite
from .keeping import Progress, here, solved
from .sitting import Sitting
from .step import Lesson


class UnknownLesson(LookupError):
    """There is no lesson of this name; the message names the nearest ones."""


class Lessons(Tabular, Mapping[str, Lesson]):
    """Lessons by name; shows itself as a table with what has been solved.

    Parameters: `rows`, by name; `language`, of the table.
    """

    def __init__(self, rows: dict[str, Lesson], language: str = FALLBACK) -> None:
        self._rows = rows
        self.language = language

    def __getitem__(self, name: str) -> Lesson:
        return self._rows[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def _table(self) -> Table:
        entries = here().entries()
        rows = []
        for name, lesson in self.items():
            done = sum(solved(entries.get(f"{name}/{step.name}", {})) for step in lesson.steps)
            rows.append((name, lesson.title(self.language), f"{done}/{len(lesson.steps)}"))
        head = [say(f"lessons-head-{part}", self.language) for part in ("name", "title", "solved")]
        return Table(head, rows)


@cache
def all_lessons() -> Lessons:
    """All lessons of the course.

    >>> list(all_lessons())[0]
    'wheel'
    """
    from .course import LESSONS

    return Lessons({row.name: row for row in LESSONS})


def lesson(
    name: object, step: str | int = "", *, language: str = FALLBACK, progress: Progress | None = None
) -> Sitting:
    """Take a lesson: an object to play on, with `check`, `hint`, `solution`, `next` and `restart`.

    Parameters: `name`, as `ora.lessons()` lists it, or its number in the course, 0 first; `step`, its number, 1 first, to
    begin there, or its name, to stay there whatever its board goes on to (default: the first step that is not solved
    yet); `language`; `progress`, the file to keep.
    Raises `UnknownLesson` with the nearest names, and `LookupError` for a step that does not exist.

    >>> lesson("work-contracts", step=1).title
    'Work contracts'
    """
    rows = all_lessons()
    if isinstance(name, int) and not isinstance(name, bool) and 0 <= name < len(rows):
        name = list(rows)[name]
    found = rows.get(name) if isinstance(name, str) else None
    if found is None:
        near = get_close_matches(shown(name, 40), rows, n=3, cutoff=0.2) or list(rows)[:3]
        raise UnknownLesson(say("lesson-unknown", language, name=shown(name, 40), near=", ".join(near)))
    return Sitting(found, step, language=language, progress=progress, stays=isinstance(step, str) and step != "")


def about(number: str, *, language: str = FALLBACK, progress: Progress | None = None) -> Sitting:
    """The task in which a rule is taught or used: a small position in which it bites.

    Parameters: `number`, such as `"F5.3.4"`, for a chapter its first part that has one; `language`; `progress`.
    Raises `UnknownRule` when there is no such rule, and `LookupError` when no task is about it.

    >>> about("F5.3.5").title
    'Work contracts'
    """
    found = bite(rule(number, language).number)
    if found is None:
        raise LookupError(say("lesson-no-task", language, number=rule(number, language).number))
    return Sitting(found.lesson, found.step.name, language=language, progress=progress, stays=True)
