"""The notebooks of the course open with their goals, lead on, and repeat nothing."""

from __future__ import annotations

import re

import nbformat
import pytest

from ora_widgets.language.fluent import languages
from ora_widgets.lessons import Lesson
from ora_widgets.lessons.course import LESSONS
from tests.notebooks.course import AROUND, cells, file_of
from tests.notebooks.generated import folder_of

COURSE = [pytest.param(number, lesson, id=lesson.name) for number, lesson in enumerate(LESSONS)]
every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize(("number", "lesson"), COURSE)
def test_a_lesson_opens_with_its_goals_and_leads_on(number: int, lesson: Lesson, language: str) -> None:
    first, *_, last = [cell.source for cell in cells(number, language)]

    assert first.startswith(f"# {number} · {lesson.title(language)}\n\n**")
    assert lesson.aims(language) in first
    assert (folder_of(language) / re.findall(r"\]\(([^)]+)\)", last)[0]).exists()


@every_language
@pytest.mark.parametrize(("number", "lesson"), COURSE)
def test_no_paragraph_stands_twice(number: int, lesson: Lesson, language: str) -> None:
    """The text above a board's task is not repeated in the cell before it."""
    prose = "\n\n".join(cell.source for cell in cells(number, language) if cell.kind == "markdown")
    said = [step.words(part, language) for step in lesson.steps for part in ("text", "task")]
    paragraphs = prose.split("\n\n")

    assert [text for text in said if text and text in prose] == []
    assert len(set(paragraphs)) == len(paragraphs)


def test_every_cell_to_look_around_in_belongs_to_a_lesson() -> None:
    assert set(AROUND) <= {lesson.name for lesson in LESSONS}


@every_language
@pytest.mark.parametrize("number", range(len(COURSE)))
def test_what_was_run_was_run_in_the_language(number: int, language: str) -> None:
    """The first board of each lesson shows its task in the language."""
    lesson = LESSONS[number]
    shown = nbformat.read(folder_of(language) / file_of(number, lesson), as_version=4).cells[3].outputs[0]
    assert lesson.steps[0].words("title", language) in shown.data["text/plain"]
