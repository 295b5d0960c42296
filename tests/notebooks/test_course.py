"""The notebooks of the course are those that the lessons and the Fluent files make, in every language."""

from __future__ import annotations

import re

import nbformat
import pytest

from ora_widgets.language.fluent import languages
from ora_widgets.lessons import Lesson
from ora_widgets.lessons.course import LESSONS
from tests.notebooks.course import AROUND, LEARN, Cell, cells, file_of, folder_of, notebook, written

COURSE = [pytest.param(number, lesson, id=lesson.name) for number, lesson in enumerate(LESSONS)]
every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize(("number", "lesson"), COURSE)
def test_a_notebook_is_what_is_made(number: int, lesson: Lesson, language: str) -> None:
    """If not: python -m tests.notebooks.course."""
    assert written(folder_of(language) / file_of(number, lesson)) == cells(number, language)


@every_language
def test_there_are_no_others(language: str) -> None:
    wanted = {file_of(number, lesson) for number, lesson in enumerate(LESSONS)}
    assert {path.name for path in folder_of(language).glob("[0-9]*.ipynb")} == wanted


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
    """What a board says above its task is not said in the cell before it, too."""
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
    """The first board of each lesson says its task in the words of its language."""
    lesson = LESSONS[number]
    shown = nbformat.read(folder_of(language) / file_of(number, lesson), as_version=4).cells[3].outputs[0]
    assert lesson.steps[0].words("title", language) in shown.data["text/plain"]


# ---- the writer itself

ONE, TWO = Cell("code", "1"), Cell("code", "2")


def test_what_has_been_run_is_kept_where_only_prose_has_changed() -> None:
    before = notebook([Cell("markdown", "a"), ONE])
    before.cells[1].execution_count = 7
    after = notebook([Cell("markdown", "b"), ONE, Cell("markdown", "c")], before)

    assert [(cell.source, cell.get("execution_count")) for cell in after.cells] == [("b", None), ("1", 7), ("c", None)]
    assert [cell.id for cell in after.cells] == ["cell-00", "cell-01", "cell-02"]


@pytest.mark.parametrize("code", [[TWO], [ONE, TWO], [TWO, ONE]])
def test_where_code_has_changed_nothing_of_what_it_showed_is_kept(code: list[Cell]) -> None:
    before = notebook([ONE])
    before.cells[0].execution_count = 7
    assert {cell.execution_count for cell in notebook(code, before).cells} == {None}


def test_a_notebook_that_is_not_there_holds_nothing() -> None:
    assert written(LEARN / "99_nothing.ipynb") == []
