"""Exercise notebooks for a class: the tasks of chosen lessons, and neither hints nor solutions."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path

from ..language.fluent import CURRENT, known_language, say
from ..support.arguments import is_a
from ..support.arguments import path as path_of
from ..support.files import write_whole
from . import catalogue
from .lesson_step import Lesson, LessonStep

KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def write_exercises(
    folder: str | os.PathLike[str], lessons: str | Iterable[str] = (), *, language: str = CURRENT
) -> list[Path]:
    """Write a notebook of exercises for each of some lessons; what is there under its name is replaced.

    In the file there are the tasks, and no hint, solution or answer. On the boards learners can still ask for help;
    `class_table` and `learner_table` show who did.

    Args:
        folder: Where they go; it must exist.
        lessons: Their names, as `lessons()` lists them; by default all.

    Raises:
        UnknownName: When there is no such lesson; nothing is written then.
        OSError: When a file cannot be written.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as here:
    ...     [path.name for path in write_exercises(here, "wheel")]
    ['exercises-wheel-en.ipynb']
    """
    language = known_language(language)
    where = path_of("folder", folder)
    paths = []
    for row in chosen(lessons, language):
        path = where / f"exercises-{row.name}-{language}.ipynb"
        write_whole(path, (json.dumps(_notebook(row, language), indent=1, ensure_ascii=False) + "\n").encode())
        paths.append(path)
    return paths


def chosen(lessons: str | Iterable[str], language: str) -> list[Lesson]:
    """The lessons that somebody names, or all; raises `UnknownName` where there is no such lesson."""
    rows = catalogue.lessons(language)
    wanted = [lessons] if isinstance(lessons, str) or not is_a(lessons, Iterable) else list(lessons)
    return [rows[name] for name in wanted] or list(rows.values())  # type: ignore[index]  # strangers are told


def _notebook(lesson: Lesson, language: str) -> dict[str, object]:
    cells = [
        ("markdown", f"# {lesson.title(language)}\n\n{lesson.aims(language)}".rstrip()),
        ("code", f'import ora_widgets as ora\n\nora.set_language("{language}")'),
        ("markdown", say("sheet-name", language)),
        ("code", 'ora.lessons.learner("")'),
    ]
    for number, step in enumerate(lesson.steps, start=1):
        cells += _cells(lesson, number, step, language)
    cells += [("markdown", say("sheet-hand-in", language)), ("code", f'ora.lessons.backup("{language}")')]
    made = [_cell(number, kind, text) for number, (kind, text) in enumerate(cells)]
    return {"cells": made, "metadata": {"kernelspec": KERNEL}, "nbformat": 4, "nbformat_minor": 5}


def _cells(lesson: Lesson, number: int, step: LessonStep, language: str) -> list[tuple[str, str]]:
    task = f"**{say('sheet-task', language)}.** {step.words('task', language)}"
    choices = "\n".join(f"- {words}" for words in step.labels(language).values())
    parts = [f"## {number} · {step.words('title', language)}", step.words("text", language), task, choices]
    variable = f"task_{number}"
    opened = f'{variable} = ora.lesson("{lesson.name}", "{step.name}", language="{language}")\n{variable}'
    return [
        ("markdown", "\n\n".join(part for part in parts if part)),
        ("code", opened),
        ("code", f"{variable}.check()"),
    ]


def _cell(number: int, kind: str, text: str) -> dict[str, object]:
    shared: dict[str, object] = {
        "cell_type": kind,
        "id": f"cell-{number}",
        "metadata": {},
        "source": text.splitlines(keepends=True),
    }
    return shared if kind == "markdown" else {**shared, "execution_count": None, "outputs": []}
