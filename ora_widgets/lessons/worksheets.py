"""Worksheets on paper: the tasks of chosen lessons with their positions, and the answers on a page apart."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path

from ..language.fluent import CURRENT, known_language, say
from ..scene.text_board import table_of_seats
from ..support.arguments import path as path_of
from ..support.files import write_whole
from .lesson_step import Lesson, LessonStep
from .sheets import chosen

LINES = 2  # to write an answer on
# As wide as the board in characters; a task is not torn apart between two pages.
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


def write_worksheets(
    folder: str | os.PathLike[str], lessons: str | Iterable[str] = (), *, language: str = CURRENT
) -> list[Path]:
    """Write two pages for each of some lessons, to print from a browser: the tasks, and their answers for the teacher.

    Args:
        folder: Where they go; it must exist, and what is there under their names is replaced.
        lessons: Their names, as `lessons()` lists them; by default all.

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
    for lesson in chosen(lessons, language):
        for name, make in (("worksheet", _task), ("answers", _answer)):
            path = where / f"{name}-{lesson.name}-{language}.html"
            write_whole(path, _page(lesson, name, make, language).encode())
            paths.append(path)
    return paths


def _page(lesson: Lesson, name: str, make: Callable[[LessonStep, str], str], language: str) -> str:
    title = lesson.title(language)
    heading = title if name == "worksheet" else say("sheet-answers", language, title=title)
    steps = [
        f"<section><h2>{number} · {escape(step.words('title', language))}</h2>{make(step, language)}</section>"
        for number, step in enumerate(lesson.steps, start=1)
        if not step.opponents
    ]
    who = f"<p>{escape(say('sheet-who', language))} ____________________</p>" if name == "worksheet" else ""
    head = f'<meta charset="utf-8"><title>{escape(heading)}</title><style>{STYLE}</style>'
    body = f"<h1>{escape(heading)}</h1>{who}{''.join(steps)}"
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body>{body}</body></html>\n'


def _task(step: LessonStep, language: str) -> str:
    """What is explained and asked, the position, and room for the answer."""
    parts = [_paragraph(step.words("text", language))]
    if step.goal:
        parts.append(f"<pre>{escape(table_of_seats(step.game(), _seats(step), language))}</pre>")
    task = escape(step.words("task", language))
    parts.append(f"<p><b>{escape(say('sheet-task', language))}.</b> {task}</p>")
    labels = step.labels(language).values()
    parts.append(f"<ul>{''.join(f'<li>{escape(label)}</li>' for label in labels)}</ul>" if labels else "")
    return "".join([*parts, *([] if labels else ['<div class="line"></div>'] * LINES)])


def _answer(step: LessonStep, language: str) -> str:
    """The answer, what it teaches, and the rules that say so."""
    solution = escape(step.shown_solution(language))
    rules = escape(", ".join(step.rules.split()))
    return f"<p><b>{solution}</b></p>{_paragraph(step.words('learnt', language))}<p>{rules}</p>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>" if text else ""


def _seats(step: LessonStep) -> str:
    """The colours that a task is about: whoever is to move, and whose are in its goal."""
    game = step.game()
    words = {word for part in step.goal.split(";") for word in part.split()[:1]}
    return "".join(seat for seat in game.setup.seats if seat == game.to_move or seat in words)
