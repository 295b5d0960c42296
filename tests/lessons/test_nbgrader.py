"""Exercise notebooks for nbgrader: its commands remove the solutions, and grade the pupils' notebooks.

nbgrader installs a database and parts of a server, so `make long` gives it its own environment.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import nbformat
import pytest

from ora_widgets.language.fluent import languages
from ora_widgets.lessons import lessons, write_exercises
from tests.lessons.conftest import elsewhere

__all__ = ["elsewhere"]

PYTHON = Path(os.environ.get("ORA_NBGRADER", Path(__file__).parents[2] / ".venv-nbgrader" / "bin" / "python"))
SOLUTION = re.compile("### BEGIN SOLUTION\n(.*)\n### END SOLUTION", re.DOTALL)
REPORT = """
from nbgrader.api import Gradebook
with Gradebook("sqlite:///gradebook.db") as book:
    for one in book.assignment_submissions("wheel"):
        print(one.student.id, one.score, one.max_score)
"""


def cells(folder: Path, name: str, language: str) -> list[dict[str, Any]]:
    [path] = write_exercises(folder, name, language=language, nbgrader=True)
    nbformat.validate(nbformat.read(path, as_version=4))
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def text(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def role(cell: dict[str, Any]) -> tuple[bool, bool, bool]:
    marks = cell["metadata"]["nbgrader"]
    return marks["solution"], marks["grade"], marks["locked"]


def passes(test: str, answer: str) -> bool:
    namespace: dict[str, Any] = {}
    exec(f"import ora_widgets as ora\n{answer}", namespace)
    try:
        exec(test, namespace)
    except (AssertionError, ValueError):
        return False
    return True


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["wheel", "scoring", "work-contracts", "first-game"])
def test_every_task_has_a_solution_that_is_taken_out_and_a_test_that_it_alone_passes(
    name: str, language: str, tmp_path: Path
) -> None:
    found = cells(tmp_path, name, language)
    steps = [step for step in lessons()[name].steps if not step.opponents]

    solutions = [cell for cell in found if role(cell) == (True, False, False)]
    tests = [cell for cell in found if role(cell) == (False, True, True)]
    assert len(solutions) == len(tests) == len(steps)
    assert len({cell["metadata"]["nbgrader"]["grade_id"] for cell in found}) == len(found)
    for step, solution, test in zip(steps, solutions, tests, strict=True):
        assert test["metadata"]["nbgrader"]["points"] == 1
        [answer] = SOLUTION.findall(text(solution))
        left = [SOLUTION.sub("", text(cell)) for cell in found if cell["cell_type"] == "code"]
        assert not step.solution or not any(step.solution in one for one in left)
        assert passes(text(test), answer)
        wrong = "nothing" if step.answer else "pass"
        assert not passes(text(test), f'{answer.partition(" = ")[0]} = "{wrong}"')
        assert not passes(text(test), f'{answer.partition(" = ")[0]} = ""')


@pytest.mark.long
def test_nbgrader_strips_the_solutions_and_grades_what_is_handed_in(tmp_path: Path) -> None:
    assert PYTHON.exists(), "make long makes the environment for it"
    (tmp_path / "nbgrader_config.py").write_text("c = get_config()\nc.CourseDirectory.course_id = 'ora'\n")
    (tmp_path / "source" / "wheel").mkdir(parents=True)
    [source] = write_exercises(tmp_path / "source" / "wheel", "wheel", nbgrader=True)

    def nbgrader(*words: str) -> str:
        environment = {**os.environ, "HOME": str(tmp_path), "PATH": f"{PYTHON.parent}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(
            [PYTHON, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    nbgrader("-m", "nbgrader", "generate_assignment", "wheel", "--create")
    released = (tmp_path / "release" / "wheel" / source.name).read_text(encoding="utf-8")
    steps = lessons()["wheel"].steps
    assert not any(step.solution in released for step in steps)
    whole = [f'answer_{number} = "{step.solution}"' for number, step in enumerate(steps, start=1)]
    half = [line if number % 2 else line.replace('"', '"pass; ', 1) for number, line in enumerate(whole)]
    for pupil, answers in {"anna": whole, "ben": half, "cleo": None}.items():
        book = json.loads(released)
        places = [cell for cell in book["cells"] if role(cell)[0]]
        for cell, line in zip(places, answers or (), strict=answers is not None):
            cell["source"] = [line]
        folder = tmp_path / "submitted" / pupil / "wheel"
        folder.mkdir(parents=True)
        (folder / source.name).write_text(json.dumps(book), encoding="utf-8")

    nbgrader("-m", "nbgrader", "autograde", "wheel", "--create")

    points = len(steps)
    assert sorted(nbgrader("-c", REPORT).splitlines()) == [
        f"anna {points:.1f} {points:.1f}",
        f"ben {points // 2:.1f} {points:.1f}",
        f"cleo 0.0 {points:.1f}",
    ]
