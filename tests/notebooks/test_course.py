"""The notebooks of the course say what the package says, step by step."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from ora_widgets.lessons import Lesson, all_lessons

LEARN = Path(__file__).parents[2] / "notebooks" / "learn"
COURSE = [pytest.param(number, lesson, id=lesson.name) for number, lesson in enumerate(all_lessons().values())]


def cells(number: int) -> list[str]:
    (path,) = LEARN.glob(f"{number:02}_*.ipynb")
    return [cell.source for cell in nbformat.read(path, as_version=4).cells]


@pytest.mark.parametrize(("number", "lesson"), COURSE)
def test_a_lesson_opens_with_its_goals_and_leads_on(number: int, lesson: Lesson) -> None:
    first, *_, last = cells(number)

    assert first.startswith(f"# {number} · {lesson.title()}\n\n**Goals.** {lesson.aims()}\n")
    assert last.startswith("**Next:**")
    assert all((LEARN / name.split(")")[0]).exists() for name in last.split("](")[1:])


@pytest.mark.parametrize(("number", "lesson"), COURSE)
def test_every_step_has_its_words_its_board_and_its_starter(number: int, lesson: Lesson) -> None:
    found = cells(number)
    for place, step in enumerate(lesson.steps):
        prose, board, starter = found[2 + 3 * place : 5 + 3 * place]
        variable = step.name.replace("-", "_")

        assert prose == f"## {place + 1} · {step.words('title')}"  # the board says the rest
        assert board == f'{variable} = ora.lesson("{lesson.name}", "{step.name}")\n{variable}'
        verb = "answer" if step.answer else "game.play"
        assert starter == f'# {variable}.{verb}("…")\n{variable}.check()'


@pytest.mark.parametrize(("number", "lesson"), COURSE)
def test_no_paragraph_stands_in_the_notebook_and_on_the_board(number: int, lesson: Lesson) -> None:
    told = "\n".join(cells(number))
    for step in lesson.steps:
        assert step.words("text") not in told
        assert step.words("task") not in told
