"""The notebooks on strategy have a lesson's tasks, a comparison, and its game."""

from __future__ import annotations

import nbformat
import pytest

from ora_widgets.language.fluent import has, languages, say
from ora_widgets.lessons import Lesson
from ora_widgets.lessons.strategy import STRATEGY, WRITTEN_LESSONS, GamePosition
from ora_widgets.scenarios.found_records import VERBS_WITH_CARD
from tests.notebooks.generated import folder_of
from tests.notebooks.strategy import ROWS, cells, file_of

ADVANCED = [pytest.param(number, lesson, id=lesson.name) for number, lesson in enumerate(STRATEGY, start=1)]
# Games in a lesson that do not belong to its tasks.
ADDED = {
    "chains": {"by-the-water"},
    "where-to-live": {"by-the-water"},
    "hired-hands": {"open-doors"},
    "wheel-ahead": {"open-doors"},
}


def test_every_lesson_of_the_track_has_its_notebook() -> None:
    assert list(ROWS) == [lesson.name for lesson in STRATEGY]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("number", "lesson"), ADVANCED)
def test_a_lesson_has_its_tasks_a_comparison_and_its_game(number: int, lesson: Lesson, language: str) -> None:
    found = [cell.source for cell in cells(number, language)]
    games = {step.position.walkthrough for step in lesson.steps if isinstance(step.position, GamePosition)}
    written = WRITTEN_LESSONS[number - 1].steps
    boards = [f'ora.lesson("{lesson.name}", "{step.name}")\n' in source for step in written for source in found]
    more = [source for source in found if f'ora.lesson("{lesson.name}", {len(written) + 1})' in source]

    assert lesson.title(language) in found[0]
    assert lesson.aims(language) in found[0]
    assert sum(boards) == len(written)
    assert len(more) == (len(lesson.steps) > len(written))
    assert ROWS[lesson.name].walk in games | ADDED.get(lesson.name, set())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("number", "lesson"), ADVANCED)
def test_every_line_that_is_compared_has_its_name_and_its_row(number: int, lesson: Lesson, language: str) -> None:
    row, words = ROWS[lesson.name], f"notebook-{lesson.name}"
    names = [say(f"{words}.line-{place}", language) for place in range(1, len(row.lines) + 1)]
    notebook = nbformat.read(folder_of(language) / file_of(number), as_version=4)
    shown = [str(cell.outputs) for cell in notebook.cells if "what_if(" in cell.source]

    assert len(set(names)) == len(names)
    assert not has(f"{words}.line-{len(names) + 1}", language)
    assert len(shown) == bool(names)
    assert all(name in each for name in names for each in shown)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("number", "lesson"), ADVANCED)
def test_turns_are_compared_by_good_play_and_the_taught_one_is_first(
    number: int, lesson: Lesson, language: str
) -> None:
    notebook = nbformat.read(folder_of(language) / file_of(number), as_version=4)
    (cell,) = (cell for cell in notebook.cells if "what_if(" in cell.source or ".hint(n=" in cell.source)
    if ROWS[lesson.name].lines:
        assert "bot=bot" in cell.source
        return
    step = next(step for step in lesson.steps if step.name == ROWS[lesson.name].step)
    verb, card = step.solution.split("; ")[0].split()[:2]
    first = cell.outputs[0].data["text/plain"].splitlines()[1].split()
    assert (first[0], first[1] if verb in VERBS_WITH_CARD else card) == (verb, card)
