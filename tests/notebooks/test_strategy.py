"""The notebooks on strategy say what the package says, step by step."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from ora_widgets.lessons import Lesson
from ora_widgets.lessons.strategy import FROM, STRATEGY

LEARN = Path(__file__).parents[2] / "notebooks" / "learn"
ADVANCED = [pytest.param(number, lesson, id=lesson.name) for number, lesson in enumerate(STRATEGY, start=1)]


def cells(number: int) -> list[str]:
    (path,) = LEARN.glob(f"strategy_{number}_*.ipynb")
    return [cell.source for cell in nbformat.read(path, as_version=4).cells]


@pytest.mark.parametrize(("number", "lesson"), ADVANCED)
def test_a_strategy_lesson_has_its_goals_its_steps_a_comparison_and_its_game(number: int, lesson: Lesson) -> None:
    first, *found, last = cells(number)
    games = {FROM[step.name][0] for step in lesson.steps if step.name in FROM}

    assert first.startswith(f"# Strategy {number} · {lesson.title()}\n\n**Goals.** {lesson.aims()}\n")
    check_steps([first, *found], lesson)
    assert sum("ora.study.what_if(" in cell for cell in found) == 1
    assert any(f'ora.walkthrough("{name}")' in cell for name in games | ADDED.get(lesson.name, set()) for cell in found)
    assert all((LEARN / name.split(")")[0]).exists() for name in last.split("](")[1:])


# Games that are told in a lesson without being those of its tasks.
ADDED = {
    "chains": {"by-the-water"},
    "where-to-live": {"by-the-water"},
    "hired-hands": {"open-doors"},
    "wheel-ahead": {"open-doors"},
}


def check_steps(found: list[str], lesson: Lesson) -> None:
    """Every step has its words, its board and a cell to begin in."""
    for place, step in enumerate(lesson.steps):
        prose, board, starter = found[2 + 3 * place : 5 + 3 * place]
        variable = step.name.replace("-", "_")
        rules = ", ".join(step.rules.split())

        assert prose == f"## {place + 1} · {step.words('title')}\n\n{step.words('text')}\n\n*Rules: {rules}*"
        assert board == f'{variable} = ora.lesson("{lesson.name}", "{step.name}")\n{variable}'
        verb = "answer" if step.answer else "game.play"
        assert starter == f'# {variable}.{verb}("…")\n{variable}.check()'
