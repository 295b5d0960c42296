"""Lessons for a class: exercise notebooks, also for nbgrader, and worksheets to print, with separate answers."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path

from ..language.fluent import CURRENT, known_language, say
from ..language.names import codes_explained
from ..scene.text_board import table_of_seats
from ..support.arguments import flag, is_a
from ..support.arguments import path as path_of
from ..support.files import Cell, cell, cells_of, write_notebook, write_whole
from . import catalogue
from .lesson_step import Lesson, LessonStep

ANSWER_LINES = 2  # on a worksheet
CODED_TEXT = re.compile("<(?:pre|code)>([^<]*)")  # positions and moves, which contain codes of goods
# The page is as wide as the board in characters; no task is split between pages.
STYLE = """
@page { size: A4 portrait; margin: 12mm; }
body { font: 10pt/1.35 system-ui, sans-serif; color: #000; background: #fff; max-width: 186mm; margin: 0 auto; }
h1 { font-size: 15pt; margin: 0 0 2mm; }
h2 { font-size: 11pt; margin: 0 0 1mm; }
p, ul, pre { margin: 0 0 2mm; }
ul { list-style: "☐  "; }
section { break-inside: avoid; padding: 2mm 0; border-top: 0.3pt solid #999; }
pre { font: 6.8pt/1.2 ui-monospace, monospace; white-space: pre; overflow: hidden; }
.line { border-bottom: 0.4pt solid #000; height: 8mm; }
"""


def write_exercises(
    folder: str | os.PathLike[str],
    lessons: str | Iterable[str] = (),
    *,
    language: str = CURRENT,
    nbgrader: bool = False,
) -> list[Path]:
    """Write a notebook of exercises for each chosen lesson, replacing files of the same name.

    The files contain no hints, solutions or answers. The boards still offer help; `class_table` and `learner_table`
    show who asked for it.

    Args:
        folder: An existing folder.
        lessons: Names from `lessons()`; by default all.
        nbgrader: Whether to write source notebooks for nbgrader, with solutions, which `nbgrader generate_assignment`
            removes, and a test of one point for each task, which `nbgrader autograde` runs.

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
    flag("nbgrader", nbgrader)
    make = _add_grading if nbgrader else _notebook
    paths = []
    for row in choose_lessons(lessons, language):
        path = where / f"exercises-{row.name}-{language}.ipynb"
        write_notebook(path, make(row, language))
        paths.append(path)
    return paths


def choose_lessons(lessons: str | Iterable[str], language: str) -> list[Lesson]:
    """The named lessons, or all if none is named; raises `UnknownName` where there is no such lesson."""
    rows = catalogue.lessons(language)
    wanted = [lessons] if isinstance(lessons, str) or not is_a(lessons, Iterable) else list(lessons)
    return [rows[name] for name in wanted] or list(rows.values())  # type: ignore[index]  # rows refuses other types


def _notebook(lesson: Lesson, language: str) -> list[Cell]:
    cells = [
        ("markdown", f"# {lesson.title(language)}\n\n{lesson.aims(language)}".rstrip()),
        ("code", f'import ora_widgets as ora\n\nora.set_language("{language}")'),
        ("markdown", say("sheet-name", language)),
        ("code", 'ora.lessons.learner("")'),
    ]
    for number, step in enumerate(lesson.steps, start=1):
        cells += _cells(lesson, number, step, language)
    cells += [("markdown", say("sheet-hand-in", language)), ("code", f'ora.lessons.backup("{language}")')]
    return cells_of(cells)


def _cells(lesson: Lesson, number: int, step: LessonStep, language: str) -> list[tuple[str, str]]:
    return [
        ("markdown", _task_text(number, step, language, "{}")),
        ("code", _opening_line(lesson, number, step, language)),
        ("code", f"task_{number}.check()"),
    ]


def _task_text(number: int, step: LessonStep, language: str, choice: str) -> str:
    """The text and the task of a step, and its answers to choose from, formatted by `choice` from words and key."""
    task = f"**{say('sheet-task', language)}.** {step.words('task', language)}"
    labels = step.labels(language).items()
    choices = "\n".join(f"- {choice.format(words, key=key)}" for key, words in labels)
    parts = [f"## {number} · {step.words('title', language)}", step.words("text", language), task, choices]
    return "\n\n".join(part for part in parts if part)


def _opening_line(lesson: Lesson, number: int, step: LessonStep, language: str) -> str:
    """The line that shows a task on a board."""
    variable = f"task_{number}"
    return f'{variable} = ora.lesson("{lesson.name}", "{step.name}", language="{language}")\n{variable}'


# ---- for nbgrader


def _add_grading(lesson: Lesson, language: str) -> list[Cell]:
    """A notebook with solutions between nbgrader's marks, each followed by a test worth one point."""
    cells: list[tuple[str, str, str]] = [
        ("markdown", f"# {lesson.title(language)}\n\n{lesson.aims(language)}".rstrip(), "text"),
        ("code", f'import ora_widgets as ora\n\nora.set_language("{language}")', "text"),
    ]
    for number, step in enumerate(lesson.steps, start=1):
        if step.opponents:
            continue  # a whole game against bots has no fixed solution
        answer, example = f"answer_{number}", step.choices.split()[0] if step.answer else "pass; done"
        wanted = say("sheet-write", language, line=f'{answer} = "{example}"', kind="choice" if step.answer else "moves")
        at = f'ora.lessons("{language}")["{lesson.name}"].steps[{number - 1}]'
        tried = (
            f'step.check(step.game(), answer=str({answer}), language="{language}")'
            if step.answer
            else f'step.check(step.play_line({answer}), step.game().ply, language="{language}")'
        )
        solution = f'{answer} = "{step.answer or step.own_moves}"'
        cells += [
            ("markdown", f"{_task_text(number, step, language, '`{key}`: {}')}\n\n{wanted}", "text"),
            ("code", _opening_line(lesson, number, step, language), "text"),
            ("code", f"### BEGIN SOLUTION\n{solution}\n### END SOLUTION", "solution"),
            ("code", f"step = {at}\noutcome = {tried}\nassert outcome, outcome.sentence", "test"),
        ]
    made = []
    for number, (kind, text, role) in enumerate(cells):
        # https://nbgrader.readthedocs.io/en/stable/contributor_guide/metadata.html
        graded: dict[str, object] = {
            "schema_version": 3,
            "grade_id": f"cell-{number}",
            "grade": role == "test",
            "solution": role == "solution",
            "locked": role != "solution",
            "task": False,
        }
        made.append(
            {**cell(number, kind, text), "metadata": {"nbgrader": graded | ({"points": 1} if role == "test" else {})}}
        )
    return made


# ---- to print


def write_worksheets(
    folder: str | os.PathLike[str], lessons: str | Iterable[str] = (), *, language: str = CURRENT
) -> list[Path]:
    """Write two pages for each chosen lesson, to print from a browser: the tasks, and the answers for the teacher.

    Args:
        folder: An existing folder; files of the same names in it are replaced.
        lessons: Names from `lessons()`; by default all.

    Returns:
        The files, each sheet before its answers.

    Raises:
        UnknownName: When there is no such lesson; nothing is written then.
        OSError: When a file cannot be written.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as here:
    ...     [path.name for path in write_worksheets(here, "wheel")]
    ['worksheet-wheel-en.html', 'answers-wheel-en.html']
    """
    language = known_language(language)
    where = path_of("folder", folder)
    paths = []
    for lesson in choose_lessons(lessons, language):
        for name, make in (("worksheet", _task), ("answers", _answer)):
            path = where / f"{name}-{lesson.name}-{language}.html"
            write_whole(path, _page(lesson, name, make, language).encode())
            paths.append(path)
    return paths


def _page(lesson: Lesson, name: str, make: Callable[[LessonStep, str], str], language: str) -> str:
    title = lesson.title(language)
    heading = title if name == "worksheet" else say("sheet-answers", language, title=title)
    steps = "".join(
        f"<section><h2>{number} · {escape(step.words('title', language))}</h2>{make(step, language)}</section>"
        for number, step in enumerate(lesson.steps, start=1)
        if not step.opponents
    )
    who = f"<p>{escape(say('sheet-who', language))} ____________________</p>" if name == "worksheet" else ""
    head = f'<meta charset="utf-8"><title>{escape(heading)}</title><style>{STYLE}</style>'
    codes = codes_explained(" ".join(CODED_TEXT.findall(steps)), language)
    body = f"<h1>{escape(heading)}</h1>{who}{_paragraph(codes)}{steps}"
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{body}</body></html>\n'


def _task(step: LessonStep, language: str) -> str:
    """The text, position and task of a step, and room for the answer."""
    parts = [_paragraph(step.words("text", language))]
    if step.goal:
        parts.append(f"<pre>{escape(table_of_seats(step.game(), _seats(step), language))}</pre>")
    task = escape(step.words("task", language))
    parts.append(f"<p><b>{escape(say('sheet-task', language))}.</b> {task}</p>")
    labels = step.labels(language).values()
    parts.append(f"<ul>{''.join(f'<li>{escape(label)}</li>' for label in labels)}</ul>" if labels else "")
    return "".join([*parts, *([] if labels else ['<div class="line"></div>'] * ANSWER_LINES)])


def _answer(step: LessonStep, language: str) -> str:
    """The answer to a task, what it teaches, and its rules."""
    solution = f"<p><b>{escape(step.named_solution(language))}</b></p>"
    lines = f"<p><code>{escape(step.shown_solution(language))}</code></p>" if step.goal else ""
    rules = escape(", ".join(step.rules.split()))
    return f"{solution}{lines}{_paragraph(step.words('learnt', language))}<p>{rules}</p>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else ""


def _seats(step: LessonStep) -> str:
    """The colours that a task is about: those of the player to move and of its goal."""
    game = step.game()
    words = {word for part in step.goal.split(";") for word in part.split()[:1]}
    return "".join(seat for seat in game.setup.seats if seat == game.to_move or seat in words)
